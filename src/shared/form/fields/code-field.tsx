import type { FieldValues } from 'react-hook-form'
import { TypedField } from './typed-field.tsx'
import type { FieldProps } from './use-bound-field.ts'

/** Spaces and hyphens only make a code easier to read; anything else that is no digit stays and is refused. */
const readCode = (text: string): string => text.replaceAll(/[\s\u00a0-]/g, '')
const showCode = (value: unknown): string => (typeof value === 'string' ? value : '')

/** A code of six digits from an e-mail or SMS: typed, pasted or offered by the phone (R178 to R180). */
export function CodeField<TValues extends FieldValues>(props: FieldProps<TValues> & { autoFocus?: boolean }) {
  return <TypedField {...props} read={readCode} show={showCode} inputMode="numeric" autoComplete="one-time-code" />
}
