/** What a handler is: one per operation of the contract, typed by it. */
import type { Problem } from '#generated/model/problem.ts'
import type { Violation } from '#generated/model/violation.ts'
import type { OperationId, Operations, operations } from '#generated/operations.ts'
import type { ComeBackLater } from '#sandbox/domain/come-back-later.ts'
import type { Account } from '#sandbox/domain/account.ts'
import type { HashQueue } from '#sandbox/domain/hash-queue.ts'
import type { Database } from '#sandbox/storage/database.ts'

/** Who is asking; `groups` are the token's claim: the kind of user, then the sub-roles. */
export type Session = { id: string; account: Account; roles: string[]; groups: string[] }

/** What the server is, beyond the single call. */
export type Environment = {
  release: string
  contractVersion: string
  /** Binary logarithm of scrypt's N for new passwords. */
  passwordCost: number
  /** After so many minutes without a call a session is over. */
  idleMinutes: number
  /** So long a session lives at most. */
  sessionHours: number
  /** Whoever hashes a password does it in here. */
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

/** A call that the contract allows. */
export type Call<Op extends OperationId> = Context<Op> &
  Pick<Operations[Op], 'query' | 'headers' | 'body'> & {
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
export type Phases<Known, Asked, Answered> = {
  /** The handler opens its transactions itself, because it does slow work such as hashing between them. */
  ownTransactions: boolean
  find: (context: Known) => Promise<((call: Asked) => Promise<Answered>) | undefined>
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
export function handler<Known, Asked, Answered, Resource>(
  _operation: OperationId,
  phases: {
    resource?: (context: Known) => Promise<Resource | undefined>
    handle: (call: Asked, resource: Resource | undefined) => Promise<Answered>
  },
): Phases<Known, Asked, Answered> {
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
export const comeBackLater = (call: Traced, { status, seconds }: ComeBackLater) => ({
  ...refuse(call, status, titles[status]),
  headers: { 'retry-after': String(seconds) },
})
