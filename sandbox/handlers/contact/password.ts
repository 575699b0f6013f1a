/** A new password by who knows the old one; customers and administrators change it alike. */
import type { Account } from '#sandbox/domain/account.ts'
import { afterAttempt, lockOf } from '#sandbox/domain/lockout.ts'
import { isPassword } from '#sandbox/domain/password-hash.ts'
import { containsName } from '#sandbox/domain/password-policy.ts'
import { personOf } from '#sandbox/handlers/contact/profile.ts'
import { hashUnused } from '#sandbox/handlers/auth/used-password.ts'
import type { Answer, Call } from '#sandbox/handlers/handler.ts'
import { refuse } from '#sandbox/handlers/problem.ts'
import { lockAccount, replacePassword } from '#sandbox/storage/accounts.ts'
import { expectAllowed, expectStillAllowed, recordAttempt } from '#sandbox/storage/attempts.ts'
import { record } from '#sandbox/storage/history.ts'
import { lockStateOf, saveLock, targetOf } from '#sandbox/storage/lockouts.ts'
import { endSessionsOf } from '#sandbox/storage/sessions.ts'

type Changing = Call<'privateChangePassword' | 'businessChangePassword'>
type Changed = Answer<'privateChangePassword'>

/**
 * Wrong old passwords count together with those of the login (A150). Hashing is done outside of any transaction, because
 * it takes long. Every other session of the person ends with 458, this one goes on (A151).
 */
export async function changePassword(call: Changing): Promise<Changed> {
  const { account } = call.session
  const target = await targetOf(call.db, account, call)
  const already = lockOf(await lockStateOf(call.db, account, target), call.now)
  if (already.locked) return locked(call, already.until)
  await expectAllowed(call.db, 'password', target, call.now)
  return call.environment.hashQueue(() => change(call))
}

async function change(call: Changing): Promise<Changed> {
  const { account } = call.session
  const { oldPassword, newPassword } = call.body
  const right = account.passwordHash !== null && (await isPassword(oldPassword, account.passwordHash))
  const refused = await call.transaction((moment) => count({ ...call, ...moment }, right))
  if (refused !== undefined) return refused
  if (containsName(newPassword, account)) return refuse(call, 460, 'The password contains the first or last name')
  const hash = await hashUnused(call.db, account, newPassword, call.environment.passwordCost)
  if (hash === undefined) return refuse(call, 466, 'The password was used before')
  return call.transaction((moment) => setPassword({ ...call, ...moment }, hash))
}

/** `call.db` is a transaction from here on. The account as it is now; undefined when its password was replaced while this call compared. */
async function unchanged({ session, db }: Changing): Promise<Account | undefined> {
  const account = await lockAccount(db, session.account.id)
  return account?.passwordHash === session.account.passwordHash ? account : undefined
}

async function count(call: Changing, right: boolean): Promise<Changed | undefined> {
  const account = await unchanged(call)
  if (account === undefined) return wrong(call)
  const target = await targetOf(call.db, account, call)
  await expectStillAllowed(call.db, 'password', target, call.now)
  const before = await lockStateOf(call.db, account, target)
  const { verdict, state } = afterAttempt(before, right, call.now)
  if (state !== before) await saveLock(call.db, account, target, state, call.now)
  if (verdict !== 'right' && state !== before) await recordAttempt(call.db, 'password', target, call.now)
  if (verdict === 'wrong') return wrong(call)
  if (verdict === 'right') return undefined
  const lock = lockOf(state, call.now)
  return locked(call, lock.locked ? lock.until : undefined)
}

async function setPassword(call: Changing, hash: string): Promise<Changed> {
  const account = await unchanged(call)
  if (account === undefined) return wrong(call)
  await replacePassword(call.db, account, hash, call.now)
  await endSessionsOf(call.db, account.id, 'password', call.now, call.session.id)
  await record(call, personOf(account), 'Passwort geändert')
  return { status: 204 }
}

const wrong = (call: Changing) => refuse(call, 417, 'The old password is not correct')
const locked = (call: Changing, until: Date | undefined) =>
  refuse(call, 462, 'The account is locked', until && { accountLockedUntil: until.toISOString() })
