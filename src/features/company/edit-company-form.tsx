import { msg } from '@lingui/core/macro'
import { Stack, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import type { CompanyData } from '#generated/model/company-data.ts'
import { zipcodeMessages } from '#src/shared/address/zipcode.ts'
import { ChangeForm } from '#src/shared/form/shell/change-form.tsx'
import { formatMoney } from '#src/shared/format/money.ts'
import { Copyable } from '#src/shared/elements/copyable.tsx'
import { FactsCard } from '#src/shared/ui/cards.tsx'
import { BillingAddressFields, ContractAddressFields } from './address-fields.tsx'
import { CompanyFields } from './company-fields.tsx'
import type { CompanyPort } from './company-port.ts'
import { companySentences } from './company-sentences.ts'
import { valuesOf, type CompanyControl } from './company-values.ts'
import { ContactFields } from './contact-fields.tsx'
import { PaymentFields } from './payment-fields.tsx'
import { ConsentFields } from './terms-fields.tsx'

type Props = { company: CompanyData; save: NonNullable<CompanyPort['save']> }

const loadSchema = async () => (await import('./company-schemas.ts')).changedCompany

/** Everything about a company but its limit, which is changed where its reason is noted (R645). */
export function EditCompanyForm({ company, save }: Props) {
  const { t } = useLingui()
  const number = t`Customer number`
  return (
    <Stack gap="xl">
      <FactsCard
        title={t`Contract`}
        facts={[
          { label: number, value: <Copyable value={company.customerNumber} label={number} /> },
          { label: t`Monthly limit in euros`, value: <span className="amount">{formatMoney(company.limit)}</span> },
        ]}
      >
        <Text size="sm" c="dimmed">
          <Trans>The limit is changed with the actions of the customer.</Trans>
        </Text>
      </FactsCard>
      <ChangeForm
        change={save}
        record={company}
        values={valuesOf}
        sentences={companySentences}
        schema={loadSchema}
        messages={zipcodeMessages}
        submitLabel={t`Save`}
        success={msg`The company data are updated.`}
        onlyChanged
      >
        {(control: CompanyControl) => (
          <>
            <CompanyFields control={control} />
            <ContactFields control={control} title={company.contactPerson.title ?? ''} />
            <ContractAddressFields control={control} />
            <BillingAddressFields control={control} />
            <PaymentFields control={control} />
            <ConsentFields control={control} />
          </>
        )}
      </ChangeForm>
    </Stack>
  )
}
