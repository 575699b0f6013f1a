import type { BusinessCustomer } from '#generated/model/business-customer.ts'
import type { PrivateCustomer } from '#generated/model/private-customer.ts'
import type { ProductLimit } from '#generated/model/product-limit.ts'
import type { BusinessTerminationReason } from '#generated/model/business-termination-reason.ts'
import type { BusinessMonthlyLimit } from '#generated/model/business-monthly-limit.ts'
import type { CancelTerminationRequest } from '#generated/model/cancel-termination-request.ts'
import type { CustomerStatus } from '#generated/model/customer-status.ts'
import type { Locks } from '#generated/model/locks.ts'
import type { PrivateMonthlyLimit } from '#generated/model/private-monthly-limit.ts'
import type { PrivateTerminationReason } from '#generated/model/private-termination-reason.ts'
import type { Product } from '#generated/model/product.ts'
import type { UpdateLocksRequest } from '#generated/model/update-locks-request.ts'
import type { Modals } from '#src/shared/page/url-state.ts'
import type { ApplicationStatus, Change, Query, Versioned } from '#src/shared/query/port.ts'

/** The modals about a customer, in their list and on their pages. */
export const customerModals = {
  actions: 'record',
  locks: 'record',
  limit: 'record',
  terminate: 'record',
  'cancel-termination': 'record',
  delete: 'record',
} as const

export type CustomerModals = Modals<never, typeof customerModals>

/** The modals of the button for actions. */
export const actionModalNames = (Object.keys(customerModals) as (keyof typeof customerModals)[]).filter(
  (name) => name !== 'delete',
)

/** What the button for actions offers, each in a modal of its own. */
export type CustomerAction = Exclude<keyof typeof customerModals, 'actions' | 'delete'>

/** The fields of a customer that the modals of actions need. */
export type ActionCustomer = {
  id: string
  name: string
  status: CustomerStatus
  /** YYYY-MM-DD; null while the contract goes on. */
  terminationDate: string | null
}

export type ActionModalProps = { customer: ActionCustomer; opened: boolean; onClose: () => void }

/** The locks that bank staff set and remove (R519 to R521). */
export const editableLocks = [
  'securityLockRM',
  'securityLockSL',
  'securityLockCustomerWish',
  'securityLockCS',
] as const satisfies (keyof UpdateLocksRequest)[]

export type LimitChange<TLimit extends number> = { customerId: string; monthlyLimitEUR: TLimit; note?: string | null }

export type TerminationRequest<TReason extends string> = {
  customerId: string
  /** YYYY-MM-DD, today or later. */
  terminationDate: string
  terminationReason: TReason
  note?: string | null
}

/** What bank staff can do with the contract of one customer (R386). */
export type CustomerActionsPort<TCustomer extends Versioned, TLimit extends number, TReason extends string> = {
  /** The limit of the current contract. */
  limit: () => Query<ProductLimit>
  locks: () => Query<Locks>
  changeLocks: Change<Locks, UpdateLocksRequest>
  changeLimit: Change<ProductLimit, LimitChange<TLimit>>
  terminate: Change<TCustomer, TerminationRequest<TReason>>
  cancelTermination: Change<TCustomer, CancelTerminationRequest>
}

export type PrivateActionsPort = CustomerActionsPort<PrivateCustomer, PrivateMonthlyLimit, PrivateTerminationReason> & {
  /** Only Premium has a limit that can be changed (R512). */
  product: () => Query<Product>
  /** Only for employees who may delete a customer (R676). */
  remove?: Change<PrivateCustomer, void, unknown, ApplicationStatus<'bankDeletePrivateCustomer'>>
}

export type BusinessActionsPort = CustomerActionsPort<BusinessCustomer, BusinessMonthlyLimit, BusinessTerminationReason>
