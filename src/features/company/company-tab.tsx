import { Skeleton, Stack, Text } from '@mantine/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { CompanyData } from '#generated/model/company-data.ts'
import { zipcodeMessages } from '#src/shared/address/zipcode.ts'
import { Copyable } from '#src/shared/elements/copyable.tsx'
import { ChangeForm } from '#src/shared/form/shell/change-form.tsx'
import { formatMoney } from '#src/shared/format/numbers.ts'
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
} from './company-form.tsx'
import type { CompanyPort } from './company-port.ts'
import classes from './company-tab.module.css'
import { CompanyView } from './company-view.tsx'

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
