import type { LoginRequest } from '#generated/model/login-request.ts'
import type { Account } from '#sandbox/domain/account.ts'
import { afterAttempt, lockOf } from '#sandbox/domain/lockout.ts'
import { isPassword, pretendToCompare } from '#sandbox/domain/password-hash.ts'
import { endOfSession, idleSeconds } from '#sandbox/domain/session.ts'
import { groupsOf, signToken } from '#sandbox/domain/session-token.ts'
import { type LoginCall, meant } from '#sandbox/handlers/auth/login-call.ts'
import type { Answer } from '#sandbox/handlers/handler.ts'
import { refuse } from '#sandbox/handlers/problem.ts'
import { findAccount, lockAccount, previousHashes, rolesOf } from '#sandbox/storage/accounts.ts'
import { expectAllowed, expectStillAllowed, recordAttempt } from '#sandbox/storage/attempts.ts'
import { recordLogin } from '#sandbox/storage/history.ts'
import { lockStateOf, markKnown, saveLock } from '#sandbox/storage/lockouts.ts'
import { openSession } from '#sandbox/storage/sessions.ts'
import { readSigningKey } from '#sandbox/storage/settings.ts'

type Call = LoginCall<LoginRequest>
type Refusal = Extract<Answer<'privateLogin'>, { status: 401 | 458 | 462 | 468 }>

/**
 * Second step of the login. The password is compared outside of any transaction, because that takes long; what follows
 * from it is decided while the account is held, so that parallel tries count one after the other (A150). An address that
 * nobody has is compared, counted, locked and slowed down like any other: no answer and no time tells who has an account.
 */
export async function login(call: Call): Promise<Answer<'privateLogin'>> {
  const account = await findAccount(call.db, call.area, call.body)
  const target = await meant(call, account)
  const already = lockOf(await lockStateOf(call.db, account, target), call.now)
  if (already.locked) return locked(call, already.until)
  await expectAllowed(call.db, 'password', target, call.now)

  const compared = await call.environment.hashQueue(() => compare(call, account))
  const decided = await call.transaction((moment) => decide({ ...call, ...moment }, account, compared))
  if ('status' in decided) return decided

  const { account: person, sessionId } = decided
  const session = { id: sessionId, until: endOfSession(call.now, call.environment.sessionHours) }
  const roles = await rolesOf(call.db, person.id)
  const claims = { sub: person.id, upn: person.email, groups: groupsOf(person.area, roles) }
  const key = await readSigningKey(call.db)
  const token = await signToken(claims, session, call.now, key)
  return { status: 200, body: { token, sessionIdleSeconds: idleSeconds(call.environment) } }
}

type Compared = 'current' | 'previous' | 'neither'

/** Always compares twice unless the password is right, whoever is asked for: time tells nothing about the account. */
async function compare(call: Call, account: Account | undefined): Promise<Compared> {
  const { password } = call.body
  const against = (hash: string | null | undefined) =>
    hash ? isPassword(password, hash) : pretendToCompare(password, call.environment.passwordCost)
  if (await against(account?.passwordHash)) return 'current'
  const [previous] = account ? await previousHashes(call.db, account.id) : []
  return (await against(previous)) ? 'previous' : 'neither'
}

/** `call.db` is a transaction. */
async function decide(
  call: Call,
  seen: Account | undefined,
  compared: Compared,
): Promise<Refusal | { account: Account; sessionId: string }> {
  const account = seen && (await lockAccount(call.db, seen.id))
  if (seen !== undefined && account === undefined) return wrong(call)
  // Somebody set a new password while this one was compared: it was right a moment ago.
  if (account?.passwordHash !== seen?.passwordHash) return replaced(call)

  const target = await meant(call, account)
  await expectStillAllowed(call.db, 'password', target, call.now)
  const before = await lockStateOf(call.db, account, target)
  const { verdict, state } = afterAttempt(before, account !== undefined && compared === 'current', call.now)
  if (state !== before) await saveLock(call.db, account, target, state, call.now)
  if (verdict !== 'right' && state !== before) await recordAttempt(call.db, 'password', target, call.now)

  const told = async (activity: string) => account && recordLogin(call, account, activity)
  if (verdict !== 'right') await told('Anmeldung abgelehnt, falsches Passwort')
  if (verdict === 'locked') {
    const lock = lockOf(state, call.now)
    return locked(call, lock.locked ? lock.until : undefined)
  }
  if (verdict === 'wrong' || account === undefined) return compared === 'previous' ? replaced(call) : wrong(call)
  if (account.deactivatedAt !== null) return refuse(call, 468, 'The account is deactivated')
  await told('Angemeldet')
  await markKnown(call.db, account, call)
  return { account, sessionId: await openSession(call.db, account.id, call.now) }
}

const wrong = (call: Call) => refuse(call, 401, 'E-mail address or password is wrong')
const replaced = (call: Call) => refuse(call, 458, 'The password was replaced')
const locked = (call: Call, until: Date | undefined) =>
  refuse(call, 462, 'The account is locked', until && { accountLockedUntil: until.toISOString() })
