import { useLingui } from '@lingui/react/macro'
import { FormGroup } from '#src/shared/form/fields/field-groups.tsx'
import { YesNoField } from '#src/shared/form/fields/radio-field.tsx'
import { SelectField } from '#src/shared/form/fields/select-field.tsx'
import { formatMoney } from '#src/shared/format/money.ts'
import { discountRates, monthlyLimits } from './company-options.ts'
import type { CompanyControl } from './company-values.ts'

const limits = monthlyLimits.map((limit) => ({ value: limit, label: formatMoney(limit) }))
const discounts = discountRates.map((rate) => ({ value: rate, label: `${rate} %` }))

/** What is agreed with a new company: its limit and its discounts (R639, R641). */
export function TermsFields({ control }: { control: CompanyControl }) {
  const { t } = useLingui()
  return (
    <FormGroup title={t`Limit and discounts`} hint={t`Discounts can be agreed only now.`}>
      <SelectField control={control} name="limit" label={t`Monthly limit in euros`} options={limits} />
      <SelectField
        control={control}
        name="discount.activationFeeBusiness"
        label={t`Discount on the activation fee of the company`}
        options={discounts}
      />
      <SelectField
        control={control}
        name="discount.activationFeeCallNumber"
        label={t`Discount on the activation fee per calling number`}
        options={discounts}
      />
      <SelectField
        control={control}
        name="discount.monthlyFeeCallNumber"
        label={t`Discount on the monthly fee per calling number`}
        options={discounts}
      />
    </FormGroup>
  )
}

/** Must be chosen by the person, nothing is chosen before (A123, R640). */
export function ConsentFields({ control }: { control: CompanyControl }) {
  const { t } = useLingui()
  return (
    <FormGroup title={t`Advertising`}>
      <YesNoField control={control} name="advertisingConsent" label={t`Consent to advertising`} />
    </FormGroup>
  )
}
