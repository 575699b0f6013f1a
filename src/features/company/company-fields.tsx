import { useLingui } from '@lingui/react/macro'
import { FormGroup } from '#src/shared/form/fields/field-groups.tsx'
import { SelectField } from '#src/shared/form/fields/select-field.tsx'
import { TextField } from '#src/shared/form/fields/text-field.tsx'
import type { CompanyControl } from './company-values.ts'
import { legalForms } from './legal-forms.ts'

/** What the company is (R621 to R624). */
export function CompanyFields({ control }: { control: CompanyControl }) {
  const { i18n, t } = useLingui()
  const forms = Object.entries(legalForms).map(([value, label]) => ({ value, label: i18n._(label) }))
  return (
    <FormGroup title={t`Company`}>
      <TextField control={control} name="company.companyName" label={t`Company name`} autoComplete="off" />
      <SelectField control={control} name="company.legalEntity" label={t`Legal form`} options={forms} />
      <TextField
        control={control}
        name="company.registerNumber"
        label={t`Register number`}
        description={t`For example FN 123456a`}
        autoComplete="off"
      />
      <TextField
        control={control}
        name="company.uid"
        label={t`VAT number`}
        description={t`For example ATU12345678`}
        autoComplete="off"
      />
    </FormGroup>
  )
}
