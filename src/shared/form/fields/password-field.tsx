import '@mantine/core/styles/PasswordInput.layer.css'
import { PasswordInput } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { withoutCorrections } from './text-entry.tsx'
import { useBoundField, type FieldProps } from './use-bound-field.ts'

type Props<TValues extends FieldValues> = FieldProps<TValues> & { autoComplete: string; autoFocus?: boolean }

/** A password field with a button that shows the entry. */
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
      aria-invalid={shown.error !== undefined || undefined} // which Mantine sets for all other inputs
      autoComplete={autoComplete}
      // For the text input that it becomes when it is shown.
      autoCapitalize="none"
      {...withoutCorrections}
      autoFocus={autoFocus}
      visible={visible}
      onVisibilityChange={setVisible}
      visibilityToggleFocusable
      visibilityToggleButtonProps={{ 'aria-label': visible ? t`Hide what you entered` : t`Show what you entered` }}
    />
  )
}

/**
 * The user name for password managers, which need a real input and ignore hidden ones. It is invisible, not focusable and not read
 * aloud.
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
