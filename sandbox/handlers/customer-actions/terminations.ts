/** The end of a contract: planned, or at once when it is today (R911), and taken back while it is still to come. */
import type { CancelTerminationRequest } from '#generated/model/cancel-termination-request.ts'
import type { TerminateBusinessRequest } from '#generated/model/terminate-business-request.ts'
import type { TerminatePrivateRequest } from '#generated/model/terminate-private-request.ts'
import { type Customer, statusOf } from '#sandbox/domain/customer.ts'
import { dayOf, inGerman } from '#sandbox/domain/vienna.ts'
import { workUntil } from '#sandbox/domain/work.ts'
import { tell, type Writing } from '#sandbox/handlers/customer-actions/action-call.ts'
import { invalid } from '#sandbox/handlers/problem.ts'
import { updateCustomer } from '#sandbox/storage/customers.ts'
import { historyOf, record } from '#sandbox/storage/history.ts'
import { cancelChangesAfter } from '#sandbox/storage/products.ts'

export async function terminate(call: Writing<TerminatePrivateRequest | TerminateBusinessRequest>, customer: Customer) {
  const { terminationDate, terminationReason } = call.body
  const today = dayOf(call.now)
  if (statusOf(customer, call.now) !== 'ACTIVE')
    return invalid(call, [{ field: 'customerId', rule: 'active', code: 'CUSTOMER_NOT_ACTIVE' }])
  await updateCustomer(call.db, customer.id, {
    terminationDate,
    terminationReason,
    taskOpenUntil: workUntil(call.now),
  })
  // Nothing begins after the last day (A57).
  if (await cancelChangesAfter(call.db, customer.id, terminationDate)) {
    await record(call, historyOf(customer), 'Geplanten Tarifwechsel zurückgenommen')
  }
  const day = inGerman(terminationDate)
  await tell(
    call,
    customer,
    terminationDate === today ? `Vertrag mit ${day} beendet` : `Kündigung zum ${day} vorgemerkt`,
  )
  return { status: 204 as const }
}

/** The customer while the end of the contract is still to come; undefined, a 404, when there is none to take back. */
export const leavingCustomer = async ({ now }: { now: Date }, customer: Customer) =>
  statusOf(customer, now) === 'TERMINATION_PLANNED' ? customer : undefined

export async function cancelTermination(call: Writing<CancelTerminationRequest>, customer: Customer) {
  await updateCustomer(call.db, customer.id, {
    terminationDate: null,
    terminationReason: null,
    taskOpenUntil: workUntil(call.now),
  })
  await tell(call, customer, 'Vorgemerkte Kündigung zurückgenommen')
  return { status: 204 as const }
}
