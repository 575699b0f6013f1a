import { PasswordInput, TextInput, type TextInputProps } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useBoundField, type FieldProps } from './use-bound-field.ts'

type Props<TValues extends FieldValues> = FieldProps<TValues> & {
  /** `password` shows a switch that reveals what was typed. */
  kind?: 'text' | 'email' | 'password' | 'digits'
  autoComplete: string
  autoFocus?: boolean
  leftSection?: ReactNode
}

const kinds: Record<'text' | 'email' | 'digits', Pick<TextInputProps, 'type' | 'inputMode'>> = {
  text: { type: 'text' },
  email: { type: 'text', inputMode: 'email' },
  digits: { type: 'text', inputMode: 'numeric' },
}

/** A text input bound to a form: label above, help and error below, asterisk where it must be filled in (R567, R568). */
export function TextField<TValues extends FieldValues>(props: Props<TValues>) {
  const { t } = useLingui()
  const [visible, setVisible] = useState(false)
  const { kind = 'text', description, autoComplete, autoFocus, leftSection } = props
  const { value, set, bind, shown } = useBoundField(props)
  const bound = {
    ...bind,
    ...shown,
    value: value as string,
    onChange: set,
    description,
    autoComplete,
    autoFocus,
    leftSection,
  }
  return kind === 'password' ? (
    <PasswordInput
      {...bound}
      visible={visible}
      onVisibilityChange={setVisible}
      visibilityToggleFocusable
      visibilityToggleButtonProps={{ 'aria-label': visible ? t`Hide the entry` : t`Show the entry` }}
    />
  ) : (
    <TextInput {...bound} {...kinds[kind]} spellCheck={false} />
  )
}
