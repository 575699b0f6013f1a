import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { FormCard, FormCardSkeleton } from '#src/shared/ui/cards.tsx'
import { Section } from '#src/shared/ui/section.tsx'
import { BankDataFacts } from './bank-data-facts.tsx'
import { BankDataForm } from './bank-data-form.tsx'
import type { PersonalDataPort } from './personal-data-port.ts'
import { OwnAccount } from './words-to-customer.tsx'

/** The account from which the bills are collected: to be read, and changed by who may (A133). */
export function BankDataTab({ port }: { port: PersonalDataPort }) {
  const { t } = useLingui()
  const context = port.changeBankData ? (
    t`The bills are collected from this account. A new one is used from the next bill on.`
  ) : (
    <OwnAccount />
  )
  return (
    <Section skeleton={<FormCardSkeleton fields={3} readOnly={port.changeBankData === undefined} />}>
      <FormCard title={t`Bank data`} context={context}>
        <BankDataContent port={port} />
      </FormCard>
    </Section>
  )
}

function BankDataContent({ port: { bankData, changeBankData } }: { port: PersonalDataPort }) {
  const { data } = useSuspenseQuery(bankData())
  return changeBankData ? <BankDataForm data={data} change={changeBankData} /> : <BankDataFacts data={data} />
}
