/** The history: written by every change, never changed. */
import { and, eq } from 'drizzle-orm'
import type { HistoryChange } from '#generated/model/history-change.ts'
import type { HistoryObjectType } from '#generated/model/history-object-type.ts'
import type { UserType } from '#generated/model/user-type.ts'
import type { Account, Area } from '#sandbox/domain/account.ts'
import type { Customer } from '#sandbox/domain/customer.ts'
import type { Database } from '#sandbox/storage/database.ts'
import { insertMany } from '#sandbox/storage/insert-many.ts'
import { history } from '#sandbox/storage/tables/history.ts'

/** What an entry is about. */
export type HistoryObject = { objectType: HistoryObjectType; objectId: string }

type HistoryRecord = { object: HistoryObject; changes: HistoryChange[] }

type Writing = { db: Database; now: Date }

export const userTypes: Record<Area, UserType> = {
  private: 'PRIVATE_CUSTOMER',
  business: 'BUSINESS_ADMIN',
  bank: 'BANK_EMPLOYEE',
}

export const historyOf = ({ kind, id }: Customer): HistoryObject => ({
  objectType: kind === 'private' ? 'PRIVATE_CUSTOMER' : 'BUSINESS_CUSTOMER',
  objectId: id,
})

/** The name of a bank employee, the e-mail address at that time of any other person. */
export const authorOf = ({ area, email, firstName, lastName }: Account) =>
  area === 'bank' ? `${firstName} ${lastName}` : email

/** Writes what the person of this call just did, as a German sentence without personal secrets (A154). */
export async function record(
  call: Writing & { session: { account: Account } },
  object: HistoryObject,
  activity: string,
  changes: HistoryChange[] = [],
): Promise<void> {
  await recordAll(call, [{ object, changes }], activity)
}

/** The same about several at once, such as the numbers of a file. */
export async function recordAll(
  call: Writing & { session: { account: Account } },
  records: readonly HistoryRecord[],
  activity: string,
): Promise<void> {
  await write(call, call.session.account, records, activity, false)
}

/** Records a sign-in, a sign-out or a refusal; bank employees have no history of their own. */
export async function recordLogin(writing: Writing, account: Account, activity: string): Promise<void> {
  if (account.area === 'bank' || account.customerId === null) return
  const object: HistoryObject =
    account.area === 'private'
      ? { objectType: 'PRIVATE_CUSTOMER', objectId: account.customerId }
      : { objectType: 'BUSINESS_ADMIN', objectId: account.id }
  await write(writing, account, [{ object, changes: [] }], activity, true)
}

async function write(
  { db, now }: Writing,
  account: Account,
  records: readonly HistoryRecord[],
  activity: string,
  loginActivity: boolean,
): Promise<void> {
  const [author, userType] = [authorOf(account), userTypes[account.area]]
  const rows = records.map(({ object, changes }) => ({
    ...object,
    at: now,
    author,
    userType,
    loginActivity,
    activity,
    changes: changes.length > 0 ? changes : null,
  }))
  await insertMany(db, history, rows)
}

export const isAbout = ({ objectType, objectId }: HistoryObject) =>
  and(eq(history.objectType, objectType), eq(history.objectId, objectId))

/** Goes with what it is about. */
export async function forgetHistory(db: Database, object: HistoryObject): Promise<void> {
  await db.delete(history).where(isAbout(object))
}
