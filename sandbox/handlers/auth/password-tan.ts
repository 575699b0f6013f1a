import type { PasswordTanRequest } from '#generated/model/password-tan-request.ts'
import { nextRequestAt } from '#sandbox/domain/code.ts'
import { passwordCodeMail } from '#sandbox/handlers/auth/mails.ts'
import { type LoginCall, meant } from '#sandbox/handlers/auth/login-call.ts'
import type { Answer } from '#sandbox/handlers/handler.ts'
import { refuse } from '#sandbox/handlers/problem.ts'
import { findAccount, lockAccount } from '#sandbox/storage/accounts.ts'
import { expectAllowed, expectStillAllowed, recordAttempt } from '#sandbox/storage/attempts.ts'
import { requestCode } from '#sandbox/storage/codes.ts'
import { send } from '#sandbox/storage/outbox.ts'

/**
 * Sends the code for a new password. 461 while the last code is younger than 60 seconds and unused, even when its tries
 * are used up: otherwise requesting would make guessing free (A54, A146).
 */
export async function requestPasswordTan(
  call: LoginCall<PasswordTanRequest>,
): Promise<Answer<'privateRequestPasswordTan'>> {
  const { db, now, origin } = call
  const found = await findAccount(db, call.area, call.body)
  const account = found && (await lockAccount(db, found.id))
  const target = await meant(call, account)
  await expectAllowed(db, 'name', target, now)
  if (account === undefined) {
    await expectStillAllowed(db, 'name', target, now)
    await recordAttempt(db, 'name', target, now)
    return refuse(call, 460, 'Account not found')
  }
  if (account.deactivatedAt !== null) return refuse(call, 468, 'The account is deactivated')

  const { made } = await requestCode(db, { accountId: account.id, purpose: 'PASSWORD_RESET', origin }, null, now)
  if (made === undefined) return refuse(call, 461, 'A code has already been created')
  await send(db, passwordCodeMail(account, made.code, now))
  const body = { expiresAt: made.expiresAt.toISOString(), nextRequestPossibleAt: nextRequestAt(made).toISOString() }
  return { status: 200, body }
}
