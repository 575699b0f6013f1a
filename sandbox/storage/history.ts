/** The history: written by every change, never changed. */
import { and, desc, eq } from 'drizzle-orm'
import type { HistoryEntry } from '#generated/model/history-entry.ts'
import type { HistoryObjectType } from '#generated/model/history-object-type.ts'
import type { UserType } from '#generated/model/user-type.ts'
import type { Account } from '#sandbox/domain/account.ts'
import type { Area } from '#sandbox/domain/area.ts'
import type { Customer } from '#sandbox/domain/customer.ts'
import type { Database } from '#sandbox/storage/database.ts'
import { insertMany } from '#sandbox/storage/insert-many.ts'
import { callingNumbers } from '#sandbox/storage/tables/calling-numbers.ts'
import { history } from '#sandbox/storage/tables/history.ts'
import { accounts, customers } from '#sandbox/storage/tables/people.ts'

/** What an entry is about. */
export type HistoryObject = { objectType: HistoryObjectType; objectId: string }

type Writing = { db: Database; now: Date }

const userTypes: Record<Area, UserType> = {
  private: 'PRIVATE_CUSTOMER',
  business: 'BUSINESS_ADMIN',
  bank: 'BANK_EMPLOYEE',
}

export const historyOf = ({ kind, id }: Customer): HistoryObject => ({
  objectType: kind === 'private' ? 'PRIVATE_CUSTOMER' : 'BUSINESS_CUSTOMER',
  objectId: id,
})

/** Bank employees stand there with their name, everybody else with the e-mail address of that time. */
export const authorOf = ({ area, email, firstName, lastName }: Account) =>
  area === 'bank' ? `${firstName} ${lastName}` : email

/** Writes what the person of this call just did, as a German sentence without personal secrets (A154). */
export async function record(
  call: Writing & { session: { account: Account } },
  object: HistoryObject,
  activity: string,
): Promise<void> {
  await recordAll(call, [object], activity)
}

/** The same about several at once, such as the numbers of a file. */
export async function recordAll(
  call: Writing & { session: { account: Account } },
  objects: readonly HistoryObject[],
  activity: string,
): Promise<void> {
  await write(call, call.session.account, objects, activity, false)
}

/** Writes that somebody signed in or out, or was refused; bank employees have no history of their own. */
export async function recordLogin(writing: Writing, account: Account, activity: string): Promise<void> {
  if (account.area === 'bank' || account.customerId === null) return
  const object: HistoryObject =
    account.area === 'private'
      ? { objectType: 'PRIVATE_CUSTOMER', objectId: account.customerId }
      : { objectType: 'BUSINESS_ADMIN', objectId: account.id }
  await write(writing, account, [object], activity, true)
}

async function write(
  { db, now }: Writing,
  account: Account,
  objects: readonly HistoryObject[],
  activity: string,
  loginActivity: boolean,
): Promise<void> {
  const [author, userType] = [authorOf(account), userTypes[account.area]]
  const rows = objects.map((object) => ({ ...object, at: now, author, userType, loginActivity, activity }))
  await insertMany(db, history, rows)
}

/** The most that one answer holds. */
const entriesAtOnce = 10_000

const isAbout = ({ objectType, objectId }: HistoryObject) =>
  and(eq(history.objectType, objectType), eq(history.objectId, objectId))

/** Newest first; signing in and out only when it is wanted. */
export async function entriesOf(db: Database, object: HistoryObject, withLogins: boolean): Promise<HistoryEntry[]> {
  const rows = await db
    .select()
    .from(history)
    .where(and(isAbout(object), withLogins ? undefined : eq(history.loginActivity, false)))
    .orderBy(desc(history.at), desc(history.id))
    .limit(entriesAtOnce)
  return rows.map(({ at, author, userType, loginActivity, activity }) => ({
    activityTimestamp: at.toISOString(),
    user: author,
    userType,
    loginActivity,
    activity,
  }))
}

/** Whether there is such a customer, number or administrator. */
export async function isThere(db: Database, { objectType, objectId }: HistoryObject): Promise<boolean> {
  const customer = (kind: Customer['kind']) =>
    db.$count(customers, and(eq(customers.id, objectId), eq(customers.kind, kind)))
  const found = await {
    PRIVATE_CUSTOMER: () => customer('private'),
    BUSINESS_CUSTOMER: () => customer('business'),
    CALLING_NUMBER: () => db.$count(callingNumbers, eq(callingNumbers.id, objectId)),
    BUSINESS_ADMIN: () => db.$count(accounts, and(eq(accounts.id, objectId), eq(accounts.area, 'business'))),
  }[objectType]()
  return found > 0
}

/** Goes with what it is about. */
export async function forgetHistory(db: Database, object: HistoryObject): Promise<void> {
  await db.delete(history).where(isAbout(object))
}
