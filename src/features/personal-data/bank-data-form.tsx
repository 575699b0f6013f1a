import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { BankData } from '#generated/model/bank-data.ts'
import { DateField } from '#src/shared/form/fields/date-field.tsx'
import { IbanField } from '#src/shared/form/fields/typed-fields.tsx'
import { ChangeForm } from '#src/shared/form/shell/change-form.tsx'
import { withoutEtag } from '#src/shared/query/port.ts'
import { TextField } from '#src/shared/form/fields/text-field.tsx'
import { viennaToday } from '#src/shared/day/vienna-day.ts'
import type { PersonalDataPort } from './personal-data-port.ts'
import { bankDataSentences } from './personal-data-sentences.ts'

type Props = { data: BankData; change: NonNullable<PersonalDataPort['changeBankData']> }

/** Another account, with the day on which its holder agreed. */
export function BankDataForm({ data, change }: Props) {
  const { t } = useLingui()
  return (
    <ChangeForm
      change={change}
      record={data}
      values={withoutEtag}
      sentences={bankDataSentences}
      schema={() => import('./personal-data-schemas.ts').then((schemas) => schemas.bankData)}
      submitLabel={t`Save`}
      success={msg`The bank data are saved.`}
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
