import { useLingui } from '@lingui/react/macro'
import type { FieldValues } from 'react-hook-form'
import { SelectField } from '../form/fields/select-field.tsx'
import type { FieldProps } from '../form/fields/use-bound-field.ts'
import { salutations } from './salutations.ts'

/** How somebody is addressed. */
export function SalutationField<TValues extends FieldValues>(props: Omit<FieldProps<TValues>, 'label'>) {
  const { i18n, t } = useLingui()
  const options = Object.entries(salutations).map(([value, label]) => ({ value, label: i18n._(label) }))
  return <SelectField {...props} label={t`Salutation`} options={options} autoComplete="honorific-prefix" />
}
