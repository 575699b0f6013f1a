import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { CompanyData } from '#generated/model/company-data.ts'
import type { UpdateCompanyDataRequest } from '#generated/model/update-company-data-request.ts'
import { ChangeForm } from '#src/shared/form/shell/change-form.tsx'
import { BillEmailFields } from './bill-email-fields.tsx'
import type { CompanyPort } from './company-port.ts'

type Props = { company: CompanyData; save: NonNullable<CompanyPort['saveBillEmails']> }

const loadSchema = async () =>
  (await import('#generated/model/update-company-data-request.ts')).UpdateCompanyDataRequest

const valuesOf = ({ billingSettings: { billEmail1, billEmail2 } }: CompanyData): UpdateCompanyDataRequest => ({
  billEmail1: billEmail1 ?? '',
  billEmail2: billEmail2 ?? '',
})

/** Where bills go by e-mail: all that administrators may change (R643, R644). */
export function BillEmailsForm({ company, save }: Props) {
  const { t } = useLingui()
  return (
    <ChangeForm
      change={save}
      record={company}
      values={valuesOf}
      schema={loadSchema}
      submitLabel={t`Save`}
      success={msg`The e-mail addresses for bills are updated.`}
      onlyChanged
    >
      {(control) => <BillEmailFields control={control} names={['billEmail1', 'billEmail2']} />}
    </ChangeForm>
  )
}
