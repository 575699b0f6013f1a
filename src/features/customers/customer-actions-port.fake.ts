import type { ProductLimit } from '#generated/model/product-limit.ts'
import type { Product } from '#generated/model/product.ts'
import type { Locks } from '#generated/model/locks.ts'
import { fakeChangeOf } from '#src/shared/query/port.fake.ts'
import { fakeAnswer } from './customers.fake.ts'

export const premium: Product = {
  productType: 'Premium',
  activationDate: '2021-09-15',
  terminationDate: null,
  terminationReason: null,
  limits: { activeProduct: 300, inactiveProduct: 100 },
  costs: { starter: 1.5, premium: 3.9, rabatt: 0 },
  productChangeId: null,
}

/** Records what it is sent. */
export const fakePrivateActions = (locks: () => Promise<Locks> | Locks, product: () => Product = () => premium) => ({
  changeLocks: fakeChangeOf('bankUpdatePrivateLocks'),
  changeLimit: fakeChangeOf('bankChangeProductLimit'),
  terminate: fakeChangeOf('bankTerminatePrivateCustomer'),
  cancelTermination: fakeChangeOf('bankCancelPrivateTermination'),
  limit: () =>
    fakeAnswer('limit', (): ProductLimit => ({ etag: 'limit-1', monthlyLimitEUR: 300, remainingLimitEUR: 300 })),
  locks: () => fakeAnswer('locks', locks),
  product: () => fakeAnswer('product', product),
  remove: fakeChangeOf('bankDeletePrivateCustomer'),
})

export const fakeBusinessActions = (locks: () => Promise<Locks> | Locks) => ({
  changeLocks: fakeChangeOf('bankUpdateBusinessLocks'),
  changeLimit: fakeChangeOf('bankChangeBusinessLimit'),
  terminate: fakeChangeOf('bankTerminateBusinessCustomer'),
  cancelTermination: fakeChangeOf('bankCancelBusinessTermination'),
  limit: () =>
    fakeAnswer('limit', (): ProductLimit => ({ etag: 'limit-1', monthlyLimitEUR: 5000, remainingLimitEUR: 5000 })),
  locks: () => fakeAnswer('locks', locks),
})
