import type { BusinessCustomer } from '#generated/model/business-customer.ts'
import type { CompanyData } from '#generated/model/company-data.ts'
import type { Locks } from '#generated/model/locks.ts'
import type { PrivateCustomer } from '#generated/model/private-customer.ts'
import type { Product } from '#generated/model/product.ts'
import type { ProductLimit } from '#generated/model/product-limit.ts'
import { fakeQuery } from '#src/shared/query/port.fake.ts'

const noLocks: Locks = {
  etag: 'locks-1',
  securityLockRM: false,
  securityLockSL: false,
  securityLockCustomerWish: false,
  securityLockCS: false,
  returnDebitLock: null,
}

/** Active, without locks or a running task. */
export const anna: PrivateCustomer = {
  id: '10000000-0000-4000-8000-001100234501',
  etag: 'anna-1',
  bpNumber: '1100234501',
  firstName: 'Anna',
  lastName: 'Gruber',
  callNumber: '6641234501',
  email: 'anna.gruber@mail.example',
  postalAddress: { zipcode: '1060', city: 'Wien', street: 'Mariahilfer Straße 45/3' },
  birthDate: '1988-04-12',
  taskOpen: false,
  status: 'ACTIVE',
  terminationReason: null,
  terminationDate: null,
  locks: { ...noLocks, inactivityLock: false },
  user: { salutation: 'MISS', firstName: 'Anna', lastName: 'Gruber' },
}

/** Active, without locks or a running task. */
export const bergland: BusinessCustomer = {
  id: '20000000-0000-4000-8000-001200456701',
  etag: 'bergland-1',
  bpNumber: '1200456701',
  companyName: 'Bergland Installationen GmbH',
  limit: 5000,
  postalAddress: { zipcode: '6020', city: 'Innsbruck', street: 'Innrain 52' },
  taskOpen: false,
  locks: noLocks,
  statusDetails: { status: 'ACTIVE', terminationReason: null, terminationDate: null },
}

const left: ProductLimit = { etag: 'limit-1', monthlyLimitEUR: 100, remainingLimitEUR: 62.5 }

const annasProduct: Product = {
  productType: 'Starter',
  activationDate: '2024-03-01',
  terminationDate: null,
  terminationReason: null,
  limits: { activeProduct: 100, inactiveProduct: 1500 },
  costs: { starter: 0, premium: 2.5, rabatt: 0 },
  productChangeId: null,
}

const contactPerson: CompanyData['contactPerson'] = {
  salutation: 'MISS',
  firstName: 'Katharina',
  lastName: 'Moser',
  email: 'katharina.moser@bergland.example',
  callNumber: '6641001000',
}

/** Annas product and the rest of her limit. */
export const annasContract = () => ({
  product: () => fakeAnswer('product', () => annasProduct),
  limit: () => fakeAnswer('limit', () => left),
})

export const berglandsContract = () => ({
  limit: () => fakeAnswer('limit', () => ({ ...left, monthlyLimitEUR: 5000, remainingLimitEUR: 2486.35 })),
})

export const berglandsData = () => fakeAnswer('company', () => ({ contactPerson }))

/** A query with the answer of a test. */
export const fakeAnswer = <TData>(name: string, answer: () => Promise<TData> | TData) =>
  fakeQuery(['fake', name], answer)
