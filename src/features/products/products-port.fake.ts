import type { BankData } from '#generated/model/bank-data.ts'
import type { CustomerCallNumber } from '#generated/model/customer-call-number.ts'
import type { InactivityLock } from '#generated/model/inactivity-lock.ts'
import type { PendingProductChange } from '#generated/model/pending-product-change.ts'
import type { Product } from '#generated/model/product.ts'
import type { ProductChange } from '#generated/model/product-change.ts'
import type { ProductLimit } from '#generated/model/product-limit.ts'
import { fakeChangeOf, fakeCommand, fakeCommandOf, fakeQuery } from '#src/shared/query/port.fake.ts'
import type { ProductsPort } from './products-port.ts'

/** A Starter product without reduction, end or planned change. */
export const annasProduct: Product = {
  productType: 'Starter',
  activationDate: '2024-03-01',
  terminationDate: null,
  terminationReason: null,
  limits: { activeProduct: 100, inactiveProduct: 1500 },
  costs: { starter: 0, premium: 2.5, rabatt: 0 },
  productChangeId: null,
}

/** The responses of the queries; a test replaces them, for example by a refusal or one that never comes. */
export type ProductsAnswers = {
  product: () => Promise<Product>
  limit: () => Promise<ProductLimit>
  callNumber: () => Promise<CustomerCallNumber>
  change: () => Promise<ProductChange>
  inactivityLock: () => Promise<InactivityLock>
  bankData: () => Promise<BankData>
}

export const annasAnswers = (product: Partial<Product> = {}): ProductsAnswers => ({
  product: () => Promise.resolve({ ...annasProduct, ...product }),
  limit: () => Promise.resolve({ etag: 'limit-1', monthlyLimitEUR: 100, remainingLimitEUR: 62.5 }),
  callNumber: () => Promise.resolve({ etag: 'number-1', callNumber: '6641234501' }),
  change: () => Promise.resolve({ pendingChange: null, earliestActivationDate: '2026-11-20' }),
  inactivityLock: () => Promise.resolve({ etag: 'inactivity-1', inactivityLock: false }),
  bankData: () =>
    Promise.resolve({
      etag: 'account-1',
      accountHolder: 'Anna Gruber',
      iban: 'AT611904300234573201',
      signDate: '2023-04-28',
    }),
})

/** Calls `answers` for each request, so that later ones may differ; every write invalidates all queries. */
export const fakeProductsPort = (answers: ProductsAnswers) =>
  ({
    product: () => query('product', () => answers.product()),
    limit: () => query('limit', () => answers.limit()),
    callNumber: () => query('call-number', () => answers.callNumber()),
    change: () => query('change', () => answers.change()),
    inactivityLock: () => query('inactivity', () => answers.inactivityLock()),
    bankData: () => query('bank-data', () => answers.bankData()),
    planChange: fakeCommandOf('privateCreateProductChange', planned, all),
    cancelChange: fakeCommand<string, void>('privateCancelProductChange', undefined, all),
    removeInactivityLock: fakeChangeOf('privateRemoveInactivityLock', all),
  }) satisfies ProductsPort

const all = [['fake']]
const planned: PendingProductChange = {
  productChangeId: 'change-1',
  productType: 'Premium',
  activationDate: '2026-12-01',
}

const query = <TData>(name: string, answer: () => Promise<TData>) => fakeQuery(['fake', name], answer)
