import type { ZipcodeProblem } from '#generated/model/zipcode-problem.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useWatch, type FieldPath, type FieldValues } from 'react-hook-form'
import type { BusinessMonthlyLimit } from '#generated/model/business-monthly-limit.ts'
import type { CompanyData } from '#generated/model/company-data.ts'
import type { DiscountRate } from '#generated/model/discount-rate.ts'
import type { Discount } from '#generated/model/discount.ts'
import type { PaymentCondition } from '#generated/model/payment-condition.ts'
import type { TaxRate } from '#generated/model/tax-rate.ts'
import { CountryField, SalutationField, TitleField } from '#src/shared/address/address-fields.tsx'
import { homeCountry } from '#src/shared/address/countries.ts'
import { zipcodeFormatMessage } from '#src/shared/address/zipcode.ts'
import { viennaToday } from '#src/shared/format/day.ts'
import { CheckboxField } from '#src/shared/form/fields/checkbox-field.tsx'
import { DateField } from '#src/shared/form/fields/date-field.tsx'
import { FieldRow, FormGroup } from '#src/shared/form/fields/field-groups.tsx'
import { PersonNameFields } from '#src/shared/form/fields/person-name-fields.tsx'
import { YesNoField } from '#src/shared/form/fields/radio-field.tsx'
import { SelectField } from '#src/shared/form/fields/select-field.tsx'
import { TextField } from '#src/shared/form/fields/text-field.tsx'
import { CallNumberField, IbanField } from '#src/shared/form/fields/typed-fields.tsx'
import type { FormControl } from '#src/shared/form/fields/use-bound-field.ts'
import { formatMoney } from '#src/shared/format/numbers.ts'
import { problemField, type ApiError } from '#src/shared/http/api-error.ts'
import { aboutFields, type Sentences } from '#src/shared/problem/problem-message.ts'
import type { StatusOf } from '#src/shared/query/port.ts'
import type { CompanyPort, NewCompanyPort } from './company-port.ts'
import { legalForms } from './legal-forms.ts'
import { paymentMethods } from './payment-methods.ts'

// The values, sentences and fields of both forms: the one that adds a company and the one that changes it.

/** The values of a form: an empty choice is null, an empty text field is an empty string. */
type FormValue<TValue> = TValue extends string ? string : TValue extends object ? FormValues<TValue> : TValue | null
type FormValues<TFields> = { [K in keyof TFields]-?: FormValue<NonNullable<TFields[K]>> }

type Company = FormValues<Omit<CompanyData, 'customerNumber' | 'etag'>>

/** A company in a form: with a billing address when that differs, and with discounts when the company is new (R496). */
type CompanyValues = Omit<Company, 'billingAddress'> & {
  billingAddress: { isContractAddress: boolean } & Partial<Company['billingAddress']>
  discount?: FormValues<Discount>
}
export type CompanyControl = FormControl<CompanyValues>

/** Bills go to the contract address by default (R559); the default country is Austria (A102). */
export const newCompany: CompanyValues = {
  company: { registerNumber: '', companyName: '', legalEntity: '', uid: '' },
  contactPerson: { salutation: '', title: '', firstName: '', lastName: '', email: '', callNumber: '' },
  contractAddress: { street: '', zipcode: '', city: '', country: homeCountry },
  billingAddress: { isContractAddress: true },
  paymentDetail: { accountHolder: '', iban: '', signDate: '' },
  billingSettings: { paymentMethod: '', taxRate: null, paymentCondition: null, billEmail1: '', billEmail2: '' },
  limit: null,
  discount: { activationFeeBusiness: null, activationFeeCallNumber: null, monthlyFeeCallNumber: null },
  advertisingConsent: null,
}

/** Converts a loaded company to the values of the form. */
export function createCompanyValues({ customerNumber: _number, etag: _etag, ...company }: CompanyData): CompanyValues {
  const { contactPerson, billingAddress, paymentDetail, billingSettings } = company
  return {
    ...company,
    contactPerson: { ...contactPerson, title: contactPerson.title ?? '', callNumber: contactPerson.callNumber ?? '' },
    billingAddress: billingAddress.isContractAddress
      ? { isContractAddress: true }
      : { ...billingAddress, coName: billingAddress.coName ?? '' },
    paymentDetail: {
      accountHolder: paymentDetail.accountHolder ?? '',
      iban: paymentDetail.iban ?? '',
      signDate: paymentDetail.signDate ?? '',
    },
    billingSettings: {
      ...billingSettings,
      billEmail1: billingSettings.billEmail1 ?? '',
      billEmail2: billingSettings.billEmail2 ?? '',
    },
  }
}

const wrongIban = msg`This IBAN is not correct. Nothing was saved. Please check the IBAN and try again.`
const wrongZipcode = msg`A postal code or a country is not correct. Nothing was saved. Please check both addresses.`

/** Shows the formats from the answer, with A for a letter and N for a digit (A60, R778). */
function wrongZipcodeFormat(error: ApiError): MessageDescriptor {
  const templates = problemField<ZipcodeProblem>(error, 'templates')
  const formats = Array.isArray(templates)
    ? templates.filter((template): template is string => typeof template === 'string')
    : []
  return formats.length === 0 ? wrongZipcode : zipcodeFormatMessage(formats)
}

const zipcodeFields = [
  'contractAddress.zipcode',
  'contractAddress.country',
  'billingAddress.zipcode',
  'billingAddress.country',
] as const

/** The sentences for the refusals of both forms (R774, R775, R777). */
export const companySentences = {
  460: aboutFields(['paymentDetail.iban'], wrongIban),
  461: aboutFields(zipcodeFields, wrongZipcode),
  462: aboutFields(zipcodeFields, wrongZipcodeFormat),
} satisfies Sentences<StatusOf<NonNullable<CompanyPort['save']> | NewCompanyPort['add']>>

/** In per cent. */
const taxRates: readonly TaxRate[] = [20, 0]
const discountRates: readonly DiscountRate[] = [0, 25, 50, 75, 100]

/** In days. */
const paymentConditions: readonly PaymentCondition[] = [14, 30]

/** EUR per month. */
const monthlyLimits: readonly BusinessMonthlyLimit[] = [
  0, 100, 400, 800, 1000, 2000, 5000, 7000, 10000, 15000, 20000, 25000, 30000, 50000,
]

const limits = monthlyLimits.map((limit) => ({ value: limit, label: formatMoney(limit) }))
const discounts = discountRates.map((rate) => ({ value: rate, label: `${rate} %` }))

/** Name, legal form and numbers (R621 to R624). */
export function CompanyFields({ control }: { control: CompanyControl }) {
  const { i18n, t } = useLingui()
  const forms = Object.entries(legalForms).map(([value, label]) => ({ value, label: i18n._(label) }))
  return (
    <FormGroup title={t`Company`}>
      <TextField control={control} name="company.companyName" label={t`Company name`} autoComplete="off" />
      <SelectField control={control} name="company.legalEntity" label={t`Legal form`} options={forms} />
      <TextField
        control={control}
        name="company.registerNumber"
        label={t`Company register number`}
        description={t`For example FN 123456a`}
        autoComplete="off"
      />
      <TextField
        control={control}
        name="company.uid"
        label={t`VAT number`}
        description={t`For example ATU12345678`}
        autoComplete="off"
      />
    </FormGroup>
  )
}

/** The contact person (R625 to R628, R642). */
export function ContactFields({ control, title }: { control: CompanyControl; title: string }) {
  const { t } = useLingui()
  return (
    <FormGroup title={t`Contact person`} hint={t`The bank’s contact person at the company.`}>
      <SalutationField control={control} name="contactPerson.salutation" />
      <TitleField control={control} name="contactPerson.title" loaded={title} />
      <PersonNameFields control={control} first="contactPerson.firstName" last="contactPerson.lastName" />
      <TextField
        control={control}
        name="contactPerson.email"
        kind="email"
        label={t`E-mail address`}
        autoComplete="off"
      />
      <CallNumberField control={control} name="contactPerson.callNumber" label={t`Phone number`} optional />
    </FormGroup>
  )
}

/** The company's seat (R629 to R632). */
export function ContractAddressFields({ control }: { control: CompanyControl }) {
  const { t } = useLingui()
  return (
    <FormGroup title={t`Contract address`} hint={t`The company’s registered address.`}>
      <AddressFields control={control} part="contractAddress" />
    </FormGroup>
  )
}

/** The billing address, with fields only when it differs from the contract address (R559, R633). */
export function BillingAddressFields({ control }: { control: CompanyControl }) {
  const { t } = useLingui()
  const same = useWatch({ control, name: 'billingAddress.isContractAddress' })
  return (
    <FormGroup title={t`Billing address`} hint={t`Where bills are sent by post.`}>
      <CheckboxField control={control} name="billingAddress.isContractAddress" label={t`Same as contract address`} />
      {!same && (
        <>
          <TextField
            control={control}
            name="billingAddress.coName"
            label={t`c/o`}
            autoComplete="off"
            optional
            initialWhenShown=""
          />
          <AddressFields control={control} part="billingAddress" />
        </>
      )}
    </FormGroup>
  )
}

type AddressProps = { control: CompanyControl; part: 'contractAddress' | 'billingAddress' }

/** Street, postal code, city and country, which decides on the format of the postal code (A101, A124). */
function AddressFields({ control, part }: AddressProps) {
  const { t } = useLingui()
  const initial = (value: string) => (part === 'billingAddress' ? { initialWhenShown: value } : {})
  const text = { control, autoComplete: 'off', ...initial('') }
  return (
    <>
      <TextField
        {...text}
        name={`${part}.street`}
        label={t`Street`}
        description={t`With house number, staircase and door, for example Hauptstraße 5/2/14`}
      />
      <FieldRow shortFirst>
        <TextField {...text} name={`${part}.zipcode`} label={t`Postal code`} />
        <TextField {...text} name={`${part}.city`} label={t`City`} />
      </FieldRow>
      <CountryField
        control={control}
        name={`${part}.country`}
        label={t`Country`}
        revalidates={[`${part}.zipcode`]}
        {...initial(homeCountry)}
      />
    </>
  )
}

/** Payment method with the account that collection needs (R557, R558), and the e-mail addresses for bills (R643). */
export function PaymentFields({ control }: { control: CompanyControl }) {
  const { i18n, t } = useLingui()
  const method = useWatch({ control, name: 'billingSettings.paymentMethod' })
  const optional = method !== 'COLLECTION'
  return (
    <FormGroup title={t`Payment`} hint={t`A bank account is needed for direct debit.`}>
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
        label={t`Mandate signed on`}
        description={t`The day on which the direct debit mandate was signed.`}
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
        label={t`Payment term`}
        options={paymentConditions.map((days) => ({ value: days, label: t`${days} days` }))}
      />
      <BillEmailFields control={control} names={['billingSettings.billEmail1', 'billingSettings.billEmail2']} />
    </FormGroup>
  )
}

type BillEmailProps<TValues extends FieldValues> = {
  control: FormControl<TValues>
  /** The names of both fields in the form. */
  names: readonly [FieldPath<TValues>, FieldPath<TValues>]
}

/** The e-mail addresses for bills; both are optional. */
export function BillEmailFields<TValues extends FieldValues>({
  control,
  names: [first, second],
}: BillEmailProps<TValues>) {
  const { t } = useLingui()
  const address = { control, kind: 'email', autoComplete: 'off', optional: true } as const
  return (
    <>
      <TextField {...address} name={first} label={t`E-mail address for bills`} />
      <TextField {...address} name={second} label={t`Second e-mail address for bills`} />
    </>
  )
}

/** Limit and discounts of a new company (R639, R641). */
export function TermsFields({ control }: { control: CompanyControl }) {
  const { t } = useLingui()
  return (
    <FormGroup title={t`Limit and discounts`} hint={t`Discounts can only be set now.`}>
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

/** Has no default: the person has to choose (A123, R640). */
export function ConsentFields({ control }: { control: CompanyControl }) {
  const { t } = useLingui()
  return (
    <FormGroup title={t`Advertising`}>
      <YesNoField control={control} name="advertisingConsent" label={t`Consent to advertising`} />
    </FormGroup>
  )
}
