import { useLingui } from '@lingui/react/macro'
import type { FieldValues } from 'react-hook-form'
import { SelectField } from '../form/fields/select-field.tsx'
import type { FieldProps } from '../form/fields/use-bound-field.ts'

/** Academic titles that are offered (R086, A103). */
export const titles =
  'Ing.|Dipl.-Ing.|DI|DI (FH)|Mag.|Mag.a|Mag. (FH)|MMag.|Dr.|Dr.in|DDr.|Mag. Dr.|DI Dr.|Dkfm.|Prof.|Univ.-Prof.|ao. Univ.-Prof.|Univ.-Prof. Dr.|Priv.-Doz.|Dr. med. univ.|Dr. iur.|KommR|HR|MedR|OMR|BA|BSc|BEd|LL.B.|MA|MSc|MBA|MEd|LL.M.|PhD'.split(
    '|',
  )

type Props<TValues extends FieldValues> = Omit<FieldProps<TValues>, 'label' | 'optional'> & {
  /** The title that was loaded; it can be kept even when it is not offered, because titles are free of check. */
  loaded?: string | null | undefined
}

/** An academic title, or none. */
export function TitleField<TValues extends FieldValues>({ loaded, ...props }: Props<TValues>) {
  const { t } = useLingui()
  const offered = !loaded || titles.includes(loaded) ? titles : [loaded, ...titles]
  const options = offered.map((title) => ({ value: title, label: title }))
  return <SelectField {...props} label={t`Academic title`} options={options} emptyLabel={t`No title`} optional />
}
