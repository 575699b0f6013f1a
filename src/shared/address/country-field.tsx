import { useLingui } from '@lingui/react/macro'
import type { FieldValues } from 'react-hook-form'
import { SelectField } from '../form/fields/select-field.tsx'
import type { FieldProps } from '../form/fields/use-bound-field.ts'
import { countryOptions } from './countries.ts'

/** A country of the world by its name, ours at the top (R087, A102); its value is the code. */
export function CountryField<TValues extends FieldValues>(props: FieldProps<TValues>) {
  const { i18n } = useLingui()
  return <SelectField {...props} options={countryOptions(i18n.locale)} autoComplete="country" />
}
