import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { BillingSettings } from '#generated/model/billing-settings.ts'
import { PageForm } from '#src/shared/form/shell/page-form.tsx'
import { BillEmailFields } from './bill-email-fields.tsx'
import type { CompanyPort } from './company-port.ts'

type Props = { settings: BillingSettings; save: NonNullable<CompanyPort['saveBillEmails']> }

const loadSchema = async () =>
  (await import('#generated/model/update-company-data-request.ts')).UpdateCompanyDataRequest

/** Where bills go by e-mail: all that administrators may change (R643, R644). */
export function BillEmailsForm({ settings, save }: Props) {
  const { t } = useLingui()
  const { billEmail1, billEmail2 } = settings
  return (
    <PageForm
      command={save}
      schema={loadSchema}
      defaultValues={{ billEmail1: billEmail1 ?? '', billEmail2: billEmail2 ?? '' }}
      submitLabel={t`Save`}
      success={msg`The e-mail addresses for bills are updated.`}
      onlyChanged
    >
      {(control) => <BillEmailFields control={control} names={['billEmail1', 'billEmail2']} />}
    </PageForm>
  )
}
