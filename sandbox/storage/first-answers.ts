/** Keeps the first answer to a key for a day, for all processes on one database. */
import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import type { OperationId } from '#generated/operations.ts'
import type { Database } from '#sandbox/storage/database.ts'
import { firstAnswers } from '#sandbox/storage/tables/first-answers.ts'

/** One wish of one person; `request` is a hash of what the call asks for. */
export type Wish = { accountId: string; operation: OperationId; key: string; request: string; now: Date }
export type FirstAnswer = { status: number; body?: unknown }

const keptHours = 24
const forgotten = (now: Date) => new Date(now.getTime() - keptHours * 3_600_000)
const isWish = ({ accountId, operation, key }: Wish) =>
  and(eq(firstAnswers.accountId, accountId), eq(firstAnswers.operation, operation), eq(firstAnswers.key, key))

/** What came of the wish within the last day; undefined when nothing did. */
export async function findFirstAnswer(db: Database, wish: Wish) {
  const [found] = await db
    .select({ request: firstAnswers.request, answer: firstAnswers.answer })
    .from(firstAnswers)
    .where(and(isWish(wish), gt(firstAnswers.at, forgotten(wish.now))))
  return found
}

/**
 * Takes the key until the transaction ends; false when a call of the last day has it. A second call with the same key waits here for the end
 * of the transaction that holds it.
 */
export async function takeKey(transaction: Database, { now, ...wish }: Wish): Promise<boolean> {
  const set = { request: wish.request, answer: null, at: now }
  const taken = await transaction
    .insert(firstAnswers)
    .values({ ...wish, ...set })
    .onConflictDoUpdate({
      target: [firstAnswers.accountId, firstAnswers.operation, firstAnswers.key],
      set,
      setWhere: lt(firstAnswers.at, forgotten(now)),
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
    .where(lt(firstAnswers.at, forgotten(now)))
    .limit(100)
    .for('update', { skipLocked: true })
  await transaction.delete(firstAnswers).where(inArray(sql`ctid`, expired))
}

/** For every later call with the key. */
export async function keepAnswer(transaction: Database, wish: Wish, answer: FirstAnswer): Promise<void> {
  await transaction.update(firstAnswers).set({ answer }).where(isWish(wish))
}

/** The call was refused and has done nothing: the key is free again. */
export async function freeKey(transaction: Database, wish: Wish): Promise<void> {
  await transaction.delete(firstAnswers).where(isWish(wish))
}
