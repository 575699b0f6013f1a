/**
 * From a request to an answer, in the order of A147: 401, 403, 404, 400, an etag that is not the record's (412), then the handler. The body is read once the session
 * is known, no more of it than the operation can take, and before a transaction begins, so that nobody slow holds one.
 */
import { type OperationId, operations } from '#generated/operations.ts'
import type { AnswerCheck, OutgoingAnswer } from '#contract-checks/answer-check.ts'
import type { Contract, ContractOperation } from '#contract-checks/bundle.ts'
import type { RequestCheck } from '#contract-checks/request-check.ts'
import { ComeBackLater } from '#sandbox/domain/come-back-later.ts'
import { checkSession } from '#sandbox/server/session-check.ts'
import type { Environment, Handlers, Phases, Session } from '#sandbox/handlers/handler.ts'
import type { Log } from '#sandbox/storage/log.ts'
import { comeBackLater, invalid, refuse } from '#sandbox/handlers/problem.ts'
import { changedSince } from '#sandbox/server/if-match.ts'
import { once, replay, Replayed, wishOf } from '#sandbox/server/idempotency.ts'
import { isUuid, type RawRequest } from '#sandbox/server/raw-request.ts'
import { telling, tellingDatabase, type Write } from '#sandbox/server/telling.ts'
import type { Database } from '#sandbox/storage/database.ts'
import { recalled } from '#sandbox/storage/reading.ts'

export type Server = {
  db: Database
  /** For what writes nothing. */
  reading: Database
  /** To be called at the beginning of each call, see storage/database.ts. */
  refresh: () => Promise<void>
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

/** A handler as it looks when it is not known which one it is. */
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

async function phases(server: Server, operation: OperationId, raw: RawRequest): Promise<OutgoingAnswer> {
  const { db, reading, environment } = server
  const { traceId, now, origin, params, headers } = raw
  const contracted = server.contract.operation(operation)
  const { area, session: needsSession, method } = operations[operation]
  const { ownTransactions, find } = server.handlers[operation] as unknown as SomeHandler

  const { authorization } = headers
  const arrived = performance.now()
  const kept = (answer: OutgoingAnswer): OutgoingAnswer => {
    // Others may have written meanwhile, at a later moment than that of this call.
    const moment = new Date(now.getTime() + Math.ceil(performance.now() - arrived))
    const complaints = server.answerCheck(contracted, answer, moment)
    if (complaints.length === 0) return answer
    throw new BrokenAnswer(
      `answered ${answer.status}, which breaks the contract: ${complaints.map(({ says }) => says).join('; ')}`,
    )
  }

  const checked = needsSession
    ? await checkSession(operation, { traceId, now, db, reading, idleMinutes: environment.idleMinutes, authorization })
    : { session: undefined }
  if ('refusal' in checked) return kept(checked.refusal)
  const { session } = checked
  const body = await raw.readBody(server.largestBody(operation))
  const wish = wishOf(operation, contracted, session, raw, body)

  const answerWith = async (data: Database): Promise<OutgoingAnswer> => {
    const context = { operation, area, traceId, now, origin, db: data, session, params, environment }
    const answer = server.requestCheck.namesSomething(contracted, params) ? await find(context) : undefined
    if (answer === undefined) return kept(refuse(raw, 404, 'There is no such record'))
    if (body === 'tooLarge') return kept(tooLarge(raw, contracted))
    const { request, violations } = server.requestCheck.read(contracted, { ...raw, body })
    if (violations.length > 0) return kept(invalid(raw, violations))
    const changed = await changedSince(server.handlers, context, raw)
    if (changed !== undefined) return kept(changed)
    const ask = async () => kept(await answer({ ...context, ...request }))
    if (method === 'GET') return sameAsJustNow(data, context, request, ask)
    if (!ownTransactions) return ask()
    const login = needsSession ? undefined : { area, email: emailIn(request.body) }
    const own = tellingDatabase(data, writeOf(login), (transaction, act) => once(transaction, wish, raw, act))
    return kept(await answer({ ...context, ...request, db: own }))
  }
  /** What may change by the call: who is signed in, and whomever the path names, or the address that signs in. */
  const writeOf = (login?: Write['named']['login']): Write => {
    const { id, customerId } = session?.account ?? {}
    const ids = [id, customerId, ...Object.values(params)].filter(isUuid)
    return { named: { ids, ...(login && { login }) }, by: id, now }
  }
  try {
    if (ownTransactions) return (wish && (await replay(db, wish, raw))) ?? (await answerWith(db))
    if (method === 'GET') return await answerWith(reading)
    return await db.transaction((data) => once(data, wish, raw, () => telling(data, writeOf(), answerWith)))
  } catch (error) {
    if (error instanceof Replayed) return error.answer
    if (!(error instanceof ComeBackLater)) throw error
    const declared = Object.hasOwn(contracted.answers, String(error.status))
    if (!declared) throw new BrokenAnswer(`answered ${error.status}, which its contract does not name`)
    return kept(comeBackLater(raw, error))
  }
}

/** In milliseconds. */
const justNow = 250

/**
 * The answer that the same question of the same session had a moment ago, if nobody has written since; every call is judged
 * by itself all the same. A refusal has the id of its call, and files are large.
 */
async function sameAsJustNow(
  reading: Database,
  { operation, session, params, origin, now }: Pick<RawRequest, 'params' | 'origin' | 'now'> & Asking,
  { query, headers }: { query: object; headers: object },
  ask: () => Promise<OutgoingAnswer>,
): Promise<OutgoingAnswer> {
  const asked = Object.entries(headers).filter(([name]) => name !== 'X-Trace-Id')
  const question = ['answer', operation, session?.id, params, query, asked, origin, Math.floor(now.getTime() / justNow)]
  const answer = await recalled(reading, question, ask, ({ body }) => !(body instanceof Blob))
  return answer.status < 400 ? answer : ask()
}
type Asking = { operation: OperationId; session: Session | undefined }

const emailIn = (body: unknown): string => String((body as { email?: unknown } | null)?.email ?? '')

/** Uploads have a status of their own; anything else that is too large breaks the lengths of the contract. */
const tooLarge = (raw: RawRequest, { answers }: ContractOperation) =>
  Object.hasOwn(answers, '413')
    ? refuse(raw, 413, 'The body is too large')
    : invalid(raw, [{ field: '', rule: 'maxLength' }])
