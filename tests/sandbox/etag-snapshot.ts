/** Every record that has an etag and that the bank can read about some customers, with what it says. */
import { operations, records } from '#generated/operations.ts'
import type { Client } from './client.ts'
import { company, person } from './notice-writes.ts'

type Known = Map<string, { etag: string; content: string }>

/** What changes by itself and is no change of the record. */
const fieldsOfTheServer = new Set(['taskOpen', 'remainingLimitEUR', 'sessionIdleSeconds'])
const contentOf = (record: object) =>
  JSON.stringify(record, (key, value: unknown) => (key === 'etag' || fieldsOfTheServer.has(key) ? undefined : value))

const customers = { private: ['01', '02', '03', '05'].map(person), business: ['01', '05', '06'].map(company) }

/** The paths at which the bank reads a record that can be changed. */
const reads = [...new Set(Object.values(records).map(({ read }) => read))]
  .filter((read) => operations[read].area === 'bank')
  .map((read) => operations[read].path)
const paths = reads.flatMap((path) => {
  if (path.endsWith('/customers/{bpNumber}')) return [`${path.replace('/{bpNumber}', '')}?limit=100`]
  if (path.endsWith('/{callingNumberId}'))
    return [path.replace('/{callingNumberId}', '').replace('{customerId}', company('01'))]
  if (path.endsWith('/{id}')) return [path.replace('/{id}', '')]
  if (!path.includes('{customerId}')) return [path]
  const owners = /^\/bank\/(private|business)\//.exec(path)?.[1] as 'private' | 'business' | undefined
  return (owners === undefined ? [person('01')] : customers[owners]).map((id) => path.replace('{customerId}', id))
})

const tokens = new WeakMap<Client, string>()
/** Of somebody who may read everything; a new one where the last one has ended. */
async function tokenFor(client: Client): Promise<string> {
  const last = tokens.get(client)
  const lives = last !== undefined && (await client.call('GET', '/bank/bank-employees', { token: last })).status === 200
  const token = lives ? last : await client.tokenOf('bank', 'sabine.koehler@bank.example')
  tokens.set(client, token)
  return token
}

/** By the record's id, or its place where it has none. */
export async function allEtags(client: Client): Promise<Known> {
  const known: Known = new Map()
  const visit = (place: string, value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    const { etag, id } = value as { etag?: string; id?: string }
    const name = id ?? place
    if (etag !== undefined) known.set(name, { etag, content: contentOf(value) })
    for (const [key, inside] of Object.entries(value)) visit(Array.isArray(value) ? place : `${name} ${key}`, inside)
  }
  const token = await tokenFor(client)
  const bodies = await Promise.all(paths.map(async (path) => (await client.call('GET', path, { token })).body))
  for (const [index, path] of paths.entries()) visit(path, bodies[index])
  if (known.size < 50) throw new Error('The bank reads less than there is')
  return known
}

const differing =
  (what: 'etag' | 'content') =>
  (before: Known, after: Known): string[] =>
    [...before.keys()].filter((name) => after.has(name) && before.get(name)![what] !== after.get(name)![what])

/** Which records have another etag than before. */
export const changedEtags = differing('etag')
/** Which records say something else than before. */
export const changedContents = differing('content')
