/** The lines that one request leaves in the history: one for a success, with values before and after, and none for a refusal. */
import type { ReceivedAnswer } from '#conform/backend.ts'
import { type HistoryObject, leavesLine, objectsOf, readLines, textsOf } from '#conform/checks/history.ts'
import type { Context } from '#conform/context.ts'
import { SkipCheck } from '#conform/finding.ts'
import type { PersonName } from '#conform/people.ts'
import { type Check, type ScenarioRequest, customerFor, expect } from '#conform/scenario.ts'
import { isFields, listRows } from '#conform/views.ts'
import type { HistoryEntry } from '#generated/model/history-entry.ts'
import { type OperationId, operations } from '#generated/operations.ts'

/** The lines of the objects of a write, and of a customer whom it is not about. */
export type HistorySnapshot = { own: HistoryLines[]; other: HistoryLines | undefined }
type HistoryLines = { object: HistoryObject; lines: readonly HistoryEntry[] }

/** Reads the lines at one moment; undefined where the write leaves none, or no employee can read them. */
export async function snapshotHistory(
  context: Context,
  operation: OperationId,
  sent: ScenarioRequest,
  answer?: ReceivedAnswer,
): Promise<HistorySnapshot | undefined> {
  if (!leavesLine(operation, sent) || operation === 'bankCreateCompany') return undefined
  try {
    const own = await Promise.all(
      (await objectsOf(context, operation, sent, answer)).map(async (object) => ({
        object,
        lines: await readLines(context, object),
      })),
    )
    const object = await otherCustomer(context, operation, own)
    return { own, other: object && { object, lines: await readLines(context, object) } }
  } catch (error) {
    if (error instanceof SkipCheck) return undefined
    throw error
  }
}

/** A customer of the same kind whom the write is not about. */
async function otherCustomer(
  context: Context,
  operation: OperationId,
  own: readonly HistoryLines[],
): Promise<HistoryObject | undefined> {
  const { area } = operations[operation]
  const kind = area === 'bank' ? customerFor(operation, 'usual') : area === 'business' ? 'business' : 'private'
  const names = [`${kind}.other`, kind].filter((name) => name in context.users.people) as PersonName[]
  for (const name of names) {
    const objectId = await context.customerId(name)
    if (!own.some(({ object }) => object.objectId === objectId))
      return { objectType: kind === 'business' ? 'BUSINESS_CUSTOMER' : 'PRIVATE_CUSTOMER', objectId }
  }
  return undefined
}

const newLines = (before: HistoryLines | undefined, after: HistoryLines): readonly HistoryEntry[] => {
  const known = Map.groupBy(textsOf(before?.lines ?? []), (text) => text)
  return after.lines.filter((line) => (known.get(textsOf([line])[0]!)?.shift() ?? undefined) === undefined)
}

/** Adds a finding for each line that a refused request has left. */
export function expectNoNewLines(
  context: Context,
  answer: ReceivedAnswer,
  before: HistorySnapshot | undefined,
  after: HistorySnapshot | undefined,
): void {
  if (before === undefined || after === undefined) return
  const added = after.own.flatMap((lines, index) => newLines(before.own[index], lines))
  const message = `${added.length} lines of the history are about requests that were refused`
  expect(context, answer, added.length === 0, message, 'rule/history', {
    cause: 'the history has a line for a refusal',
  })
}

/** One line for one success, none at another customer, and in it each field with its value before and after. */
export function expectNewLines(
  context: Context,
  answer: ReceivedAnswer,
  { body, former }: ScenarioRequest,
  before: HistorySnapshot | undefined,
  after: HistorySnapshot | undefined,
): void {
  if (before === undefined || after === undefined) return
  const report = (condition: boolean, message: string, cause = message) =>
    expect(context, answer, condition, message, 'rule/history', { cause })
  const elsewhere = before.other && after.other ? newLines(before.other, after.other) : []
  report(elsewhere.length === 0, 'a line in the history of another customer names it')
  for (const [index, lines] of after.own.entries()) {
    // What is created has no history before.
    const isSameObject = before.own[index]?.object.objectId === lines.object.objectId
    const added = newLines(isSameObject ? before.own[index] : undefined, lines)
    const texts = textsOf(added)
    report(new Set(texts).size === texts.length, 'the history has two lines for one success')
    const changes = added.flatMap((line) => line.changes ?? [])
    const same = changes.filter((one) => one.before !== undefined && one.before === one.after)
    report(
      same.length === 0,
      `the history lists ${same.map(({ field }) => field).join(', ')} as changed`,
      'lists what is unchanged',
    )
    if (operations[answer.operation].method === 'POST' || !isFields(former) || !isFields(body)) continue
    for (const { field, before: was, after: is } of changes) {
      if (!(field in body) || !(field in former) || shortenedFields.has(field)) continue
      const wanted = [historyText(former[field]), historyText(body[field])]
      if (wanted.includes(undefined)) continue
      report(
        was === wanted[0],
        `the history says that ${field} was ${was} and not ${wanted[0]}`,
        'another value before',
      )
      report(
        is === wanted[1],
        `the history says that ${field} became ${is} and not ${wanted[1]}`,
        'another value after',
      )
    }
  }
}

/** Fields that the history shows in another way than their record. */
const shortenedFields: ReadonlySet<string> = new Set(['iban', 'preferredCity'])

/** A value as \`HistoryValue\` writes it; undefined for lists and records. */
function historyText(value: unknown): string | null | undefined {
  if (value === null || value === undefined) return null
  if (typeof value === 'number') return value.toFixed(2)
  return typeof value === 'object' ? undefined : String(value as string | boolean)
}

/** A read that takes a language answers in it: where German and English differ, the two answers do. */
export function* languageChecks(context: Context, operation: OperationId, valid: ScenarioRequest): Generator<Check> {
  const { method } = operations[operation]
  const { parameters } = context.contract.operation(operation)
  if (method !== 'GET' || !parameters.some(({ name }) => name === 'Accept-Language')) return
  yield {
    name: 'answers in the language that the call accepts',
    run: async () => {
      const read = (language: string) =>
        context.call(operation, { ...valid, headers: { ...valid.headers, 'Accept-Language': language } })
      const [german, english] = [await read('de'), await read('en')]
      const isDifferent = JSON.stringify(german.body) !== JSON.stringify(english.body)
      const isEmpty = JSON.stringify(listRows(german.body)) === '[]'
      const message = 'German and English answers are the same'
      expect(context, english, isDifferent || isEmpty, message, '#/components/parameters/AcceptLanguage')
      const weighted = await read('fr, de;q=0.2, en;q=0.9')
      const isEnglish = JSON.stringify(weighted.body) === JSON.stringify(english.body)
      const other = 'en with a greater weight than de is not answered in English'
      expect(context, weighted, isEnglish, other, '#/components/parameters/AcceptLanguage')
    },
  }
}
