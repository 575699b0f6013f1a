/** Whose data a call is about: the signed-in person's own, or those of the customer that the bank's path names. */
import type { Customer } from '#sandbox/domain/customer.ts'
import type { Session } from '#sandbox/handlers/handler.ts'
import { findCustomer } from '#sandbox/storage/customers.ts'
import type { Database } from '#sandbox/storage/database.ts'

/** Gives the customer, held until the transaction ends when something is to be written; undefined is a 404. */
export type Way<Known> = (context: Known, held: boolean) => Promise<Customer | undefined>

type Own = { db: Database; area: 'private' | 'business'; session: Session }
type Named = { db: Database; params: { customerId: string } }

/** The customer of the session: a private customer, or an administrator's company. */
export async function own({ db, area, session: { account } }: Own, held: boolean): Promise<Customer> {
  const customer = account.customerId === null ? undefined : await findCustomer(db, area, account.customerId, held)
  if (customer === undefined) throw new Error(`The account ${account.id} belongs to no customer`)
  return customer
}

const named =
  (kind: Customer['kind']) =>
  ({ db, params }: Named, held: boolean) =>
    findCustomer(db, kind, params.customerId, held)

/** The private customer that the path names. */
export const person = named('private')
/** The company that the path names. */
export const company = named('business')
/** The customer of either kind that the path names. */
export const either: Way<Named> = async (context, held) => (await person(context, held)) ?? company(context, held)

/** For calls that are about no customer. */
export const nobody: Way<object> = async () => undefined
