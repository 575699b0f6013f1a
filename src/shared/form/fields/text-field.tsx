import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { TextEntry, type TextKind } from './text-entry.tsx'
import { useBoundField, type FieldProps } from './use-bound-field.ts'

export type TextFieldProps<TValues extends FieldValues> = FieldProps<TValues> & {
  kind?: TextKind
  autoComplete: string
  autoCapitalize?: 'words'
  autoFocus?: boolean
  leftSection?: ReactNode
  /** Normalises the typed text. */
  read?: (typed: string) => string
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : '')

/** A text input bound to a form, with an asterisk where it must be filled in. */
export function TextField<TValues extends FieldValues>(props: TextFieldProps<TValues>) {
  const { kind, description, autoComplete, autoCapitalize, autoFocus, leftSection, read } = props
  const { value, set, bind, shown } = useBoundField(props, undefined, asText)
  return (
    <TextEntry
      {...bind}
      {...shown}
      kind={kind}
      value={value as string}
      onChange={read === undefined ? set : ({ currentTarget }) => set(read(currentTarget.value))}
      description={description}
      autoComplete={autoComplete}
      {...(autoCapitalize && { autoCapitalize })}
      autoFocus={autoFocus}
      leftSection={leftSection}
    />
  )
}
