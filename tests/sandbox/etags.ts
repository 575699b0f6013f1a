/** A request for each call that takes an etag, in an order in which each finds something to change; and a snapshot of all etags. */
import { operations, records } from '#generated/operations.ts'
import { firstOfMonth, lastOfMonth } from '#contract-checks/vienna-day.ts'
import { newNumber } from './company-fixtures.ts'
import { type Client, withoutEtag } from './client.ts'
import {
  anna,
  as,
  byBank,
  company,
  lukas,
  person,
  rewritten,
  type Sent,
  noticesOfBankWrites,
  noticesOfOwnWrites,
} from './notices.ts'

export type Changing = keyof typeof records
type Send = (client: Client) => Promise<Sent>

const katharina = 'katharina.moser@bergland.example'
const sabine = 'sabine.koehler@bank.example'
const number = (index: number) => ({ callingNumberId: `30000000-0000-4000-8000-12004567010${index}` })
const changed = (index: number) => ({ ...newNumber, callingNumber: `664100100${index}` })
const noUse = { deactivationReason: 'NO_USE' }
const ofCompany = (index: number, body?: object): Send =>
  as('business', katharina, () => ({ params: number(index), ...(body && { body }) }))
const ofBank = (index: number, body?: object): Send =>
  byBank({ params: { customerId: company('01'), ...number(index) }, ...(body && { body }) })

/** Creates the record that is then changed. */
const withCreated = (path: string, body: object, name: string, sent: Sent = {}): Send =>
  as('bank', sabine, async (client, token) => {
    const { body: row } = await client.call('POST', path, { token, body })
    return { ...sent, params: { ...sent.params, [name]: String(row.id) } }
  })
const now = new Date()
const monthly = {
  transactionText: 'Gutschrift',
  amount: -1.5,
  startDate: firstOfMonth(now, 1),
  plannedEndDate: lastOfMonth(firstOfMonth(now, 2)),
}
const privateFee = (sent: Sent = {}) => {
  const body = { ...monthly, itemType: 'CREDIT_MONTHLY_BASE_FEE', productId: person('01') }
  const params = { customerId: person('01') }
  return withCreated(`/bank/private/${person('01')}/fees`, body, 'feeId', { params, ...sent })
}
const companyFee = (sent: Sent = {}) => {
  const body = { ...monthly, itemType: 'CREDIT_MONTHLY_BASE_FEE_BPSS' }
  const params = { customerId: company('01') }
  return withCreated(`/bank/business/${company('01')}/fees`, body, 'feeId', { params, ...sent })
}
const later = { body: { plannedEndDate: lastOfMonth(firstOfMonth(now, 4)) } }

const document = (email: string, body?: object): Send =>
  as('bank', email, async (client, token) => {
    const { results } = (await client.call('GET', `/bank/common/${person('01')}/documents`, { token })).body
    const { id } = (results as { id: string; deleted: boolean }[]).find(({ deleted }) => !deleted)!
    return { params: { customerId: person('01'), documentId: id }, ...(body && { body }) }
  })

const allowed = { firstName: 'Kurt', lastName: 'Falk', birthdate: '1980-01-31', phoneNumber: '6641234567' }
const allowEntry = (sent: Sent = {}) => withCreated('/bank/registration-allow', allowed, 'id', sent)
const denyEntry = (sent: Sent = {}) => withCreated('/bank/registration-deny', { phoneNumber: '6641234568' }, 'id', sent)
const privacy = async (client: Client, token: string) => {
  const { body } = await client.call('GET', '/private/privacy-settings', { token })
  return { body: { ...withoutEtag(body), bigDataAnalysis: !body.bigDataAnalysis } }
}
const named = () => ({ body: { firstName: 'Hannelore', lastName: 'Neu' } })

type Notified = typeof noticesOfOwnWrites & typeof noticesOfBankWrites
const notifiedWrites = Object.fromEntries(
  Object.entries({ ...noticesOfOwnWrites, ...noticesOfBankWrites })
    .filter(([operation]) => Object.hasOwn(records, operation))
    .map(([operation, [send]]) => [operation, send]),
) as { [Op in keyof Notified & Changing]: Send }

export const writes: Record<Changing, Send> = {
  privateUpdatePrivacySettings: as('private', lukas, privacy),
  bankUpdatePrivacySettings: rewritten(`/bank/private/${person('01')}/privacy-settings`, person('01'), {
    contactViaSocialMedia: true,
  }),
  privateUpdateProfile: as('private', anna, named),
  businessUpdateProfile: as('business', katharina, named),
  businessUpdateCallingNumber: ofCompany(1, changed(1)),
  businessBlockCallingNumber: ofCompany(1),
  businessCancelCallingNumberBlock: ofCompany(1),
  businessDeactivateCallingNumber: ofCompany(1, noUse),
  bankCancelCallingNumberBlock: ofBank(2),
  bankUpdateCallingNumber: ofBank(2, changed(2)),
  bankBlockCallingNumber: ofBank(2),
  bankDeactivateCallingNumber: ofBank(2, noUse),
  bankUpdatePrivateFee: privateFee(later),
  bankRemovePrivateFeePlannedEndDate: privateFee(),
  bankDeletePrivateFee: privateFee(),
  bankUpdateBusinessFee: companyFee(later),
  bankRemoveBusinessFeePlannedEndDate: companyFee(),
  bankDeleteBusinessFee: companyFee(),
  bankUpdateDocument: document(sabine, { documentType: 'OTHER', documentComment: 'Neu benannt', deleted: false }),
  bankDeleteDocument: document('ingrid.fuchs@bank.example'),
  bankUpdateAllowEntry: allowEntry({ body: { ...allowed, lastName: 'Falke' } }),
  bankDeleteAllowEntry: allowEntry(),
  bankUpdateDenyEntry: denyEntry({ body: { phoneNumber: '6641234569' } }),
  bankDeleteDenyEntry: denyEntry(),
  ...notifiedWrites,
}

/** Every record with an etag that the bank can read about some customers, with its content. */
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
export async function readAllEtags(client: Client): Promise<Known> {
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
