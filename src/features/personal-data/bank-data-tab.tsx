import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { BankData } from '#generated/model/bank-data.ts'
import { viennaToday, formatDate } from '#src/shared/format/day.ts'
import { Copyable } from '#src/shared/elements/copyable.tsx'
import { DateField } from '#src/shared/form/fields/date-field.tsx'
import { TextField } from '#src/shared/form/fields/text-field.tsx'
import { IbanField } from '#src/shared/form/fields/typed-fields.tsx'
import { ChangeForm } from '#src/shared/form/shell/change-form.tsx'
import { formatIban } from '#src/shared/format/numbers.ts'
import { aboutFields, type Sentences } from '#src/shared/problem/problem-message.ts'
import { withoutEtag, type StatusOf } from '#src/shared/query/port.ts'
import { FormCard, FormCardSkeleton } from '#src/shared/ui/cards.tsx'
import { Section } from '#src/shared/ui/section.tsx'
import type { PersonalDataPort } from './personal-data-port.ts'
import classes from './personal-data.module.css'
import { OwnAccount } from './words-to-customer.tsx'

/** The account from which the bills are collected; only the bank can change it (A133). */
export function BankDataTab({ port }: { port: PersonalDataPort }) {
  const { t } = useLingui()
  const context = port.changeBankData ? (
    t`Bills are paid by direct debit from this account. A new account applies from the next bill.`
  ) : (
    <OwnAccount />
  )
  return (
    <Section skeleton={<FormCardSkeleton fields={3} readOnly={port.changeBankData === undefined} />}>
      <FormCard title={t`Bank details`} context={context}>
        <BankDataContent port={port} />
      </FormCard>
    </Section>
  )
}

function BankDataContent({ port: { bankData, changeBankData } }: { port: PersonalDataPort }) {
  const { data } = useSuspenseQuery(bankData())
  return changeBankData ? <BankDataForm data={data} change={changeBankData} /> : <BankDataFacts data={data} />
}

/** The bank data for people who cannot change them. */
function BankDataFacts({ data: { accountHolder, iban, signDate } }: { data: BankData }) {
  const { t } = useLingui()
  return (
    <dl className={classes.facts}>
      <div>
        <dt>
          <Trans>Account holder</Trans>
        </dt>
        <dd>{accountHolder}</dd>
      </div>
      <div>
        <dt>{t`IBAN`}</dt>
        <dd>
          <Copyable value={iban} label={t`IBAN`}>
            {formatIban(iban)}
          </Copyable>
        </dd>
      </div>
      <div>
        <dt>
          <Trans>Mandate signed on</Trans>
        </dt>
        <dd>{formatDate(signDate)}</dd>
      </div>
    </dl>
  )
}

const bankDataSentences = {
  460: aboutFields(['iban'], msg`This IBAN is not correct. Please check every letter and digit.`),
} satisfies Sentences<StatusOf<NonNullable<PersonalDataPort['changeBankData']>>>

const loadSchema = async () => (await import('./personal-data-schemas.ts')).bankData

type BankDataFormProps = { data: BankData; change: NonNullable<PersonalDataPort['changeBankData']> }

/** Changes the account, with the day on which its holder signed the mandate. */
function BankDataForm({ data, change }: BankDataFormProps) {
  const { t } = useLingui()
  return (
    <ChangeForm
      change={change}
      record={data}
      values={withoutEtag<BankData>}
      sentences={bankDataSentences}
      schema={loadSchema}
      submitLabel={t`Save`}
      success={msg`Bank details saved.`}
      onlyChanged
    >
      {(control) => (
        <>
          <TextField control={control} name="accountHolder" label={t`Account holder`} autoComplete="off" />
          <IbanField control={control} name="iban" label={t`IBAN`} />
          <DateField control={control} name="signDate" label={t`Mandate signed on`} max={viennaToday()} />
        </>
      )}
    </ChangeForm>
  )
}
