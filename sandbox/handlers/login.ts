/** The way in and out, the same in every area: check of the address, login, new password with a code, logout. */
import type { CheckEmailRequest } from '#generated/model/check-email-request.ts'
import type { LoginRequest } from '#generated/model/login-request.ts'
import type { PasswordResetRequest } from '#generated/model/password-reset-request.ts'
import type { PasswordTanRequest } from '#generated/model/password-tan-request.ts'
import type { Account, Area } from '#sandbox/domain/account.ts'
import { type CodeResult, codeRefusalTitles, toTanResponse } from '#sandbox/domain/code.ts'
import type { Target } from '#sandbox/domain/guessing.ts'
import { afterAttempt, lockOf, clearLock } from '#sandbox/domain/lockout.ts'
import { mailTo } from '#sandbox/domain/message.ts'
import { containsName, hashPassword, isPassword, pretendToCompare } from '#sandbox/domain/password.ts'
import { groupsOf, signToken, endOfSession, idleSeconds } from '#sandbox/domain/session.ts'
import {
  type Answer,
  type Call,
  type Context,
  type Handlers,
  ok,
  refuse,
  answer,
  answerInSteps,
  noContent,
} from '#sandbox/handlers/handler.ts'
import {
  findAccount,
  findAccounts,
  lockAccount,
  previousHashes,
  replacePassword,
  rolesOf,
  saveLockState,
} from '#sandbox/storage/accounts.ts'
import { expectAllowed, expectAllowedUnderLock, forgetAttempts, recordAttempt } from '#sandbox/storage/attempts.ts'
import { requestCode, tryCode, useCode } from '#sandbox/storage/codes.ts'
import type { Database } from '#sandbox/storage/database.ts'
import type { LoginActivity } from '#sandbox/domain/activity-words.ts'
import { recordLogin } from '#sandbox/storage/history.ts'
import {
  listAttemptNames,
  lockStateOf,
  markOriginKnown,
  saveLock,
  targetWithoutAccount,
  targetOf,
} from '#sandbox/storage/lockouts.ts'
import { send } from '#sandbox/storage/outbox.ts'
import { endSession, endSessionsOf, openSession } from '#sandbox/storage/sessions.ts'
import { readSigningKey } from '#sandbox/storage/settings.ts'

/** A call of the login, in whichever area: the three areas share one implementation of each. */
type AnonymousCall<Body> = Pick<
  Call<'commonGetVersion'>,
  'traceId' | 'now' | 'origin' | 'db' | 'environment' | 'transaction'
> & {
  area: Area
  body: Body
}

type Typed = AnonymousCall<{ email: string; customerNumber?: string | null }>

/** The target of the limits on guessing; an unknown address is limited like any other. */
const findTarget = async (call: Typed, account: Account | undefined): Promise<Target> =>
  account === undefined
    ? targetWithoutAccount({ area: call.area, ...call.body }, call)
    : targetOf(call.db, account, call)

/**
 * First step of the login; an unknown address answers like a known one (R107 to R110, R281 to R283). A customer number that
 * the address does not have counts as a guess.
 */
async function checkEmail(call: AnonymousCall<CheckEmailRequest>): Promise<Answer<'privateCheckEmail'>> {
  const { email, customerNumber } = call.body
  const found = await findAccounts(call.db, call.area, email)
  const named = customerNumber ? found.filter((account) => account.customerNumber === customerNumber) : found
  const target = await findTarget(call, named.length === 1 ? named[0] : undefined)
  await expectAllowed(call.db, 'name', target, call.now)
  if (customerNumber && named.length === 0) {
    await expectAllowedUnderLock(call.db, 'name', target, call.now)
    await recordAttempt(call.db, 'name', target, call.now)
    return refuse(call, 461, 'Customer number not found')
  }
  if (named.length > 1) return refuse(call, 463, 'The customer number is required')
  if (named[0]?.passwordHash === null) return refuse(call, 462, 'No password has been set')
  return noContent
}

type LoginCall = AnonymousCall<LoginRequest>
type Refusal = Extract<Answer<'privateLogin'>, { status: 401 | 458 | 462 | 468 }>

/**
 * Second step of the login. The password is compared outside of any transaction, because that takes long; what follows
 * from it is decided while the account is held, so that parallel tries count one after the other (A150). An unknown address
 * is compared, counted, locked and slowed down like any other: neither answers nor times reveal who has an account.
 */
async function login(call: LoginCall): Promise<Answer<'privateLogin'>> {
  const account = await findAccount(call.db, call.area, call.body)
  const target = await findTarget(call, account)
  const already = lockOf(await lockStateOf(call.db, account, target), call.now)
  if (already.locked) return refuseLocked(call, already.until)
  await expectAllowed(call.db, 'password', target, call.now)

  const compared = await call.environment.hashQueue(() => compare(call, account))
  const decided = await call.transaction((moment) => decide({ ...call, ...moment }, account, compared))
  if ('status' in decided) return decided

  const { account: person, sessionId } = decided
  const session = { id: sessionId, until: endOfSession(call.now, call.environment.sessionHours) }
  const roles = await rolesOf(call.db, person.id)
  const name = person.area === 'bank' && { given_name: person.firstName, family_name: person.lastName }
  const claims = { sub: person.id, upn: person.email, groups: groupsOf(person.area, roles), ...name }
  const key = await readSigningKey(call.db)
  const token = await signToken(claims, session, call.now, key)
  return ok({ token, sessionIdleSeconds: idleSeconds(call.environment) })
}

type Compared = 'current' | 'previous' | 'neither'

/** Compares twice unless the password is right, so that timing reveals nothing about the account. */
async function compare(call: LoginCall, account: Account | undefined): Promise<Compared> {
  const { password } = call.body
  const against = (hash: string | null | undefined) =>
    hash ? isPassword(password, hash) : pretendToCompare(password, call.environment.passwordCost)
  if (await against(account?.passwordHash)) return 'current'
  const [previous] = account ? await previousHashes(call.db, account.id) : []
  return (await against(previous)) ? 'previous' : 'neither'
}

/** `call.db` is a transaction. */
async function decide(
  call: LoginCall,
  seen: Account | undefined,
  compared: Compared,
): Promise<Refusal | { account: Account; sessionId: string }> {
  const account = seen && (await lockAccount(call.db, seen.id))
  if (seen !== undefined && account === undefined) return refuseWrong(call)
  // A new password was set while this one was compared: it was right a moment ago.
  if (account?.passwordHash !== seen?.passwordHash) return refuseReplaced(call)

  const target = await findTarget(call, account)
  await expectAllowedUnderLock(call.db, 'password', target, call.now)
  const before = await lockStateOf(call.db, account, target)
  const { result, state } = afterAttempt(before, account !== undefined && compared === 'current', call.now)
  if (state !== before) await saveLock(call.db, account, target, state, call.now)
  if (result !== 'right' && state !== before) await recordAttempt(call.db, 'password', target, call.now)

  const recordOutcome = async (activity: LoginActivity) => account && recordLogin(call, account, activity)
  if (result !== 'right') await recordOutcome('Anmeldung abgelehnt, falsches Passwort')
  if (result === 'locked') {
    const lock = lockOf(state, call.now)
    return refuseLocked(call, lock.locked ? lock.until : undefined)
  }
  if (result === 'wrong' || account === undefined)
    return compared === 'previous' ? refuseReplaced(call) : refuseWrong(call)
  if (account.deactivatedAt !== null) return refuse(call, 468, 'The account is deactivated')
  await recordOutcome('Angemeldet')
  await markOriginKnown(call.db, account, call)
  return { account, sessionId: await openSession(call.db, account.id, call.now) }
}

const refuseWrong = (call: LoginCall) => refuse(call, 401, 'E-mail address or password is wrong')
const refuseReplaced = (call: LoginCall) => refuse(call, 458, 'The password was replaced')
const refuseLocked = (call: LoginCall, until: Date | undefined) =>
  refuse(call, 462, 'The account is locked', until && { accountLockedUntil: until.toISOString() })

/**
 * Sends the code for a new password. 461 while the last code is younger than 60 seconds and unused, even when its tries
 * are used up: otherwise requesting would make guessing free (A54, A146).
 */
async function requestPasswordTan(
  call: AnonymousCall<PasswordTanRequest>,
): Promise<Answer<'privateRequestPasswordTan'>> {
  const { db, now, origin } = call
  const found = await findAccount(db, call.area, call.body)
  const account = found && (await lockAccount(db, found.id))
  const target = await findTarget(call, account)
  await expectAllowed(db, 'name', target, now)
  if (account === undefined) {
    await expectAllowedUnderLock(db, 'name', target, now)
    await recordAttempt(db, 'name', target, now)
    return refuse(call, 460, 'Account not found')
  }
  if (account.deactivatedAt !== null) return refuse(call, 468, 'The account is deactivated')

  const { made } = await requestCode(db, { accountId: account.id, purpose: 'PASSWORD_RESET', origin }, null, now)
  if (made === undefined) return refuse(call, 461, 'A code has already been created')
  await send(db, passwordCodeMail(account, made.code, now))
  return ok(toTanResponse(made))
}

type ResetCall = AnonymousCall<PasswordResetRequest>
type Reset = Answer<'privateResetPassword'>

/**
 * Sets a new password with a code. A wrong code is counted at once; a right one is used up together with the new
 * password, so a password that is refused (466, 467) leaves it valid. Lifts the lock of too many tries and ends every
 * session of the person with 458 (A146, A151). Whoever reads the person's mails is the person: wrong entries of before
 * count no longer, neither here nor elsewhere.
 */
async function resetPassword(call: ResetCall): Promise<Reset> {
  const { newPassword } = call.body
  const account = await findAccount(call.db, call.area, call.body)
  if (account === undefined) return codeRefusal(call, 'notFound')
  if (account.deactivatedAt !== null) return refuse(call, 468, 'The account is deactivated')

  const first = await call.transaction((moment) => tryEntered({ ...call, ...moment }, account))
  if (first !== 'right') return codeRefusal(call, first)
  if (containsName(newPassword, account)) return refuse(call, 467, 'The password contains the first or last name')
  const { hashQueue, passwordCost } = call.environment
  const hash = await hashQueue(() => hashUnused(call.db, account, newPassword, passwordCost))
  if (hash === undefined) return refuse(call, 466, 'The password was used before')
  return call.transaction((moment) => setPassword({ ...call, ...moment }, account, hash))
}

const codePlace = ({ origin }: ResetCall, account: Account) =>
  ({ accountId: account.id, purpose: 'PASSWORD_RESET', origin }) as const

/** `call.db` is a transaction, here and below. */
const tryEntered = (call: ResetCall, account: Account) =>
  tryCode(call.db, codePlace(call, account), { code: call.body.tanToken, boundTo: null }, call.now)

/** Checks the code once more: of parallel calls with the right code only the first finds it unused. */
async function setPassword(call: ResetCall, seen: Account, hash: string): Promise<Reset> {
  const transaction = call.db
  const account = await lockAccount(transaction, seen.id)
  if (account === undefined) return codeRefusal(call, 'notFound')
  const result = await tryEntered(call, account)
  if (result !== 'right') return codeRefusal(call, result)
  await useCode(transaction, codePlace(call, account), call.now)
  await replacePassword(transaction, account, hash, call.now)
  await saveLockState(transaction, account.id, clearLock(account))
  await forgetAttempts(transaction, listAttemptNames(account, call.origin), ['password', 'code', 'request'])
  await markOriginKnown(transaction, account, call)
  await endSessionsOf(transaction, account.id, 'password', call.now)
  return noContent
}

const codeStatuses = { incorrect: 462, noTriesLeft: 463, wrongPurpose: 464, expired: 465, notFound: 461 } as const

const codeRefusal = (call: ResetCall, result: Exclude<CodeResult, 'right'>): Reset =>
  refuse(call, codeStatuses[result], codeRefusalTitles[result])

/**
 * The hash of a new password; undefined when the person has it now or had it before. Takes long: outside of transactions,
 * and in a turn.
 */
export async function hashUnused(
  db: Database,
  account: Account,
  newPassword: string,
  cost: number,
): Promise<string | undefined> {
  const before = [account.passwordHash ?? [], await previousHashes(db, account.id)].flat()
  for (const hash of before) if (await isPassword(newPassword, hash)) return undefined
  return hashPassword(newPassword, cost)
}

/** Ends this session only; its token answers 401 from here on (A151). */
async function logout(
  call: Pick<Context<'privateLogout'>, 'db' | 'now' | 'session'>,
): Promise<Answer<'privateLogout'>> {
  await endSession(call.db, call.session.id, 'logout', call.now)
  await recordLogin(call, call.session.account, 'Abgemeldet')
  return noContent
}

const passwordCodeMail = (account: Account, code: string, now: Date) =>
  mailTo(account, now, {
    subject: 'Ihr Code für ein neues Passwort',
    lines: [
      `Ihr Code lautet: ${code}`,
      'Er gilt 5 Minuten und nur für ein neues Passwort. Wenn Sie keinen Code angefordert haben, müssen Sie nichts tun.',
    ],
    code,
  })

export const loginHandlers = {
  privateCheckEmail: answer(checkEmail),
  businessCheckEmail: answer(checkEmail),
  bankCheckEmail: answer(checkEmail),
  privateLogin: answerInSteps(login),
  businessLogin: answerInSteps(login),
  bankLogin: answerInSteps(login),
  privateRequestPasswordTan: answer(requestPasswordTan),
  businessRequestPasswordTan: answer(requestPasswordTan),
  bankRequestPasswordTan: answer(requestPasswordTan),
  privateResetPassword: answerInSteps(resetPassword),
  businessResetPassword: answerInSteps(resetPassword),
  bankResetPassword: answerInSteps(resetPassword),
  privateLogout: answer(logout),
  businessLogout: answer(logout),
  bankLogout: answer(logout),
} satisfies Partial<Handlers>
