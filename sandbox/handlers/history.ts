/** The history of a customer, a calling number or an administrator (A40). */
import { and, desc, eq } from 'drizzle-orm'
import type { HistoryEntry } from '#generated/model/history-entry.ts'
import { activityIn } from '#sandbox/domain/activity-words.ts'
import type { Customer } from '#sandbox/domain/customer.ts'
import { languageOf } from '#sandbox/domain/language.ts'
import { handler, ok } from '#sandbox/handlers/handler.ts'
import type { Database } from '#sandbox/storage/database.ts'
import { type HistoryObject, isAbout } from '#sandbox/storage/history.ts'
import { callingNumbers } from '#sandbox/storage/tables/calling-numbers.ts'
import { history } from '#sandbox/storage/tables/history.ts'
import { accounts, customers } from '#sandbox/storage/tables/people.ts'

export const historyHandlers = {
  bankListHistory: handler('bankListHistory', {
    resource: async ({ db, params }) => ((await objectExists(db, params)) ? params : undefined),
    handle: async ({ db, query, headers }, object) => {
      const language = languageOf(headers['Accept-Language'])
      const entries = await entriesOf(db, object, query.loginActivity === true)
      const historyEntries = entries.map((entry) => ({ ...entry, activity: activityIn(language, entry.activity) }))
      return ok({ historyEntries })
    },
  }),
}

/** The most that one answer holds. */
const entriesAtOnce = 10_000

/** Newest first; signing in and out only when it is wanted. */
async function entriesOf(db: Database, object: HistoryObject, withLogins: boolean): Promise<HistoryEntry[]> {
  const rows = await db
    .select()
    .from(history)
    .where(and(isAbout(object), withLogins ? undefined : eq(history.loginActivity, false)))
    .orderBy(desc(history.at), desc(history.id))
    .limit(entriesAtOnce)
  return rows.map(({ at, author, userType, loginActivity, activity, changes }) => ({
    activityTimestamp: at.toISOString(),
    user: author,
    userType,
    loginActivity,
    activity,
    ...(changes !== null && { changes }),
  }))
}

/** Whether there is such a customer, number or administrator. */
async function objectExists(db: Database, { objectType, objectId }: HistoryObject): Promise<boolean> {
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
