/** Attempts at the login within a day, shared by all processes of a database. The rules are in domain/guessing.ts. */
import { createHash } from 'node:crypto'
import { and, asc, eq, gt, inArray, lt, or, sql } from 'drizzle-orm'
import { RetryLater } from '#sandbox/domain/retry-later.ts'
import { type AttemptKind, type Target, attemptWindow, secondsToWait } from '#sandbox/domain/guessing.ts'
import type { Database } from '#sandbox/storage/database.ts'
import { attempts } from '#sandbox/storage/tables/login.ts'

/** Pseudonym of a person or an origin: the text typed as an e-mail address may be anything. */
export const digestOf = (...parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url')

const after = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000)

/** Throws `RetryLater` (429) when too much was tried on this person or from this origin. */
export async function expectAllowed(db: Database, kind: AttemptKind, target: Target, now: Date): Promise<void> {
  const onPerson = eq(attempts.who, target.who)
  const fromOrigin = target.isKnownOrigin ? undefined : eq(attempts.origin, target.origin)
  const past = await db
    .select()
    .from(attempts)
    .where(and(or(onPerson, fromOrigin), gt(attempts.at, after(now, -attemptWindow))))
    .orderBy(asc(attempts.at), asc(attempts.id))
  const seconds = secondsToWait(kind, target, past, now)
  if (seconds > 0) throw new RetryLater(429, Math.min(seconds, attemptWindow))
}

/**
 * The same under a lock on the person and the origin until the transaction ends, so that parallel
 * attempts are checked one after the other. Call it last, after the rows of the person are locked.
 */
export async function expectAllowedUnderLock(
  transaction: Database,
  kind: AttemptKind,
  target: Target,
  now: Date,
): Promise<void> {
  const lock = (place: number, name: string) =>
    transaction.execute(sql`select pg_advisory_xact_lock(${place}::int, hashtext(${name}))`)
  await lock(1, target.who)
  if (!target.isKnownOrigin) await lock(2, target.origin)
  await expectAllowed(transaction, kind, target, now)
}

/** Counts an attempt that was checked, and forgets those that do not count any more. */
export async function recordAttempt(
  transaction: Database,
  kind: AttemptKind,
  { who, origin, isKnownOrigin }: Target,
  now: Date,
): Promise<void> {
  await transaction.insert(attempts).values({ kind, who, origin: isKnownOrigin ? '' : origin, at: now })
  const old = transaction
    .select({ id: attempts.id })
    .from(attempts)
    .where(lt(attempts.at, after(now, -attemptWindow)))
    .limit(100)
    .for('update', { skipLocked: true })
  await transaction.delete(attempts).where(inArray(attempts.id, old))
}

/** Called after a successful proof of identity. */
export async function forgetAttempts(
  transaction: Database,
  who: readonly string[],
  kinds: readonly AttemptKind[],
): Promise<void> {
  await transaction.delete(attempts).where(and(inArray(attempts.who, who), inArray(attempts.kind, kinds)))
}
