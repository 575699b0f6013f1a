import type { ChangeEvent, ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { TextEntry, type TextKind } from './text-entry.tsx'
import { useBoundField, type FieldProps } from './use-bound-field.ts'

type Props<TValues extends FieldValues> = FieldProps<TValues> & {
  kind?: TextKind
  autoComplete: string
  autoFocus?: boolean
  leftSection?: ReactNode
}

/** Programs write the apostrophe of O’Neill so; the contract knows the straight one only (A99). */
const straight = (event: ChangeEvent<HTMLInputElement>) => event.currentTarget.value.replaceAll('’', "'")

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
      onChange={/(first|last)Name$/.test(props.name) ? (event) => set(straight(event)) : set}
      description={description}
      autoComplete={autoComplete}
      autoFocus={autoFocus}
      leftSection={leftSection}
    />
  )
}
