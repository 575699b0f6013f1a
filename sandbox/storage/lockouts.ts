/**
 * Locks after wrong passwords. They lock an account for every origin but those from which the person has signed in lately: each of these has
 * five tries of its own, so that no stranger can lock the person out there. An unknown address is locked like a known one.
 */
import { eq, inArray, lt } from 'drizzle-orm'
import type { Account, Area } from '#sandbox/domain/account.ts'
import { type Target, knownOriginSeconds } from '#sandbox/domain/guessing.ts'
import type { LockState } from '#sandbox/domain/lockout.ts'
import { noticesOf } from '#sandbox/domain/notices.ts'
import { peopleOfAccounts, saveLockState } from '#sandbox/storage/accounts.ts'
import { digestOf } from '#sandbox/storage/attempts.ts'
import type { Database } from '#sandbox/storage/database.ts'
import { send } from '#sandbox/storage/outbox.ts'
import { lockouts } from '#sandbox/storage/tables/login.ts'

type LoginInput = { area: Area; email: string; customerNumber?: string | null }
type Origin = { origin: string; now: Date }

const withoutFailures: LockState = { failedAttempts: 0, lockedUntil: null, standingLock: null }
const knownSince = (now: Date) => new Date(now.getTime() - knownOriginSeconds * 1000)

const accountOriginDigest = (account: Pick<Account, 'id'>, origin: string) => digestOf('account', account.id, origin)

/** An account as it is reached from an origin. */
export async function targetOf(db: Database, account: Pick<Account, 'id'>, { origin, now }: Origin): Promise<Target> {
  const who = accountOriginDigest(account, origin)
  const [row] = await db.select().from(lockouts).where(eq(lockouts.who, who))
  const isKnownOrigin = row?.knownAt != null && row.knownAt > knownSince(now)
  return {
    who: isKnownOrigin ? who : digestOf('account', account.id),
    origin: digestOf('origin', origin),
    isKnownOrigin,
  }
}

/** The names under which attempts on an account count, from anywhere and from this origin. */
export const listAttemptNames = (account: Pick<Account, 'id'>, origin: string): string[] => [
  digestOf('account', account.id),
  accountOriginDigest(account, origin),
]

/** The target of credentials that match no account. */
export const targetWithoutAccount = ({ area, email, customerNumber }: LoginInput, { origin }: Origin): Target => ({
  who: digestOf('nobody', area, email.toLowerCase(), customerNumber ?? ''),
  origin: digestOf('origin', origin),
  isKnownOrigin: false,
})

/** The lock that counts for this target. */
export async function lockStateOf(db: Database, account: Account | undefined, target: Target): Promise<LockState> {
  if (account !== undefined && !target.isKnownOrigin) return account
  const [row] = await db.select().from(lockouts).where(eq(lockouts.who, target.who))
  return { ...withoutFailures, standingLock: account?.standingLock ?? null, ...row }
}

/** Stores the state after an attempt. A lock from a known origin is announced by mail, like that of the account. */
export async function saveLock(
  transaction: Database,
  account: Account | undefined,
  target: Target,
  state: LockState,
  now: Date,
): Promise<void> {
  if (account !== undefined && !target.isKnownOrigin) return saveLockState(transaction, account.id, state)
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

/** Marks the origin as known and clears its wrong passwords; deletes origins that are not used any more. */
export async function markOriginKnown(transaction: Database, account: Account, { origin, now }: Origin): Promise<void> {
  const set = { knownAt: now, failedAttempts: 0, lockedUntil: null, changedAt: now }
  await transaction
    .insert(lockouts)
    .values({ who: accountOriginDigest(account, origin), ...set })
    .onConflictDoUpdate({ target: lockouts.who, set })
  const old = transaction
    .select({ who: lockouts.who })
    .from(lockouts)
    .where(lt(lockouts.changedAt, knownSince(now)))
    .limit(100)
    .for('update', { skipLocked: true })
  await transaction.delete(lockouts).where(inArray(lockouts.who, old))
}
