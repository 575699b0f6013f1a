/** The number that a private customer pays with: changed by the person with a code, by the bank without one (A08). */
import { type CodeVerdict, nextRequestAt } from '#sandbox/domain/code.ts'
import type { Customer } from '#sandbox/domain/customer.ts'
import { workUntil } from '#sandbox/domain/work.ts'
import { callNumberCode } from '#sandbox/handlers/contact/messages.ts'
import type { Answer, Call } from '#sandbox/handlers/handler.ts'
import { refuse } from '#sandbox/handlers/problem.ts'
import { lockAccount } from '#sandbox/storage/accounts.ts'
import { isCallNumberTaken, saveCallNumber } from '#sandbox/storage/call-numbers.ts'
import { requestCode, tryCode, useCode } from '#sandbox/storage/codes.ts'
import { updateCustomer } from '#sandbox/storage/customers.ts'
import { historyOf, record } from '#sandbox/storage/history.ts'
import { send } from '#sandbox/storage/outbox.ts'
import { callNumberOf } from '#sandbox/storage/products.ts'

type Asking = Call<'privateChangeCallNumber'>
type Writing = Asking | Call<'bankChangeCallNumber'>

export const readCallNumber = async ({ db }: Pick<Asking, 'db'>, { id }: Customer) => ({
  status: 200 as const,
  body: await callNumberOf(db, id),
})

const place = ({ session, origin }: Pick<Asking, 'session' | 'origin'>) =>
  ({ accountId: session.account.id, purpose: 'CALL_NUMBER_CHANGE', origin }) as const

/** Sends a code to the new number, at most one a minute; 460 says how long to wait (A56). */
export async function requestSmsTan(call: Call<'privateRequestSmsTan'>): Promise<Answer<'privateRequestSmsTan'>> {
  const { db, now, body, session } = call
  await lockAccount(db, session.account.id)
  const { made, last } = await requestCode(db, place(call), body.callNumber, now)
  if (made === undefined) {
    const seconds = Math.ceil((nextRequestAt(last).getTime() - now.getTime()) / 1000)
    return refuse(call, 460, 'A code has already been created', { secondsUntilCreationPossible: seconds })
  }
  await send(db, callNumberCode(body.callNumber, made.code, now))
  return {
    status: 200,
    body: { expiresAt: made.expiresAt.toISOString(), nextRequestPossibleAt: nextRequestAt(made).toISOString() },
  }
}

/** The code is judged first, so that nobody learns whose number it is who does not have it in hand. */
export async function changeWithCode(call: Asking, customer: Customer): Promise<Answer<'privateChangeCallNumber'>> {
  const { db, now, body } = call
  const verdict = await tryCode(db, place(call), { code: body.tanToken, boundTo: body.callNumber }, now)
  if (verdict !== 'right') return codeRefusal(call, verdict)
  if (await isCallNumberTaken(db, body.callNumber, customer.id)) return taken(call)
  await useCode(db, place(call), now)
  return change(call, customer)
}

export async function changeByBank(
  call: Call<'bankChangeCallNumber'>,
  customer: Customer,
): Promise<Answer<'bankChangeCallNumber'>> {
  return (await isCallNumberTaken(call.db, call.body.callNumber, customer.id)) ? taken(call) : change(call, customer)
}

/** Other systems follow in the background (A149). */
async function change(call: Writing, customer: Customer) {
  await saveCallNumber(call.db, call.body.callNumber, customer.id)
  await updateCustomer(call.db, customer.id, { taskOpenUntil: workUntil(call.now) })
  await record(call, historyOf(customer), 'Rufnummer geändert')
  return { status: 204 as const }
}

const taken = (call: Writing) => refuse(call, 409, 'The call number is in use')

function codeRefusal(call: Asking, verdict: CodeVerdict): Answer<'privateChangeCallNumber'> {
  if (verdict === 'incorrect') return refuse(call, 461, 'TAN incorrect')
  if (verdict === 'noTriesLeft') return refuse(call, 462, 'No tries left')
  if (verdict === 'wrongPurpose') return refuse(call, 463, 'TAN has another purpose')
  if (verdict === 'expired') return refuse(call, 464, 'TAN expired')
  return refuse(call, 460, 'TAN not found')
}
