import { Skeleton, Stack, Text } from '@mantine/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { CompanyData } from '#generated/model/company-data.ts'
import { zipcodeMessages } from '#src/shared/address/zipcode.ts'
import { Copyable } from '#src/shared/elements/copyable.tsx'
import { ChangeForm } from '#src/shared/form/shell/change-form.tsx'
import { formatMoney, formatCallNumber } from '#src/shared/format/numbers.ts'
import { CardGrid, FactsCard } from '#src/shared/ui/cards.tsx'
import { Section } from '#src/shared/ui/section.tsx'
import {
  BillingAddressFields,
  companySentences,
  CompanyFields,
  ConsentFields,
  ContactFields,
  ContractAddressFields,
  createCompanyValues,
  PaymentFields,
  type CompanyControl,
  BillEmailFields,
} from './company-form.tsx'
import type { CompanyPort } from './company-port.ts'
import classes from './company-tab.module.css'
import type { UpdateCompanyDataRequest } from '#generated/model/update-company-data-request.ts'
import { countryName } from '#src/shared/address/countries.ts'
import { salutations } from '#src/shared/address/salutations.ts'
import { formatDate } from '#src/shared/format/day.ts'
import { EmailText } from '#src/shared/elements/email-text.tsx'
import { labelOf } from '#src/shared/i18n/label-of.ts'
import { legalForms } from './legal-forms.ts'
import { paymentMethods } from './payment-methods.ts'

/** The data of a company: a form for those who may change them, read-only for everybody else (R498, R644). */
export function CompanyTab({ port }: { port: CompanyPort }) {
  return (
    <Section skeleton={<CompanySkeleton form={port.save !== undefined} />}>
      <Company port={port} />
    </Section>
  )
}

function Company({ port }: { port: CompanyPort }) {
  const { data } = useSuspenseQuery(port.company())
  if (port.save !== undefined) return <EditCompanyForm company={data} save={port.save} />
  return <CompanyView data={data} saveBillEmails={port.saveBillEmails} />
}

type EditProps = { company: CompanyData; save: NonNullable<CompanyPort['save']> }

const loadSchema = async () => (await import('./company-schemas.ts')).updateCompanySchema

/** Changes everything but the limit, which needs a note and is one of the customer's actions (R645). */
function EditCompanyForm({ company, save }: EditProps) {
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
          <Trans>You can change the limit under “Actions”.</Trans>
        </Text>
      </FactsCard>
      <ChangeForm
        change={save}
        record={company}
        values={createCompanyValues}
        sentences={companySentences}
        schema={loadSchema}
        messages={zipcodeMessages}
        submitLabel={t`Save`}
        success={msg`Company details updated.`}
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

/** The shape of the cards or of the form. */
function CompanySkeleton({ form }: { form: boolean }) {
  if (!form) {
    return (
      <CardGrid from="md" aria-hidden>
        {Array.from({ length: 7 }, (_none, card) => (
          <Skeleton key={card} height={card < 2 ? 272 : 220} radius="md" />
        ))}
      </CardGrid>
    )
  }
  return (
    <Stack gap="xl" aria-hidden>
      <Skeleton height={170} radius="md" />
      <Stack gap="md" maw={480} w="100%" className={classes.fields!}>
        {Array.from({ length: 8 }, (_none, field) => (
          <Skeleton key={field} height={62} radius="md" />
        ))}
      </Stack>
    </Stack>
  )
}

type ViewProps = { data: CompanyData; saveBillEmails: CompanyPort['saveBillEmails'] }

/** Shows the data of a company; only the e-mail addresses for bills may be changed here (R644). */
function CompanyView({ data, saveBillEmails }: ViewProps) {
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

const loadBillEmailsSchema = async () =>
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
      schema={loadBillEmailsSchema}
      submitLabel={t`Save`}
      success={msg`E-mail addresses for bills updated.`}
      onlyChanged
    >
      {(control) => <BillEmailFields control={control} names={['billEmail1', 'billEmail2']} />}
    </ChangeForm>
  )
}
