/** Where what a call writes is read: by the path's own reads, by the record whose etag it changes, and by the twin of the other area. */
import type { Contract } from '#contract-checks/bundle.ts'
import type { Parts, Received } from '#conform/backend.ts'
import type { Context } from '#conform/context.ts'
import { paramNames } from '#conform/params.ts'
import { type OperationId, operations, records } from '#generated/operations.ts'

export type Fields = Record<string, unknown>

/** A read, and what it has answered. */
export type Shown = { read: OperationId; answer: Received; id: string | undefined }

const all = Object.keys(operations) as OperationId[]
const getAt = (path: string): OperationId | undefined =>
  all.find((one) => operations[one].path === path && operations[one].method === 'GET')

/** The rows of a list, whatever it calls them; undefined when the answer is one record. */
export function rowsOf(body: unknown): Fields[] | undefined {
  const lists = Object.values(body ?? {}).filter((value) => Array.isArray(value))
  return lists.length === 1 && Object.keys(body ?? {}).length <= 2 ? (lists[0] as Fields[]) : undefined
}

/** Reads that no path leads to. */
const further: Partial<Record<OperationId, readonly OperationId[]>> = {
  // A new company has a number of its own.
  bankCreateCompany: ['bankListBusinessCustomers'],
}

/** The same for the other reader: the customer's for the bank's, and the other way round. */
function twinOf(operation: OperationId): OperationId | undefined {
  const { path } = operations[operation]
  const [, kind, rest = ''] = /^\/bank\/(private|business)\/\{customerId\}\/(.+)$/.exec(path) ?? []
  if (kind !== undefined) return getAt(`/${kind}/${rest === 'company' ? 'company-data' : rest}`)
  const [, area, own = ''] = /^\/(private|business)\/(.+)$/.exec(path) ?? []
  return area === undefined
    ? undefined
    : getAt(`/bank/${area}/{customerId}/${own === 'company-data' ? 'company' : own}`)
}

/** The operations that show what a call writes. */
export function viewsOf(contract: Contract, operation: OperationId): OperationId[] {
  const isRecord = (one: OperationId | undefined): one is OperationId =>
    one !== undefined && contract.operation(one).answers['200']?.content?.['application/json'] !== undefined
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

/** How much is asked: every view; records by themselves where there are some; or one view. */
export type Scope = 'all' | 'records' | 'one'

/** Asks the views of what `sent` writes; `id` names a record that has just been made. */
export async function shownBy(
  context: Context,
  operation: OperationId,
  sent: Parts,
  scope: Scope,
  id?: string,
): Promise<Shown[]> {
  const shown: Shown[] = []
  const views = viewsOf(context.contract, operation)
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

/** The name of the record within its list. */
function idOf(operation: OperationId, { params = {} }: Parts, id?: string): string | undefined {
  const last = paramNames(operation).at(-1)
  return id ?? (last === undefined || last === 'customerId' ? undefined : params[last])
}

/** How the view is asked about the same record; undefined when it is about somebody else's. */
async function partsOf(
  context: Context,
  operation: OperationId,
  read: OperationId,
  { params = {}, token }: Parts,
  id: string | undefined,
): Promise<Parts | undefined> {
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

/** The record that a view shows: a row of a list, or the answer; undefined when there is none. */
export function recordIn({ answer, id }: Shown): Fields | undefined {
  if (answer.status !== 200) return undefined
  const rows = rowsOf(answer.body)
  return rows === undefined ? (answer.body as Fields) : id === undefined ? undefined : rows.find((row) => row.id === id)
}
