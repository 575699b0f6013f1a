import type { BusinessTerminationReason } from '#generated/model/business-termination-reason.ts'
import type { BusinessMonthlyLimit } from '#generated/model/business-monthly-limit.ts'
import type { CancelTerminationRequest } from '#generated/model/cancel-termination-request.ts'
import type { Locks } from '#generated/model/locks.ts'
import type { PrivateMonthlyLimit } from '#generated/model/private-monthly-limit.ts'
import type { PrivateTerminationReason } from '#generated/model/private-termination-reason.ts'
import type { Product } from '#generated/model/product.ts'
import type { UpdateLocksRequest } from '#generated/model/update-locks-request.ts'
import type { Command, Query } from '#src/shared/query/port.ts'

export type LimitChange<TLimit extends number> = { customerId: string; monthlyLimitEUR: TLimit; note?: string | null }

export type TerminationOf<TReason extends string> = {
  customerId: string
  /** YYYY-MM-DD, today or later. */
  terminationDate: string
  terminationReason: TReason
  note?: string | null
}

/** What bank staff do with the contract of one customer (R386). */
export type CustomerActionsPort<TLimit extends number, TReason extends string> = {
  locks: () => Query<Locks>
  changeLocks: Command<UpdateLocksRequest>
  changeLimit: Command<LimitChange<TLimit>>
  terminate: Command<TerminationOf<TReason>>
  cancelTermination: Command<CancelTerminationRequest>
}

export type PrivateActionsPort = CustomerActionsPort<PrivateMonthlyLimit, PrivateTerminationReason> & {
  /** Only Premium has a limit that can be changed (R512). */
  product: () => Query<Product>
  /** For whoever may delete a customer (R676). */
  remove?: Command<void, unknown, 460>
}

export type BusinessActionsPort = CustomerActionsPort<BusinessMonthlyLimit, BusinessTerminationReason>
