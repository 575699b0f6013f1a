import { useLingui } from '@lingui/react/macro'
import { useWatch } from 'react-hook-form'
import { DateField } from '#src/shared/form/fields/date-field.tsx'
import { FormGroup } from '#src/shared/form/fields/field-groups.tsx'
import { IbanField } from '#src/shared/form/fields/typed-fields.tsx'
import { SelectField } from '#src/shared/form/fields/select-field.tsx'
import { TextField } from '#src/shared/form/fields/text-field.tsx'
import { viennaToday } from '#src/shared/day/vienna-day.ts'
import { BillEmailFields } from './bill-email-fields.tsx'
import { paymentConditions, paymentMethods, taxRates } from './company-options.ts'
import type { CompanyControl } from './company-values.ts'

/** How the company pays; collection needs an account (R557, R558), and where bills go by e-mail (R643). */
export function PaymentFields({ control }: { control: CompanyControl }) {
  const { i18n, t } = useLingui()
  const method = useWatch({ control, name: 'billingSettings.paymentMethod' })
  const optional = method !== 'COLLECTION'
  return (
    <FormGroup title={t`Payment`} hint={t`The account is needed for collection by direct debit.`}>
      <SelectField
        control={control}
        name="billingSettings.paymentMethod"
        label={t`Payment method`}
        options={Object.entries(paymentMethods).map(([value, label]) => ({ value, label: i18n._(label) }))}
        revalidates={['paymentDetail.accountHolder', 'paymentDetail.iban', 'paymentDetail.signDate']}
      />
      <TextField
        control={control}
        name="paymentDetail.accountHolder"
        label={t`Account holder`}
        autoComplete="off"
        optional={optional}
      />
      <IbanField control={control} name="paymentDetail.iban" label={t`IBAN`} optional={optional} />
      <DateField
        control={control}
        name="paymentDetail.signDate"
        label={t`Sign date`}
        description={t`The day on which the collection was agreed to.`}
        max={viennaToday()}
        optional={optional}
      />
      <SelectField
        control={control}
        name="billingSettings.taxRate"
        label={t`Tax rate`}
        options={taxRates.map((rate) => ({ value: rate, label: `${rate} %` }))}
      />
      <SelectField
        control={control}
        name="billingSettings.paymentCondition"
        label={t`Payment condition`}
        options={paymentConditions.map((days) => ({ value: days, label: t`${days} days` }))}
      />
      <BillEmailFields control={control} names={['billingSettings.billEmail1', 'billingSettings.billEmail2']} />
    </FormGroup>
  )
}
