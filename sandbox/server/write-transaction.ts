/**
 * The transaction of a write. It is retried where the database ended it, locks the accounts that the write concerns, and does nothing where
 * its Idempotency-Key was answered before. Key and answer are stored in the transaction of the effect, so that neither exists without the
 * other. The records of the people whom the write concerns are read before and after it, whichever handler makes it, and the difference
 * becomes messages, void codes and ended sessions.
 */
import { createHash, randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { and, asc, eq, gt, inArray, lt, or, sql } from 'drizzle-orm'
import { idempotencyKeyHours } from '#generated/model/constants.ts'
import type { OperationId } from '#generated/operations.ts'
import type { OutgoingAnswer } from '#contract-checks/answer-check.ts'
import type { FlatOperation } from '#contract-checks/contract.ts'
import type { Area } from '#sandbox/domain/account.ts'
import { noticesOf } from '#sandbox/domain/notices.ts'
import { changedFacts, endOfSessions, voidsCodes } from '#sandbox/domain/notifiable-columns.ts'
import { type Session, refuse } from '#sandbox/handlers/handler.ts'
import { type RawRequest, isUuid } from '#sandbox/server/request.ts'
import { peopleOfAccounts } from '#sandbox/storage/accounts.ts'
import { voidCodes } from '#sandbox/storage/codes.ts'
import type { Database } from '#sandbox/storage/database.ts'
import { send } from '#sandbox/storage/outbox.ts'
import { endSessionsOf } from '#sandbox/storage/sessions.ts'
import { firstAnswers } from '#sandbox/storage/tables/login.ts'
import { accounts } from '#sandbox/storage/tables/people.ts'

/** What PostgreSQL ends of two transactions that wait for each other, or could not both have been first. */
const retryable = new Set(['40P01', '40001'])
const mostAttempts = 5

/**
 * Runs a transaction, and again from its beginning with a random back-off when the database ended it for the sake of another one; at
 * most five times. `effect` must change nothing but the database.
 */
export async function runTransaction<T>(
  db: Pick<Database, 'transaction'>,
  effect: (transaction: Database) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction(effect)
    } catch (error) {
      if (attempt === mostAttempts || !retryable.has(codeOf(error))) throw error
      await pause(randomInt(10, 50 * 2 ** attempt))
    }
  }
}

/** The SQLSTATE of an error of the driver, which the ORM wraps; empty for any other. */
function codeOf(error: unknown): string {
  const { code, cause } = error as { code?: unknown; cause?: unknown }
  if (typeof code === 'string') return code
  return cause instanceof Error ? codeOf(cause) : ''
}

/** Accounts by their own ids or their customers' ids (other ids match none), or by the address of a sign-in. */
export type AccountSelector = { ids: string[]; login?: { area: Area; email: string } }

/** Locks these accounts until the transaction ends, always in the same order, and resolves to their ids. */
export async function lockAffectedAccounts(transaction: Database, { ids, login }: AccountSelector): Promise<string[]> {
  const signingIn = login && and(eq(accounts.area, login.area), eq(accounts.email, login.email.toLowerCase()))
  const byId = ids.length > 0 ? or(inArray(accounts.id, ids), inArray(accounts.customerId, ids)) : undefined
  const selector = or(byId, signingIn)
  if (selector === undefined) return []
  const rows = await transaction
    .select({ id: accounts.id })
    .from(accounts)
    .where(selector)
    .orderBy(asc(accounts.id))
    .for('no key update')
  return rows.map(({ id }) => id)
}

/** `accountIds` are the accounts that the transaction has locked; `actor` is the one that is signed in. */
type Write = { accountIds: readonly string[]; actor: string | undefined; now: Date }

/** Runs `write`; what it wrote is committed together with the notifications, or not at all. */
export async function notifyAffectedPeople<T>(
  transaction: Database,
  { accountIds, actor, now }: Write,
  write: () => Promise<T>,
): Promise<T> {
  const before = await peopleOfAccounts(transaction, accountIds)
  const result = await write()
  const after = await peopleOfAccounts(transaction, accountIds)
  for (const [id, was] of before) {
    const is = after.get(id)
    const changed = is === undefined ? [] : changedFacts(was, is)
    for (const message of noticesOf(was, is, changed, now)) await send(transaction, message)
    if (voidsCodes(changed)) await voidCodes(transaction, id, now)
    const end = is && endOfSessions(changed, is, id === actor)
    if (end !== undefined) await endSessionsOf(transaction, id, end, now)
  }
  return result
}

/** A key of one account for one operation; `request` is a hash of the call. */
type IdempotentRequest = { accountId: string; operation: OperationId; key: string; request: string; now: Date }
type FirstAnswer = { status: number; body?: unknown }

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
  // For every later call with the key; a refused call has done nothing, so its key is free again.
  if (isSuccess(result)) {
    const answer = { status: result.status, body: result.body }
    await transaction.update(firstAnswers).set({ answer }).where(isRequest(idempotent))
  } else await transaction.delete(firstAnswers).where(isRequest(idempotent))
  return result
}

const isSuccess = (result: unknown): result is FirstAnswer =>
  typeof result === 'object' &&
  result !== null &&
  'status' in result &&
  typeof result.status === 'number' &&
  result.status < 300

const expiredBefore = (now: Date) => new Date(now.getTime() - idempotencyKeyHours * 3_600_000)
const isRequest = ({ accountId, operation, key }: IdempotentRequest) =>
  and(eq(firstAnswers.accountId, accountId), eq(firstAnswers.operation, operation), eq(firstAnswers.key, key))

/** The stored answer to this key; undefined when there is none. */
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
