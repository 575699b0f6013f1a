/** Round trip of a write: every view shows what was sent, other fields and rows stay, and one write makes one record. */
import type { ReceivedAnswer } from '#conform/backend.ts'
import type { Context } from '#conform/context.ts'
import { SkipCheck } from '#conform/finding.ts'
import { withoutArea } from '#conform/cause-key.ts'
import { type ScenarioRequest, expect, storedOtherwise } from '#conform/scenario.ts'
import {
  type Fields,
  type ViewScope,
  type ViewSnapshot,
  isFields,
  isSameAsSent,
  findRecord,
  listRows,
  volatileFields,
  readViews,
  textWithoutEtag,
} from '#conform/views.ts'
import { type OperationId, operations } from '#generated/operations.ts'

type Written = { operation: OperationId; sent: ScenarioRequest; answer: ReceivedAnswer }

/** Finds a field in a record: by its name, or by its name in the only nested object that has it. */
function findField(record: Fields, name: string): { value: unknown } | undefined {
  if (name in record) return { value: record[name] }
  const inside = Object.values(record)
    .filter(isFields)
    .filter((part) => name in part)
  return inside.length === 1 ? { value: inside[0]![name] } : undefined
}

/** Names of fields whose value differs from the one that was sent; fields that a view does not have are ignored, and what was left out is null. */
function differingFields(operation: OperationId, sent: Fields, record: Fields, path = ''): string[] {
  return Object.entries(sent).flatMap(([name, value]) => {
    const shown = findField(record, renamedFields[operation]?.[name] ?? name)
    if (shown === undefined || volatileFields.has(name)) return []
    if (isFields(value) && isFields(shown.value))
      return differingFields(operation, value, shown.value, `${path}${name}.`)
    return isSameAsSent(value ?? null, shown.value ?? null) ? [] : [`${path}${name}`]
  })
}

/** Adds a finding when a view, or the answer itself, differs from what was sent. */
function expectSentValues(
  context: Context,
  { operation, sent, answer }: Written,
  shown: readonly ViewSnapshot[],
): void {
  if (!isFields(sent.body) || codeSendingOperations.has(operation)) return
  const body = sent.body
  const say = (where: string, record: Fields, view: ReceivedAnswer) => {
    const names = differingFields(operation, body, record)
    expect(
      context,
      view,
      names.length === 0,
      `${where} says otherwise than ${operation} sent: ${names.join(', ')}`,
      'rule/stored-as-sent',
      { operation, cause: storedOtherwise(operation), fields: names },
    )
  }
  if (isFields(answer.body)) say('the answer', answer.body, answer)
  for (const view of shown) {
    const record = findRecord(view)
    if (record !== undefined) say(view.read, record, view.answer)
  }
}

const isId = (text: string | undefined): boolean =>
  text !== undefined && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)

/** Adds a finding when a list does not have the record that was written, such as one that was deactivated. */
function expectListed(context: Context, written: Written, after: readonly ViewSnapshot[]): void {
  if (expectedRowChange(written) === -1) return
  for (const { read, answer, id } of after) {
    const rows = listRows(answer.body)
    if (answer.status !== 200 || rows === undefined || !isId(id) || volatileLists.has(read)) continue
    const isCut = rows.length < (totalOf(answer.body) ?? 0)
    const message = `${read} does not list the record after ${written.operation}`
    expect(context, answer, isCut || rows.some((row) => row.id === id), message, 'rule/stored-as-sent', {
      operation: written.operation,
    })
  }
}

/** Adds a finding when a field has changed that was not sent. */
function expectOtherFieldsUnchanged(
  context: Context,
  { operation, sent }: Written,
  before: readonly ViewSnapshot[],
  after: readonly ViewSnapshot[],
) {
  const written = new Set(
    isFields(sent.body) ? Object.keys(sent.body).map((name) => renamedFields[operation]?.[name] ?? name) : [],
  )
  const follows = new Set<string>(sideEffectFields[operation] ?? [])
  for (const view of after) {
    const [was, is] = [before.find(({ read }) => read === view.read), view].map((one) => one && findRecord(one))
    if (!was || !is) continue
    const moved = Object.keys({ ...was, ...is }).filter(
      (name) => !written.has(name) && !follows.has(name) && name !== 'etag' && !volatileFields.has(name),
    )
    const names = moved.filter((name) => textWithoutEtag(was[name]) !== textWithoutEtag(is[name]))
    expect(
      context,
      view.answer,
      names.length === 0,
      `${operation} has changed what it did not send: ${names.join(', ')}`,
      'rule/stored-as-sent',
      { operation, cause: `${withoutArea(operation)} changes what it was not sent`, fields: names },
    )
  }
}

type SingleChange = { operation: OperationId; answer: ReceivedAnswer; path: readonly string[]; value: unknown }

/** Adds a finding when another field than the one of `path` has changed, or the etag has not. */
export function expectOnlyChange(
  context: Context,
  { operation, answer, path, value }: SingleChange,
  before: Fields,
  after: Fields,
): void {
  const [sentName = '', ...inner] = path
  const name = renamedFields[operation]?.[sentName] ?? sentName
  const follows = new Set<string>(sideEffectFields[operation] ?? [])
  const others = Object.keys({ ...before, ...after }).filter(
    (one) => one !== name && one !== 'etag' && !follows.has(one) && !volatileFields.has(one),
  )
  const moved = others.filter((one) => textWithoutEtag(before[one]) !== textWithoutEtag(after[one]))
  const say = (condition: boolean, message: string, cause: string) =>
    expect(context, answer, condition, message, 'rule/stored-as-sent', {
      operation,
      cause: `${withoutArea(operation)} ${cause}`,
    })
  const what = path.join('.')
  say(moved.length === 0, `${what} was changed alone, and ${moved.join(', ')} too`, 'changes what it was not sent')
  if (!(name in before) || !(name in after)) return
  const wanted = inner.length === 0 ? value : withValue(before[name], inner, value)
  const isKept = isSameAsSent(wanted, after[name])
  say(isKept, `${what} was changed alone, and ${name} is read otherwise`, 'stores a single field otherwise')
  if (textWithoutEtag(before[name]) === textWithoutEtag(after[name])) return
  const message = `${what} was changed alone, and the etag is the one of before`
  expect(context, answer, before.etag !== after.etag, message, '#/components/schemas/Etag', { operation })
}

const withValue = (record: unknown, [name = '', ...inner]: readonly string[], value: unknown): unknown =>
  isFields(record) ? { ...record, [name]: inner.length === 0 ? value : withValue(record[name], inner, value) } : value

/** How many rows a call adds to its list. */
function expectedRowChange({ operation, answer }: Written): number {
  const { method, path } = operations[operation]
  if (answer.status === 201) return (answer.body as { created?: number }).created ?? 1
  return method === 'DELETE' && path.endsWith('}') ? -1 : 0
}

/** Adds a finding when the number of rows is wrong or another row has changed. */
function expectRowCount(
  context: Context,
  written: Written,
  before: readonly ViewSnapshot[],
  after: readonly ViewSnapshot[],
): void {
  for (const { read, answer, id } of after) {
    const then = before.find((one) => one.read === read)
    const [was, is] = [listRows(then?.answer.body), listRows(answer.body)]
    if (!was || !is || volatileLists.has(read)) continue
    const more = (totalOf(answer.body) ?? is.length) - (totalOf(then?.answer.body) ?? was.length)
    const expected = expectedRowChange(written)
    expect(
      context,
      answer,
      more === expected,
      `${read} has ${more} rows more after ${written.operation}, not ${expected}`,
      'rule/stored-as-sent',
      { operation: written.operation },
    )
    const atWork = new Set(was.filter(({ taskOpen }) => taskOpen === true).map((row) => row.id))
    const others = (rows: Fields[]) =>
      new Set(rows.filter((row) => row.id !== id && !atWork.has(row.id)).map(textWithoutEtag))
    const remaining = others(is)
    const gone = [...others(was)].filter((row) => !remaining.has(row)).length
    const cut = is.length < (totalOf(answer.body) ?? 0)
    expect(
      context,
      answer,
      cut || gone === 0,
      `${gone} other rows of ${read} are not what they were before ${written.operation}`,
      'rule/stored-as-sent',
      { operation: written.operation },
    )
  }
}

const totalOf = (body: unknown): number | undefined => {
  const { total, meta } = (body ?? {}) as { total?: number; meta?: { total?: number } }
  return total ?? meta?.total
}

/** Compares the views after a write with those before it; false when the write has stored nothing of what it was sent. */
export async function expectWritten(
  context: Context,
  written: Written,
  before: readonly ViewSnapshot[],
  scope: ViewScope = 'all',
): Promise<boolean> {
  const id = written.answer.status === 201 ? (written.answer.body as { id?: string } | undefined)?.id : undefined
  const after = await readViews(context, written.operation, written.sent, scope, id)
  expectReadable(context, written, before, after)
  expectSentValues(context, written, after)
  expectListed(context, written, after)
  expectOtherFieldsUnchanged(context, written, before, after)
  expectRowCount(context, written, before, after)
  if (expectedRowChange(written) !== -1) return isStored(written, before, after)
  for (const view of after) {
    const isGone = findRecord(view)?.id !== view.id
    const message = `${view.read} still shows what ${written.operation} has deleted`
    expect(context, view.answer, isGone, message, 'rule/stored-as-sent', { operation: written.operation })
  }
  return true
}

/** False when a view shows other values than were sent, and all of them as before. */
function isStored(
  { operation, sent }: Written,
  before: readonly ViewSnapshot[],
  after: readonly ViewSnapshot[],
): boolean {
  const { body } = sent
  if (!isFields(body) || codeSendingOperations.has(operation)) return true
  return after.every((view) => {
    const [was, is] = [before.find(({ read }) => read === view.read), view].map((one) => one && findRecord(one))
    return (
      !was || !is || differingFields(operation, body, is).length === 0 || textWithoutEtag(was) !== textWithoutEtag(is)
    )
  })
}

/** Adds a finding when a view cannot be read any more, unless the write deletes the record. */
function expectReadable(
  context: Context,
  written: Written,
  before: readonly ViewSnapshot[],
  after: readonly ViewSnapshot[],
): void {
  if (expectedRowChange(written) === -1) return
  for (const { read, answer } of after) {
    const isSame = before.find((one) => one.read === read)?.answer.status !== 200 || answer.status === 200
    const message = `${read} answers ${answer.status} after ${written.operation}, and 200 before`
    expect(context, answer, isSame, message, 'rule/stored-as-sent', { operation: written.operation })
  }
}

/** Reads the views before a call; empty when its customer is unknown. */
export async function snapshotViews(
  context: Context,
  operation: OperationId,
  sent: ScenarioRequest,
  scope: ViewScope = 'one',
): Promise<ViewSnapshot[]> {
  try {
    return await readViews(context, operation, sent, scope)
  } catch (error) {
    if (error instanceof SkipCheck) return []
    throw error
  }
}

/** Adds a finding when a view has changed although the request was refused; background work may go on. */
export function expectViewsUnchanged(
  context: Context,
  operation: OperationId,
  before: readonly ViewSnapshot[],
  after: readonly ViewSnapshot[],
): void {
  for (const { read, answer } of after) {
    const was = before.find((one) => one.read === read)?.answer
    if (was?.status !== answer.status || volatileLists.has(read)) continue
    const [then, now] = [textWithoutBusyRows(was.body), textWithoutBusyRows(answer.body, listRows(was.body))]
    const message = `${read} says otherwise after a request that was refused`
    expect(context, answer, then === now, message, 'rule/refusals-change-nothing', { operation })
  }
}

/** The text of an answer without rows that have background work. */
function textWithoutBusyRows(body: unknown, before = listRows(body)): string {
  const atWork = new Set((before ?? []).filter(({ taskOpen }) => taskOpen === true).map(({ id }) => id))
  return textWithoutEtag(listRows(body)?.filter(({ id }) => !atWork.has(id)) ?? body)
}

// Exceptions, each with its reason.

export type ByOperation<T> = Partial<Record<OperationId, T>>
export const byArea = <T>(name: string, value: T): ByOperation<T> => ({
  [`business${name}`]: value,
  [`bank${name}`]: value,
})

/** Fields that views show under another name. */
export const renamedFields: ByOperation<Record<string, string>> = {
  bankUpdateDocument: { documentComment: 'comment' },
}

const state = ['status', 'deactivationDate', 'deactivationReason']
const termination = ['status', 'statusDetails', 'terminationReason', 'terminationDate']

/** Fields that a call changes as its side effect without sending them. */
export const sideEffectFields: ByOperation<readonly string[]> = {
  ...byArea('BlockCallingNumber', state),
  ...byArea('CancelCallingNumberBlock', state),
  ...byArea('DeactivateCallingNumber', state),
  bankTerminatePrivateCustomer: termination,
  bankTerminateBusinessCustomer: termination,
  bankCancelPrivateTermination: termination,
  bankCancelBusinessTermination: termination,
  bankRemovePrivateFeePlannedEndDate: ['plannedEndDate'],
  bankRemoveBusinessFeePlannedEndDate: ['plannedEndDate'],
  privateCreateProductChange: ['pendingChange', 'productChangeId'],
  bankCreateProductChange: ['pendingChange', 'productChangeId'],
  privateCancelProductChange: ['pendingChange', 'productChangeId'],
  bankCancelProductChange: ['pendingChange', 'productChangeId'],
  privateRemoveInactivityLock: ['inactivityLock'],
  bankRemoveInactivityLock: ['inactivityLock'],
  // The limit is shown at the product and at the company.
  bankChangeProductLimit: ['activeProduct'],
  bankChangeBusinessLimit: ['limit'],
  // Two addresses of the company are shown among the billing settings.
  businessUpdateCompanyData: ['billingSettings'],
}

/** Calls that only send a code and write nothing. */
const codeSendingOperations: ReadonlySet<OperationId> = new Set([
  'privateRequestEmailTan',
  'businessRequestEmailTan',
  'privateRequestSmsTan',
])

/** Lists whose rows change without a call. */
const volatileLists: ReadonlySet<OperationId> = new Set(['bankListTasks'])
