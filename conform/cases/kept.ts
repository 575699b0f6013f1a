/** Sent is kept: what a write has sent is what every view shows, what it did not send stays, and one write makes one record. */
import type { Received } from '#conform/backend.ts'
import type { Context } from '#conform/context.ts'
import { SkipCheck } from '#conform/finding.ts'
import { type RequestParts, expect } from '#conform/scenario.ts'
import { followsBy, livesByItself, namedOtherwise, onlySends } from '#conform/shown-otherwise.ts'
import { isFields, isSent, runsByItself, textOf } from '#conform/same.ts'
import { type Fields, type Scope, type Shown, recordIn, rowsOf, shownBy } from '#conform/views.ts'
import { type OperationId, operations } from '#generated/operations.ts'

type Written = { operation: OperationId; sent: RequestParts; answer: Received }

/** Where the record shows a field: under its name, or under the only such name inside. */
function placeOf(record: Fields, name: string): { value: unknown } | undefined {
  if (name in record) return { value: record[name] }
  const inside = Object.values(record)
    .filter(isFields)
    .filter((part) => name in part)
  return inside.length === 1 ? { value: inside[0]![name] } : undefined
}

/** Fields that were sent and are shown otherwise; what a view does not show is not its business. */
function lost(operation: OperationId, sent: Fields, record: Fields, path = ''): string[] {
  return Object.entries(sent).flatMap(([name, value]) => {
    const shown = placeOf(record, namedOtherwise[operation]?.[name] ?? name)
    if (shown === undefined || runsByItself.has(name)) return []
    if (isFields(value) && isFields(shown.value)) return lost(operation, value, shown.value, `${path}${name}.`)
    return isSent(value, shown.value) ? [] : [`${path}${name}`]
  })
}

/** Notes what a view, or the answer itself, says otherwise than it was sent. */
function expectKept(context: Context, { operation, sent, answer }: Written, shown: readonly Shown[]): void {
  if (!isFields(sent.body) || onlySends.has(operation)) return
  const body = sent.body
  const say = (where: string, record: Fields, said: Received) => {
    const names = lost(operation, body, record)
    expect(
      context,
      said,
      names.length === 0,
      `${where} says otherwise than ${operation} sent: ${names.join(', ')}`,
      'A145',
    )
  }
  if (isFields(answer.body)) say('the answer', answer.body, answer)
  for (const view of shown) {
    const record = recordIn(view)
    if (record !== undefined) say(view.read, record, view.answer)
  }
}

/** Notes what has changed although it was not sent. */
function expectRest(context: Context, { operation, sent }: Written, before: readonly Shown[], after: readonly Shown[]) {
  const written = new Set(
    isFields(sent.body) ? Object.keys(sent.body).map((name) => namedOtherwise[operation]?.[name] ?? name) : [],
  )
  const follows = new Set<string>(followsBy[operation] ?? [])
  for (const view of after) {
    const [was, is] = [before.find(({ read }) => read === view.read), view].map((one) => one && recordIn(one))
    if (!was || !is) continue
    const moved = Object.keys({ ...was, ...is }).filter(
      (name) => !written.has(name) && !follows.has(name) && name !== 'etag' && !runsByItself.has(name),
    )
    const names = moved.filter((name) => textOf(was[name]) !== textOf(is[name]))
    expect(
      context,
      view.answer,
      names.length === 0,
      `${operation} has changed what it did not send: ${names.join(', ')}`,
      'A145',
    )
  }
}

/** How many rows more a call makes. */
function rowsMore({ operation, answer }: Written): number {
  const { method, path } = operations[operation]
  if (answer.status === 201) return (answer.body as { created?: number }).created ?? 1
  return method === 'DELETE' && path.endsWith('}') ? -1 : 0
}

/** Notes that another number of rows came or went, or that another row is not what it was. */
function expectRows(context: Context, written: Written, before: readonly Shown[], after: readonly Shown[]): void {
  for (const { read, answer, id } of after) {
    const then = before.find((one) => one.read === read)
    const [was, is] = [rowsOf(then?.answer.body), rowsOf(answer.body)]
    if (!was || !is || livesByItself.has(read)) continue
    const more = (countOf(answer.body) ?? is.length) - (countOf(then?.answer.body) ?? was.length)
    const expected = rowsMore(written)
    expect(
      context,
      answer,
      more === expected,
      `${read} has ${more} rows more after ${written.operation}, not ${expected}`,
      'A145',
    )
    const atWork = new Set(was.filter(({ taskOpen }) => taskOpen === true).map((row) => row.id))
    const others = (rows: Fields[]) => new Set(rows.filter((row) => row.id !== id && !atWork.has(row.id)).map(textOf))
    const known = others(is)
    const gone = [...others(was)].filter((row) => !known.has(row)).length
    const cut = is.length < (countOf(answer.body) ?? 0)
    expect(
      context,
      answer,
      cut || gone === 0,
      `${gone} other rows of ${read} are not what they were before ${written.operation}`,
      'A145',
    )
  }
}

const countOf = (body: unknown): number | undefined => {
  const { total, meta } = (body ?? {}) as { total?: number; meta?: { total?: number } }
  return total ?? meta?.total
}

/** What a write has brought about, with the views before it; `id` names the record that it has made. */
export async function expectWritten(
  context: Context,
  written: Written,
  before: readonly Shown[],
  scope: Scope = 'all',
): Promise<void> {
  const id = written.answer.status === 201 ? (written.answer.body as { id?: string } | undefined)?.id : undefined
  const after = await shownBy(context, written.operation, written.sent, scope, id)
  expectReadable(context, written, before, after)
  expectKept(context, written, after)
  expectRest(context, written, before, after)
  expectRows(context, written, before, after)
  if (rowsMore(written) !== -1) return
  for (const view of after) {
    const isGone = recordIn(view)?.id !== view.id
    expect(context, view.answer, isGone, `${view.read} still shows what ${written.operation} has deleted`, 'A145')
  }
}

/** Notes that a view cannot be read any more, unless the write was to delete what it shows. */
function expectReadable(context: Context, written: Written, before: readonly Shown[], after: readonly Shown[]): void {
  if (rowsMore(written) === -1) return
  for (const { read, answer } of after) {
    const isSame = before.find((one) => one.read === read)?.answer.status !== 200 || answer.status === 200
    expect(context, answer, isSame, `${read} answers ${answer.status} after ${written.operation}, and 200 before`)
  }
}

/** What the views show before a call; nothing where it is not known whom the call is about. */
export async function shownBefore(
  context: Context,
  operation: OperationId,
  sent: RequestParts,
  scope: Scope = 'one',
): Promise<Shown[]> {
  try {
    return await shownBy(context, operation, sent, scope)
  } catch (error) {
    if (error instanceof SkipCheck) return []
    throw error
  }
}

/** Notes that a view says otherwise than before, although nothing was carried out; what is at work goes on. */
export function expectSame(context: Context, before: readonly Shown[], after: readonly Shown[]): void {
  for (const { read, answer } of after) {
    const was = before.find((one) => one.read === read)?.answer
    if (was?.status !== answer.status || livesByItself.has(read)) continue
    const [then, now] = [contentOf(was.body), contentOf(answer.body, rowsOf(was.body))]
    const says = `${read} says otherwise after a request that was refused`
    expect(context, answer, then === now, says, 'A147')
  }
}

/** The text of an answer without the rows at which work was going on. */
function contentOf(body: unknown, before = rowsOf(body)): string {
  const atWork = new Set((before ?? []).filter(({ taskOpen }) => taskOpen === true).map(({ id }) => id))
  return textOf(rowsOf(body)?.filter(({ id }) => !atWork.has(id)) ?? body)
}
