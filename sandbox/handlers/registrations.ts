/** The allow and the deny list of registrations (R740, R741), in the order in which entries were added. */
import { randomUUID } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import { isValidIBAN } from 'ibantools'
import type { AllowEntry } from '#generated/model/allow-entry.ts'
import type { DenyEntryRequest } from '#generated/model/deny-entry-request.ts'
import type { DenyEntry } from '#generated/model/deny-entry.ts'
import { withEtag } from '#sandbox/domain/etag.ts'
import { handler, invalid } from '#sandbox/handlers/handler.ts'
import type { Database } from '#sandbox/storage/database.ts'
import { allowEntries, denyEntries } from '#sandbox/storage/tables/back-office.ts'

type Named = { db: Database; params: { id: string } }
type Writing<Body> = { now: Date; traceId: string; body: Body }

const allowEntry =
  (locked: boolean) =>
  ({ db, params }: Named) =>
    findAllowEntry(db, params.id, locked)
const denyEntry =
  (locked: boolean) =>
  ({ db, params }: Named) =>
    findDenyEntry(db, params.id, locked)

const toAllowEntryResponse = ({ number: _number, version, ...entry }: StoredAllowEntry): AllowEntry =>
  withEtag(version, entry)
const toDenyEntryResponse = ({ number: _number, version, ...entry }: StoredDenyEntry): DenyEntry =>
  withEtag(version, entry)

/** An entry is replaced whole: what is not sent is empty. */
const emptyEntry = { firstName: null, lastName: null, birthdate: null, phoneNumber: null, iban: null, note: null }

function refuseIban(call: Writing<DenyEntryRequest>) {
  const { iban } = call.body
  return iban && !isValidIBAN(iban) ? invalid(call, [{ field: 'iban', rule: 'iban', code: 'IBAN_WRONG' }]) : undefined
}

const allowHandlers = {
  bankListAllowEntries: handler('bankListAllowEntries', {
    handle: async ({ db }) => {
      const results = (await allowList(db)).map(toAllowEntryResponse)
      return { status: 200, body: { results, total: results.length } }
    },
  }),
  bankGetAllowEntry: handler('bankGetAllowEntry', {
    resource: allowEntry(false),
    handle: async (_, entry) => ({ status: 200, body: toAllowEntryResponse(entry) }),
  }),
  bankCreateAllowEntry: handler('bankCreateAllowEntry', {
    handle: async (call) => ({ status: 201, body: toAllowEntryResponse(await addAllowEntry(call.db, call.body)) }),
  }),
  bankUpdateAllowEntry: handler('bankUpdateAllowEntry', {
    resource: allowEntry(true),
    handle: async (call, { id }) => {
      await replaceAllowEntry(call.db, id, { note: null, ...call.body })
      return { status: 204 }
    },
  }),
  bankDeleteAllowEntry: handler('bankDeleteAllowEntry', {
    resource: allowEntry(true),
    handle: async ({ db }, { id }) => {
      await deleteAllowEntry(db, id)
      return { status: 204 }
    },
  }),
}

const denyHandlers = {
  bankListDenyEntries: handler('bankListDenyEntries', {
    handle: async ({ db }) => {
      const results = (await denyList(db)).map(toDenyEntryResponse)
      return { status: 200, body: { results, total: results.length } }
    },
  }),
  bankGetDenyEntry: handler('bankGetDenyEntry', {
    resource: denyEntry(false),
    handle: async (_, entry) => ({ status: 200, body: toDenyEntryResponse(entry) }),
  }),
  bankCreateDenyEntry: handler('bankCreateDenyEntry', {
    handle: async (call) =>
      refuseIban(call) ?? { status: 201, body: toDenyEntryResponse(await addDenyEntry(call.db, call.body)) },
  }),
  bankUpdateDenyEntry: handler('bankUpdateDenyEntry', {
    resource: denyEntry(true),
    handle: async (call, { id }) => {
      const refusal = refuseIban(call)
      if (refusal) return refusal
      await replaceDenyEntry(call.db, id, { ...emptyEntry, ...call.body })
      return { status: 204 }
    },
  }),
  bankDeleteDenyEntry: handler('bankDeleteDenyEntry', {
    resource: denyEntry(true),
    handle: async ({ db }, { id }) => {
      await deleteDenyEntry(db, id)
      return { status: 204 }
    },
  }),
}

export const registrationHandlers = { ...allowHandlers, ...denyHandlers }

type AllowColumns = Omit<typeof allowEntries.$inferInsert, 'id' | 'number' | 'version'>
type DenyColumns = Omit<typeof denyEntries.$inferInsert, 'id' | 'number' | 'version'>
type StoredAllowEntry = typeof allowEntries.$inferSelect
type StoredDenyEntry = typeof denyEntries.$inferSelect

const allowList = (db: Database): Promise<StoredAllowEntry[]> =>
  db.select().from(allowEntries).orderBy(asc(allowEntries.number))

const denyList = (db: Database): Promise<StoredDenyEntry[]> =>
  db.select().from(denyEntries).orderBy(asc(denyEntries.number))

/** Held until the transaction ends when it is to be written, as is the next one. */
async function findAllowEntry(db: Database, id: string, locked: boolean): Promise<StoredAllowEntry | undefined> {
  const query = db.select().from(allowEntries).where(eq(allowEntries.id, id))
  const [entry] = locked ? await query.for('no key update') : await query
  return entry
}

async function findDenyEntry(db: Database, id: string, locked: boolean): Promise<StoredDenyEntry | undefined> {
  const query = db.select().from(denyEntries).where(eq(denyEntries.id, id))
  const [entry] = locked ? await query.for('no key update') : await query
  return entry
}

async function addAllowEntry(db: Database, entry: AllowColumns): Promise<StoredAllowEntry> {
  const [added] = await db
    .insert(allowEntries)
    .values({ id: randomUUID(), ...entry })
    .returning()
  return added!
}

async function addDenyEntry(db: Database, entry: DenyColumns): Promise<StoredDenyEntry> {
  const [added] = await db
    .insert(denyEntries)
    .values({ id: randomUUID(), ...entry })
    .returning()
  return added!
}

async function replaceAllowEntry(db: Database, id: string, entry: AllowColumns): Promise<void> {
  await db.update(allowEntries).set(entry).where(eq(allowEntries.id, id))
}

async function replaceDenyEntry(db: Database, id: string, entry: DenyColumns): Promise<void> {
  await db.update(denyEntries).set(entry).where(eq(denyEntries.id, id))
}

async function deleteAllowEntry(db: Database, id: string): Promise<void> {
  await db.delete(allowEntries).where(eq(allowEntries.id, id))
}

async function deleteDenyEntry(db: Database, id: string): Promise<void> {
  await db.delete(denyEntries).where(eq(denyEntries.id, id))
}
