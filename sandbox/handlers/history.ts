/** The history of a customer, a calling number or an administrator (A40). */
import { and, desc, eq, inArray } from 'drizzle-orm'
import type { HistoryEntry } from '#generated/model/history-entry.ts'
import { activityIn } from '#sandbox/domain/activity-words.ts'
import type { Customer } from '#sandbox/domain/customer.ts'
import { languageOf } from '#sandbox/domain/language.ts'
import { handler, ok, readQuery } from '#sandbox/handlers/handler.ts'
import type { Database } from '#sandbox/storage/database.ts'
import type { HistoryObject, StoredSubject } from '#sandbox/domain/history-target.ts'
import { isAbout } from '#sandbox/storage/history.ts'
import { callingNumbers } from '#sandbox/storage/tables/calling-numbers.ts'
import { documents, notes } from '#sandbox/storage/tables/documents-and-notes.ts'
import { history } from '#sandbox/storage/tables/history.ts'
import { accounts, customers } from '#sandbox/storage/tables/people.ts'
import { fees } from '#sandbox/storage/tables/products.ts'

export const historyHandlers = {
  bankListHistory: handler('bankListHistory', {
    resource: async ({ db, params }) => ((await objectExists(db, params)) ? params : undefined),
    handle: async ({ db, query, headers }, object) => {
      const language = languageOf(headers['Accept-Language'])
      const withLogins = readQuery(query, ({ loginActivity = false, ...rest }) => [loginActivity, rest])
      const entries = await entriesOf(db, object, withLogins)
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
  const existing = await findExisting(
    db,
    rows.flatMap(({ subject }) => subject ?? []),
  )
  return rows.map(({ at, author, userType, loginActivity, activity, subject, changes }) => ({
    activityTimestamp: at.toISOString(),
    user: author,
    userType,
    loginActivity,
    activity,
    ...(subject !== null && { subject: { ...subject, exists: existing.has(subject.id) } }),
    ...(changes !== null && { changes }),
  }))
}

/** The id of each named thing in its table. */
const subjectIds = {
  DOCUMENT: documents.id,
  FEE: fees.id,
  CALLING_NUMBER: callingNumbers.id,
  ADMINISTRATOR: accounts.id,
  NOTE: notes.publicId,
}

/** The ids of those that can still be read. */
async function findExisting(db: Database, subjects: readonly StoredSubject[]): Promise<ReadonlySet<string>> {
  const found = new Set<string>()
  for (const [type, alike] of Map.groupBy(subjects, (one) => one.type)) {
    const id = subjectIds[type]
    const ids = [...new Set(alike.map((one) => one.id))]
    for (const row of await db.select({ id }).from(id.table).where(inArray(id, ids))) found.add(row.id)
  }
  return found
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
