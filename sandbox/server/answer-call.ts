/**
 * The contract's calls below /api/ui/v1; any other path there is a 404 (R884).
 *
 * A call is answered in the order of A147: 401, 403, 404, 400, an etag that is not the record's (412), then the handler. The body is read once
 * the session is known, no more of it than the operation can take, and before a transaction begins, so that no slow client keeps one open.
 * Since a body may take minutes, the clock is read again after it, and a write checks the session again in its own transaction.
 */
import type { SessionEndReason } from '#generated/model/session-end-reason.ts'
import { type OperationId, operations } from '#generated/operations.ts'
import type { AnswerCheck, OutgoingAnswer } from '#contract-checks/answer-check.ts'
import type { Contract } from '#contract-checks/contract.ts'
import type { RequestCheck } from '#contract-checks/request-check.ts'
import { RetryLater } from '#sandbox/domain/retry-later.ts'
import { sessionStateAt, type SessionResult, groupsOf, sessionOf } from '#sandbox/domain/session.ts'
import { administratorHandlers } from '#sandbox/handlers/administrators.ts'
import { billRunHandlers } from '#sandbox/handlers/bill-runs.ts'
import { callNumberHandlers } from '#sandbox/handlers/call-number.ts'
import { callingNumberHandlers } from '#sandbox/handlers/calling-numbers.ts'
import { companyHandlers } from '#sandbox/handlers/companies.ts'
import { customerActionHandlers } from '#sandbox/handlers/customer-actions.ts'
import { customerHandlers } from '#sandbox/handlers/customers.ts'
import { documentHandlers } from '#sandbox/handlers/documents.ts'
import { employeeHandlers } from '#sandbox/handlers/employees.ts'
import { feeHandlers } from '#sandbox/handlers/fees.ts'
import { historyHandlers } from '#sandbox/handlers/history.ts'
import { loginHandlers } from '#sandbox/handlers/login.ts'
import { noteHandlers } from '#sandbox/handlers/notes.ts'
import { notificationHandlers } from '#sandbox/handlers/notifications.ts'
import { personalDataHandlers } from '#sandbox/handlers/personal-data.ts'
import { productHandlers } from '#sandbox/handlers/products.ts'
import { profileHandlers } from '#sandbox/handlers/profile.ts'
import { receiptHandlers } from '#sandbox/handlers/receipts.ts'
import { registrationHandlers } from '#sandbox/handlers/registrations.ts'
import { taskHandlers } from '#sandbox/handlers/tasks.ts'
import { transactionHandlers } from '#sandbox/handlers/transactions.ts'
import { callingNumberUploadHandlers } from '#sandbox/handlers/upload-calling-numbers.ts'
import {
  type Call,
  type Environment,
  type Handlers,
  type Moment,
  type Phases,
  type Session,
  answerTryLater,
  handler,
  invalid,
  ok,
  refuse,
} from '#sandbox/handlers/handler.ts'
import { type Log, describeError } from '#sandbox/storage/log.ts'
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
import { findSession, touchSession } from '#sandbox/storage/sessions.ts'
import { readSigningKey } from '#sandbox/storage/settings.ts'
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
    return await phases(server, operation, raw)
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

async function phases(server: Server, operation: OperationId, received: RawRequest): Promise<OutgoingAnswer> {
  const { db, environment } = server
  const { traceId, origin, params, headers } = received
  const contracted = server.contract.operation(operation)
  const { area, session: needsSession, method } = operations[operation]
  // oxlint-disable-next-line portal/no-cast-through-unknown -- the handler is found by the name of its operation, at run time
  const { ownTransactions, find } = server.handlers[operation] as unknown as SomeHandler

  let raw = received
  let readAt = performance.now()
  /** Checks the answer by the contract, and dates it by the clock that the call was checked by. */
  const checked = (answer: OutgoingAnswer): OutgoingAnswer => {
    // Others may have written meanwhile, at a later moment than that of this call.
    const latest = new Date(raw.now.getTime() + Math.ceil(performance.now() - readAt))
    const complaints = server.answerCheck(contracted, answer, latest)
    if (complaints.length === 0) return { ...answer, headers: { ...answer.headers, date: raw.now.toUTCString() } }
    throw new BrokenAnswer(
      `answered ${answer.status}, which breaks the contract: ${complaints.map(({ says }) => says).join('; ')}`,
    )
  }
  const readNow = async (data: Database): Promise<Date> => {
    const now = await readClock(data)
    readAt = performance.now()
    raw = { ...raw, now }
    return now
  }
  const checkSessionIn = (data: Database) => {
    const { idleMinutes } = environment
    const { authorization } = headers
    return checkSession(operation, { traceId, now: raw.now, db: data, idleMinutes, authorization })
  }

  const first = needsSession ? await checkSessionIn(db) : { session: undefined }
  if ('refusal' in first) return checked(first.refusal)
  const body = await raw.readBody(server.largestBody(operation))
  if (method !== 'GET') await readNow(db)

  const answerWith = async (
    data: Database,
    session: Session | undefined,
    transactionFor: (body: unknown) => Transaction,
  ): Promise<OutgoingAnswer> => {
    const context = { operation, area, traceId, now: raw.now, origin, db: data, session, params, environment }
    const answer = server.requestCheck.namesSomething(contracted, params) ? await find(context) : undefined
    if (answer === undefined) return checked(refuse(raw, 404, 'There is no such record'))
    if (body === 'tooLarge') return checked(refuseTooLarge(raw, contracted))
    const { request, violations } = server.requestCheck.read(contracted, { ...raw, body })
    if (violations.length > 0) return checked(invalid(raw, violations))
    const changed = await refuseOutdated(server.handlers, context, raw)
    if (changed !== undefined) return checked(changed)
    const transaction = transactionFor(request.body)
    return checked(await answer({ ...context, ...request, transaction }))
  }

  /**
   * Runs a write in a transaction that first locks the accounts that it is about, the caller's among them: whatever ends a session or takes
   * a role locks the account as well, so the session that is checked after that is the caller's until the transaction ends.
   */
  const write = <T>(
    selector: AccountSelector,
    effect: (moment: Moment, session: Session | undefined) => Promise<T>,
  ): Promise<T> =>
    runTransaction(db, async (data) => {
      const accountIds = await lockAffectedAccounts(data, selector)
      const now = await readNow(data)
      const current = needsSession ? await checkSessionIn(data) : { session: undefined }
      if ('refusal' in current) throw new SessionLost(current.refusal)
      const { session } = current
      const attempt = idempotentRequestOf(operation, contracted, session, raw, body)
      return runOnce(data, attempt, raw, () =>
        notifyAffectedPeople(data, { accountIds, actor: session?.account.id, now }, () =>
          effect({ db: data, now }, session),
        ),
      )
    })
  /** The accounts that the call may change: the caller's, those that the path names, or the one that signs in. */
  const { id, customerId } = first.session?.account ?? {}
  const selector: AccountSelector = { ids: [id, customerId, ...Object.values(params)].filter(isUuid) }
  const withLogin = (sent: unknown): AccountSelector =>
    needsSession || area === 'common' ? selector : { ...selector, login: { area, email: emailIn(sent) } }
  try {
    if (method === 'GET') return await answerWith(db, first.session, () => (effect) => effect({ db, now: raw.now }))
    if (!ownTransactions)
      return await write(selector, ({ db: data, now }, session) =>
        answerWith(data, session, () => (effect) => effect({ db: data, now })),
      )
    const attempt = idempotentRequestOf(operation, contracted, first.session, raw, body)
    return (
      (attempt && (await replay(db, attempt, raw))) ??
      (await answerWith(db, first.session, (sent) => (effect) => write(withLogin(sent), effect)))
    )
  } catch (error) {
    if (error instanceof AlreadyAnswered) return error.answer
    if (error instanceof SessionLost) return checked(error.refusal)
    if (!(error instanceof RetryLater)) throw error
    const declared = Object.hasOwn(contracted.responses, String(error.status))
    if (!declared) throw new BrokenAnswer(`answered ${error.status}, which its contract does not name`)
    return checked(answerTryLater(raw, error))
  }
}

type Transaction = Call<OperationId>['transaction']

const emailIn = (body: unknown): string => String((body as { email?: unknown } | null)?.email ?? '')

type SessionQuery = {
  traceId: string
  now: Date
  db: Database
  idleMinutes: number
  authorization: string | undefined
}
type Checked = { session: Session } | { refusal: ReturnType<typeof refuse<number>> }

/** The reason for the end of a session, in the words of the contract. */
const reasons: Partial<Record<SessionResult, SessionEndReason>> = {
  idle: 'IDLE',
  tooOld: 'TOO_OLD',
  logout: 'SIGNED_OUT',
  access: 'ACCESS_REMOVED',
  email: 'EMAIL_CHANGED',
}

/** A newer password -> 458, idle for too long or too old -> 459, otherwise ended or unknown -> 401. */
function refuseEnded(query: SessionQuery, result: SessionResult) {
  if (result === 'password') return refuse(query, 458, 'The session was ended by a newer password')
  const reason = reasons[result]
  const more = reason && { reason }
  return result === 'idle' || result === 'tooOld'
    ? refuse(query, 459, 'The session has expired', more)
    : refuse(query, 401, 'There is no such session', more)
}

/** A session is touched at most this often, so that the calls of one page do not each write it. */
const touchIntervalMs = 250

const noSession = { named: undefined, found: undefined }

async function sessionWith(db: Database, token: string) {
  const named = await sessionOf(token, await readSigningKey(db))
  return named === undefined ? noSession : { named, found: await findSession(db, named.id) }
}

/** A session that may make this call, or the refusal; a call counts as activity (A151). */
export async function checkSession(operation: OperationId, query: SessionQuery): Promise<Checked> {
  const { db, now } = query
  const [, token] = /^Bearer (\S+)$/i.exec(query.authorization ?? '') ?? []
  const { named, found } = token === undefined ? noSession : await sessionWith(db, token)

  const life = { idleMinutes: query.idleMinutes, until: named?.until ?? now }
  const checked = sessionStateAt(found?.state, now, life)
  const result = checked === 'alive' && found?.account.deactivatedAt !== null ? 'access' : checked
  if (result !== 'alive' || named === undefined || found === undefined) return { refusal: refuseEnded(query, result) }
  const { id } = named
  const idle = Math.abs(now.getTime() - found.state.lastSeenAt.getTime())
  if (idle >= touchIntervalMs) await touchSession(db, id, now)

  const { area, roles } = operations[operation]
  const { account } = found
  const refused = (title: string): Checked => ({ refusal: refuse(query, 403, title) })
  if (account.area !== area) return refused('The session belongs to another area')
  if (roles.length > 0 && !roles.some((role) => found.roles.includes(role))) return refused('A role is missing')
  return { session: { id, account, roles: found.roles, groups: groupsOf(account.area, found.roles) } }
}

/** The handler of every operation of the contract. */
export const handlers: Handlers = {
  /** Which release answers, and to which version of the contract (A44). */
  commonGetVersion: handler('commonGetVersion', {
    handle: async ({ environment: { release, contractVersion } }) => ok({ version: release, contractVersion }),
  }),
  ...loginHandlers,
  ...profileHandlers,
  ...callNumberHandlers,
  ...productHandlers,
  ...personalDataHandlers,
  ...receiptHandlers,
  ...transactionHandlers,
  ...callingNumberHandlers,
  ...callingNumberUploadHandlers,
  ...companyHandlers,
  ...administratorHandlers,
  ...customerHandlers,
  ...historyHandlers,
  ...customerActionHandlers,
  ...feeHandlers,
  ...documentHandlers,
  ...noteHandlers,
  ...notificationHandlers,
  ...employeeHandlers,
  ...billRunHandlers,
  ...registrationHandlers,
  ...taskHandlers,
}

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
