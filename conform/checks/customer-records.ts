/**
 * All records of the customer whom a write is about, read before it and at once after it: only what the operation names has changed, a
 * fact that several reads show is the new one in each of them, and the search finds it.
 */
import type { ReceivedAnswer } from '#conform/backend.ts'
import { sideEffectFields } from '#conform/checks/round-trip.ts'
import type { Context } from '#conform/context.ts'
import { withoutArea } from '#conform/cause-key.ts'
import { SkipCheck } from '#conform/finding.ts'
import { type PersonName, areaOf } from '#conform/people.ts'
import { type ScenarioRequest, customerFor, expect } from '#conform/scenario.ts'
import {
  type Fields,
  findViews,
  isFields,
  isSame,
  listRows,
  paramNames,
  textWithoutEtag,
  volatileFields,
} from '#conform/views.ts'
import { type OperationId, operations } from '#generated/operations.ts'

type Kind = 'private' | 'business'
type Read = { operation: OperationId; request: ScenarioRequest }
type Shown = Read & { answer: ReceivedAnswer }

/** What was read about a customer at one time. */
export type CustomerSnapshot = { kind: Kind; customerNumber: string | undefined; shown: readonly Shown[] }

const all = Object.keys(operations) as OperationId[]
const customerReads = {
  private: { single: 'bankGetPrivateCustomer', list: 'bankListPrivateCustomers' },
  business: { single: 'bankGetBusinessCustomer', list: 'bankListBusinessCustomers' },
} as const

/** Lists that grow by every change: what was sent to the customer. */
const growingLists: ReadonlySet<OperationId> = new Set(['bankListNotifications'])

const answersJson = ({ contract }: Context, operation: OperationId) =>
  contract.operation(operation).responses['200']?.content?.['application/json'] !== undefined

/** Long lists are not changed by a write; their first rows stand for them. */
const shortPage = ({ contract }: Context, operation: OperationId) =>
  contract.operation(operation).parameters.some(({ name }) => name === 'limit') ? { query: { limit: 3 } } : {}

/** The number of a customer whom users.json names. */
async function numberOf(context: Context, kind: Kind, customerId: string): Promise<string | undefined> {
  const { people } = context.users
  for (const name of Object.keys(people) as PersonName[]) {
    if (areaOf(name) !== kind || people[name]?.customerNumber === undefined || name.endsWith('.deletable')) continue
    if ((await context.customerId(name)) === customerId) return people[name].customerNumber
  }
  return undefined
}

/** Reads everything that the bank sees of the customer of a write; undefined when the write is about nobody whom the bank knows. */
export async function snapshotCustomer(
  context: Context,
  operation: OperationId,
  { params = {}, token }: ScenarioRequest,
): Promise<CustomerSnapshot | undefined> {
  const { area, path, session, method } = operations[operation]
  const isOwn = area === 'private' || area === 'business'
  if (!session || method === 'GET' || token !== undefined || !(isOwn || paramNames(operation).includes('customerId')))
    return undefined
  if (/logout|tan$|deletion$/.test(path)) return undefined
  const owner = (isOwn ? area : customerFor(operation, 'usual')) as Kind
  try {
    const customerId = params.customerId ?? (await context.customerId(owner))
    const customerNumber = await numberOf(context, owner, customerId)
    const paths = [`/bank/${owner}/{customerId}`, '/bank/common/{customerId}']
    const reads: Read[] = all
      .filter(
        (one) =>
          operations[one].method === 'GET' &&
          paths.some((start) => operations[one].path.startsWith(start)) &&
          paramNames(one).join() === 'customerId' &&
          answersJson(context, one) &&
          !growingLists.has(one),
      )
      .map((one) => ({ operation: one, request: { params: { customerId }, ...shortPage(context, one) } }))
    const { single, list } = customerReads[owner]
    if (customerNumber !== undefined)
      reads.push(
        { operation: single, request: { params: { bpNumber: customerNumber } } },
        { operation: list, request: { query: { searchParams: [customerNumber] } } },
      )
    return { kind: owner, customerNumber, shown: await readAll(context, reads) }
  } catch (error) {
    if (error instanceof SkipCheck) return undefined
    throw error
  }
}

async function readAll(context: Context, reads: readonly Read[]): Promise<Shown[]> {
  const shown: Shown[] = []
  for (const { operation, request } of reads)
    shown.push({ operation, request, answer: await context.call(operation, request) })
  return shown
}

/** Reads the same once more. */
export const readAgain = async (context: Context, { shown, ...rest }: CustomerSnapshot): Promise<CustomerSnapshot> => ({
  ...rest,
  shown: await readAll(context, shown),
})

type Leaf = { name: string; path: string; value: unknown }

const hasId = (row: unknown): row is Fields & { id: string } => isFields(row) && typeof row.id === 'string'

/** The values of a body by path; records of a list by their id, any other list is one value. */
function leavesOf(value: unknown, path = '', name = ''): Leaf[] {
  if (Array.isArray(value) && value.length > 0 && value.every(hasId))
    return value.flatMap((row) => leavesOf(row, `${path}[${row.id}]`, name))
  if (!isFields(value)) return [{ name, path, value }]
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, path === '' ? key : `${path}.${key}`, key))
}

/** The record of an answer: the row of a search that finds one. */
const recordOf = ({ answer }: Shown): unknown => {
  const rows = listRows(answer.body) ?? (answer.body as { results?: Fields[] } | undefined)?.results
  return rows?.length === 1 && answer.operation.startsWith('bankList') ? rows[0] : answer.body
}

const isVolatile = (name: string) => volatileFields.has(name) || name === 'etag'

/** Whether a write may change a field of another read: to the value that it was sent, or as its side effect. */
function mayChange(operation: OperationId, { body }: ScenarioRequest): (leaf: Leaf) => boolean {
  const sent = leavesOf(body)
  const effects = new Set<string>(sideEffectFields[operation] ?? [])
  return ({ name, value }) => effects.has(name) || sent.some((one) => one.name === name && isSame(one.value, value))
}

type Written = { operation: OperationId; sent: ScenarioRequest; answer: ReceivedAnswer }

/** Compares what is read about the customer after a write with what was read before it. */
export async function expectCustomerRecords(
  context: Context,
  written: Written,
  before: CustomerSnapshot,
  after: CustomerSnapshot,
): Promise<void> {
  const { operation, sent } = written
  const views = new Set(findViews(context.contract, operation))
  const isAllowed = mayChange(operation, sent)
  for (const [index, is] of after.shown.entries()) {
    const was = before.shown[index]!
    if (was.answer.status !== 200 || views.has(is.operation)) continue
    // A note that comes with a call goes to the notes of the customer.
    if (isFields(sent.body) && typeof sent.body.note === 'string' && is.operation === 'bankListNotes') continue
    const old = new Map(leavesOf(recordOf(was)).map((leaf) => [leaf.path, leaf.value]))
    const moved = leavesOf(recordOf(is))
      .filter(({ path, value }) => textWithoutEtag(value) !== textWithoutEtag(old.get(path)))
      .filter((leaf) => !isVolatile(leaf.name) && !isAllowed(leaf))
      .map(({ path }) => path)
    const message = `${operation} has changed ${moved.join(', ')} of ${is.operation}`
    expect(context, is.answer, moved.length === 0, message, 'rule/stored-as-sent', {
      operation,
      cause: `${withoutArea(operation)} changes another record`,
      fields: moved,
    })
  }
  await expectSameFact(context, written, before, after)
}

/** Texts that a change replaces, with their former values. */
function changedTexts({ operation, sent }: Written): { name: string; from: string; to: string }[] {
  if (operations[operation].method === 'POST' || !isFields(sent.body) || !isFields(sent.former)) return []
  const { former } = sent
  return Object.entries(sent.body).flatMap(([name, to]) => {
    const from = former[name]
    return typeof to === 'string' && typeof from === 'string' && from.length > 2 && from !== to
      ? [{ name, from, to }]
      : []
  })
}

/** A field of the same name and the former value is the same fact: each read shows the new value at once, and the search finds it. */
async function expectSameFact(
  context: Context,
  written: Written,
  before: CustomerSnapshot,
  after: CustomerSnapshot,
): Promise<void> {
  const { operation } = written
  const { kind, customerNumber } = after
  const { list } = customerReads[kind]
  const { parameters } = context.contract.operation(list)
  const searched = parameters.flatMap((one) => one['x-searched'] ?? [])
  for (const { name, from, to } of changedTexts(written)) {
    for (const [index, is] of after.shown.entries()) {
      // Within another part of a record, such as a contact person, the same name is another fact.
      const isFact = (leaf: Leaf) => leaf.path === name || (leaf.name === name && searched.includes(leaf.path))
      const old = leavesOf(recordOf(before.shown[index]!)).filter((leaf) => isFact(leaf) && leaf.value === from)
      const now = new Map(leavesOf(recordOf(is)).map((leaf) => [leaf.path, leaf.value]))
      const behind = old.filter(({ path }) => now.get(path) === from).map(({ path }) => path)
      const message = `${is.operation} still shows ${behind.join(', ')} of before ${operation}`
      expect(context, is.answer, behind.length === 0, message, 'rule/stored-as-sent', {
        operation,
        cause: `${withoutArea(is.operation)} is behind ${withoutArea(operation)}`,
      })
      const isSearched = is.operation === list && old.some(({ path }) => searched.includes(path))
      if (!isSearched || behind.length > 0 || customerNumber === undefined) continue
      const found = await context.call(list, { query: { searchParams: [to.trim().slice(0, 100), customerNumber] } })
      const isFound = ((found.body ?? {}) as { results?: unknown[] }).results?.length === 1
      expect(context, found, isFound, `the new ${name} does not find its row after ${operation}`, 'rule/searches', {
        operation,
      })
    }
  }
}
