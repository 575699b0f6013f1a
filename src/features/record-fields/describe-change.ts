/** What the fields of a history are called, and how their values are written; loaded with the first history. */
import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { HistoryChange } from '#generated/model/history-change.ts'
import type { HistoryField } from '#generated/model/history-field.ts'
import { countryName } from '#src/shared/address/countries.ts'
import { formatCallNumber, formatMoney } from '#src/shared/format/numbers.ts'
import { formatDate } from '#src/shared/format/day.ts'
import { labelOf } from '#src/shared/i18n/label-of.ts'

/** The labels of a field's values, for enumerations. */
export type ValueLabels = Readonly<Partial<Record<HistoryField, Readonly<Record<string, MessageDescriptor>>>>>

/** The labels of the forms; a field that is new in the contract does not compile without one. */
const fieldLabels: Record<HistoryField, MessageDescriptor> = {
  salutation: msg`Salutation`,
  title: msg`Academic title`,
  firstName: msg`First name`,
  lastName: msg`Last name`,
  birthdate: msg`Date of birth`,
  street: msg`Street`,
  zipcode: msg`Postal code`,
  city: msg`City`,
  country: msg`Country`,
  email: msg`E-mail address`,
  employee: msg`Works for the bank`,
  callNumber: msg`Phone number`,
  accountHolder: msg`Account holder`,
  iban: msg`IBAN`,
  signDate: msg`Mandate signed on`,
  contactViaEmail: msg`By e-mail`,
  contactViaSms: msg`By SMS`,
  contactViaPhone: msg`By phone`,
  contactViaMail: msg`By letter`,
  contactViaSocialMedia: msg`Via social media`,
  personalizedOffers: msg`Personal offers`,
  bigDataAnalysis: msg`Statistical analysis of payments`,
  customerProfileData: msg`Customer profile`,
  dataAvailableToOthers: msg`Sharing with partners`,
  productType: msg`Product`,
  activationDate: msg`Day of the change`,
  monthlyLimitEUR: msg`Monthly limit in euros`,
  inactivityLock: msg`Inactivity lock`,
  securityLockRM: msg`Security lock RM`,
  securityLockSL: msg`Security lock SL`,
  securityLockCustomerWish: msg`Security lock at the customer's request`,
  securityLockCS: msg`Security lock CS`,
  terminationDate: msg`Termination date`,
  terminationReason: msg`Reason`,
  companyName: msg`Company name`,
  registerNumber: msg`Company register number`,
  legalEntity: msg`Legal form`,
  uid: msg`VAT number`,
  contactSalutation: msg`Contact person: salutation`,
  contactTitle: msg`Contact person: academic title`,
  contactFirstName: msg`Contact person: first name`,
  contactLastName: msg`Contact person: last name`,
  contactEmail: msg`Contact person: e-mail address`,
  contactCallNumber: msg`Contact person: phone number`,
  billingCoName: msg`Billing address: c/o`,
  billingStreet: msg`Billing address: street`,
  billingZipcode: msg`Billing address: postal code`,
  billingCity: msg`Billing address: city`,
  billingCountry: msg`Billing address: country`,
  paymentMethod: msg`Payment method`,
  taxRate: msg`Tax rate`,
  paymentCondition: msg`Payment term`,
  billEmail1: msg`E-mail address for bills`,
  billEmail2: msg`Second e-mail address for bills`,
  advertisingConsent: msg`Consent to advertising`,
  callingNumber: msg`Calling number`,
  employeeNumber: msg`Employee number`,
  custReportAttr1: msg`Free attribute 1`,
  custReportAttr2: msg`Free attribute 2`,
  carNumber: msg`Licence plate`,
  preferredCity: msg`Preferred city`,
  reloadValue: msg`Reload value in hours`,
  limit: msg`Limit in euros`,
  status: msg`Status`,
  deactivationDate: msg`Deactivated on`,
  deactivationReason: msg`Reason`,
  transactionText: msg`Text on the bill`,
  itemType: msg`Type`,
  amount: msg`Amount in euros`,
  startDate: msg`Start`,
  plannedEndDate: msg`Planned end`,
  documentType: msg`Document type`,
  filename: msg`File`,
  comment: msg`Remark`,
  deleted: msg`Marked as deleted`,
  isActive: msg`Active`,
}

type Format = (value: string, i18n: I18n) => string

const money: Format = (value) => formatMoney(Number(value))
const day: Format = (value) => formatDate(value)
const phoneNumber: Format = (value) => formatCallNumber(value)
const country: Format = (value, { locale }) => countryName(value, locale)
const answers = { true: msg`Yes`, false: msg`No` }
const yesOrNo: Format = (value, i18n) => labelOf<string>(i18n, answers, value)

/** A field without an entry is text or an enumeration. */
const formats: Partial<Record<HistoryField, Format>> = {
  birthdate: day,
  country,
  employee: yesOrNo,
  callNumber: phoneNumber,
  iban: (value) => `… ${value}`,
  signDate: day,
  contactViaEmail: yesOrNo,
  contactViaSms: yesOrNo,
  contactViaPhone: yesOrNo,
  contactViaMail: yesOrNo,
  contactViaSocialMedia: yesOrNo,
  personalizedOffers: yesOrNo,
  bigDataAnalysis: yesOrNo,
  customerProfileData: yesOrNo,
  dataAvailableToOthers: yesOrNo,
  activationDate: day,
  monthlyLimitEUR: money,
  inactivityLock: yesOrNo,
  securityLockRM: yesOrNo,
  securityLockSL: yesOrNo,
  securityLockCustomerWish: yesOrNo,
  securityLockCS: yesOrNo,
  terminationDate: day,
  contactCallNumber: phoneNumber,
  billingCountry: country,
  taxRate: (value) => `${value} %`,
  paymentCondition: (days, i18n) => i18n._(msg`${days} days`),
  advertisingConsent: yesOrNo,
  callingNumber: phoneNumber,
  limit: money,
  deactivationDate: day,
  amount: money,
  startDate: day,
  plannedEndDate: day,
  deleted: yesOrNo,
  isActive: yesOrNo,
}

/** The label of a changed field and its values; no value where the record did not exist. */
export type ChangeText = { field: HistoryField; label: string; before?: string; after?: string }

/** Says in the language of `i18n` what has changed. A field or value that is newer than this portal is shown as it came. */
export function describeChange(
  i18n: I18n,
  { field, before, after }: HistoryChange,
  valueLabels: ValueLabels,
): ChangeText {
  const valueText = (value: string | null): string => {
    if (value === null) return i18n._(msg`empty`)
    const labels = Object.hasOwn(valueLabels, field) ? valueLabels[field] : undefined
    const format = Object.hasOwn(formats, field) ? formats[field] : undefined
    return labels === undefined ? (format?.(value, i18n) ?? value) : labelOf(i18n, labels, value)
  }
  return {
    field,
    label: labelOf(i18n, fieldLabels, field),
    ...(before !== undefined && { before: valueText(before) }),
    ...(after !== undefined && { after: valueText(after) }),
  }
}
