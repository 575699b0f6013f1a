import '@mantine/core/styles/PasswordInput.layer.css'
import { PasswordInput } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { uncorrected } from './text-entry.tsx'
import { useBoundField, type FieldProps } from './use-bound-field.ts'

type Props<TValues extends FieldValues> = FieldProps<TValues> & { autoComplete: string; autoFocus?: boolean }

/** A password bound to a form, with a switch that reveals what was typed. */
export function PasswordField<TValues extends FieldValues>(props: Props<TValues>) {
  const { t } = useLingui()
  const [visible, setVisible] = useState(false)
  const { description, autoComplete, autoFocus } = props
  const { value, set, bind, shown } = useBoundField(props)
  return (
    <PasswordInput
      {...bind}
      {...shown}
      value={value as string}
      onChange={set}
      description={description}
      aria-invalid={shown.error !== undefined || undefined} // as all other inputs say it by themselves
      autoComplete={autoComplete}
      // As the text that it becomes when it is revealed.
      autoCapitalize="none"
      {...uncorrected}
      autoFocus={autoFocus}
      visible={visible}
      onVisibilityChange={setVisible}
      visibilityToggleFocusable
      visibilityToggleButtonProps={{ 'aria-label': visible ? t`Hide the entry` : t`Show the entry` }}
    />
  )
}

/**
 * Whose password is typed, for password managers: they read a real field and take no hidden type. Nobody else meets it:
 * it is out of sight, out of the order of the keyboard and out of what is read aloud.
 */
export const UserNameEntry = ({ email }: { email: string }) => (
  <input
    className="visually-hidden"
    type="text"
    name="username"
    autoComplete="username"
    value={email}
    readOnly
    tabIndex={-1}
    aria-hidden
  />
)
