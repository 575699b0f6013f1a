/**
 * How a call is answered when it is not said yet whose data it is about: an entry becomes a handler with the way that an
 * area names the customer, so that a call and its bank twin share one entry.
 */
import type { Customer } from '#sandbox/domain/customer.ts'
import { isWorking } from '#sandbox/domain/work.ts'
import type { Way } from '#sandbox/handlers/ways.ts'
import type { Phases } from '#sandbox/handlers/handler.ts'
import { refuse } from '#sandbox/handlers/problem.ts'

type Writing = { now: Date; traceId: string }
type Handle<Asked, Resource, Answered> = (call: Asked, resource: Resource) => Promise<Answered>

/** Answers without a customer: who signs in, or everybody alike. */
export const answer =
  <Asked, Answered>(handle: (call: Asked) => Promise<Answered>, ownTransactions = false) =>
  <Known>(_way: Way<Known>): Phases<Known, Asked, Answered> => ({
    ownTransactions,
    find: async () => handle,
  })

/** The same, by a handler that opens its transactions itself. */
export const answerInSteps = <Asked, Answered>(handle: (call: Asked) => Promise<Answered>) => answer(handle, true)

/** Answers 423 while background work runs on the customer's data (A149), else what `handle` answers. */
const rejectWhileBusy =
  <Asked extends Writing, Resource, Answered>(customer: Customer, handle: Handle<Asked, Resource, Answered>) =>
  async (call: Asked, resource: Resource) =>
    isWorking(customer, call.now)
      ? refuse(call, 423, 'A change of the customer is still in progress')
      : handle(call, resource)

/** Entries about something of the customer that the path names too; `load` gives undefined, a 404, where there is none. */
export function on<Asking, Resource extends object>(
  load: (context: Asking, customer: Customer) => Promise<Resource | undefined>,
) {
  async function found<Known extends Asking>(way: Way<Known>, context: Known, held: boolean) {
    const customer = await way(context, held)
    const resource = customer && (await load(context, customer))
    return customer && resource && { customer, resource }
  }
  const written =
    (held: boolean) =>
    <Asked extends Writing, Answered>(handle: Handle<Asked, Resource, Answered>) =>
    <Known extends Asking>(way: Way<Known>): Phases<Known, Asked, Answered | Busy> => ({
      ownTransactions: !held,
      find: async (context) => {
        const one = await found(way, context, held)
        return one && ((call) => rejectWhileBusy(one.customer, handle)(call, one.resource))
      },
    })
  return {
    read:
      <Asked, Answered>(handle: Handle<Asked, Resource, Answered>) =>
      <Known extends Asking>(way: Way<Known>): Phases<Known, Asked, Answered> => ({
        ownTransactions: false,
        find: async (context) => {
          const one = await found(way, context, false)
          return one && ((call) => handle(call, one.resource))
        },
      }),
    /** Holds the customer until the transaction ends; 423 while work runs on it. */
    write: written(true),
    /** By a handler that opens its transactions itself, so nothing is held before it does; 423 like any write. */
    writeInSteps: written(false),
  }
}
type Busy = ReturnType<typeof refuse<423>>

/** Entries about the customer. */
export const { read, write, writeInSteps } = on(async (_context: object, customer) => customer)
