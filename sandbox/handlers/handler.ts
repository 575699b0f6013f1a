/** What a handler is: one per operation of the contract, typed by it, and how it finds the customer that its call is about. */
import type { Problem } from '#generated/model/problem.ts'
import type { Violation } from '#generated/model/violation.ts'
import type { OperationId, Operations, operations } from '#generated/operations.ts'
import type { RetryLater } from '#sandbox/domain/retry-later.ts'
import type { Account } from '#sandbox/domain/account.ts'
import type { HashQueue } from '#sandbox/domain/hash-queue.ts'
import type { Database } from '#sandbox/storage/database.ts'
import { type Customer, isWorking } from '#sandbox/domain/customer.ts'
import { findCustomer } from '#sandbox/storage/customers.ts'

/** Who calls; `groups` are the token's claim: the kind of user, then the sub-roles. */
export type Session = { id: string; account: Account; roles: string[]; groups: string[] }

/** What the server is, beyond the single call. */
export type Environment = {
  release: string
  contractVersion: string
  /** Binary logarithm of scrypt's N for new passwords. */
  passwordCost: number
  /** A session ends after this many minutes without a call. */
  idleMinutes: number
  /** How long a session lives at most. */
  sessionHours: number
  /** Passwords are hashed in it. */
  hashQueue: HashQueue
}

/** What is known before the request is validated; enough to load what the path names. */
export type Context<Op extends OperationId> = {
  operation: Op
  area: (typeof operations)[Op]['area']
  /** The request's own, or a new one when it brought none. */
  traceId: string
  /** The sandbox's time, see /sandbox/clock. */
  now: Date
  /** Where the call comes from, see domain/origin.ts. */
  origin: string
  /** One transaction for the whole call, unless the handler opens its own. */
  db: Database
  session: (typeof operations)[Op]['session'] extends true ? Session : undefined
  params: Operations[Op]['params']
  environment: Environment
}

/** A transaction, and the sandbox's time as it was read in it. */
export type Moment = { db: Database; now: Date }

declare const unparsed: unique symbol
/** The parameters of a query, which only `readQuery` reads; a query with one more is another type. */
export type UnparsedQuery<TQuery> = { readonly [unparsed]: (query: Required<TQuery>) => TQuery }

/** No parameter is left over. */
type NoParameters = Record<string, never>

/**
 * Reads a query by taking every parameter out of it: `read` returns what the handler needs, and the rest, which must be empty. A new
 * parameter of the contract does not compile until its handler reads it.
 */
export function readQuery<TQuery, TRead>(
  query: UnparsedQuery<TQuery>,
  read: (query: TQuery) => [TRead, NoParameters],
): TRead {
  // oxlint-disable-next-line portal/no-cast-through-unknown -- the mark exists for the compiler only
  return read(query as unknown as TQuery)[0]
}

/** A call that the contract allows. */
export type Call<Op extends OperationId> = Context<Op> &
  Pick<Operations[Op], 'headers' | 'body'> & {
    query: UnparsedQuery<Operations[Op]['query']>
    /** Runs an effect of a handler that opens its transactions itself; refuses the call when its session has ended meanwhile. */
    transaction: <T>(effect: (moment: Moment) => Promise<T>) => Promise<T>
  }

type Status<Op extends OperationId> = Extract<keyof Operations[Op]['answers'], number>
type AnswerWith<S, Body> = { status: S; headers?: Record<string, string> } & ([Body] extends [void]
  ? { body?: undefined }
  : { body: Body })

/** Exactly the answers of the contract: each status with its body. */
export type Answer<Op extends OperationId> = {
  [S in Status<Op>]: AnswerWith<S, Operations[Op]['answers'][S]>
}[Status<Op>]

/**
 * A call in two phases, which keeps the order of refusal (A147): `find` runs before the request is validated, and loads
 * what the path names. What it gives answers the call after that; undefined is a 404.
 */
export type Phases<TContext, TCall, TAnswer> = {
  /** The handler opens its transactions itself, because it does slow work such as hashing between them. */
  ownTransactions: boolean
  find: (context: TContext) => Promise<((call: TCall) => Promise<TAnswer>) | undefined>
}

type Handler<Op extends OperationId> = Phases<Context<Op>, Call<Op>, Answer<Op>>

/** A handler for every operation; one that is missing or answers something else does not compile. */
export type Handlers = { [Op in OperationId]: Handler<Op> }

/** The handler of one operation; `resource` loads what the path names, where it names something. */
export function handler<Op extends OperationId, Resource extends object | undefined = undefined>(
  operation: Op,
  phases: {
    resource?: (context: Context<NoInfer<Op>>) => Promise<Resource | undefined>
    handle: (call: Call<NoInfer<Op>>, resource: Resource) => Promise<Answer<NoInfer<Op>>>
  },
): Handler<Op>
export function handler<TContext, TCall, TAnswer, TResource>(
  _operation: OperationId,
  phases: {
    resource?: (context: TContext) => Promise<TResource | undefined>
    handle: (call: TCall, resource: TResource | undefined) => Promise<TAnswer>
  },
): Phases<TContext, TCall, TAnswer> {
  const { resource, handle } = phases
  return {
    ownTransactions: false,
    find: async (context) => {
      if (resource === undefined) return (call) => handle(call, undefined)
      const found = await resource(context)
      return found && ((call) => handle(call, found))
    },
  }
}

/** What an operation needs that only reads, and one that writes; operations of several areas share their handlers. */
export type ReadCall = { db: Database; now: Date }
export type WriteCall<Body = unknown> = ReadCall & { traceId: string; session: Session; body: Body }

/** A success with this body, with a whole list, and without a body. */
export const ok = <Body>(body: Body) => ({ status: 200 as const, body })
export const okList = <Row>(results: Row[]) => ok({ results, total: results.length })
export const created = <Body>(body: Body) => ({ status: 201 as const, body })
export const noContent = { status: 204 } as const

type Traced = { traceId: string }

/** A refusal for a handler to answer with (A148); `title` is for logs, `more` is what the status carries beyond Problem. */
export function refuse<S extends number, More extends object = Record<never, never>>(
  { traceId }: Traced,
  status: S,
  title: string,
  more?: More,
): { status: S; body: Problem & More } {
  return { status, body: { status, title, traceId, ...more } as Problem & More }
}

/** 400 for a rule between fields, which the contract's schemas cannot say. */
export const invalid = (call: Traced, violations: Violation[]) =>
  refuse(call, 400, 'The request breaks the contract', { violations })

const titles = { 429: 'Too many attempts', 503: 'Too many passwords are waiting to be compared' } as const

/** 429 and 503 say when trying again is worth it. */
export const answerTryLater = (call: Traced, { status, seconds }: RetryLater) => ({
  ...refuse(call, status, titles[status]),
  headers: { 'retry-after': String(seconds) },
})

/** Finds the customer of a call and locks the row when something is to be written; undefined is a 404. */
type CustomerResolver<TContext> = (context: TContext, locked: boolean) => Promise<Customer | undefined>

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
function withResource<TContext, TResource extends object>(
  resolve: CustomerResolver<TContext>,
  load: (context: TContext, customer: Customer) => Promise<TResource | undefined>,
) {
  async function find(context: TContext, locked: boolean) {
    const customer = await resolve(context, locked)
    const resource = customer && (await load(context, customer))
    return customer && resource && { customer, resource }
  }
  const writes =
    (ownTransactions: boolean) =>
    <TCall extends Writing, TAnswer>(
      handle: Handle<TCall, TResource, TAnswer>,
    ): Phases<TContext, TCall, TAnswer | Busy> => ({
      ownTransactions,
      find: async (context) => {
        const found = await find(context, !ownTransactions)
        return found && ((call) => rejectWhileBusy(found.customer, handle)(call, found.resource))
      },
    })
  return {
    read: <TCall, TAnswer>(handle: Handle<TCall, TResource, TAnswer>): Phases<TContext, TCall, TAnswer> => ({
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
function operationsFor<TContext>(resolve: CustomerResolver<TContext>) {
  return {
    ...withResource(resolve, async (_context, customer) => customer),
    /** About something of the customer that the path names as well. */
    withResource: <TLoad, TResource extends object>(
      load: (context: TLoad, customer: Customer) => Promise<TResource | undefined>,
    ) => withResource<TContext & TLoad, TResource>(resolve, load),
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
