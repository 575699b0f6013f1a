import type { DataTag, QueryKey } from '@tanstack/react-query'
import type { CustomerCallNumber } from '#generated/model/customer-call-number.ts'
import type { Product } from '#generated/model/product.ts'
import type { ProductLimit } from '#generated/model/product-limit.ts'
import type { ApiError } from '#src/shared/http/api-error.ts'
import type { Query } from '#src/shared/query/port.ts'
import type { ProductsPort } from './products-port.ts'

/** Anna has Starter and nothing special. */
export const annasProduct: Product = {
  productType: 'Starter',
  activationDate: '2024-03-01',
  terminationDate: null,
  terminationReason: null,
  limits: { activeProduct: 100, inactiveProduct: 1500 },
  costs: { starter: 0, premium: 2.5, rabatt: 0 },
  productChangeId: null,
}

/** What the bank answers; a test changes a question's answer to a refusal or to one that does not come. */
export type ProductsAnswers = {
  product: () => Promise<Product>
  limit: () => Promise<ProductLimit>
  callNumber: () => Promise<CustomerCallNumber>
}

export const annasAnswers = (product: Partial<Product> = {}): ProductsAnswers => ({
  product: () => Promise.resolve({ ...annasProduct, ...product }),
  limit: () => Promise.resolve({ monthlyLimitEUR: 100, remainingLimitEUR: 62.5 }),
  callNumber: () => Promise.resolve({ callNumber: '6641234501' }),
})

/** Asks `answers` anew each time, so that a later answer may differ. */
export const fakeProductsPort = (answers: ProductsAnswers): ProductsPort => ({
  product: () => query('product', () => answers.product()),
  limit: () => query('limit', () => answers.limit()),
  callNumber: () => query('call-number', () => answers.callNumber()),
})

function query<TData>(name: string, queryFn: () => Promise<TData>): Query<TData> {
  return { queryKey: ['fake', name] as unknown as DataTag<QueryKey, TData, ApiError>, queryFn }
}
