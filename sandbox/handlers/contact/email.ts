/** The e-mail address that a person signs in with; customers and administrators change it alike. */
import { type CodeVerdict, nextRequestAt } from '#sandbox/domain/code.ts'
import { emailCodeMail } from '#sandbox/handlers/contact/messages.ts'
import { personOf } from '#sandbox/handlers/contact/profile.ts'
import type { Answer, Call } from '#sandbox/handlers/handler.ts'
import { invalid, refuse } from '#sandbox/handlers/problem.ts'
import { isEmailTaken, lockAccount, updateAccount } from '#sandbox/storage/accounts.ts'
import { requestCode, tryCode, useCode } from '#sandbox/storage/codes.ts'
import { record } from '#sandbox/storage/history.ts'
import { send } from '#sandbox/storage/outbox.ts'

type Requesting = Call<'privateRequestEmailTan' | 'businessRequestEmailTan'>
type Changing = Call<'privateChangeEmail' | 'businessChangeEmail'>
type Changed = Answer<'privateChangeEmail'>

const place = ({ session, origin }: Pick<Changing, 'session' | 'origin'>) =>
  ({ accountId: session.account.id, purpose: 'EMAIL_CHANGE', origin }) as const

/**
 * Sends a code to the new address, at most one a minute. No status is known for asking too soon: the code that is under
 * way is told again, and another address has to wait.
 */
export async function requestEmailTan(call: Requesting): Promise<Answer<'privateRequestEmailTan'>> {
  const { db, now, session } = call
  const email = call.body.email.toLowerCase()
  await lockAccount(db, session.account.id)
  const { made, last } = await requestCode(db, place(call), email, now)
  if (last.boundTo !== email) return invalid(call, [{ field: 'email', rule: 'wait', code: 'CODE_JUST_SENT' }])
  if (made !== undefined) await send(db, emailCodeMail(session.account, email, made.code, now))
  return {
    status: 200,
    body: { expiresAt: last.expiresAt.toISOString(), nextRequestPossibleAt: nextRequestAt(last).toISOString() },
  }
}

/** The code is judged first: whether somebody has the address is only told to who reads its mails. */
export async function changeEmail(call: Changing): Promise<Changed> {
  const { db, now, body } = call
  const { account } = call.session
  const email = body.email.toLowerCase()
  await lockAccount(db, account.id)
  const verdict = await tryCode(db, place(call), { code: body.tanToken, boundTo: email }, now)
  if (verdict !== 'right') return codeRefusal(call, verdict)
  if (await isEmailTaken(db, account, email)) return refuse(call, 409, 'The e-mail address is in use')
  await useCode(db, place(call), now)
  await updateAccount(db, account.id, { email })
  await record(call, personOf(account), 'E-Mail-Adresse geändert')
  return { status: 204 }
}

function codeRefusal(call: Changing, verdict: CodeVerdict): Changed {
  if (verdict === 'incorrect') return refuse(call, 462, 'TAN incorrect')
  if (verdict === 'noTriesLeft') return refuse(call, 463, 'No tries left')
  if (verdict === 'wrongPurpose') return refuse(call, 464, 'TAN has another purpose')
  if (verdict === 'expired') return refuse(call, 465, 'TAN expired')
  return refuse(call, 461, 'TAN not found')
}
