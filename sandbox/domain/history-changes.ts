/** The fields of a record that a write has changed, as a history shows them; pure. */
import type { HistoryChange } from '#generated/model/history-change.ts'
import { HistoryField } from '#generated/model/history-field.ts'
import { cities } from '#sandbox/domain/calling-number.ts'

/** Columns that have another name or unit in the contract. */
const amounts: Record<string, HistoryField> = {
  amountCents: 'amount',
  limitCents: 'limit',
  monthlyLimitCents: 'monthlyLimitEUR',
}
const renamed: Record<string, HistoryField> = { name: 'companyName' }

const isField = (name: string): name is HistoryField => (HistoryField.options as readonly string[]).includes(name)

/** The stored values of a record, by column. */
export type StoredValues = Readonly<Record<string, unknown>>

type Value = { field: HistoryField; text: string | null }

/** Undefined for a column that no history may contain. */
function valueOf(column: string, stored: unknown): Value | undefined {
  const amount = amounts[column]
  if (amount !== undefined) return { field: amount, text: stored === null ? null : (Number(stored) / 100).toFixed(2) }
  const field = renamed[column] ?? column
  return isField(field) ? { field, text: stored === null ? null : String(stored) } : undefined
}

/** Only the last four characters of an IBAN may appear; a city appears by its name. */
function visible({ field, text }: Value): string | null {
  if (field === 'iban' && text !== null) return text.slice(-4)
  return field === 'preferredCity' ? (cities.find(({ cityId }) => cityId === text)?.name ?? text) : text
}

/** The columns of `after` whose values differ from those in `before`. */
export function changedFields(before: StoredValues, after: StoredValues): HistoryChange[] {
  return Object.entries(after).flatMap(([column, stored]) => {
    const [was, is] = [valueOf(column, before[column] ?? null), valueOf(column, stored ?? null)]
    if (stored === undefined || was === undefined || is === undefined || was.text === is.text) return []
    return [{ field: is.field, before: visible(was), after: visible(is) }]
  })
}

const filled = (record: StoredValues): Value[] =>
  Object.entries(record).flatMap(([column, stored]) => {
    const value = valueOf(column, stored ?? null)
    return value === undefined || value.text === null ? [] : [value]
  })

/** The fields of a new record that are not empty. */
export const addedFields = (record: StoredValues): HistoryChange[] =>
  filled(record).map((value) => ({ field: value.field, after: visible(value) }))

/** The fields that a deleted record had. */
export const removedFields = (record: StoredValues): HistoryChange[] =>
  filled(record).map((value) => ({ field: value.field, before: visible(value) }))

/** The parts of a company whose fields have another name in the history. */
const prefixes: Record<string, string> = { contactPerson: 'contact', billingAddress: 'billing' }
const inEuros: ReadonlySet<string> = new Set(Object.values(amounts))

/** The values of a record as the contract sends it, in the notation of a history; null for empty ones. */
export function contractValues(record: object, prefix = ''): Map<HistoryField, string | null> {
  const values = new Map<HistoryField, string | null>()
  for (const [name, value] of Object.entries(record) as [string, unknown][]) {
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      for (const [field, text] of contractValues(value, prefixes[name])) values.set(field, text)
      continue
    }
    const field = prefix === '' ? name : prefix + name[0]!.toUpperCase() + name.slice(1)
    if (!isField(field)) continue
    const text = value === null ? null : inEuros.has(field) ? Number(value).toFixed(2) : String(value)
    values.set(field, visible({ field, text }))
  }
  return values
}

/** The addresses of an account: the current one and those before it, by the changes of its record, the newest first. */
export function withFormerAddresses(current: string, changes: readonly HistoryChange[]): ReadonlySet<string> {
  const addresses = new Set([current])
  for (const { field, before, after } of changes)
    if (field === 'email' && typeof after === 'string' && addresses.has(after) && typeof before === 'string')
      addresses.add(before)
  return addresses
}
