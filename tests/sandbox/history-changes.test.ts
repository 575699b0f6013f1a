import { describe, expect, it } from 'vitest'
import type { HistoryEntry } from '#generated/model/history-entry.ts'
import { HistoryField } from '#generated/model/history-field.ts'
import { type OperationId, operations, records } from '#generated/operations.ts'
import { cities } from '#sandbox/domain/calling-number.ts'
import { defaultBackends, sharedSandbox } from './backends.ts'
import type { Client } from './client.ts'
import { type Changing, writes } from './etags.ts'
import { company, person, type Sent } from './notices.ts'

const calls = Object.keys(writes) as Changing[]
/** About no record with a history; the history of a deleted customer goes with the customer. */
const withoutHistory = (operation: Changing) =>
  /Employee|AllowEntry|DenyEntry/.test(operation) || operation === 'bankDeletePrivateCustomer'

/** An IBAN in full, a hash, a password or a code. */
const secret = /[A-Z]{2}\d{2}\s?[A-Z0-9]{4}|scrypt|Sonnenblume|"\d{6}"/

type Values = Record<string, unknown>

const amounts = new Set(['amount', 'limit', 'monthlyLimitEUR'])
const names: Record<string, string> = { documentComment: 'comment' }
const prefixes: Record<string, string> = { contactPerson: 'contact', billingAddress: 'billing' }

/** The fields of a record or a request by their names in a history. */
function flatten(value: object, prefix = ''): Values {
  return Object.assign(
    {},
    ...Object.entries(value).map(([key, inside]: [string, unknown]) => {
      const name = prefix === '' ? (names[key] ?? key) : `${prefix}${key[0]!.toUpperCase()}${key.slice(1)}`
      const isRecord = typeof inside === 'object' && inside !== null && !Array.isArray(inside)
      if (!isRecord) return { [name]: inside }
      return (inside as Values).isContractAddress === true ? {} : flatten(inside, prefixes[key] ?? '')
    }),
  ) as Values
}

function textOf(field: string, value: unknown): string | null {
  if (value === null || value === undefined) return null
  if (amounts.has(field)) return Number(value).toFixed(2)
  const text = String(value)
  if (field === 'iban') return text.slice(-4)
  if (field === 'carNumber') return text.toUpperCase()
  if (field === 'preferredCity') return cities.find(({ cityId }) => cityId === text)!.name
  return field === 'email' ? text.toLowerCase() : text
}

describe.each(defaultBackends)('the changed fields of a history, on %s', (backend) => {
  let client: Client
  sharedSandbox(backend, async (started) => void (client = started), { maxHashWaitMs: 60_000 })

  const pathOf = (operation: OperationId, params: Record<string, string> = {}) =>
    operations[operation].path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => params[name] ?? '')

  const people = ['01', '02', '03', '04', '05', '06', '07'].map(person)
  const companies = ['01', '03', '05', '06'].map(company)

  /** The entries about what a call names, and about the people who call. */
  async function readEntries(
    token: string,
    { callingNumberId, adminId }: Record<string, string>,
  ): Promise<HistoryEntry[]> {
    const lists = await Promise.all(companies.map((id) => client.call('GET', `/bank/business/${id}/admins`, { token })))
    const administrators = lists.flatMap(({ body }) => (body.results as { id: string }[]).map(({ id }) => id))
    const objects = [
      ...people.map((id) => `PRIVATE_CUSTOMER/${id}`),
      ...companies.map((id) => `BUSINESS_CUSTOMER/${id}`),
      ...[...administrators, adminId].flatMap((id) => (id === undefined ? [] : [`BUSINESS_ADMIN/${id}`])),
      ...(callingNumberId === undefined ? [] : [`CALLING_NUMBER/${callingNumberId}`]),
    ]
    const answers = await Promise.all(
      [...new Set(objects)].map((object) => client.call('GET', `/bank/common/history/${object}`, { token })),
    )
    return answers.flatMap(({ body }) => body.historyEntries as HistoryEntry[])
  }

  /** The record before the write, by the names of a history. */
  async function recordOf(
    operation: Changing,
    { token: caller, params = {} }: Sent,
  ): Promise<{ etag: string; values: Values }> {
    const { read, row } = records[operation]
    const [named = ''] = row === null ? [] : [params[row]]
    const path = pathOf(read, { ...params, bpNumber: named.slice(-10) })
    const { body } = await client.call('GET', path, caller === undefined ? {} : { token: caller })
    const rows = body.results as { id: string }[] | undefined
    const record = rows === undefined ? body : rows.find(({ id }) => id === named)!
    return { etag: String((record as Values).etag), values: flatten(record) }
  }

  const newEntries = (before: HistoryEntry[], after: HistoryEntry[]) => {
    // Older lines say now that what was deleted does not exist any more.
    const textOfEntry = ({ subject, ...entry }: HistoryEntry) => JSON.stringify([entry, subject?.id])
    const known = new Set(before.map(textOfEntry))
    return after.filter((entry) => !known.has(textOfEntry(entry)))
  }

  it.each(calls.filter((operation) => !withoutHistory(operation)))(
    '%s: what was sent is what the history says, without secrets, and a refused write says nothing',
    async (operation) => {
      const { params = {}, ...sent } = await writes[operation](client)
      const call = (match: string) =>
        client.call(operations[operation].method, pathOf(operation, params), {
          ...sent,
          headers: { 'if-match': match },
        })
      const { etag, values } = await recordOf(operation, { ...sent, params })
      const reader = await client.tokenOf('bank', 'thomas.auer@bank.example')
      const before = await readEntries(reader, params)
      expect((await call('somebody-was-quicker')).status).toBe(412)
      expect((await call(etag)).status).toBe(204)
      const [entry, ...others] = newEntries(before, await readEntries(reader, params))
      expect(others).toEqual([])
      const changes = entry?.changes ?? []
      expect(changes).not.toEqual([])
      const isNamed = /\/(documents|fees|calling-numbers|admins)\b|^\/business\/profile/.test(
        operations[operation].path,
      )
      expect([operation, entry?.subject !== undefined]).toEqual([operation, isNamed])
      const said = new Map(changes.map((change) => [change.field as string, change]))
      expect(said.size).toBe(changes.length)
      for (const [field, value] of Object.entries(flatten((sent.body ?? {}) as object))) {
        const after = textOf(field, value)
        if (!(HistoryField.options as readonly string[]).includes(field)) expect(said.has(field)).toBe(false)
        else if (field in values && textOf(field, values[field]) === after)
          expect([field, said.get(field)]).toEqual([field, undefined])
        else {
          const was = field in values ? { before: textOf(field, values[field]) } : {}
          expect(said.get(field)).toMatchObject({ field, ...was, after })
        }
      }
      expect(JSON.stringify(changes)).not.toMatch(secret)
      await client.control('clock', { advanceSeconds: 4 }) // work in the background is over
    },
  )
})
