/**
 * Whom somebody tries to be, and the lock that counts there. Wrong passwords lock an account for every place but those
 * from which the person has signed in lately: each of these has five tries of its own, so nobody elsewhere can lock the
 * person out there. An address that nobody has is locked just as one that somebody has.
 */
import { eq, inArray, lt } from 'drizzle-orm'
import type { Account, Area } from '#sandbox/domain/account.ts'
import { type Target, knownOriginSeconds } from '#sandbox/domain/guessing.ts'
import type { LockState } from '#sandbox/domain/lockout.ts'
import { noticesOf } from '#sandbox/domain/notices.ts'
import { saveLockState } from '#sandbox/storage/accounts.ts'
import { digestOf } from '#sandbox/storage/attempts.ts'
import type { Database } from '#sandbox/storage/database.ts'
import { send } from '#sandbox/storage/outbox.ts'
import { lockouts } from '#sandbox/storage/tables/login.ts'
import { peopleOfAccounts } from '#sandbox/storage/affected-people.ts'

type Typed = { area: Area; email: string; customerNumber?: string | null }
type From = { origin: string; now: Date }

const fresh: LockState = { failedAttempts: 0, lockedUntil: null, standingLock: null }
const longAgo = (now: Date) => new Date(now.getTime() - knownOriginSeconds * 1000)

const digestHere = (account: Pick<Account, 'id'>, origin: string) => digestOf('account', account.id, origin)

/** An account as it is reached from an origin. */
export async function targetOf(db: Database, account: Pick<Account, 'id'>, { origin, now }: From): Promise<Target> {
  const who = digestHere(account, origin)
  const [row] = await db.select().from(lockouts).where(eq(lockouts.who, who))
  const known = row?.knownAt != null && row.knownAt > longAgo(now)
  return { who: known ? who : digestOf('account', account.id), origin: digestOf('origin', origin), known }
}

/** The names under which attempts on an account count, from anywhere and from this origin. */
export const attemptNamesOf = (account: Pick<Account, 'id'>, origin: string): string[] => [
  digestOf('account', account.id),
  digestHere(account, origin),
]

/** Where no account is meant by what was typed. */
export const nobody = ({ area, email, customerNumber }: Typed, { origin }: From): Target => ({
  who: digestOf('nobody', area, email.toLowerCase(), customerNumber ?? ''),
  origin: digestOf('origin', origin),
  known: false,
})

/** The lock that counts for this target. */
export async function lockStateOf(db: Database, account: Account | undefined, target: Target): Promise<LockState> {
  if (account !== undefined && !target.known) return account
  const [row] = await db.select().from(lockouts).where(eq(lockouts.who, target.who))
  return { ...fresh, standingLock: account?.standingLock ?? null, ...row }
}

/** Keeps what came of an attempt. A lock where the person is known is told by mail, like that of the account. */
export async function saveLock(
  transaction: Database,
  account: Account | undefined,
  target: Target,
  state: LockState,
  now: Date,
): Promise<void> {
  if (account !== undefined && !target.known) return saveLockState(transaction, account.id, state)
  const { failedAttempts, lockedUntil } = state
  if (account !== undefined && lockedUntil !== null) await notifyOfLock(transaction, account, lockedUntil, now)
  const set = { failedAttempts, lockedUntil, changedAt: now }
  await transaction
    .insert(lockouts)
    .values({ who: target.who, ...set })
    .onConflictDoUpdate({ target: lockouts.who, set })
}

async function notifyOfLock(transaction: Database, { id }: Account, lockedUntil: Date, now: Date): Promise<void> {
  const person = (await peopleOfAccounts(transaction, [id])).get(id)
  if (person === undefined) return
  const as = (until: Date | null) => ({ ...person, accounts: { ...person.accounts, lockedUntil: until } })
  for (const message of noticesOf(as(null), as(lockedUntil), ['lockout'], now)) await send(transaction, message)
}

/** The person is known from there from now on, without wrong passwords; forgets places that are not used any more. */
export async function markOriginKnown(transaction: Database, account: Account, { origin, now }: From): Promise<void> {
  const set = { knownAt: now, failedAttempts: 0, lockedUntil: null, changedAt: now }
  await transaction
    .insert(lockouts)
    .values({ who: digestHere(account, origin), ...set })
    .onConflictDoUpdate({ target: lockouts.who, set })
  const old = transaction
    .select({ who: lockouts.who })
    .from(lockouts)
    .where(lt(lockouts.changedAt, longAgo(now)))
    .limit(100)
    .for('update', { skipLocked: true })
  await transaction.delete(lockouts).where(inArray(lockouts.who, old))
}
