import type { BusinessCustomer } from '#generated/model/business-customer.ts'
import type { PrivateCustomer } from '#generated/model/private-customer.ts'
import type { ProductLimit } from '#generated/model/product-limit.ts'
import type { BusinessTerminationReason } from '#generated/model/business-termination-reason.ts'
import type { BusinessMonthlyLimit } from '#generated/model/business-monthly-limit.ts'
import type { CancelTerminationRequest } from '#generated/model/cancel-termination-request.ts'
import type { Locks } from '#generated/model/locks.ts'
import type { PrivateMonthlyLimit } from '#generated/model/private-monthly-limit.ts'
import type { PrivateTerminationReason } from '#generated/model/private-termination-reason.ts'
import type { Product } from '#generated/model/product.ts'
import type { UpdateLocksRequest } from '#generated/model/update-locks-request.ts'
import type { Change, Query, Versioned } from '#src/shared/query/port.ts'

export type LimitChange<TLimit extends number> = { customerId: string; monthlyLimitEUR: TLimit; note?: string | null }

export type TerminationOf<TReason extends string> = {
  customerId: string
  /** YYYY-MM-DD, today or later. */
  terminationDate: string
  terminationReason: TReason
  note?: string | null
}

/** What bank staff do with the contract of one customer (R386). */
export type CustomerActionsPort<TCustomer extends Versioned, TLimit extends number, TReason extends string> = {
  /** The limit of the contract that runs. */
  limit: () => Query<ProductLimit>
  locks: () => Query<Locks>
  changeLocks: Change<Locks, UpdateLocksRequest>
  changeLimit: Change<ProductLimit, LimitChange<TLimit>>
  terminate: Change<TCustomer, TerminationOf<TReason>>
  cancelTermination: Change<TCustomer, CancelTerminationRequest>
}

export type PrivateActionsPort = CustomerActionsPort<PrivateCustomer, PrivateMonthlyLimit, PrivateTerminationReason> & {
  /** Only Premium has a limit that can be changed (R512). */
  product: () => Query<Product>
  /** For whoever may delete a customer (R676). */
  remove?: Change<PrivateCustomer, void, unknown, 460>
}

export type BusinessActionsPort = CustomerActionsPort<BusinessCustomer, BusinessMonthlyLimit, BusinessTerminationReason>
