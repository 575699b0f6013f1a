/** Idempotency: a call with an Idempotency-Key gets the first success to that key again. The key is
 * taken and the answer stored in the transaction of the effect, so that neither exists without the other. */
import { createHash } from 'node:crypto'
import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import type { OperationId } from '#generated/operations.ts'
import type { OutgoingAnswer } from '#contract-checks/answer-check.ts'
import type { FlatOperation } from '#contract-checks/contract.ts'
import { type Session, refuse } from '#sandbox/handlers/handler.ts'
import { type RawRequest, isUuid } from '#sandbox/server/request.ts'
import type { Database } from '#sandbox/storage/database.ts'
import { firstAnswers } from '#sandbox/storage/tables/login.ts'

/** The idempotent request of a call; undefined where it has no key, or none that the contract allows (400 comes later). */
export function idempotentRequestOf(
  operation: OperationId,
  contracted: FlatOperation,
  session: Session | undefined,
  raw: RawRequest,
  body: Buffer | 'tooLarge',
): IdempotentRequest | undefined {
  const key = raw.headers['idempotency-key']
  const declared = contracted.parameters.some(({ name }) => name === 'Idempotency-Key')
  if (!declared || session === undefined || !isUuid(key) || body === 'tooLarge') {
    return undefined
  }
  const own = contracted.parameters
    .filter(({ name, in: place }) => place === 'header' && !/^(X-|Idempotency-Key|If-Match|Accept-Language)/.test(name))
    .map(({ name }) => [name, raw.headers[name.toLowerCase()]])
  const fingerprint = JSON.stringify([sorted(raw.params), sorted(raw.query), own, raw.headers['content-type']])
  const request = createHash('sha256').update(fingerprint).update('\n').update(body).digest('base64url')
  return { accountId: session.account.id, operation, key, request, now: raw.now }
}

const sorted = (values: object) => Object.entries(values).toSorted(([a], [b]) => (a < b ? -1 : 1))

/** The answer of a first call with the key, or 422 when that was another one; undefined when there was none. */
export async function replay(
  db: Database,
  idempotent: IdempotentRequest,
  raw: RawRequest,
): Promise<OutgoingAnswer | undefined> {
  const found = await findFirstAnswer(db, idempotent)
  if (found === undefined) return undefined
  if (found.request !== idempotent.request) return refuse(raw, 422, 'The key was sent with another request')
  if (found.answer === null) throw new Error('A key was stored without its answer')
  return { ...found.answer, headers: { 'idempotency-replayed': 'true' } }
}

/** The call was answered before; thrown out of the transaction of its second try, which has nothing to do. */
export class AlreadyAnswered extends Error {
  readonly answer: OutgoingAnswer
  constructor(answer: OutgoingAnswer) {
    super('The key was answered before')
    this.answer = answer
  }
}

/**
 * Runs `act` unless the request was answered before, which throws `AlreadyAnswered`; a concurrent call with the key waits until it ends. Where
 * a handler opens its transactions itself, its answer is what its transaction results in.
 */
export async function runOnce<T>(
  transaction: Database,
  idempotent: IdempotentRequest | undefined,
  raw: RawRequest,
  act: () => Promise<T>,
): Promise<T> {
  if (idempotent === undefined) return act()
  if (!(await claimKey(transaction, idempotent))) {
    const earlier = await replay(transaction, idempotent, raw)
    throw earlier === undefined ? new Error('A key was neither free nor taken') : new AlreadyAnswered(earlier)
  }
  const result = await act()
  if (isSuccess(result)) await saveAnswer(transaction, idempotent, { status: result.status, body: result.body })
  else await releaseKey(transaction, idempotent)
  return result
}

const isSuccess = (result: unknown): result is FirstAnswer =>
  typeof result === 'object' &&
  result !== null &&
  'status' in result &&
  typeof result.status === 'number' &&
  result.status < 300

/** A key of one account for one operation; `request` is a hash of the call. */
type IdempotentRequest = { accountId: string; operation: OperationId; key: string; request: string; now: Date }
type FirstAnswer = { status: number; body?: unknown }

const retentionHours = 24
const expiredBefore = (now: Date) => new Date(now.getTime() - retentionHours * 3_600_000)
const isRequest = ({ accountId, operation, key }: IdempotentRequest) =>
  and(eq(firstAnswers.accountId, accountId), eq(firstAnswers.operation, operation), eq(firstAnswers.key, key))

/** The stored answer of the last 24 hours; undefined when there is none. */
async function findFirstAnswer(db: Database, idempotent: IdempotentRequest) {
  const [found] = await db
    .select({ request: firstAnswers.request, answer: firstAnswers.answer })
    .from(firstAnswers)
    .where(and(isRequest(idempotent), gt(firstAnswers.at, expiredBefore(idempotent.now))))
  return found
}

/**
 * Takes the key until the transaction ends; false when a call of the last day has it. A second call with the same key waits here for the end
 * of the transaction that holds it.
 */
async function claimKey(transaction: Database, { now, ...idempotent }: IdempotentRequest): Promise<boolean> {
  const set = { request: idempotent.request, answer: null, at: now }
  const taken = await transaction
    .insert(firstAnswers)
    .values({ ...idempotent, ...set })
    .onConflictDoUpdate({
      target: [firstAnswers.accountId, firstAnswers.operation, firstAnswers.key],
      set,
      setWhere: lt(firstAnswers.at, expiredBefore(now)),
    })
    .returning({ key: firstAnswers.key })
  if (taken.length > 0) await deleteExpired(transaction, now)
  return taken.length > 0
}

/** Keeps the table small: at most a hundred keys at a time, and none that another transaction has locked. */
async function deleteExpired(transaction: Database, now: Date): Promise<void> {
  const expired = transaction
    .select({ id: sql`ctid` })
    .from(firstAnswers)
    .where(lt(firstAnswers.at, expiredBefore(now)))
    .limit(100)
    .for('update', { skipLocked: true })
  await transaction.delete(firstAnswers).where(inArray(sql`ctid`, expired))
}

/** For every later call with the key. */
async function saveAnswer(transaction: Database, idempotent: IdempotentRequest, answer: FirstAnswer): Promise<void> {
  await transaction.update(firstAnswers).set({ answer }).where(isRequest(idempotent))
}

/** The call was refused and has done nothing: the key is free again. */
async function releaseKey(transaction: Database, idempotent: IdempotentRequest): Promise<void> {
  await transaction.delete(firstAnswers).where(isRequest(idempotent))
}
