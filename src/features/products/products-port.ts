import type { BankData } from '#generated/model/bank-data.ts'
import type { CustomerCallNumber } from '#generated/model/customer-call-number.ts'
import type { InactivityLock } from '#generated/model/inactivity-lock.ts'
import type { Product } from '#generated/model/product.ts'
import type { ProductChange } from '#generated/model/product-change.ts'
import type { ProductChangeRequest } from '#generated/model/product-change-request.ts'
import type { ProductLimit } from '#generated/model/product-limit.ts'
import type { ApplicationStatus, Change, Command, Query } from '#src/shared/query/port.ts'

/** What the products need from an area. */
export type ProductsPort = {
  product: () => Query<Product>
  limit: () => Query<ProductLimit>
  callNumber: () => Query<CustomerCallNumber>
  change: () => Query<ProductChange>
  inactivityLock: () => Query<InactivityLock>
  /** Loaded for the confirmation that removes the lock (R125). */
  bankData: () => Query<BankData>
  planChange: Command<ProductChangeRequest, unknown, ApplicationStatus<'privateCreateProductChange'>>
  /** By the pending change's productChangeId. */
  cancelChange: Command<string>
  removeInactivityLock: Change<InactivityLock>
}
