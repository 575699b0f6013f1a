/** Finds and reads the views of a write: the reads of its path, the record whose etag it changes, and their twins of the other area. */
import type { RequestParts, ReceivedAnswer } from '#conform/backend.ts'
import type { Context } from '#conform/context.ts'
import type { Contract } from '#contract-checks/contract.ts'
import { type OperationId, operations, records } from '#generated/operations.ts'

export type Fields = Record<string, unknown>

/** A read and its answer. */
export type ViewSnapshot = { read: OperationId; answer: ReceivedAnswer; id: string | undefined }

const all = Object.keys(operations) as OperationId[]
const getAt = (path: string): OperationId | undefined =>
  all.find((one) => operations[one].path === path && operations[one].method === 'GET')

/** The rows of a list, whatever its field is called; undefined when the answer is one record. */
export function listRows(body: unknown): Fields[] | undefined {
  const lists = Object.values(body ?? {}).filter((value) => Array.isArray(value))
  return lists.length === 1 && Object.keys(body ?? {}).length <= 2 ? (lists[0] as Fields[]) : undefined
}

/** Views that no path leads to. */
const further: Partial<Record<OperationId, readonly OperationId[]>> = {
  // A new company gets a new customer number.
  bankCreateCompany: ['bankListBusinessCustomers'],
}

/** The same read of the other area: the customer's for the bank's and vice versa. */
export function twinOf(operation: OperationId): OperationId | undefined {
  const { path } = operations[operation]
  const [, kind, rest = ''] = /^\/bank\/(private|business)\/\{customerId\}\/(.+)$/.exec(path) ?? []
  if (kind !== undefined) return getAt(`/${kind}/${rest === 'company' ? 'company-data' : rest}`)
  const [, area, own = ''] = /^\/(private|business)\/(.+)$/.exec(path) ?? []
  return area === undefined
    ? undefined
    : getAt(`/bank/${area}/{customerId}/${own === 'company-data' ? 'company' : own}`)
}

/** Finds the operations that show what a call writes. */
export function findViews(contract: Contract, operation: OperationId): OperationId[] {
  const isRecord = (one: OperationId | undefined): one is OperationId =>
    one !== undefined && contract.operation(one).responses['200']?.content?.['application/json'] !== undefined
  const { path, method } = operations[operation]
  if (method === 'GET') return []
  const steps = path.split('/')
  const above = steps.map((_, index) => steps.slice(0, steps.length - index).join('/')).filter((one) => one !== '')
  const nearest = above.find((one) => isRecord(getAt(one)))
  const list = nearest?.endsWith('}') ? nearest.slice(0, nearest.lastIndexOf('/')) : undefined
  const below = (one: OperationId) => operations[one].path.replace(/\/\{\w+\}$/, '/') === `${path}/`
  const single = all.find((one) => operations[one].method === 'GET' && below(one) && isRecord(one))
  const changedRecord = Object.hasOwn(records, operation) ? records[operation as keyof typeof records].read : undefined
  const own = [getAt(nearest ?? ''), getAt(list ?? ''), single, changedRecord, ...(further[operation] ?? [])]
  const found = own.filter((one) => one !== undefined)
  return [...new Set([...found, ...found.flatMap((one) => twinOf(one) ?? [])])]
}

/** Which views are read: all, single records where there are some, or only the first. */
export type ViewScope = 'all' | 'records' | 'one'

/** Reads the views of a write; `id` names a record that was just created. */
export async function readViews(
  context: Context,
  operation: OperationId,
  sent: RequestParts,
  scope: ViewScope,
  id?: string,
): Promise<ViewSnapshot[]> {
  const shown: ViewSnapshot[] = []
  const views = findViews(context.contract, operation)
  const single = views.filter((read) => operations[read].path.endsWith('}'))
  const others = views.filter((read) => !single.includes(read))
  for (const read of [...single, ...(scope === 'records' && single.length > 0 ? [] : others)]) {
    const parts = await partsOf(context, operation, read, sent, id)
    if (parts === undefined) continue
    shown.push({ read, id: idOf(operation, sent, id), answer: await context.call(read, parts) })
    if (scope === 'one') break
  }
  return shown
}

/** The id of the record within its list. */
function idOf(operation: OperationId, { params = {} }: RequestParts, id?: string): string | undefined {
  const last = paramNames(operation).at(-1)
  return id ?? (last === undefined || last === 'customerId' ? undefined : params[last])
}

/** The request for a view of the same record; undefined when it shows another person's. */
async function partsOf(
  context: Context,
  operation: OperationId,
  read: OperationId,
  { params = {}, token }: RequestParts,
  id: string | undefined,
): Promise<RequestParts | undefined> {
  const [mine, theirs] = [operations[operation].area, operations[read].area]
  if (mine !== theirs && token !== undefined) return undefined
  const customer = /\/business\//.test(operations[read].path) ? 'business' : 'private'
  const about = params.customerId ?? (mine === 'bank' ? undefined : await context.customerId(customer))
  const isUsual = async () => about === (await context.customerId(customer))
  if (theirs !== 'bank' && mine === 'bank' && !(await isUsual())) return undefined
  const found: Record<string, string> = {}
  for (const name of paramNames(read)) {
    const isCustomer = name === 'customerId'
    const isNumber = name === 'bpNumber' && (await isUsual())
    const value = isCustomer ? about : isNumber ? context.person(customer).customerNumber : (params[name] ?? id)
    if (value === undefined || (name === 'bpNumber' && !isNumber)) return undefined
    found[name] = value
  }
  const hasLimit = context.contract.operation(read).parameters.some(({ name }) => name === 'limit')
  return {
    params: found,
    ...(mine === theirs && token !== undefined && { token }),
    ...(hasLimit && { query: { limit: 100 } }),
  }
}

/** The record that a view shows: a row of a list or the whole answer. */
export function findRecord({ answer, id }: ViewSnapshot): Fields | undefined {
  if (answer.status !== 200) return undefined
  const rows = listRows(answer.body)
  return rows === undefined ? (answer.body as Fields) : id === undefined ? undefined : rows.find((row) => row.id === id)
}

/** Names of the path parameters. */
export const paramNames = (operation: OperationId): string[] =>
  [...operations[operation].path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)

// Comparison of records, whatever the order of their fields and without volatile fields.

/** Fields that change by themselves, which is no change of the record (the contract's Etag). */
export const volatileFields: ReadonlySet<string> = new Set(['taskOpen', 'remainingLimitEUR', 'sessionIdleSeconds'])
const beside: ReadonlySet<string> = new Set([...volatileFields, 'etag'])
const nothing: ReadonlySet<string> = new Set()

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

type How = { without: ReadonlySet<string>; asSets?: boolean }

function textWith(value: unknown, how: How): string {
  const { without, asSets = false } = how
  return JSON.stringify(value, (name, part: unknown) => {
    if (without.has(name)) return undefined
    if (isFields(part)) return Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    if (!asSets || !Array.isArray(part)) return part
    return part.toSorted((a, b) => (textWith(a, how) < textWith(b, how) ? -1 : 1))
  })
}

/** The text of a record without volatile fields, to compare it with another time or place. */
export const comparableText = (record: unknown): string => textWith(record, { without: volatileFields })

/** The comparable text without the etag. */
export const textWithoutEtag = (record: unknown): string => textWith(record, { without: beside })

export const isSame = (one: unknown, other: unknown): boolean => comparableText(one) === comparableText(other)

/** Whether a value equals the one that was sent; lists are compared as sets. */
export const isSameAsSent = (sent: unknown, shown: unknown): boolean => {
  const how = { without: nothing, asSets: true }
  return textWith(sent, how) === textWith(shown, how)
}
