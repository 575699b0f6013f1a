/** The number that a private customer pays with: changed by the person with a code, by the bank without one (A08). */
import { eq } from 'drizzle-orm'
import type { CustomerCallNumber } from '#generated/model/customer-call-number.ts'
import { type CodeResult, codeRefusalTitles, nextRequestAt, toTanResponse } from '#sandbox/domain/code.ts'
import { type Customer, workUntil } from '#sandbox/domain/customer.ts'
import { withEtag } from '#sandbox/domain/etag.ts'
import { changedFields } from '#sandbox/domain/history-changes.ts'
import type { OutgoingMessage } from '#sandbox/domain/message.ts'
import { findTakenNumbers } from '#sandbox/handlers/calling-numbers.ts'
import {
  type Answer,
  type Call,
  type Handlers,
  ok,
  refuse,
  forOwnCustomer,
  forPrivateCustomer,
  noContent,
} from '#sandbox/handlers/handler.ts'
import { lockAccount } from '#sandbox/storage/accounts.ts'
import { requestCode, tryCode, useCode } from '#sandbox/storage/codes.ts'
import { updateCustomer } from '#sandbox/storage/customers.ts'
import type { Database } from '#sandbox/storage/database.ts'
import { historyOf } from '#sandbox/domain/history-target.ts'
import { record } from '#sandbox/storage/history.ts'
import { send } from '#sandbox/storage/outbox.ts'
import { privateCustomers } from '#sandbox/storage/tables/people.ts'

type Asking = Call<'privateChangeCallNumber'>
type Writing = Asking | Call<'bankChangeCallNumber'>

const readCallNumber = async ({ db }: Pick<Asking, 'db'>, { id }: Customer) => ok(await callNumberOf(db, id))

const codePlace = ({ session, origin }: Pick<Asking, 'session' | 'origin'>) =>
  ({ accountId: session.account.id, purpose: 'CALL_NUMBER_CHANGE', origin }) as const

/** Sends a code to the new number, at most one a minute; 460 has the time to wait (A56). */
async function requestSmsTan(call: Call<'privateRequestSmsTan'>): Promise<Answer<'privateRequestSmsTan'>> {
  const { db, now, body, session } = call
  await lockAccount(db, session.account.id)
  const { made, last } = await requestCode(db, codePlace(call), body.callNumber, now)
  if (made === undefined) {
    const seconds = Math.ceil((nextRequestAt(last).getTime() - now.getTime()) / 1000)
    return refuse(call, 460, 'A code has already been created', { secondsUntilCreationPossible: seconds })
  }
  await send(db, callNumberCode(body.callNumber, made.code, now))
  return ok(toTanResponse(made))
}

/** The code is checked first, so that only the holder of a number learns whether it is taken. */
async function changeWithCode(call: Asking, customer: Customer): Promise<Answer<'privateChangeCallNumber'>> {
  const { db, now, body } = call
  const result = await tryCode(db, codePlace(call), { code: body.tanToken, boundTo: body.callNumber }, now)
  if (result !== 'right') return codeRefusal(call, result)
  if (await isCallNumberTaken(db, body.callNumber, customer.id)) return refuseTakenNumber(call)
  await useCode(db, codePlace(call), now)
  return change(call, customer)
}

async function changeByBank(
  call: Call<'bankChangeCallNumber'>,
  customer: Customer,
): Promise<Answer<'bankChangeCallNumber'>> {
  return (await isCallNumberTaken(call.db, call.body.callNumber, customer.id))
    ? refuseTakenNumber(call)
    : change(call, customer)
}

/** Other systems follow in the background (A149). */
async function change(call: Writing, customer: Customer) {
  const { callNumber } = call.body
  const changes = changedFields(await callNumberOf(call.db, customer.id), { callNumber })
  await call.db.update(privateCustomers).set({ callNumber }).where(eq(privateCustomers.customerId, customer.id))
  await updateCustomer(call.db, customer.id, { taskOpenUntil: workUntil(call.now) })
  await record(call, historyOf(customer), 'Rufnummer geändert', changes)
  return noContent
}

const refuseTakenNumber = (call: Writing) => refuse(call, 409, 'The call number is in use')

const codeStatuses = { incorrect: 461, noTriesLeft: 462, wrongPurpose: 463, expired: 464, notFound: 460 } as const

const codeRefusal = (call: Asking, result: Exclude<CodeResult, 'right'>): Answer<'privateChangeCallNumber'> =>
  refuse(call, codeStatuses[result], codeRefusalTitles[result])

const callNumberCode = (callNumber: string, code: string, now: Date): OutgoingMessage => ({
  channel: 'SMS',
  recipient: callNumber,
  subject: 'Ihr Code für Ihre neue Rufnummer',
  text: `Ihr Code lautet: ${code}. Er gilt 5 Minuten und nur für Ihre neue Rufnummer bei paybox.`,
  code,
  sentAt: now,
})

/** Whether another customer has the number. Parallel changes wait for each other until their transactions end. */
async function isCallNumberTaken(db: Database, callNumber: string, customerId: string): Promise<boolean> {
  const { owners } = await findTakenNumbers(db, customerId, [callNumber])
  const owner = owners.get(callNumber)
  return owner !== undefined && owner.customerId !== customerId
}

/** The mobile number of a customer, without +43. */
async function callNumberOf(db: Database, customerId: string): Promise<CustomerCallNumber> {
  const [customer] = await db.select().from(privateCustomers).where(eq(privateCustomers.customerId, customerId))
  if (customer === undefined) throw new Error(`There is no customer ${customerId}`)
  const { callNumber, callNumberVersion } = customer
  return withEtag(callNumberVersion, { callNumber })
}

export const callNumberHandlers = {
  privateGetCallNumber: forOwnCustomer.read(readCallNumber),
  bankGetCallNumber: forPrivateCustomer.read(readCallNumber),
  privateRequestSmsTan: forOwnCustomer.write(requestSmsTan),
  privateChangeCallNumber: forOwnCustomer.write(changeWithCode),
  bankChangeCallNumber: forPrivateCustomer.write(changeByBank),
} satisfies Partial<Handlers>
