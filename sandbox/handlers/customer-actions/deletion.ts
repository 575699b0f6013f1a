/** Deleting a private customer for good; whoever ever paid cannot be deleted (R768, R909). */
import type { Customer } from '#sandbox/domain/customer.ts'
import { refuse } from '#sandbox/handlers/problem.ts'
import { deleteCustomer } from '#sandbox/storage/customers.ts'
import type { Database } from '#sandbox/storage/database.ts'
import { forgetHistory, historyOf } from '#sandbox/storage/history.ts'
import { hasTransactions } from '#sandbox/storage/billing.ts'

export async function deletePrivateCustomer(call: { db: Database; now: Date; traceId: string }, customer: Customer) {
  if (await hasTransactions(call.db, customer.id)) return refuse(call, 460, 'PTL transactions found')
  await deleteCustomer(call.db, customer.id)
  await forgetHistory(call.db, historyOf(customer))
  return { status: 204 as const }
}
