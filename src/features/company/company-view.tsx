import { Text } from '@mantine/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { CompanyData } from '#generated/model/company-data.ts'
import type { UpdateCompanyDataRequest } from '#generated/model/update-company-data-request.ts'
import { countryName } from '#src/shared/address/countries.ts'
import { salutations } from '#src/shared/address/salutations.ts'
import { ChangeForm } from '#src/shared/form/shell/change-form.tsx'
import { formatDate } from '#src/shared/format/date.ts'
import { formatCallNumber, formatMoney } from '#src/shared/format/numbers.ts'
import { Copyable } from '#src/shared/elements/copyable.tsx'
import { EmailText } from '#src/shared/elements/email-text.tsx'
import { CardGrid, FactsCard } from '#src/shared/ui/cards.tsx'
import { labelOf } from '#src/shared/i18n/label-of.ts'
import { BillEmailFields } from './company-form.tsx'
import type { CompanyPort } from './company-port.ts'
import { legalForms } from './legal-forms.ts'
import { paymentMethods } from './payment-methods.ts'

type Props = { data: CompanyData; saveBillEmails: CompanyPort['saveBillEmails'] }

/** Shows the data of a company; only the e-mail addresses for bills may be changed here (R644). */
export function CompanyView({ data, saveBillEmails }: Props) {
  const { i18n, t } = useLingui()
  const { company, contactPerson: contact, contractAddress, billingAddress, paymentDetail, billingSettings } = data
  const number = t`Customer number`
  const days = billingSettings.paymentCondition
  return (
    <CardGrid from="md">
      <FactsCard
        title={t`Company`}
        facts={[
          { label: t`Company name`, value: company.companyName },
          { label: number, value: <Copyable value={data.customerNumber} label={number} /> },
          { label: t`Legal form`, value: labelOf(i18n, legalForms, company.legalEntity) },
          { label: t`Company register number`, value: company.registerNumber },
          { label: t`VAT number`, value: company.uid },
        ]}
      />
      {saveBillEmails && (
        <FactsCard title={t`E-mail addresses for bills`} facts={[]}>
          <BillEmailsForm company={data} save={saveBillEmails} />
        </FactsCard>
      )}
      <FactsCard
        title={t`Contact person`}
        facts={[
          { label: t`Salutation`, value: labelOf(i18n, salutations, contact.salutation) },
          { label: t`Academic title`, value: contact.title },
          { label: t`Name`, value: `${contact.firstName} ${contact.lastName}` },
          { label: t`E-mail address`, value: <EmailText>{contact.email}</EmailText> },
          { label: t`Phone number`, value: contact.callNumber && formatCallNumber(contact.callNumber) },
        ]}
      />
      <FactsCard
        title={t`Payment`}
        facts={[
          { label: t`Payment method`, value: labelOf(i18n, paymentMethods, billingSettings.paymentMethod) },
          { label: t`Account holder`, value: paymentDetail.accountHolder },
          { label: t`IBAN`, value: paymentDetail.iban?.replaceAll(/(.{4})(?=.)/g, '$1 ') },
          { label: t`Mandate signed on`, value: paymentDetail.signDate && formatDate(paymentDetail.signDate) },
          { label: t`Tax rate`, value: `${billingSettings.taxRate} %` },
          { label: t`Payment term`, value: t`${days} days` },
        ]}
      />
      <FactsCard title={t`Contract address`} facts={useAddress(contractAddress)} />
      <FactsCard title={t`Billing address`} facts={useBillingAddress(billingAddress)}>
        {billingAddress.isContractAddress && (
          <Text>
            <Trans>Bills go to the contract address.</Trans>
          </Text>
        )}
      </FactsCard>
      <FactsCard
        title={t`Limit and advertising`}
        facts={[
          { label: t`Monthly limit in euros`, value: formatMoney(data.limit) },
          { label: t`Consent to advertising`, value: data.advertisingConsent ? t`Yes` : t`No` },
        ]}
      />
    </CardGrid>
  )
}

function useAddress({ street, zipcode, city, country }: CompanyData['contractAddress']) {
  const { i18n, t } = useLingui()
  return [
    { label: t`Street`, value: street },
    { label: t`Postal code`, value: zipcode },
    { label: t`City`, value: city },
    { label: t`Country`, value: countryName(country, i18n.locale) },
  ]
}

function useBillingAddress(address: CompanyData['billingAddress']) {
  const { t } = useLingui()
  const facts = useAddress(address)
  return address.isContractAddress ? [] : [{ label: t`c/o`, value: address.coName }, ...facts]
}

type BillEmailsProps = { company: CompanyData; save: NonNullable<CompanyPort['saveBillEmails']> }

const loadSchema = async () =>
  (await import('#generated/model/update-company-data-request.ts')).UpdateCompanyDataRequest

const createBillEmails = ({ billingSettings: { billEmail1, billEmail2 } }: CompanyData): UpdateCompanyDataRequest => ({
  billEmail1: billEmail1 ?? '',
  billEmail2: billEmail2 ?? '',
})

/** Changes the e-mail addresses for bills, which is all that administrators may change (R643, R644). */
function BillEmailsForm({ company, save }: BillEmailsProps) {
  const { t } = useLingui()
  return (
    <ChangeForm
      change={save}
      record={company}
      values={createBillEmails}
      schema={loadSchema}
      submitLabel={t`Save`}
      success={msg`E-mail addresses for bills updated.`}
      onlyChanged
    >
      {(control) => <BillEmailFields control={control} names={['billEmail1', 'billEmail2']} />}
    </ChangeForm>
  )
}
