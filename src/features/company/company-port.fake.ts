import type { CompanyData } from '#generated/model/company-data.ts'
import { fakeChangeOf, fakeCommandOf, fakeQuery } from '#src/shared/query/port.fake.ts'

/** Pays by collection; bills go to the contract address. */
export const bergland: CompanyData = {
  etag: 'bergland-1',
  customerNumber: '1200456701',
  company: {
    registerNumber: 'FN 345678a',
    companyName: 'Bergland Installationen GmbH',
    legalEntity: 'GMBH',
    uid: 'ATU34567890',
  },
  contactPerson: {
    salutation: 'MISS',
    title: 'Mag.a',
    firstName: 'Katharina',
    lastName: 'Moser',
    email: 'katharina.moser@bergland.example',
    callNumber: '6641001000',
  },
  contractAddress: { street: 'Innrain 52', zipcode: '6020', city: 'Innsbruck', country: 'AT' },
  billingAddress: {
    isContractAddress: true,
    coName: null,
    street: 'Innrain 52',
    zipcode: '6020',
    city: 'Innsbruck',
    country: 'AT',
  },
  paymentDetail: {
    accountHolder: 'Bergland Installationen GmbH',
    iban: 'AT983400000011223344',
    signDate: '2021-02-15',
  },
  billingSettings: {
    paymentMethod: 'COLLECTION',
    taxRate: 20,
    paymentCondition: 14,
    billEmail1: 'rechnung@bergland.example',
    billEmail2: null,
  },
  limit: 5000,
  advertisingConsent: true,
}

/** Pays by open invoice; bills go abroad. */
export const donau: CompanyData = {
  ...bergland,
  billingAddress: {
    isContractAddress: false,
    coName: 'Donau Verwaltung GmbH',
    street: 'Nibelungenplatz 4/2',
    zipcode: '94032',
    city: 'Passau',
    country: 'DE',
  },
  paymentDetail: { accountHolder: null, iban: null, signDate: null },
  billingSettings: { ...bergland.billingSettings, paymentMethod: 'OPEN_INVOICE' },
  advertisingConsent: false,
}

const question = (data: CompanyData) => () => fakeQuery(['fake', 'company'], () => Promise.resolve(data))

export const fakeOwnCompanyPort = (data: CompanyData = bergland) => ({
  company: question(data),
  saveBillEmails: fakeChangeOf('businessUpdateCompanyData'),
})

export const fakeBankCompanyPort = (data: CompanyData = bergland) => ({
  company: question(data),
  save: fakeChangeOf('bankUpdateCompany'),
})

export const fakeNewCompanyPort = () => ({
  add: fakeCommandOf('bankCreateCompany', bergland),
})
