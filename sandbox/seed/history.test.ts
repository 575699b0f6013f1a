import { describe, expect, it } from 'vitest'
import { addedFields } from '#sandbox/domain/history-changes.ts'
import { administrators, businessCustomers, companies } from '#sandbox/seed/business-people.ts'
import { seededNumbers } from '#sandbox/seed/calling-numbers.ts'
import { seededDocuments } from '#sandbox/seed/documents.ts'
import { seededFees } from '#sandbox/seed/fees.ts'
import { seededHistory } from '#sandbox/seed/history.ts'
import { seededNotes } from '#sandbox/seed/notes.ts'
import {
  privateBankData,
  privateCustomers,
  privateDetails,
  privatePrivacy,
  privateProducts,
} from '#sandbox/seed/private-people.ts'

const limitOf = ({ productType, premiumLimitCents, starterLimitCents }: ReturnType<typeof privateProducts>[number]) =>
  productType === 'Premium' ? premiumLimitCents : starterLimitCents

/** As the database has it without a value. */
const unlocked = { securityLockRM: false, securityLockCustomerWish: false }

describe.each(['2026-11-20T10:00:00Z', '2027-01-01T00:00:30Z', '2028-02-29T22:30:00Z'])('at %s', (time) => {
  const now = new Date(time)
  const numbers = seededNumbers(now)
  const entries = seededHistory(numbers, now)
  const changes = entries.filter(({ loginActivity }) => !loginActivity)

  /** What is stored, by the id of the record or the customer. */
  const stored = new Map<string, Record<string, unknown>>()
  const add = (id: string, row: object) => stored.set(id, { ...stored.get(id), ...row })
  for (const row of [...privateDetails, ...privateBankData, ...privatePrivacy]) add(row.customerId, row)
  for (const row of privateProducts(now)) add(row.customerId, { monthlyLimitCents: limitOf(row) })
  for (const row of companies(now)) add(row.customerId, { ...row, monthlyLimitCents: row.limitCents })
  for (const row of [...privateCustomers(now), ...businessCustomers(now)]) add(row.id!, { ...unlocked, ...row })
  for (const row of [...numbers, ...seededDocuments(now), ...seededFees(now)]) add(row.id!, row)
  for (const row of seededNotes(now)) add(row.publicId, row)
  for (const row of administrators) add(row.id, { ...row, isActive: row.purpose !== 'deactivated' })

  it('the last change of each field of everybody leads to what is stored', () => {
    const last = new Map<string, { field: string; after: string | null | undefined; id: string; activity: string }>()
    for (const { subject, objectId, activity, changes: fields } of changes.toSorted(
      (one, other) => +one.at - +other.at,
    ))
      for (const { field, after } of fields ?? []) {
        const id = subject?.id ?? objectId
        // A planned change of the plan is stored elsewhere, and a number becomes active without an entry.
        if (!activity.startsWith('Tarifwechsel') && after !== 'IN_ACTIVATION')
          last.set(`${id} ${field}`, { field, after, id, activity })
      }
    expect(last.size).toBeGreaterThan(200)
    for (const { field, after, id, activity } of last.values()) {
      const row = stored.get(id)
      const value = row && addedFields(row).find((one) => one.field === field)?.after
      expect([id, activity, field, after ?? null]).toEqual([id, activity, field, value ?? null])
    }
  })

  it('each change of a field begins with what the change before it led to', () => {
    const current = new Map<string, string | null | undefined>()
    for (const { subject, objectId, changes: fields } of changes.toSorted((one, other) => +one.at - +other.at))
      for (const { field, before, after } of fields ?? []) {
        const key = `${subject?.id ?? objectId} ${field}`
        if (current.has(key)) expect([key, before]).toEqual([key, current.get(key)])
        if (after !== 'IN_ACTIVATION') current.set(key, after)
      }
  })

  it('each change says what was before and after, except of a password and what a bank writes without fields', () => {
    const silent = changes.filter(({ changes: fields }) => (fields ?? []).length === 0)
    expect(new Set(silent.map(({ activity }) => activity.split('. ')[0]))).toEqual(
      new Set(['Passwort geändert', 'Firma angelegt', 'Firmendaten geändert', 'Notiz hinzugefügt']),
    )
    expect(silent.filter(({ activity }) => activity.startsWith('Firmendaten'))).toHaveLength(1) // Böse GmbH
  })

  it('each named thing has one name, and is stored unless it was deleted', () => {
    const named = Map.groupBy(
      changes.flatMap((entry) => (entry.subject ? [{ ...entry, subject: entry.subject }] : [])),
      ({ subject }) => subject.id,
    )
    for (const [id, all] of named) {
      expect(new Set(all.map(({ subject }) => subject.name)).size).toBe(1)
      const isDeleted = all.some(({ activity }) => activity.endsWith('gelöscht'))
      expect([id, stored.has(id)]).toEqual([id, !isDeleted])
    }
    const ids = [...seededDocuments(now), ...seededFees(now)].map(({ id }) => id!)
    for (const id of [...ids, ...seededNotes(now).map(({ publicId }) => publicId)])
      expect([id, named.has(id)]).toEqual([id, true])
  })

  it('nothing was done in the future', () => {
    expect(entries.filter(({ at }) => at > now)).toEqual([])
  })
})
