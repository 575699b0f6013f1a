/** One-time codes: at most one per person and purpose. The rules are in domain/code.ts. */
import { and, eq, isNull, ne } from 'drizzle-orm'
import {
  type Code,
  type CodePurpose,
  type CodeVerdict,
  judgeCode,
  newCode,
  nextRequestAt,
} from '#sandbox/domain/code.ts'
import type { Database } from '#sandbox/storage/database.ts'
import { codes } from '#sandbox/storage/tables/login.ts'

type Place = { accountId: string; purpose: CodePurpose }

const at = ({ accountId, purpose }: Place) => and(eq(codes.accountId, accountId), eq(codes.purpose, purpose))

/**
 * Makes a new code, unless the last one is younger than 60 seconds and unused; `made` is undefined then and `last` is
 * that one. Runs in a transaction that holds the account (lockAccount), so that parallel requests make one code.
 */
export async function requestCode(
  transaction: Database,
  place: Place,
  boundTo: string | null,
  now: Date,
): Promise<{ made: Code | undefined; last: Code }> {
  const [last] = await transaction.select().from(codes).where(at(place))
  if (last !== undefined && now < nextRequestAt(last)) return { made: undefined, last }
  const made = newCode(boundTo, now)
  await transaction
    .insert(codes)
    .values({ ...place, ...made })
    .onConflictDoUpdate({ target: [codes.accountId, codes.purpose], set: made })
  return { made, last: made }
}

/** Judges what was entered and counts a wrong try; the row is held, so parallel tries are judged one after the other. */
export async function tryCode(
  transaction: Database,
  place: Place,
  entered: { code: string; boundTo: string | null },
  now: Date,
): Promise<CodeVerdict> {
  const [own] = await transaction.select().from(codes).where(at(place)).for('update')
  const elsewhere = and(eq(codes.accountId, place.accountId), ne(codes.purpose, place.purpose), isNull(codes.usedAt))
  const others = await transaction.select({ purpose: codes.purpose }).from(codes).where(elsewhere).limit(1)
  const { verdict, code } = judgeCode(own, others.length > 0, entered, now)
  if (code !== undefined && code.wrongTries !== own?.wrongTries) {
    await transaction.update(codes).set({ wrongTries: code.wrongTries }).where(at(place))
  }
  return verdict
}

/** Uses up the code; after `tryCode` said that it is right, in the same transaction. */
export async function useCode(transaction: Database, place: Place, now: Date): Promise<void> {
  await transaction.update(codes).set({ usedAt: now }).where(at(place))
}

/** No open code of the person is worth anything any more, whatever it is for. */
export async function voidCodes(transaction: Database, accountId: string, now: Date): Promise<void> {
  const open = and(eq(codes.accountId, accountId), isNull(codes.usedAt))
  await transaction.update(codes).set({ usedAt: now }).where(open)
}
