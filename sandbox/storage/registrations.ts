/** The allow and the deny list, in the order in which entries were added. */
import { randomUUID } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import type { Database } from '#sandbox/storage/database.ts'
import { allowEntries, denyEntries } from '#sandbox/storage/tables/registrations.ts'

type AllowColumns = Omit<typeof allowEntries.$inferInsert, 'id' | 'number' | 'version'>
type DenyColumns = Omit<typeof denyEntries.$inferInsert, 'id' | 'number' | 'version'>
export type StoredAllowEntry = typeof allowEntries.$inferSelect
export type StoredDenyEntry = typeof denyEntries.$inferSelect

export const allowList = (db: Database): Promise<StoredAllowEntry[]> =>
  db.select().from(allowEntries).orderBy(asc(allowEntries.number))

export const denyList = (db: Database): Promise<StoredDenyEntry[]> =>
  db.select().from(denyEntries).orderBy(asc(denyEntries.number))

/** Held until the transaction ends when it is to be written, as is the next one. */
export async function findAllowEntry(db: Database, id: string, held: boolean): Promise<StoredAllowEntry | undefined> {
  const query = db.select().from(allowEntries).where(eq(allowEntries.id, id))
  const [entry] = held ? await query.for('no key update') : await query
  return entry
}

export async function findDenyEntry(db: Database, id: string, held: boolean): Promise<StoredDenyEntry | undefined> {
  const query = db.select().from(denyEntries).where(eq(denyEntries.id, id))
  const [entry] = held ? await query.for('no key update') : await query
  return entry
}

export async function addAllowEntry(db: Database, entry: AllowColumns): Promise<StoredAllowEntry> {
  const [added] = await db
    .insert(allowEntries)
    .values({ id: randomUUID(), ...entry })
    .returning()
  return added!
}

export async function addDenyEntry(db: Database, entry: DenyColumns): Promise<StoredDenyEntry> {
  const [added] = await db
    .insert(denyEntries)
    .values({ id: randomUUID(), ...entry })
    .returning()
  return added!
}

export async function replaceAllowEntry(db: Database, id: string, entry: AllowColumns): Promise<void> {
  await db.update(allowEntries).set(entry).where(eq(allowEntries.id, id))
}

export async function replaceDenyEntry(db: Database, id: string, entry: DenyColumns): Promise<void> {
  await db.update(denyEntries).set(entry).where(eq(denyEntries.id, id))
}

export async function deleteAllowEntry(db: Database, id: string): Promise<void> {
  await db.delete(allowEntries).where(eq(allowEntries.id, id))
}

export async function deleteDenyEntry(db: Database, id: string): Promise<void> {
  await db.delete(denyEntries).where(eq(denyEntries.id, id))
}
