/** A company as it is stored and as it is answered, and the rules of its entries. */
import { isValidIBAN } from 'ibantools'
import type { BillingAddress } from '#generated/model/billing-address.ts'
import type { BusinessMonthlyLimit } from '#generated/model/business-monthly-limit.ts'
import type { CompanyData } from '#generated/model/company-data.ts'
import type { Discount } from '#generated/model/discount.ts'
import type { LegalEntity } from '#generated/model/legal-entity.ts'
import type { PaymentMethod } from '#generated/model/payment-method.ts'
import type { Salutation } from '#generated/model/salutation.ts'
import type { UpdateCompanyRequest } from '#generated/model/update-company-request.ts'
import { withEtag } from '#sandbox/domain/etag.ts'
import { type ZipcodeResult, checkZipcode } from '#sandbox/domain/zipcode.ts'

/** All of the billing address is null while bills go to the contract address; only the name may be null otherwise. */
export type StoredCompany = {
  customerId: string
  name: string
  registerNumber: string
  legalEntity: LegalEntity
  uid: string
  contactSalutation: Salutation
  contactTitle: string | null
  contactFirstName: string
  contactLastName: string
  contactEmail: string
  contactCallNumber: string | null
  street: string
  zipcode: string
  city: string
  country: string
  billingCoName: string | null
  billingStreet: string | null
  billingZipcode: string | null
  billingCity: string | null
  billingCountry: string | null
  accountHolder: string | null
  iban: string | null
  signDate: string | null
  paymentMethod: PaymentMethod
  taxRate: 0 | 20
  paymentCondition: 14 | 30
  billEmail1: string | null
  billEmail2: string | null
  limitCents: number
  advertisingConsent: boolean
  discountActivationBusiness: number
  discountActivationNumber: number
  discountMonthlyNumber: number
  version: number
  limitVersion: number
}

export const toCompanyResponse = (bpNumber: string, company: StoredCompany): CompanyData =>
  withEtag(company.version + company.limitVersion, {
    customerNumber: bpNumber,
    company: {
      registerNumber: company.registerNumber,
      companyName: company.name,
      legalEntity: company.legalEntity,
      uid: company.uid,
    },
    contactPerson: {
      salutation: company.contactSalutation,
      title: company.contactTitle,
      firstName: company.contactFirstName,
      lastName: company.contactLastName,
      email: company.contactEmail,
      callNumber: company.contactCallNumber,
    },
    contractAddress: {
      street: company.street,
      zipcode: company.zipcode,
      city: company.city,
      country: company.country,
    },
    billingAddress: billingOutside(company),
    paymentDetail: { accountHolder: company.accountHolder, iban: company.iban, signDate: company.signDate },
    billingSettings: {
      paymentMethod: company.paymentMethod,
      taxRate: company.taxRate,
      paymentCondition: company.paymentCondition,
      billEmail1: company.billEmail1,
      billEmail2: company.billEmail2,
    },
    limit: (company.limitCents / 100) as BusinessMonthlyLimit,
    advertisingConsent: company.advertisingConsent,
  })

function billingOutside(company: StoredCompany): BillingAddress {
  const { billingStreet, billingZipcode, billingCity, billingCountry } = company
  if (billingStreet === null || billingZipcode === null || billingCity === null || billingCountry === null) {
    const { street, zipcode, city, country } = company
    return { isContractAddress: true, coName: null, street, zipcode, city, country }
  }
  const elsewhere = { street: billingStreet, zipcode: billingZipcode, city: billingCity, country: billingCountry }
  return { isContractAddress: false, coName: company.billingCoName, ...elsewhere }
}

/** The columns that an update changes; the limit is not among them, it has a call of its own (R645). */
export function updatedColumns(
  sent: UpdateCompanyRequest,
): Omit<StoredCompany, 'customerId' | 'limitCents' | 'version' | 'limitVersion' | `discount${string}`> {
  const { company, contactPerson, contractAddress, billingAddress, paymentDetail, billingSettings } = sent
  const elsewhere = billingAddress.isContractAddress ? undefined : billingAddress
  return {
    name: company.companyName,
    registerNumber: company.registerNumber,
    legalEntity: company.legalEntity,
    uid: company.uid,
    contactSalutation: contactPerson.salutation,
    contactTitle: contactPerson.title ?? null,
    contactFirstName: contactPerson.firstName,
    contactLastName: contactPerson.lastName,
    contactEmail: contactPerson.email,
    contactCallNumber: contactPerson.callNumber ?? null,
    ...contractAddress,
    billingCoName: elsewhere?.coName ?? null,
    billingStreet: elsewhere?.street ?? null,
    billingZipcode: elsewhere?.zipcode ?? null,
    billingCity: elsewhere?.city ?? null,
    billingCountry: elsewhere?.country ?? null,
    accountHolder: paymentDetail.accountHolder ?? null,
    iban: paymentDetail.iban ?? null,
    signDate: paymentDetail.signDate ?? null,
    paymentMethod: billingSettings.paymentMethod,
    taxRate: billingSettings.taxRate,
    paymentCondition: billingSettings.paymentCondition,
    billEmail1: billingSettings.billEmail1 ?? null,
    billEmail2: billingSettings.billEmail2 ?? null,
    advertisingConsent: sent.advertisingConsent,
  }
}

/** All columns of a new company. */
export const newColumns = (
  customerId: string,
  sent: UpdateCompanyRequest & { discount?: Discount },
): Omit<StoredCompany, 'version' | 'limitVersion'> => ({
  customerId,
  ...updatedColumns(sent),
  limitCents: sent.limit * 100,
  discountActivationBusiness: sent.discount?.activationFeeBusiness ?? 0,
  discountActivationNumber: sent.discount?.activationFeeCallNumber ?? 0,
  discountMonthlyNumber: sent.discount?.monthlyFeeCallNumber ?? 0,
})

/** An IBAN that is there has the length of its country and the right check digits (A106). */
export const hasWrongIban = ({ paymentDetail: { iban } }: UpdateCompanyRequest): boolean =>
  iban !== null && iban !== undefined && !isValidIBAN(iban)

/** The first address whose code does not fit its country decides. */
export function checkZipcodes({ contractAddress, billingAddress }: UpdateCompanyRequest): ZipcodeResult {
  const checked = checkZipcode(contractAddress)
  return checked !== 'right' || billingAddress.isContractAddress ? checked : checkZipcode(billingAddress)
}
