/**
 * Whose data a call is about: the person's own, or the customer that the bank's path names. Both load the same record, so
 * that one handler serves an area's call and its bank twin.
 */
import { isWorking } from '#sandbox/domain/work.ts'
import type { Session } from '#sandbox/server/handler.ts'
import { refuse } from '#sandbox/server/problem.ts'
import { type Customer, findCustomer } from '#sandbox/storage/customers.ts'
import type { Database } from '#sandbox/storage/database.ts'

type Own = { db: Database; session: Session }
type Named = { db: Database; params: { customerId: string } }

/** The customer of the session: a private customer, or an administrator's company. */
async function own({ db, session: { account } }: Own, held: boolean): Promise<Customer> {
  const kind = account.area === 'private' ? 'private' : 'business'
  const customer = account.customerId === null ? undefined : await findCustomer(db, kind, account.customerId, held)
  if (customer === undefined) throw new Error(`The account ${account.id} belongs to no customer`)
  return customer
}

/** To read: the session's own customer. */
export const ownCustomer = (context: Own) => own(context, false)
/** To write: the same, held until the transaction ends. */
export const ownCustomerHeld = (context: Own) => own(context, true)

const named = (kind: Customer['kind'], held: boolean) => (context: Named) =>
  findCustomer(context.db, kind, context.params.customerId, held)

/** To read: the customer that the path names; undefined, a 404, when there is none of this kind. */
export const privateCustomer = named('private', false)
export const businessCustomer = named('business', false)
/** Of either kind. */
export const anyCustomer = async (context: Named) => (await privateCustomer(context)) ?? businessCustomer(context)
/** To write: the same, held until the transaction ends. */
export const privateCustomerHeld = named('private', true)
export const businessCustomerHeld = named('business', true)
export const anyCustomerHeld = async (context: Named) =>
  (await privateCustomerHeld(context)) ?? businessCustomerHeld(context)

/** Answers 423 while background work runs on the customer's data (A149), else what `handle` answers. */
export function unlessWorking<Call extends { now: Date; traceId: string }, Subject extends Customer, Answer>(
  handle: (call: Call, customer: Subject) => Promise<Answer>,
) {
  return async (call: Call, customer: Subject) =>
    isWorking(customer, call.now)
      ? refuse(call, 423, 'A change of the customer is still in progress')
      : handle(call, customer)
}
