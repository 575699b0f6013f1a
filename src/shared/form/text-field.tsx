import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { TextEntry, type TextKind } from './text-entry.tsx'
import { useBoundField, type FieldProps } from './use-bound-field.ts'

type Props<TValues extends FieldValues> = FieldProps<TValues> & {
  kind?: TextKind
  autoComplete: string
  autoFocus?: boolean
  leftSection?: ReactNode
}

/** A text input bound to a form, with an asterisk where it must be filled in. */
export function TextField<TValues extends FieldValues>(props: Props<TValues>) {
  const { kind, description, autoComplete, autoFocus, leftSection } = props
  const { value, set, bind, shown } = useBoundField(props)
  return (
    <TextEntry
      {...bind}
      {...shown}
      kind={kind}
      value={value as string}
      onChange={set}
      description={description}
      autoComplete={autoComplete}
      autoFocus={autoFocus}
      leftSection={leftSection}
    />
  )
}
