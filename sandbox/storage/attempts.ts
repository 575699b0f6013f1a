/** What was tried at the login within a day, for all processes on one database. The rules are in domain/guessing.ts. */
import { createHash } from 'node:crypto'
import { and, asc, eq, gt, inArray, lt, or, sql } from 'drizzle-orm'
import { ComeBackLater } from '#sandbox/domain/come-back-later.ts'
import { type AttemptKind, type Target, attemptWindow, secondsToWait } from '#sandbox/domain/guessing.ts'
import type { Database } from '#sandbox/storage/database.ts'
import { attempts } from '#sandbox/storage/tables/login.ts'

/** Names somebody or some place without telling who: what is typed for an e-mail address may be anything. */
export const digestOf = (...parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url')

const after = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000)

/** Throws `ComeBackLater` (429) when too much was tried on this person or from this origin. */
export async function expectAllowed(db: Database, kind: AttemptKind, target: Target, now: Date): Promise<void> {
  const theirs = eq(attempts.who, target.who)
  const fromThere = target.known ? undefined : eq(attempts.origin, target.origin)
  const past = await db
    .select()
    .from(attempts)
    .where(and(or(theirs, fromThere), gt(attempts.at, after(now, -attemptWindow))))
    .orderBy(asc(attempts.at), asc(attempts.id))
  const seconds = secondsToWait(kind, target, past, now)
  if (seconds > 0) throw new ComeBackLater(429, Math.min(seconds, attemptWindow))
}

/**
 * The same, for good: until the transaction ends nobody else is judged about this person or from this origin, so parallel
 * attempts are judged one after the other. Ask it last, after the rows of the person are held.
 */
export async function expectStillAllowed(
  transaction: Database,
  kind: AttemptKind,
  target: Target,
  now: Date,
): Promise<void> {
  const hold = (place: number, name: string) =>
    transaction.execute(sql`select pg_advisory_xact_lock(${place}::int, hashtext(${name}))`)
  await hold(1, target.who)
  if (!target.known) await hold(2, target.origin)
  await expectAllowed(transaction, kind, target, now)
}

/** Counts an attempt that was judged, and forgets those that do not count any more. */
export async function recordAttempt(
  transaction: Database,
  kind: AttemptKind,
  { who, origin, known }: Target,
  now: Date,
): Promise<void> {
  await transaction.insert(attempts).values({ kind, who, origin: known ? '' : origin, at: now })
  const old = transaction
    .select({ id: attempts.id })
    .from(attempts)
    .where(lt(attempts.at, after(now, -attemptWindow)))
    .limit(100)
    .for('update', { skipLocked: true })
  await transaction.delete(attempts).where(inArray(attempts.id, old))
}

/** After somebody has proved who they are. */
export async function forgetAttempts(
  transaction: Database,
  who: readonly string[],
  kinds: readonly AttemptKind[],
): Promise<void> {
  await transaction.delete(attempts).where(and(inArray(attempts.who, who), inArray(attempts.kind, kinds)))
}
