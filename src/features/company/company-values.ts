import type { Control, FieldValues } from 'react-hook-form'
import type { CompanyData } from '#generated/model/company-data.ts'
import type { Discount } from '#generated/model/discount.ts'

/** What a person has not chosen yet is null, what they have not typed is empty. */
type Entry<TValue> = TValue extends string ? string : TValue extends object ? Entries<TValue> : TValue | null
type Entries<TFields> = { [K in keyof TFields]-?: Entry<NonNullable<TFields[K]>> }

/** A company in a form; `discount` is there when it is added (R496). */
export type CompanyValues = Entries<Omit<CompanyData, 'customerNumber'>> & { discount?: Entries<Discount> }
export type CompanyControl = Control<CompanyValues, unknown, FieldValues>

const nowhere = { street: '', zipcode: '', city: '', country: 'AT' }
const elsewhere = { coName: '', ...nowhere }

/** A company that nobody knows yet; bills go to its own address unless told (R559), Austria is usual (A102). */
export const newCompany: CompanyValues = {
  company: { registerNumber: '', companyName: '', legalEntity: '', uid: '' },
  contactPerson: { salutation: '', title: '', firstName: '', lastName: '', email: '', callNumber: '' },
  contractAddress: nowhere,
  billingAddress: { isContractAddress: true, ...elsewhere },
  paymentDetail: { accountHolder: '', iban: '', signDate: '' },
  billingSettings: { paymentMethod: '', taxRate: null, paymentCondition: null, billEmail1: '', billEmail2: '' },
  limit: null,
  discount: { activationFeeBusiness: null, activationFeeCallNumber: null, monthlyFeeCallNumber: null },
  advertisingConsent: null,
}

/** What is loaded, as the form has it; the address for bills is empty while it is the contract's. */
export function valuesOf({ customerNumber: _number, ...company }: CompanyData): CompanyValues {
  const { contactPerson, billingAddress, paymentDetail, billingSettings } = company
  return {
    ...company,
    contactPerson: { ...contactPerson, title: contactPerson.title ?? '', callNumber: contactPerson.callNumber ?? '' },
    billingAddress: billingAddress.isContractAddress
      ? { isContractAddress: true, ...elsewhere }
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
