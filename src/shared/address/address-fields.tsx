import { useLingui } from '@lingui/react/macro'
import type { FieldValues } from 'react-hook-form'
import { SelectField } from '../form/fields/select-field.tsx'
import type { FieldProps } from '../form/fields/use-bound-field.ts'
import { salutations } from './salutations.ts'
import { countryOptions } from './countries.ts'

/** The academic titles to choose from (R086, A103). */
export const titles =
  'Ing.|Dipl.-Ing.|DI|DI (FH)|Mag.|Mag.a|Mag. (FH)|MMag.|Dr.|Dr.in|DDr.|Mag. Dr.|DI Dr.|Dkfm.|Prof.|Univ.-Prof.|ao. Univ.-Prof.|Univ.-Prof. Dr.|Priv.-Doz.|Dr. med. univ.|Dr. iur.|KommR|HR|MedR|OMR|BA|BSc|BEd|LL.B.|MA|MSc|MBA|MEd|LL.M.|PhD'.split(
    '|',
  )

type Props<TValues extends FieldValues> = Omit<FieldProps<TValues>, 'label' | 'optional'> & {
  /** The stored title; stays selectable even if it is not in the list, since the contract allows any text. */
  loaded?: string | null | undefined
}

/** Select for an optional academic title. */
export function TitleField<TValues extends FieldValues>({ loaded, ...props }: Props<TValues>) {
  const { t } = useLingui()
  const available = !loaded || titles.includes(loaded) ? titles : [loaded, ...titles]
  const options = available.map((title) => ({ value: title, label: title }))
  return <SelectField {...props} label={t`Academic title`} options={options} emptyLabel={t`No title`} optional />
}

/** Select for the salutation. */
export function SalutationField<TValues extends FieldValues>(props: Omit<FieldProps<TValues>, 'label'>) {
  const { i18n, t } = useLingui()
  const options = Object.entries(salutations).map(([value, label]) => ({ value, label: i18n._(label) }))
  return <SelectField {...props} label={t`Salutation`} options={options} autoComplete="honorific-prefix" />
}

/** Select for a country, Austria first (R087, A102); the value is the ISO code. */
export function CountryField<TValues extends FieldValues>(props: FieldProps<TValues>) {
  const { i18n } = useLingui()
  return <SelectField {...props} options={countryOptions(i18n.locale)} autoComplete="country" />
}
