import type { FieldValues } from 'react-hook-form'
import { TextField, type TextFieldProps } from './text-field.tsx'

/** Programs write the apostrophe of O’Neill so; the contract knows the straight one only (A99). */
const straight = (typed: string) => typed.replaceAll('’', "'")

/** The first or last name of a person. */
export const PersonNameField = <TValues extends FieldValues>(props: Omit<TextFieldProps<TValues>, 'read'>) => (
  <TextField {...props} read={straight} />
)
