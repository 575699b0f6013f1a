/**
 * Notifies the people whom a write concerns of what it has changed, whichever handler makes it: their records are read before and after it in
 * its own transaction, and the difference becomes messages, void codes and ended sessions.
 */
import { and, asc, eq, inArray, or } from 'drizzle-orm'
import type { Area } from '#sandbox/domain/account.ts'
import { peopleOfAccounts } from '#sandbox/storage/accounts.ts'
import type { Database } from '#sandbox/storage/database.ts'
import { accounts } from '#sandbox/storage/tables/people.ts'
import { noticesOf } from '#sandbox/domain/notices.ts'
import { changedFacts, endOfSessions, voidsCodes } from '#sandbox/domain/notifiable-columns.ts'
import { voidCodes } from '#sandbox/storage/codes.ts'
import { send } from '#sandbox/storage/outbox.ts'
import { endSessionsOf } from '#sandbox/storage/sessions.ts'

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
