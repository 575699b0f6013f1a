import type { PasswordResetRequest } from '#generated/model/password-reset-request.ts'
import type { Account } from '#sandbox/domain/account.ts'
import type { CodeVerdict } from '#sandbox/domain/code.ts'
import { unlocked } from '#sandbox/domain/lockout.ts'
import { containsName } from '#sandbox/domain/password-policy.ts'
import type { LoginCall } from '#sandbox/handlers/auth/login-call.ts'
import { hashUnused } from '#sandbox/handlers/auth/used-password.ts'
import type { Answer } from '#sandbox/handlers/handler.ts'
import { refuse } from '#sandbox/handlers/problem.ts'
import { findAccount, lockAccount, replacePassword, saveLockState } from '#sandbox/storage/accounts.ts'
import { forgetAttempts } from '#sandbox/storage/attempts.ts'
import { tryCode, useCode } from '#sandbox/storage/codes.ts'
import { everywhere, markKnown } from '#sandbox/storage/lockouts.ts'
import { endSessionsOf } from '#sandbox/storage/sessions.ts'

type Call = LoginCall<PasswordResetRequest>
type Reset = Answer<'privateResetPassword'>

/**
 * Sets a new password with a code. A wrong code is counted at once; a right one is used up together with the new
 * password, so a password that is refused (466, 467) leaves it valid. Lifts the lock of too many tries and ends every
 * session of the person with 458 (A146, A151). Whoever reads the person's mails is the person: wrong entries of before
 * count no longer, neither here nor elsewhere.
 */
export async function resetPassword(call: Call): Promise<Reset> {
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

const place = ({ origin }: Call, account: Account) =>
  ({ accountId: account.id, purpose: 'PASSWORD_RESET', origin }) as const

/** `call.db` is a transaction, here and below. */
const tryEntered = (call: Call, account: Account) =>
  tryCode(call.db, place(call, account), { code: call.body.tanToken, boundTo: null }, call.now)

/** Judges the code once more: of parallel calls with the right code only the first finds it unused. */
async function setPassword(call: Call, seen: Account, hash: string): Promise<Reset> {
  const transaction = call.db
  const account = await lockAccount(transaction, seen.id)
  const verdict = account ? await tryEntered(call, account) : 'notFound'
  if (account === undefined || verdict !== 'right') return codeRefusal(call, verdict)
  await useCode(transaction, place(call, account), call.now)
  await replacePassword(transaction, account, hash, call.now)
  await saveLockState(transaction, account.id, unlocked(account))
  await forgetAttempts(transaction, everywhere(account, call.origin), ['password', 'code', 'request'])
  await markKnown(transaction, account, call)
  await endSessionsOf(transaction, account.id, 'password', call.now)
  return { status: 204 }
}

function codeRefusal(call: Call, verdict: CodeVerdict): Reset {
  if (verdict === 'incorrect') return refuse(call, 462, 'TAN incorrect')
  if (verdict === 'noTriesLeft') return refuse(call, 463, 'No tries left')
  if (verdict === 'wrongPurpose') return refuse(call, 464, 'TAN has another purpose')
  if (verdict === 'expired') return refuse(call, 465, 'TAN expired')
  return refuse(call, 461, 'TAN not found')
}
