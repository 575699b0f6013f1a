/** The allow and the deny list of registrations (R740, R741), in the order in which entries were added. */
import { randomUUID } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import { isValidIBAN } from 'ibantools'
import type { AllowEntry } from '#generated/model/allow-entry.ts'
import type { DenyEntryRequest } from '#generated/model/deny-entry-request.ts'
import type { DenyEntry } from '#generated/model/deny-entry.ts'
import { withEtag } from '#sandbox/domain/etag.ts'
import { created, noContent, handler, invalid, ok, okList } from '#sandbox/handlers/handler.ts'
import type { Database } from '#sandbox/storage/database.ts'
import { allowEntries, denyEntries } from '#sandbox/storage/tables/back-office.ts'

type Named = { db: Database; params: { id: string } }
type StoredAllowEntry = typeof allowEntries.$inferSelect
type StoredDenyEntry = typeof denyEntries.$inferSelect

const toAllowEntryResponse = ({ number: _number, version, ...entry }: StoredAllowEntry): AllowEntry =>
  withEtag(version, entry)
const toDenyEntryResponse = ({ number: _number, version, ...entry }: StoredDenyEntry): DenyEntry =>
  withEtag(version, entry)

/** Finds the entry that the path names; held until the transaction ends when it is to be written, as is the next one. */
const allowEntry =
  (locked: boolean) =>
  async ({ db, params }: Named) => {
    const query = db.select().from(allowEntries).where(eq(allowEntries.id, params.id))
    return (locked ? await query.for('no key update') : await query)[0]
  }

const denyEntry =
  (locked: boolean) =>
  async ({ db, params }: Named) => {
    const query = db.select().from(denyEntries).where(eq(denyEntries.id, params.id))
    return (locked ? await query.for('no key update') : await query)[0]
  }

/** An entry is replaced whole: what is not sent is empty. */
const emptyEntry = { firstName: null, lastName: null, birthdate: null, phoneNumber: null, iban: null, note: null }

function refuseIban(call: { traceId: string; body: DenyEntryRequest }) {
  const { iban } = call.body
  return iban && !isValidIBAN(iban) ? invalid(call, [{ field: 'iban', rule: 'iban', code: 'IBAN_WRONG' }]) : undefined
}

export const registrationHandlers = {
  bankListAllowEntries: handler('bankListAllowEntries', {
    handle: async ({ db }) =>
      okList((await db.select().from(allowEntries).orderBy(asc(allowEntries.number))).map(toAllowEntryResponse)),
  }),
  bankGetAllowEntry: handler('bankGetAllowEntry', {
    resource: allowEntry(false),
    handle: async (_, entry) => ok(toAllowEntryResponse(entry)),
  }),
  bankCreateAllowEntry: handler('bankCreateAllowEntry', {
    handle: async ({ db, body }) => {
      const [added] = await db
        .insert(allowEntries)
        .values({ id: randomUUID(), ...body })
        .returning()
      return created(toAllowEntryResponse(added!))
    },
  }),
  bankUpdateAllowEntry: handler('bankUpdateAllowEntry', {
    resource: allowEntry(true),
    handle: async ({ db, body }, { id }) => {
      await db
        .update(allowEntries)
        .set({ note: null, ...body })
        .where(eq(allowEntries.id, id))
      return noContent
    },
  }),
  bankDeleteAllowEntry: handler('bankDeleteAllowEntry', {
    resource: allowEntry(true),
    handle: async ({ db }, { id }) => {
      await db.delete(allowEntries).where(eq(allowEntries.id, id))
      return noContent
    },
  }),
  bankListDenyEntries: handler('bankListDenyEntries', {
    handle: async ({ db }) =>
      okList((await db.select().from(denyEntries).orderBy(asc(denyEntries.number))).map(toDenyEntryResponse)),
  }),
  bankGetDenyEntry: handler('bankGetDenyEntry', {
    resource: denyEntry(false),
    handle: async (_, entry) => ok(toDenyEntryResponse(entry)),
  }),
  bankCreateDenyEntry: handler('bankCreateDenyEntry', {
    handle: async (call) => {
      const refusal = refuseIban(call)
      if (refusal) return refusal
      const [added] = await call.db
        .insert(denyEntries)
        .values({ id: randomUUID(), ...call.body })
        .returning()
      return created(toDenyEntryResponse(added!))
    },
  }),
  bankUpdateDenyEntry: handler('bankUpdateDenyEntry', {
    resource: denyEntry(true),
    handle: async (call, { id }) => {
      const refusal = refuseIban(call)
      if (refusal) return refusal
      await call.db
        .update(denyEntries)
        .set({ ...emptyEntry, ...call.body })
        .where(eq(denyEntries.id, id))
      return noContent
    },
  }),
  bankDeleteDenyEntry: handler('bankDeleteDenyEntry', {
    resource: denyEntry(true),
    handle: async ({ db }, { id }) => {
      await db.delete(denyEntries).where(eq(denyEntries.id, id))
      return noContent
    },
  }),
}
