/** One-time codes: at most one per person and purpose. The rules are in domain/code.ts. */
import { and, eq, isNull, ne } from 'drizzle-orm'
import {
  type Code,
  type CodePurpose,
  type CodeResult,
  checkCode,
  newCode,
  nextRequestAt,
} from '#sandbox/domain/code.ts'
import { expectAllowedUnderLock, forgetAttempts, recordAttempt } from '#sandbox/storage/attempts.ts'
import type { Database } from '#sandbox/storage/database.ts'
import { targetOf } from '#sandbox/storage/lockouts.ts'
import { codes } from '#sandbox/storage/tables/login.ts'

/** Whose code, for what; `origin` is where it is requested or entered. */
type Place = { accountId: string; purpose: CodePurpose; origin: string }

const at = ({ accountId, purpose }: Omit<Place, 'origin'>) =>
  and(eq(codes.accountId, accountId), eq(codes.purpose, purpose))

/**
 * Makes a new code, unless the last one is younger than 60 seconds and unused; `made` is undefined then and `last` is
 * that one. Throws `RetryLater` (429) when too many were requested in a day. Runs in a transaction that holds the account
 * (lockAccount), so that parallel requests make one code.
 */
export async function requestCode(
  transaction: Database,
  place: Place,
  boundTo: string | null,
  now: Date,
): Promise<{ made: Code | undefined; last: Code }> {
  const [last] = await transaction.select().from(codes).where(at(place))
  if (last !== undefined && now < nextRequestAt(last)) return { made: undefined, last }
  const target = await targetOf(transaction, { id: place.accountId }, { origin: place.origin, now })
  await expectAllowedUnderLock(transaction, 'request', target, now)
  await recordAttempt(transaction, 'request', target, now)
  const { accountId, purpose } = place
  const made = newCode(boundTo, now)
  await transaction
    .insert(codes)
    .values({ accountId, purpose, ...made })
    .onConflictDoUpdate({ target: [codes.accountId, codes.purpose], set: made })
  return { made, last: made }
}

/**
 * Checks what was entered and counts a wrong try; the row is held, so parallel tries are checked one after the other. Throws
 * `RetryLater` (429) instead of comparing after too many wrong codes in a day.
 */
export async function tryCode(
  transaction: Database,
  place: Place,
  entered: { code: string; boundTo: string | null },
  now: Date,
): Promise<CodeResult> {
  const [own] = await transaction.select().from(codes).where(at(place)).for('no key update')
  const elsewhere = and(eq(codes.accountId, place.accountId), ne(codes.purpose, place.purpose), isNull(codes.usedAt))
  const others = await transaction.select({ purpose: codes.purpose }).from(codes).where(elsewhere).limit(1)
  const { result, code } = checkCode(own, others.length > 0, entered, now)
  const isWrong = code !== undefined && code.wrongTries !== own?.wrongTries
  if (result !== 'right' && !isWrong) return result
  const target = await targetOf(transaction, { id: place.accountId }, { origin: place.origin, now })
  await expectAllowedUnderLock(transaction, 'code', target, now)
  if (!isWrong) return result
  await transaction.update(codes).set({ wrongTries: code.wrongTries }).where(at(place))
  await recordAttempt(transaction, 'code', target, now)
  return result
}

/**
 * Uses up the code, and resets the count of wrong ones; call it after `tryCode` confirmed the code, in the same
 * transaction.
 */
export async function useCode(transaction: Database, place: Place, now: Date): Promise<void> {
  await transaction.update(codes).set({ usedAt: now }).where(at(place))
  const target = await targetOf(transaction, { id: place.accountId }, { origin: place.origin, now })
  await forgetAttempts(transaction, [target.who], ['code'])
}

/** Voids all open codes of the person. */
export async function voidCodes(transaction: Database, accountId: string, now: Date): Promise<void> {
  const open = and(eq(codes.accountId, accountId), isNull(codes.usedAt))
  await transaction.update(codes).set({ usedAt: now }).where(open)
}
