/** Reads and writes what the bank keeps with a customer. */
import { randomUUID } from 'node:crypto'
import { and, asc, desc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { NotificationSortField } from '#generated/model/notification-sort-field.ts'
import type { SortOrder } from '#generated/model/sort-order.ts'
import type { Database } from '#sandbox/storage/database.ts'
import { documents, notes, notifications } from '#sandbox/storage/tables/documents-and-notes.ts'

export type Note = typeof notes.$inferSelect
/** A document without its bytes. */
export type Document = Omit<typeof documents.$inferSelect, 'content'>
export type StoredNotification = typeof notifications.$inferSelect

type Page = { page: number; limit: number }
const rowsOf = ({ page, limit }: Page) => ({ limit, offset: (page - 1) * limit })

/** One page and the number of all, newest first. */
export async function notesOf(db: Database, customerId: string, asked: Page) {
  const mine = eq(notes.customerId, customerId)
  const { limit, offset } = rowsOf(asked)
  const order = [desc(notes.createdAt), desc(notes.id)]
  const page = await db
    .select()
    .from(notes)
    .where(mine)
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
  return { page, total: await db.$count(notes, mine) }
}

/** Also for what other changes leave as a note, such as one of the limit (A98). */
export async function addNote(db: Database, note: Omit<Note, 'id'>): Promise<Note> {
  const [added] = await db.insert(notes).values(note).returning()
  return added!
}

const { content: _content, ...withoutContent } = getTableColumns(documents)

/** Newest first, those marked as deleted too. */
export const documentsOf = (db: Database, customerId: string): Promise<Document[]> =>
  db
    .select(withoutContent)
    .from(documents)
    .where(eq(documents.customerId, customerId))
    .orderBy(desc(documents.addedAt), desc(documents.id))

const documentOf = (customerId: string, id: string) => and(eq(documents.id, id), eq(documents.customerId, customerId))

/** Held until the transaction ends. */
export async function findDocument(db: Database, customerId: string, id: string): Promise<Document | undefined> {
  const [found] = await db.select(withoutContent).from(documents).where(documentOf(customerId, id)).for('no key update')
  return found
}

export async function documentWithContent(db: Database, customerId: string, id: string) {
  const [found] = await db.select().from(documents).where(documentOf(customerId, id))
  return found
}

export async function addDocument(
  db: Database,
  document: Omit<typeof documents.$inferInsert, 'id' | 'deleted'>,
): Promise<Document> {
  const [added] = await db
    .insert(documents)
    .values({ ...document, id: randomUUID() })
    .returning(withoutContent)
  return added!
}

export async function updateDocument(
  db: Database,
  id: string,
  change: Pick<Document, 'documentType' | 'comment' | 'deleted'>,
): Promise<void> {
  await db.update(documents).set(change).where(eq(documents.id, id))
}

export async function removeDocument(db: Database, id: string): Promise<void> {
  await db.delete(documents).where(eq(documents.id, id))
}

const sortColumns = {
  sentAt: notifications.sentAt,
  /** As in a dictionary, on every storage. */
  subject: sql`translate(lower(${notifications.subject}), 'äöüß', 'aous') collate "C"`,
}

/** One page and the number of all; what was not sent yet counts as newest, PostgreSQL's own order of null. */
export async function notificationsOf(
  db: Database,
  customerId: string,
  asked: Page & { sortBy: NotificationSortField; sortOrder: SortOrder },
) {
  const mine = eq(notifications.customerId, customerId)
  const { limit, offset } = rowsOf(asked)
  const direction = asked.sortOrder === 'asc' ? asc : desc
  const page = await db
    .select()
    .from(notifications)
    .where(mine)
    .orderBy(direction(sortColumns[asked.sortBy]), desc(notifications.sentAt), desc(notifications.id))
    .limit(limit)
    .offset(offset)
  return { page, total: await db.$count(notifications, mine) }
}
