/** Optimistic locking: a stale etag changes nothing, and of two concurrent writes with one etag only one succeeds. */
import type { ReceivedAnswer } from '#conform/backend.ts'
import {
  type Check,
  type ScenarioRequest,
  type Scenario,
  customerFor,
  expect,
  expectStatus,
} from '#conform/scenario.ts'
import type { Context } from '#conform/context.ts'
import type { PersonName } from '#conform/people.ts'
import { SkipCheck } from '#conform/finding.ts'
import { isSame, paramNames } from '#conform/views.ts'
import { type OperationId, operations, records } from '#generated/operations.ts'

type Changing = keyof typeof records
type Stored = Record<string, unknown> & { id?: string; etag: string }

const header = 'If-Match'
export const ifMatch = '#/components/parameters/IfMatch'
const lastChangeSchema = '#/components/schemas/LastChange'
const etagSchema = '#/components/schemas/Etag'
const ignoring = 'ignores etags'
const withoutEtags = 'The record has no etag, as another check says'
/** Whether the operation changes a record that has an etag. */
export const takesEtag = (operation: OperationId): operation is Changing => Object.hasOwn(records, operation)
export const withEtag = (parts: ScenarioRequest, etag: string): ScenarioRequest => ({
  ...parts,
  headers: { ...parts.headers, [header]: etag },
})

/** The rows of a list, whatever its field is called. */
const listRows = (body: unknown): Stored[] => Object.values(body ?? {}).find((value) => Array.isArray(value)) ?? []

/** Reads the record that a request is about to change. */
export async function readCurrentRecord(
  context: Context,
  operation: Changing,
  { params = {}, token }: ScenarioRequest,
): Promise<Stored> {
  const { read, row } = records[operation]
  const named = row === null ? '' : (params[row] ?? '')
  const byNumber = operations[read].path.endsWith('/{bpNumber}')
  const customer = customerFor(operation, 'usual')
  if (byNumber && (await context.customerId(customer)) !== named) {
    throw new SkipCheck('The request is about somebody whose number is not known')
  }
  const bpNumber = byNumber ? context.personField(customer, 'customerNumber') : ''
  const answer = await context.call(read, { params: { ...params, bpNumber }, ...(token !== undefined && { token }) })
  if (answer.status !== 200) throw new SkipCheck(`${read} answers ${answer.status}: the record is gone`)
  const { body } = answer
  const record = row === null || byNumber ? (body as Stored) : listRows(body).find(({ id }) => id === named)
  if (record === undefined) throw new SkipCheck(`${read} does not list the record`)
  if (typeof record.etag !== 'string') throw new SkipCheck(withoutEtags)
  return record
}

/** Skips the check when the backend ignores etags. */
export function expectEtags(context: Context): void {
  if (context.cache.has(ignoring)) throw new SkipCheck(`The backend ignores ${header}, as another check says`)
}

/** Stands for the whole backend, since the write that should have been refused disturbs further checks. */
function reportIgnoredEtags(context: Context, answer: ReceivedAnswer): void {
  context.cache.set(ignoring, Promise.resolve())
  const message = `${header} is ignored: a change of another state of the record was carried out`
  const grouping = { operation: undefined, ignoredHeader: header }
  context.addFinding(answer.finding(message, ifMatch, grouping))
}

/** Checks before `valid` is sent. */
export function* staleEtagChecks(context: Context, operation: OperationId, valid: ScenarioRequest): Generator<Check> {
  if (!takesEtag(operation)) return
  yield {
    name: 'a stale etag changes nothing and brings the record',
    run: async () => {
      expectEtags(context)
      const before = await readCurrentRecord(context, operation, valid)
      const answer = await context.callWithRetry(operation, withEtag(valid, `x${before.etag.slice(0, 40)}`))
      if (answer.status < 300) return reportIgnoredEtags(context, answer)
      if (!expectStatus(context, operation, answer, 412, 'an etag that the record does not have')) return
      const { current } = answer.body as { current?: Stored }
      const same = current?.etag === before.etag && isSame(current, before)
      expect(context, answer, same, '412 does not bring the record as it is read', ifMatch)
      const after = await readCurrentRecord(context, operation, valid)
      expect(context, answer, isSame(after, before), 'the record was changed although it was refused', ifMatch)
      expect(
        context,
        answer,
        after.etag === before.etag,
        'the etag is another one although nothing was changed',
        etagSchema,
      )
    },
  }
  yield {
    name: 'the etag of another record changes nothing',
    run: async () => {
      expectEtags(context)
      const before = await readCurrentRecord(context, operation, valid)
      const other = await etagOfAnother(context, operation, valid, before)
      if (other === undefined) throw new SkipCheck('There is no other record with an etag')
      const answer = await context.callWithRetry(operation, withEtag(valid, other))
      expectStatus(context, operation, answer, 412, 'the etag of another record')
    },
  }
}

/** The etag of another record of the same kind; undefined where there is none that can be read. */
async function etagOfAnother(
  context: Context,
  operation: Changing,
  { params = {} }: ScenarioRequest,
  { id, etag }: Stored,
): Promise<string | undefined> {
  const { read, row } = records[operation]
  const list = row === null ? listAbove(read) : read
  if (list !== undefined) {
    const { body } = await context.call(list, { params })
    return listRows(body).find((one) => one.id !== id && one.etag !== etag)?.etag
  }
  const customer = customerFor(operation, 'usual')
  const other = `${customer}.other` as PersonName
  if (!paramNames(read).includes('customerId') || context.users.people[other] === undefined) return undefined
  const { body } = await context.call(read, { params: { ...params, customerId: await context.customerId(other) } })
  const found = (body as Partial<Stored> | undefined)?.etag
  return found === etag ? undefined : found
}

/** The list of a read of one record, in the same area. */
function listAbove(read: OperationId): OperationId | undefined {
  const { path, area } = operations[read]
  const above = path.slice(0, path.lastIndexOf('/'))
  const isList = (one: OperationId) =>
    operations[one].path === above && operations[one].method === 'GET' && operations[one].area === area
  return path.endsWith('}') ? (Object.keys(operations) as OperationId[]).find(isList) : undefined
}

/** Checks after `valid` was sent and reverted; sends and reverts it once more. */
export function* etagRaceChecks(
  context: Context,
  operation: OperationId,
  { undo }: Scenario,
  valid: ScenarioRequest,
): Generator<Check> {
  const isOnce = typeof valid.body === 'object' && valid.body !== null && 'tanToken' in valid.body
  if (!takesEtag(operation) || undo === undefined || isOnce) return
  yield {
    name: 'of two at once with one etag one succeeds',
    run: async () => {
      expectEtags(context)
      const { etag } = await readCurrentRecord(context, operation, valid)
      const send = () => context.callWithRetry(operation, withEtag(valid, etag))
      const answers = await Promise.all([send(), send()])
      const won = answers.filter(({ status }) => status < 300)
      const [first] = answers
      expect(context, first!, won.length === 1, `${won.length} of two at once with one etag have succeeded`, ifMatch)
      const lost = answers.find(({ status }) => status === 412)
      const { lastChange } = (lost?.body ?? {}) as { lastChange?: { own: boolean } }
      expect(
        context,
        lost ?? first!,
        lastChange?.own !== false,
        "the caller's own change is named as somebody else's",
        lastChangeSchema,
      )
      const after = await readCurrentRecord(context, operation, valid)
      expect(context, first!, after.etag !== etag, 'the record has changed, but its etag has not', etagSchema)
      await undo(context, valid, operation)
    },
  }
}

/** A single record has the same etag as its row in the list. */
export function* listedEtagChecks(context: Context, operation: OperationId, valid: ScenarioRequest): Generator<Check> {
  const { path } = operations[operation]
  const name = paramNames(operation).at(-1)
  const isRead = Object.values(records).some(({ read, row }) => read === operation && row === null)
  const isCustomer = name === 'bpNumber'
  const list = listAbove(operation)
  if (list === undefined || name === undefined || !path.endsWith(`{${name}}`) || !(isRead || isCustomer)) return
  yield {
    name: 'has the etag that its list shows',
    run: async () => {
      expectEtags(context)
      const { params = {} } = valid
      const answer = await context.callSuccessfully(operation, valid)
      const record = answer.body as Stored
      const query = { ...(isCustomer && { searchParams: [params[name] ?? ''] }) }
      const listed = listRows(await context.read(list, { params, query })).find(({ id }) => id === record.id)
      if (listed === undefined) throw new SkipCheck(`${list} does not list the record`)
      if ([listed, record].some(({ etag }) => typeof etag !== 'string')) throw new SkipCheck(withoutEtags)
      expect(context, answer, listed.etag === record.etag, `${list} shows another etag`, etagSchema)
    },
  }
}
