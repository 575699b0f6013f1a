import { useLingui } from '@lingui/react/macro'
import type { FieldValues } from 'react-hook-form'
import type { Salutation } from '#generated/model/salutation.ts'
import { SelectField } from '../form/select-field.tsx'
import type { FieldProps } from '../form/use-bound-field.ts'

/** How somebody is addressed: one of six (R085). */
export function SalutationField<TValues extends FieldValues>(props: Omit<FieldProps<TValues>, 'label'>) {
  const { t } = useLingui()
  const labels: Record<Salutation, string> = {
    MISS: t`Ms`,
    MR: t`Mr`,
    DIVERSE: t`Diverse`,
    INTER: t`Inter`,
    OPEN: t`Open`,
    NONE: t`No salutation`,
  }
  const options = Object.entries(labels).map(([value, label]) => ({ value, label }))
  return <SelectField {...props} label={t`Salutation`} options={options} autoComplete="honorific-prefix" />
}
