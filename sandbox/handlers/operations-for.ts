/**
 * Ties what answers an operation to the customer that it is about, so that a call of a customer and its twin of the bank share one
 * function: `forCompany.write(createFee)`.
 */
import type { Customer } from '#sandbox/domain/customer.ts'
import { isWorking } from '#sandbox/domain/work.ts'
import { type Phases, refuse, type Session } from '#sandbox/handlers/handler.ts'
import { findCustomer } from '#sandbox/storage/customers.ts'
import type { Database } from '#sandbox/storage/database.ts'

/** Finds the customer of a call and locks the row when something is to be written; undefined is a 404. */
type CustomerResolver<Known> = (context: Known, locked: boolean) => Promise<Customer | undefined>

type OfSession = { db: Database; area: 'private' | 'business'; session: Session }
type OfPath = { db: Database; params: { customerId: string } }

async function customerOfSession({ db, area, session: { account } }: OfSession, locked: boolean): Promise<Customer> {
  const customer = account.customerId === null ? undefined : await findCustomer(db, area, account.customerId, locked)
  if (customer === undefined) throw new Error(`The account ${account.id} belongs to no customer`)
  return customer
}

const customerInPath =
  (kind: Customer['kind']) =>
  ({ db, params }: OfPath, locked: boolean) =>
    findCustomer(db, kind, params.customerId, locked)

const anyCustomerInPath: CustomerResolver<OfPath> = async (context, locked) =>
  (await customerInPath('private')(context, locked)) ?? customerInPath('business')(context, locked)

type Writing = { now: Date; traceId: string }
type Handle<TCall, TResource, TAnswer> = (call: TCall, resource: TResource) => Promise<TAnswer>
type Busy = ReturnType<typeof refuse<423>>

/** Answers 423 while background work runs on the customer's data (A149), else what `handle` answers. */
const rejectWhileBusy =
  <TCall extends Writing, TResource, TAnswer>(customer: Customer, handle: Handle<TCall, TResource, TAnswer>) =>
  async (call: TCall, resource: TResource) =>
    isWorking(customer, call.now)
      ? refuse(call, 423, 'A change of the customer is still in progress')
      : handle(call, resource)

/** Operations about something of the customer, which `load` finds; undefined is a 404. */
function withResource<TKnown, TResource extends object>(
  resolve: CustomerResolver<TKnown>,
  load: (context: TKnown, customer: Customer) => Promise<TResource | undefined>,
) {
  async function find(context: TKnown, locked: boolean) {
    const customer = await resolve(context, locked)
    const resource = customer && (await load(context, customer))
    return customer && resource && { customer, resource }
  }
  const writes =
    (ownTransactions: boolean) =>
    <TCall extends Writing, TAnswer>(
      handle: Handle<TCall, TResource, TAnswer>,
    ): Phases<TKnown, TCall, TAnswer | Busy> => ({
      ownTransactions,
      find: async (context) => {
        const found = await find(context, !ownTransactions)
        return found && ((call) => rejectWhileBusy(found.customer, handle)(call, found.resource))
      },
    })
  return {
    read: <TCall, TAnswer>(handle: Handle<TCall, TResource, TAnswer>): Phases<TKnown, TCall, TAnswer> => ({
      ownTransactions: false,
      find: async (context) => {
        const found = await find(context, false)
        return found && ((call) => handle(call, found.resource))
      },
    }),
    /** Locks the customer until the transaction ends; 423 while work runs on it. */
    write: writes(false),
    /** By a handler that opens its transactions itself, so nothing is locked before it does; 423 like any write. */
    writeInSteps: writes(true),
  }
}

/** How operations about the customer that `resolve` finds are answered. */
function operationsFor<TKnown>(resolve: CustomerResolver<TKnown>) {
  return {
    ...withResource(resolve, async (_context, customer) => customer),
    /** About something of the customer that the path names as well. */
    withResource: <TLoad, TResource extends object>(
      load: (context: TLoad, customer: Customer) => Promise<TResource | undefined>,
    ) => withResource<TKnown & TLoad, TResource>(resolve, load),
  }
}

/** About the customer who is signed in, or whose company the person who is signed in administers. */
export const forOwnCustomer = operationsFor(customerOfSession)
/** About the private customer that the path names. */
export const forPrivateCustomer = operationsFor(customerInPath('private'))
/** About the company that the path names. */
export const forCompany = operationsFor(customerInPath('business'))
/** About the customer of either kind that the path names. */
export const forAnyCustomer = operationsFor(anyCustomerInPath)

/** About no customer. */
export const answer = <TCall, TAnswer>(
  handle: (call: TCall) => Promise<TAnswer>,
  ownTransactions = false,
): Phases<object, TCall, TAnswer> => ({
  ownTransactions,
  find: async () => handle,
})

/** About no customer, by a handler that opens its transactions itself. */
export const answerInSteps = <TCall, TAnswer>(handle: (call: TCall) => Promise<TAnswer>) => answer(handle, true)
