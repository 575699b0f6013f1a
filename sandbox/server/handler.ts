/** What a handler is: one per operation of the contract, typed by it. */
import type { OperationId, Operations, operations } from '#generated/operations.ts'
import type { Turns } from '#sandbox/domain/turns.ts'
import type { Database } from '#sandbox/storage/database.ts'
import type { Account } from '#sandbox/storage/accounts.ts'

/** Who is asking; `groups` are the token's claim: the kind of user, then the sub-roles. */
export type Session = { id: string; account: Account; roles: string[]; groups: string[] }

/** What the server is, beyond the single call. */
export type Environment = {
  release: string
  contractVersion: string
  /** Binary logarithm of scrypt's N for new passwords. */
  passwordCost: number
  /** So long a session lives at most. */
  sessionHours: number
  /** Whoever hashes a password takes a turn for it. */
  hashing: Turns
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

/** A call that the contract allows. */
export type Call<Op extends OperationId> = Context<Op> & Pick<Operations[Op], 'query' | 'headers' | 'body'>

type Status<Op extends OperationId> = Extract<keyof Operations[Op]['answers'], number>
type AnswerWith<S, Body> = { status: S; headers?: Record<string, string> } & ([Body] extends [void]
  ? { body?: undefined }
  : { body: Body })

/** Exactly the answers of the contract: each status with its body. */
export type Answer<Op extends OperationId> = {
  [S in Status<Op>]: AnswerWith<S, Operations[Op]['answers'][S]>
}[Status<Op>]

export type Handler<Op extends OperationId> = {
  operation: Op
  /** The handler opens its transactions itself, because it does slow work such as hashing between them. */
  ownTransactions: boolean
  /** Loads what the path names; undefined is a 404. */
  subject: (context: Context<Op>) => Promise<unknown>
  handle: (call: Call<Op>, subject: unknown) => Promise<Answer<Op>>
}

/** A handler for every operation; one that is missing or answers something else does not compile. */
export type Handlers = { [Op in OperationId]: Handler<Op> }

/**
 * Writes a handler in two phases, which keeps the order of refusal (A147): `subject` runs before the request is
 * validated and answers 404 with undefined, `handle` runs after it.
 */
export function handler<Op extends OperationId, Subject extends object | undefined = undefined>(
  operation: Op,
  phases: {
    subject?: (context: Context<NoInfer<Op>>) => Promise<Subject | undefined>
    handle: (call: Call<NoInfer<Op>>, subject: Subject) => Promise<Answer<NoInfer<Op>>>
    ownTransactions?: boolean
  },
): Handler<Op> {
  const { subject, handle, ownTransactions = false } = phases
  return {
    operation,
    ownTransactions,
    subject: subject ?? (() => Promise.resolve(noSubject)),
    handle: (call, found) => handle(call, (found === noSubject ? undefined : found) as Subject),
  }
}

/** Stands for what the path names when it names nothing. */
const noSubject = {}
