/** The history: written by every change, never changed. */
import { and, eq } from 'drizzle-orm'
import type { HistoryChange } from '#generated/model/history-change.ts'
import type { UserType } from '#generated/model/user-type.ts'
import type { Account, Area } from '#sandbox/domain/account.ts'
import type { ActivityOf, LoginActivity } from '#sandbox/domain/activity-words.ts'
import type { HistoryObject, HistoryTarget, StoredSubject, TargetKind } from '#sandbox/domain/history-target.ts'
import type { Database } from '#sandbox/storage/database.ts'
import { insertMany } from '#sandbox/storage/insert-many.ts'
import { history } from '#sandbox/storage/tables/history.ts'

type HistoryRecord<Kind extends TargetKind> = { target: HistoryTarget<Kind>; changes: HistoryChange[] }

type Writing = { db: Database; now: Date }

export const userTypes: Record<Area, UserType> = {
  private: 'PRIVATE_CUSTOMER',
  business: 'BUSINESS_ADMIN',
  bank: 'BANK_EMPLOYEE',
}

/** The name of a bank employee, the e-mail address at that time of any other person. */
export const authorOf = ({ area, email, firstName, lastName }: Account) =>
  area === 'bank' ? `${firstName} ${lastName}` : email

/** Writes what the person of this call just did, as a German sentence without personal secrets (A154). */
export async function record<Kind extends TargetKind>(
  call: Writing & { session: { account: Account } },
  target: HistoryTarget<Kind>,
  activity: ActivityOf<NoInfer<Kind>>,
  changes: HistoryChange[],
): Promise<void> {
  await recordAll(call, [{ target, changes }], activity)
}

/** The same about several at once, such as the numbers of a file. */
export async function recordAll<Kind extends TargetKind>(
  call: Writing & { session: { account: Account } },
  records: readonly HistoryRecord<Kind>[],
  activity: ActivityOf<NoInfer<Kind>>,
): Promise<void> {
  await write(call, call.session.account, records, activity, false)
}

/** Records a sign-in, a sign-out or a refusal; bank employees have no history of their own. */
export async function recordLogin(writing: Writing, account: Account, activity: LoginActivity): Promise<void> {
  if (account.area === 'bank' || account.customerId === null) return
  const object: HistoryObject =
    account.area === 'private'
      ? { objectType: 'PRIVATE_CUSTOMER', objectId: account.customerId }
      : { objectType: 'BUSINESS_ADMIN', objectId: account.id }
  await write(writing, account, [{ target: { ...object, subject: null }, changes: [] }], activity, true)
}

async function write(
  { db, now }: Writing,
  account: Account,
  records: readonly { target: HistoryObject & { subject: StoredSubject | null }; changes: HistoryChange[] }[],
  activity: string,
  loginActivity: boolean,
): Promise<void> {
  const [author, userType] = [authorOf(account), userTypes[account.area]]
  const rows = records.map(({ target: { objectType, objectId, subject }, changes }) => ({
    objectType,
    objectId,
    subject,
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
