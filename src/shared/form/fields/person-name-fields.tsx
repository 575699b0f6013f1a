import { useLingui } from '@lingui/react/macro'
import type { FieldValues } from 'react-hook-form'
import { FieldRow } from './field-groups.tsx'
import { TextField, type TextFieldProps } from './text-field.tsx'

/** Replaces typographic apostrophes, as in O’Neill; the contract allows the straight one only (A99). */
const withStraightApostrophes = (typed: string) => typed.replaceAll('’', "'")

type Props<TValues extends FieldValues> = Omit<
  TextFieldProps<TValues>,
  'name' | 'label' | 'read' | 'autoComplete' | 'description'
> & {
  first: TextFieldProps<TValues>['name']
  last: TextFieldProps<TValues>['name']
  /** The name of the person who types. */
  own?: boolean
}

/** First and last name of a person, beside each other where there is room. */
export function PersonNameFields<TValues extends FieldValues>({ first, last, own = false, ...both }: Props<TValues>) {
  const { t } = useLingui()
  const shared = { ...both, read: withStraightApostrophes, autoCapitalize: 'words' } as const
  return (
    <FieldRow>
      <TextField {...shared} name={first} label={t`First name`} autoComplete={own ? 'given-name' : 'off'} />
      <TextField {...shared} name={last} label={t`Last name`} autoComplete={own ? 'family-name' : 'off'} />
    </FieldRow>
  )
}
