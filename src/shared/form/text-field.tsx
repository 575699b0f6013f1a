import { TextInput, type TextInputProps } from '@mantine/core'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useBoundField, type FieldProps } from './use-bound-field.ts'

type Props<TValues extends FieldValues> = FieldProps<TValues> & {
  kind?: 'text' | 'email' | 'digits'
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
  const { kind = 'text', description, autoComplete, autoFocus, leftSection } = props
  const { value, set, bind, shown } = useBoundField(props)
  return (
    <TextInput
      {...bind}
      {...shown}
      {...kinds[kind]}
      value={value as string}
      onChange={set}
      description={description}
      autoComplete={autoComplete}
      autoFocus={autoFocus}
      leftSection={leftSection}
      spellCheck={false}
    />
  )
}
