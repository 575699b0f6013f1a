import type { CompanyData } from '#generated/model/company-data.ts'
import type { Discount } from '#generated/model/discount.ts'
import type { FormControl } from '#src/shared/form/fields/use-bound-field.ts'
import { homeCountry } from '#src/shared/address/countries.ts'

/** What a person has not chosen yet is null, what they have not typed is empty. */
type Entry<TValue> = TValue extends string ? string : TValue extends object ? Entries<TValue> : TValue | null
type Entries<TFields> = { [K in keyof TFields]-?: Entry<NonNullable<TFields[K]>> }

type Company = Entries<Omit<CompanyData, 'customerNumber' | 'etag'>>

/** A company in a form: an address for bills is there when it is another one, a discount when it is added (R496). */
export type CompanyValues = Omit<Company, 'billingAddress'> & {
  billingAddress: { isContractAddress: boolean } & Partial<Company['billingAddress']>
  discount?: Entries<Discount>
}
export type CompanyControl = FormControl<CompanyValues>

/** A company that nobody knows yet; bills go to its own address unless told (R559), Austria is usual (A102). */
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

/** What is loaded, as the form has it. */
export function valuesOf({ customerNumber: _number, etag: _etag, ...company }: CompanyData): CompanyValues {
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
