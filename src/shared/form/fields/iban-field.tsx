import type { FieldValues } from 'react-hook-form'
import { formatIban } from '../../format/iban.ts'
import { TypedField } from './typed-field.tsx'
import type { FieldProps } from './use-bound-field.ts'

/** Without spaces and in capital letters, as the contract has it (A106). */
const readIban = (text: string): string => text.replaceAll(/\s/g, '').toUpperCase()
const showIban = (value: unknown): string => (typeof value === 'string' ? formatIban(value) : '')

/** An IBAN, typed or pasted with or without spaces, shown in groups of four. */
export function IbanField<TValues extends FieldValues>(props: FieldProps<TValues> & { autoFocus?: boolean }) {
  return <TypedField {...props} read={readIban} show={showIban} />
}
