/** What the bank does with a customer's contract: locks, limit, termination and deletion. */
import { and, eq, gt } from 'drizzle-orm'
import type { CancelTerminationRequest } from '#generated/model/cancel-termination-request.ts'
import type { ChangeBusinessLimitRequest } from '#generated/model/change-business-limit-request.ts'
import type { ChangePrivateLimitRequest } from '#generated/model/change-private-limit-request.ts'
import type { HistoryChange } from '#generated/model/history-change.ts'
import type { TerminateBusinessRequest } from '#generated/model/terminate-business-request.ts'
import type { TerminatePrivateRequest } from '#generated/model/terminate-private-request.ts'
import type { UpdateLocksRequest } from '#generated/model/update-locks-request.ts'
import { type Customer, statusOf, toLocksResponse, workUntil } from '#sandbox/domain/customer.ts'
import { changedFields, removedFields } from '#sandbox/domain/history-changes.ts'
import { tierOn } from '#sandbox/domain/product.ts'
import { formatEuros } from '#sandbox/domain/receipt-file.ts'
import { dayOf, formatGermanDay } from '#contract-checks/vienna-day.ts'
import {
  type Handlers,
  type WriteCall,
  noContent,
  invalid,
  ok,
  refuse,
  forCompany,
  forPrivateCustomer,
} from '#sandbox/handlers/handler.ts'
import { addNote } from '#sandbox/handlers/notes.ts'
import { hasTransactions } from '#sandbox/handlers/transactions.ts'
import { companyOf, updateCompany, updateCustomer, productOf } from '#sandbox/storage/customers.ts'
import type { Database } from '#sandbox/storage/database.ts'
import type { ActivityOf, CustomerActivity } from '#sandbox/domain/activity-words.ts'
import { historyOf } from '#sandbox/domain/history-target.ts'
import { authorOf, forgetHistory, record } from '#sandbox/storage/history.ts'
import { customers } from '#sandbox/storage/tables/people.ts'
import { productChanges, products } from '#sandbox/storage/tables/products.ts'

/** The history keeps at most this much of a note. */
const noteLength = 1500

/** The action, with its reason where one was given. */
function withNote(activity: CustomerActivity, note: string | null): ActivityOf<'CUSTOMER'> {
  if (note === null) return activity
  const signs = [...note]
  return `${activity}. Notiz: ${signs.length > noteLength ? `${signs.slice(0, noteLength).join('')} …` : note}`
}

type Noting = Omit<WriteCall<{ note?: string | null }>, 'traceId'>

/** Leaves what was done in the history, and the note in full among those of the customer (A98). */
async function recordAction(
  call: Noting,
  customer: Customer,
  activity: CustomerActivity,
  changes: HistoryChange[],
): Promise<void> {
  await record(call, historyOf(customer), withNote(activity, call.body.note ?? null), changes)
  await addNoteOfAction(call, customer)
}

/** A note is written even when there was nothing left to change. */
async function addNoteOfAction({ db, now, session, body }: Noting, { id }: Customer): Promise<void> {
  const { note } = body
  if (typeof note !== 'string') return
  await addNote(db, { customerId: id, createdAt: now, note, recordedBy: authorOf(session.account) })
}

/** Behind the word Sicherheitssperre. */
const lockNames = {
  securityLockRM: 'RM',
  securityLockSL: 'SL',
  securityLockCustomerWish: 'auf Kundenwunsch',
  securityLockCS: 'CS',
}
const lockKeys = Object.keys(lockNames) as (keyof typeof lockNames)[]

const readLocks = async (_call: object, customer: Customer) => ok(toLocksResponse(customer))

/** Leaves out of the history what is already as requested. */
async function changeLocks(call: WriteCall<UpdateLocksRequest>, customer: Customer) {
  const { note: _note, ...requested } = call.body
  const changed = lockKeys.filter((lock) => requested[lock] !== undefined && requested[lock] !== customer[lock])
  if (changed.length === 0) await addNoteOfAction(call, customer)
  else {
    await updateCustomer(call.db, customer.id, requested)
    const activities = changed.map(
      (lock) => `${lockNames[lock]} ${requested[lock] === true ? 'gesetzt' : 'aufgehoben'}`,
    )
    const activity = `Sicherheitssperre ${activities.join(', Sicherheitssperre ')}` as const
    await recordAction(call, customer, activity, changedFields(customer, requested))
  }
  return noContent
}

/** The customer while the contract goes on, or is to end, and the tier of today is Premium (R512, A140); undefined, a 404,
 *  when there is no limit to change. */
async function premiumCustomer({ db, now }: { db: Database; now: Date }, customer: Customer) {
  if (statusOf(customer, now) === 'TERMINATED') return undefined
  const { productType } = tierOn(await productOf(db, customer), dayOf(now))
  return productType === 'Premium' ? customer : undefined
}

async function changePrivateLimit(call: WriteCall<ChangePrivateLimitRequest>, customer: Customer) {
  const { premiumLimitCents } = await productOf(call.db, customer)
  return changeLimit(call, customer, premiumLimitCents, async (cents) => {
    await call.db.update(products).set({ premiumLimitCents: cents }).where(eq(products.customerId, customer.id))
  })
}

async function changeCompanyLimit(call: WriteCall<ChangeBusinessLimitRequest>, customer: Customer) {
  const { limitCents } = await companyOf(call.db, customer.id)
  return changeLimit(call, customer, limitCents, (cents) => updateCompany(call.db, customer.id, { limitCents: cents }))
}

async function changeLimit(
  call: WriteCall<ChangePrivateLimitRequest | ChangeBusinessLimitRequest>,
  customer: Customer,
  before: number,
  save: (cents: number) => Promise<void>,
) {
  const cents = call.body.monthlyLimitEUR * 100
  if (cents === before) return invalid(call, [{ field: 'monthlyLimitEUR', rule: 'changed', code: 'LIMIT_UNCHANGED' }])
  await save(cents)
  await updateCustomer(call.db, customer.id, { taskOpenUntil: workUntil(call.now) })
  const changes = changedFields({ monthlyLimitCents: before }, { monthlyLimitCents: cents })
  await recordAction(
    call,
    customer,
    `Monatslimit von ${formatEuros(before)} auf ${formatEuros(cents)} Euro geändert`,
    changes,
  )
  return noContent
}

async function terminate(call: WriteCall<TerminatePrivateRequest | TerminateBusinessRequest>, customer: Customer) {
  const { terminationDate, terminationReason } = call.body
  const today = dayOf(call.now)
  if (statusOf(customer, call.now) !== 'ACTIVE')
    return invalid(call, [{ field: 'customerId', rule: 'active', code: 'CUSTOMER_NOT_ACTIVE' }])
  await updateCustomer(call.db, customer.id, {
    terminationDate,
    terminationReason,
    taskOpenUntil: workUntil(call.now),
  })
  // Nothing begins after the last day (A57).
  for (const cancelled of await cancelChangesAfter(call.db, customer.id, terminationDate)) {
    await record(call, historyOf(customer), 'Geplanten Tarifwechsel zurückgenommen', removedFields(cancelled))
  }
  const day = formatGermanDay(terminationDate)
  await recordAction(
    call,
    customer,
    terminationDate === today ? `Vertrag mit ${day} beendet` : `Kündigung zum ${day} vorgemerkt`,
    changedFields(customer, { terminationDate, terminationReason }),
  )
  return noContent
}

/** The customer while the end of the contract is still to come; undefined, a 404, when there is none to take back. */
const leavingCustomer = async ({ now }: { now: Date }, customer: Customer) =>
  statusOf(customer, now) === 'TERMINATION_PLANNED' ? customer : undefined

async function cancelTermination(call: WriteCall<CancelTerminationRequest>, customer: Customer) {
  const ended = { terminationDate: null, terminationReason: null }
  await updateCustomer(call.db, customer.id, { ...ended, taskOpenUntil: workUntil(call.now) })
  await recordAction(call, customer, 'Vorgemerkte Kündigung zurückgenommen', changedFields(customer, ended))
  return noContent
}

async function deletePrivateCustomer(call: { db: Database; now: Date; traceId: string }, customer: Customer) {
  if (await hasTransactions(call.db, customer.id)) return refuse(call, 460, 'PTL transactions found')
  // With everything that hangs on it.
  await call.db.delete(customers).where(eq(customers.id, customer.id))
  await forgetHistory(call.db, historyOf(customer))
  return noContent
}

/** Resolves to the change that was still planned for a day after this one, if there was one. */
async function cancelChangesAfter(db: Database, customerId: string, day: string) {
  const { customerId: whose, activationDate, cancelled } = productChanges
  const later = and(eq(whose, customerId), gt(activationDate, day), eq(cancelled, false))
  return db.update(productChanges).set({ cancelled: true }).where(later).returning()
}

export const customerActionHandlers = {
  bankGetPrivateLocks: forPrivateCustomer.read(readLocks),
  bankGetBusinessLocks: forCompany.read(readLocks),
  bankUpdatePrivateLocks: forPrivateCustomer.write(changeLocks),
  bankUpdateBusinessLocks: forCompany.write(changeLocks),
  bankTerminatePrivateCustomer: forPrivateCustomer.write(terminate),
  bankTerminateBusinessCustomer: forCompany.write(terminate),
  bankCancelPrivateTermination: forPrivateCustomer.withResource(leavingCustomer).write(cancelTermination),
  bankCancelBusinessTermination: forCompany.withResource(leavingCustomer).write(cancelTermination),
  bankChangeProductLimit: forPrivateCustomer.withResource(premiumCustomer).write(changePrivateLimit),
  bankChangeBusinessLimit: forCompany.write(changeCompanyLimit),
  bankDeletePrivateCustomer: forPrivateCustomer.write(deletePrivateCustomer),
} satisfies Partial<Handlers>
