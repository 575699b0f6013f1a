/**
 * The contract's calls below /api/ui/v1; any other path there is a 404 (R884).
 *
 * A call is answered in the order of A147: 401, 403, 404, 400, an etag that is not the record's (412), then the handler. The body is read once
 * the session is known, no more of it than the operation can take, and before a transaction begins, so that no slow client keeps one open.
 * Since a body may take minutes, the clock is read again after it, and a write checks the session again in its own transaction.
 */
import { type OperationId, operations } from '#generated/operations.ts'
import type { AnswerCheck, OutgoingAnswer } from '#contract-checks/answer-check.ts'
import type { Contract } from '#contract-checks/contract.ts'
import type { RequestCheck } from '#contract-checks/request-check.ts'
import { RetryLater } from '#sandbox/domain/retry-later.ts'
import {
  type Call,
  type Environment,
  type Handlers,
  type Moment,
  type Phases,
  type Session,
  answerTryLater,
  invalid,
  refuse,
} from '#sandbox/handlers/handler.ts'
import { type Log, describeError } from '#sandbox/storage/log.ts'
import { checkSession } from '#sandbox/server/check-session.ts'
import { refuseOutdated } from '#sandbox/server/if-match.ts'
import {
  type RawRequest,
  ClientLeft,
  isUuid,
  readBytes,
  refuseTooLarge,
  findUnreadableParts,
} from '#sandbox/server/request.ts'
import {
  type AccountSelector,
  AlreadyAnswered,
  idempotentRequestOf,
  lockAffectedAccounts,
  notifyAffectedPeople,
  replay,
  runOnce,
  runTransaction,
} from '#sandbox/server/write-transaction.ts'
import { readClock } from '#sandbox/storage/clock.ts'
import type { Database } from '#sandbox/storage/database.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { originOf } from '#sandbox/domain/origin.ts'
import { routeOperations } from '#sandbox/server/contract-routes.ts'
import { notFound, sendAnswer } from '#sandbox/server/http-server.ts'
import { preferredAnswer, injectedFailure } from '#sandbox/server/requested-answers.ts'

export type Server = {
  db: Database
  contract: Contract
  handlers: Handlers
  requestCheck: RequestCheck
  answerCheck: AnswerCheck
  /** In bytes. */
  largestBody: (operation: OperationId) => number
  environment: Environment
  log: Log
  /** How a call is answered: `answerCall`, or with a mistake that is planted into it. */
  answer: typeof answerCall
}

/** A handler of any operation. */
type SomeHandler = Phases<object, object, OutgoingAnswer>

/** An answer that the contract does not know; thrown so that what its handler wrote is undone. */
class BrokenAnswer extends Error {}

/** Answers one call; an answer that breaks the contract becomes a 500 and a line in the log. */
export async function answerCall(server: Server, operation: OperationId, raw: RawRequest): Promise<OutgoingAnswer> {
  try {
    return await new CallPhases(server, operation, raw).run()
  } catch (error) {
    if (!(error instanceof BrokenAnswer)) throw error
    server.log.error(`${operation} ${error.message} [${raw.traceId}]`)
    return refuse(raw, 500, 'The sandbox broke the contract; its log says where')
  }
}

/** The session that a transaction found ended, or without the right to make the call; thrown so that it is rolled back. */
class SessionLost extends Error {
  readonly refusal: OutgoingAnswer
  constructor(refusal: OutgoingAnswer) {
    super('The session was lost while the call was sent')
    this.refusal = refusal
  }
}

type Body = Awaited<ReturnType<RawRequest['readBody']>>

/** One call on its way through the phases; each phase returns its refusal, or goes on to the next. */
class CallPhases {
  readonly #server: Server
  readonly #operation: OperationId
  readonly #contracted: ReturnType<Contract['operation']>
  #raw: RawRequest
  #readAt = performance.now()
  #body: Body = Buffer.alloc(0)

  constructor(server: Server, operation: OperationId, received: RawRequest) {
    this.#server = server
    this.#operation = operation
    this.#contracted = server.contract.operation(operation)
    this.#raw = received
  }

  async run(): Promise<OutgoingAnswer> {
    const first = await this.#checkSession(this.#server.db)
    if ('refusal' in first) return this.#checked(first.refusal)
    this.#body = await this.#raw.readBody(this.#server.largestBody(this.#operation))
    if (operations[this.#operation].method !== 'GET') await this.#readNow(this.#server.db)
    try {
      return await this.#answerOf(first.session)
    } catch (error) {
      return this.#refuseThrown(error)
    }
  }

  /** Reads at once, writes in a transaction; a handler with transactions of its own begins them itself. */
  async #answerOf(session: Session | undefined): Promise<OutgoingAnswer> {
    const { db } = this.#server
    if (operations[this.#operation].method === 'GET')
      return this.#answerWith(db, session, () => (effect) => effect({ db, now: this.#raw.now }))
    if (!this.#handler.ownTransactions)
      return this.#write(this.#accountsOf(session), (moment, current) =>
        this.#answerWith(moment.db, current, () => (effect) => effect(moment)),
      )
    const attempt = this.#attemptOf(session)
    return (
      (attempt && (await replay(db, attempt, this.#raw))) ??
      (await this.#answerWith(db, session, (sent) => (effect) => this.#write(this.#accountsOf(session, sent), effect)))
    )
  }

  /** 404, 413, 400 and 412 in this order, then the handler. */
  async #answerWith(
    db: Database,
    session: Session | undefined,
    transactionFor: (body: unknown) => Transaction,
  ): Promise<OutgoingAnswer> {
    const { requestCheck, environment, handlers } = this.#server
    const [raw, contracted, body] = [this.#raw, this.#contracted, this.#body]
    const { traceId, origin, params, now } = raw
    const { area } = operations[this.#operation]
    const context = { operation: this.#operation, area, traceId, now, origin, db, session, params, environment }
    const answer = requestCheck.namesSomething(contracted, params) ? await this.#handler.find(context) : undefined
    if (answer === undefined) return this.#checked(refuse(raw, 404, 'There is no such record'))
    if (body === 'tooLarge') return this.#checked(refuseTooLarge(raw, contracted))
    const { request, violations } = requestCheck.read(contracted, { ...raw, body })
    if (violations.length > 0) return this.#checked(invalid(raw, violations))
    const changed = await refuseOutdated(handlers, context, raw)
    if (changed !== undefined) return this.#checked(changed)
    const transaction = transactionFor(request.body)
    return this.#checked(await answer({ ...context, ...request, transaction }))
  }

  /**
   * Runs a write in a transaction that first locks the accounts that it is about, the caller's among them: whatever ends a session or takes
   * a role locks the account as well, so the session that is checked after that is the caller's until the transaction ends.
   */
  #write<T>(
    selector: AccountSelector,
    effect: (moment: Moment, session: Session | undefined) => Promise<T>,
  ): Promise<T> {
    return runTransaction(this.#server.db, async (db) => {
      const accountIds = await lockAffectedAccounts(db, selector)
      const now = await this.#readNow(db)
      const current = await this.#checkSession(db)
      if ('refusal' in current) throw new SessionLost(current.refusal)
      const { session } = current
      return runOnce(db, this.#attemptOf(session), this.#raw, () =>
        notifyAffectedPeople(db, { accountIds, actor: session?.account.id, now }, () => effect({ db, now }, session)),
      )
    })
  }

  /** The accounts that the call may change: the caller's, those that the path names, or the one that signs in. */
  #accountsOf(session: Session | undefined, sent?: unknown): AccountSelector {
    const { id, customerId } = session?.account ?? {}
    const ids = [id, customerId, ...Object.values(this.#raw.params)].filter(isUuid)
    const { area, session: needsSession } = operations[this.#operation]
    return needsSession || area === 'common' || sent === undefined
      ? { ids }
      : { ids, login: { area, email: emailIn(sent) } }
  }

  #attemptOf(session: Session | undefined) {
    return idempotentRequestOf(this.#operation, this.#contracted, session, this.#raw, this.#body)
  }

  async #checkSession(db: Database): Promise<{ session: Session | undefined } | { refusal: OutgoingAnswer }> {
    if (!operations[this.#operation].session) return { session: undefined }
    const { traceId, now, headers } = this.#raw
    const { idleMinutes } = this.#server.environment
    return checkSession(this.#operation, { traceId, now, db, idleMinutes, authorization: headers.authorization })
  }

  async #readNow(db: Database): Promise<Date> {
    const now = await readClock(db)
    this.#readAt = performance.now()
    this.#raw = { ...this.#raw, now }
    return now
  }

  /** Checks the answer by the contract, and dates it by the clock that the call was checked by. */
  #checked(answer: OutgoingAnswer): OutgoingAnswer {
    const { now } = this.#raw
    // Others may have written meanwhile, at a later moment than that of this call.
    const latest = new Date(now.getTime() + Math.ceil(performance.now() - this.#readAt))
    const complaints = this.#server.answerCheck(this.#contracted, answer, latest)
    if (complaints.length === 0) return { ...answer, headers: { ...answer.headers, date: now.toUTCString() } }
    throw new BrokenAnswer(
      `answered ${answer.status}, which breaks the contract: ${complaints.map(({ says }) => says).join('; ')}`,
    )
  }

  /** The answer that an error stands for; throws any other error again. */
  #refuseThrown(error: unknown): OutgoingAnswer {
    if (error instanceof AlreadyAnswered) return error.answer
    if (error instanceof SessionLost) return this.#checked(error.refusal)
    if (!(error instanceof RetryLater)) throw error
    const declared = Object.hasOwn(this.#contracted.responses, String(error.status))
    if (!declared) throw new BrokenAnswer(`answered ${error.status}, which its contract does not name`)
    return this.#checked(answerTryLater(this.#raw, error))
  }

  get #handler(): SomeHandler {
    // oxlint-disable-next-line portal/no-cast-through-unknown -- the handler is found by the name of its operation, at run time
    return this.#server.handlers[this.#operation] as unknown as SomeHandler
  }
}

type Transaction = Call<OperationId>['transaction']

const emailIn = (body: unknown): string => String((body as { email?: unknown } | null)?.email ?? '')

/** Registers the sandbox's answers to the contract's calls. */
export function registerOperations(app: FastifyInstance, server: Server): void {
  routeOperations(app, (operation, request, reply) => answerRequest(server, operation, request, reply))
  app.all('/api/*', { onRequest: notFound, handler: () => undefined })
}

async function answerRequest(server: Server, operation: OperationId, request: FastifyRequest, reply: FastifyReply) {
  const started = performance.now()
  const traceId = request.id
  const answer = await answerSafely(server, operation, traceId, request)
  const took = Math.round(performance.now() - started)
  server.log.info(`${operation} ${answer?.status ?? 'left by its client,'} ${took} ms [${traceId}]`)
  if (answer !== undefined) await sendAnswer(reply, answer)
  else reply.hijack()
}

async function answerSafely(server: Server, operation: OperationId, traceId: string, request: FastifyRequest) {
  try {
    const { headers } = request
    const failure = await injectedFailure(server.db, operation, traceId, headers['x-user-email'])
    if (failure !== undefined) return failure
    const now = await readClock(server.db)
    // Clients count waits from it, so it is the time that the moments in the answer are of.
    const dated = (answer: OutgoingAnswer) => ({ ...answer, headers: { date: now.toUTCString(), ...answer.headers } })
    const params = request.params as Record<string, string>
    const { prefer, accept } = headers
    const preferred = preferredAnswer(server.contract, operation, { traceId, now, prefer, accept, params })
    if (preferred !== undefined) return dated(preferred)
    const query = request.query as Record<string, string | string[]>
    const origin = originOf(request.socket.remoteAddress, headers['x-forwarded-for'])
    const unreadable = findUnreadableParts(request.raw.url ?? '')
    const readBody = (most: number) => readBytes(request.raw, most)
    const raw = { traceId, now, origin, params, query, unreadable, headers, readBody }
    return dated(await server.answer(server, operation, raw))
  } catch (error) {
    if (error instanceof ClientLeft) return undefined
    server.log.error(`${operation} failed [${traceId}] ${describeError(error)}`)
    return refuse({ traceId }, 500, 'The sandbox failed; its log says where')
  }
}
