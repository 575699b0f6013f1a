/** The allow and the deny list of registrations (R740, R741). */
import { isValidIBAN } from 'ibantools'
import type { AllowEntry } from '#generated/model/allow-entry.ts'
import type { DenyEntry } from '#generated/model/deny-entry.ts'
import type { DenyEntryRequest } from '#generated/model/deny-entry-request.ts'
import { withEtag } from '#sandbox/domain/etag.ts'
import { handler } from '#sandbox/handlers/handler.ts'
import { invalid } from '#sandbox/handlers/problem.ts'
import type { Database } from '#sandbox/storage/database.ts'
import * as stored from '#sandbox/storage/registrations.ts'

type Named = { db: Database; params: { id: string } }
type Writing<Body> = { now: Date; traceId: string; body: Body }

const allowEntry =
  (held: boolean) =>
  ({ db, params }: Named) =>
    stored.findAllowEntry(db, params.id, held)
const denyEntry =
  (held: boolean) =>
  ({ db, params }: Named) =>
    stored.findDenyEntry(db, params.id, held)

const allowOutside = ({ number: _number, version, ...entry }: stored.StoredAllowEntry): AllowEntry =>
  withEtag(version, entry)
const denyOutside = ({ number: _number, version, ...entry }: stored.StoredDenyEntry): DenyEntry =>
  withEtag(version, entry)

/** An entry is replaced whole: what is not sent is empty. */
const nothing = { firstName: null, lastName: null, birthdate: null, phoneNumber: null, iban: null, note: null }

function refuseIban(call: Writing<DenyEntryRequest>) {
  const { iban } = call.body
  return iban && !isValidIBAN(iban) ? invalid(call, [{ field: 'iban', rule: 'iban', code: 'IBAN_WRONG' }]) : undefined
}

const allowHandlers = {
  bankListAllowEntries: handler('bankListAllowEntries', {
    handle: async ({ db }) => {
      const results = (await stored.allowList(db)).map(allowOutside)
      return { status: 200, body: { results, total: results.length } }
    },
  }),
  bankGetAllowEntry: handler('bankGetAllowEntry', {
    resource: allowEntry(false),
    handle: async (_, entry) => ({ status: 200, body: allowOutside(entry) }),
  }),
  bankCreateAllowEntry: handler('bankCreateAllowEntry', {
    handle: async (call) => ({ status: 201, body: allowOutside(await stored.addAllowEntry(call.db, call.body)) }),
  }),
  bankUpdateAllowEntry: handler('bankUpdateAllowEntry', {
    resource: allowEntry(true),
    handle: async (call, { id }) => {
      await stored.replaceAllowEntry(call.db, id, { note: null, ...call.body })
      return { status: 204 }
    },
  }),
  bankDeleteAllowEntry: handler('bankDeleteAllowEntry', {
    resource: allowEntry(true),
    handle: async ({ db }, { id }) => {
      await stored.deleteAllowEntry(db, id)
      return { status: 204 }
    },
  }),
}

const denyHandlers = {
  bankListDenyEntries: handler('bankListDenyEntries', {
    handle: async ({ db }) => {
      const results = (await stored.denyList(db)).map(denyOutside)
      return { status: 200, body: { results, total: results.length } }
    },
  }),
  bankGetDenyEntry: handler('bankGetDenyEntry', {
    resource: denyEntry(false),
    handle: async (_, entry) => ({ status: 200, body: denyOutside(entry) }),
  }),
  bankCreateDenyEntry: handler('bankCreateDenyEntry', {
    handle: async (call) =>
      refuseIban(call) ?? { status: 201, body: denyOutside(await stored.addDenyEntry(call.db, call.body)) },
  }),
  bankUpdateDenyEntry: handler('bankUpdateDenyEntry', {
    resource: denyEntry(true),
    handle: async (call, { id }) => {
      const refusal = refuseIban(call)
      if (refusal) return refusal
      await stored.replaceDenyEntry(call.db, id, { ...nothing, ...call.body })
      return { status: 204 }
    },
  }),
  bankDeleteDenyEntry: handler('bankDeleteDenyEntry', {
    resource: denyEntry(true),
    handle: async ({ db }, { id }) => {
      await stored.deleteDenyEntry(db, id)
      return { status: 204 }
    },
  }),
}

export const registrationHandlers = { ...allowHandlers, ...denyHandlers }
