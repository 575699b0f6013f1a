/** Name, e-mail address and password of the caller, for customers and administrators. */
import type { Account } from '#sandbox/domain/account.ts'
import { mailTo } from '#sandbox/domain/message.ts'
import { type CodeResult, codeRefusalTitles, toTanResponse } from '#sandbox/domain/code.ts'
import { withEtag } from '#sandbox/domain/etag.ts'
import { changedFields } from '#sandbox/domain/history-changes.ts'
import { afterAttempt, lockOf } from '#sandbox/domain/lockout.ts'
import { containsName, isPassword } from '#sandbox/domain/password.ts'
import { idleSeconds } from '#sandbox/domain/session.ts'
import { hashUnused } from '#sandbox/handlers/login.ts'
import {
  type Answer,
  type Call,
  type Handlers,
  invalid,
  ok,
  refuse,
  answer,
  forOwnCustomer,
  noContent,
} from '#sandbox/handlers/handler.ts'
import { accountOf, isEmailTaken, lockAccount, replacePassword, updateAccount } from '#sandbox/storage/accounts.ts'
import { expectAllowed, expectAllowedUnderLock, recordAttempt } from '#sandbox/storage/attempts.ts'
import { requestCode, tryCode, useCode } from '#sandbox/storage/codes.ts'
import { administratorTarget, historyOf } from '#sandbox/domain/history-target.ts'
import { record } from '#sandbox/storage/history.ts'
import { lockStateOf, saveLock, targetOf } from '#sandbox/storage/lockouts.ts'
import { send } from '#sandbox/storage/outbox.ts'
import { endSessionsOf } from '#sandbox/storage/sessions.ts'

/** The history target of a person's own changes. */
const personOf = (account: Account) =>
  account.area === 'private'
    ? historyOf({ kind: 'private', id: account.customerId ?? account.id })
    : administratorTarget(account)

async function readProfile({
  db,
  session,
  environment,
}: Call<'privateGetProfile' | 'businessGetProfile'>): Promise<Answer<'privateGetProfile'>> {
  const { email, firstName, lastName, version } = await accountOf(db, session.account.id)
  const sessionIdleSeconds = idleSeconds(environment)
  return ok(withEtag(version, { email, firstName, lastName, sessionIdleSeconds }))
}

async function updateProfile(
  call: Call<'privateUpdateProfile' | 'businessUpdateProfile'>,
): Promise<Answer<'privateUpdateProfile'>> {
  const { account } = call.session
  const { firstName, lastName } = call.body
  await updateAccount(call.db, account.id, { firstName, lastName })
  await record(
    call,
    personOf({ ...account, firstName, lastName }),
    'Name geändert',
    changedFields(account, { firstName, lastName }),
  )
  return noContent
}

type Requesting = Call<'privateRequestEmailTan' | 'businessRequestEmailTan'>
type ChangingEmail = Call<'privateChangeEmail' | 'businessChangeEmail'>
type EmailChanged = Answer<'privateChangeEmail'>

const codePlace = ({ session, origin }: Pick<ChangingEmail, 'session' | 'origin'>) =>
  ({ accountId: session.account.id, purpose: 'EMAIL_CHANGE', origin }) as const

/**
 * Sends a code to the new address, at most one a minute. The contract has no status for a request that comes too soon: the code that is under
 * way is announced again, and another address has to wait.
 */
async function requestEmailTan(call: Requesting): Promise<Answer<'privateRequestEmailTan'>> {
  const { db, now, session } = call
  const email = call.body.email.toLowerCase()
  await lockAccount(db, session.account.id)
  const { made, last } = await requestCode(db, codePlace(call), email, now)
  if (last.boundTo !== email) return invalid(call, [{ field: 'email', rule: 'wait', code: 'CODE_JUST_SENT' }])
  if (made !== undefined) await send(db, emailCodeMail(session.account, email, made.code, now))
  return ok(toTanResponse(last))
}

/** The code is checked first, so that only a reader of its mails learns whether the address is taken. */
async function changeEmail(call: ChangingEmail): Promise<EmailChanged> {
  const { db, now, body } = call
  const { account } = call.session
  const email = body.email.toLowerCase()
  await lockAccount(db, account.id)
  const result = await tryCode(db, codePlace(call), { code: body.tanToken, boundTo: email }, now)
  if (result !== 'right') return codeRefusal(call, result)
  if (await isEmailTaken(db, account, email)) return refuse(call, 409, 'The e-mail address is in use')
  await useCode(db, codePlace(call), now)
  await updateAccount(db, account.id, { email })
  await record(call, personOf(account), 'E-Mail-Adresse geändert', changedFields(account, { email }))
  return noContent
}

const codeStatuses = { incorrect: 462, noTriesLeft: 463, wrongPurpose: 464, expired: 465, notFound: 461 } as const

const codeRefusal = (call: ChangingEmail, result: Exclude<CodeResult, 'right'>): EmailChanged =>
  refuse(call, codeStatuses[result], codeRefusalTitles[result])

/** Sent to the new address, which proves that the person reads it. */
const emailCodeMail = (account: Account, email: string, code: string, now: Date) =>
  mailTo(account, now, {
    recipient: email,
    subject: 'Ihr Code für Ihre neue E-Mail-Adresse',
    lines: [
      `Ihr Code lautet: ${code}`,
      'Er gilt 5 Minuten und nur für diese E-Mail-Adresse. Wenn Sie keinen Code angefordert haben, müssen Sie nichts tun.',
    ],
    code,
  })

type ChangingPassword = Call<'privateChangePassword' | 'businessChangePassword'>
type PasswordChanged = Answer<'privateChangePassword'>

/**
 * Wrong old passwords count together with those of the login (A150). Hashing is done outside of any transaction, because
 * it takes long. Every other session of the person ends with 458, this one goes on (A151).
 */
async function changePassword(call: ChangingPassword): Promise<PasswordChanged> {
  const { account } = call.session
  const target = await targetOf(call.db, account, call)
  const already = lockOf(await lockStateOf(call.db, account, target), call.now)
  if (already.locked) return refuseLocked(call, already.until)
  await expectAllowed(call.db, 'password', target, call.now)
  return call.environment.hashQueue(() => change(call))
}

async function change(call: ChangingPassword): Promise<PasswordChanged> {
  const { account } = call.session
  const { oldPassword, newPassword } = call.body
  const isRight = account.passwordHash !== null && (await isPassword(oldPassword, account.passwordHash))
  const refusal = await call.transaction((moment) => countAttempt({ ...call, ...moment }, isRight))
  if (refusal !== undefined) return refusal
  if (containsName(newPassword, account)) return refuse(call, 460, 'The password contains the first or last name')
  const hash = await hashUnused(call.db, account, newPassword, call.environment.passwordCost)
  if (hash === undefined) return refuse(call, 466, 'The password was used before')
  return call.transaction((moment) => setPassword({ ...call, ...moment }, hash))
}

/** `call.db` is a transaction from here on. The account as it is now; undefined when its password was replaced while this call compared. */
async function lockUnchangedAccount({ session, db }: ChangingPassword): Promise<Account | undefined> {
  const account = await lockAccount(db, session.account.id)
  return account?.passwordHash === session.account.passwordHash ? account : undefined
}

async function countAttempt(call: ChangingPassword, isRight: boolean): Promise<PasswordChanged | undefined> {
  const account = await lockUnchangedAccount(call)
  if (account === undefined) return refuseWrong(call)
  const target = await targetOf(call.db, account, call)
  await expectAllowedUnderLock(call.db, 'password', target, call.now)
  const before = await lockStateOf(call.db, account, target)
  const { result, state } = afterAttempt(before, isRight, call.now)
  if (state !== before) await saveLock(call.db, account, target, state, call.now)
  if (result !== 'right' && state !== before) await recordAttempt(call.db, 'password', target, call.now)
  if (result === 'wrong') return refuseWrong(call)
  if (result === 'right') return undefined
  const lock = lockOf(state, call.now)
  return refuseLocked(call, lock.locked ? lock.until : undefined)
}

async function setPassword(call: ChangingPassword, hash: string): Promise<PasswordChanged> {
  const account = await lockUnchangedAccount(call)
  if (account === undefined) return refuseWrong(call)
  await replacePassword(call.db, account, hash, call.now)
  await endSessionsOf(call.db, account.id, 'password', call.now, call.session.id)
  await record(call, personOf(account), 'Passwort geändert', []) // a secret
  return noContent
}

const refuseWrong = (call: ChangingPassword) => refuse(call, 417, 'The old password is not correct')
const refuseLocked = (call: ChangingPassword, until: Date | undefined) =>
  refuse(call, 462, 'The account is locked', until && { accountLockedUntil: until.toISOString() })

export const profileHandlers = {
  privateGetProfile: answer(readProfile),
  businessGetProfile: answer(readProfile),
  privateUpdateProfile: forOwnCustomer.write(updateProfile),
  businessUpdateProfile: forOwnCustomer.write(updateProfile),
  privateRequestEmailTan: forOwnCustomer.write(requestEmailTan),
  businessRequestEmailTan: forOwnCustomer.write(requestEmailTan),
  privateChangeEmail: forOwnCustomer.write(changeEmail),
  businessChangeEmail: forOwnCustomer.write(changeEmail),
  privateChangePassword: forOwnCustomer.writeInSteps(changePassword),
  businessChangePassword: forOwnCustomer.writeInSteps(changePassword),
} satisfies Partial<Handlers>
