import { PasswordInput, TextInput, type TextInputProps } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form'
import { fieldMessage } from './field-message.ts'

type Props<TValues extends FieldValues> = {
  control: Control<TValues, unknown, FieldValues>
  name: FieldPath<TValues>
  label: string
  /** Said below the label, before the person types. */
  description?: ReactNode
  /** `password` shows a switch that reveals what was typed. */
  kind?: 'text' | 'email' | 'password' | 'digits'
  optional?: boolean
  autoComplete: string
  autoFocus?: boolean
  readOnly?: boolean
  leftSection?: ReactNode
}

const kinds: Record<'text' | 'email' | 'digits', Pick<TextInputProps, 'type' | 'inputMode'>> = {
  text: { type: 'text' },
  email: { type: 'text', inputMode: 'email' },
  digits: { type: 'text', inputMode: 'numeric' },
}

/** A text input bound to a form: label above, help and error below, asterisk where it must be filled in (R567, R568). */
export function TextField<TValues extends FieldValues>({
  control,
  name,
  kind = 'text',
  optional,
  ...props
}: Props<TValues>) {
  const { i18n } = useLingui()
  const { field, fieldState } = useController<TValues, FieldPath<TValues>, FieldValues>({ control, name })
  const key = fieldState.error?.message
  const bound = {
    ...props,
    ...field,
    error: key === undefined ? undefined : fieldMessage(i18n, props.label, key),
    required: optional !== true,
    withAsterisk: optional !== true,
  }
  return kind === 'password' ? (
    <PasswordInput {...bound} />
  ) : (
    <TextInput {...bound} {...kinds[kind]} spellCheck={false} />
  )
}
