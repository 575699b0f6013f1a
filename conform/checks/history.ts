/** Creation dates and history entries of a write (A154). */
import type { Schema } from '#contract-checks/contract.ts'
import type { ReceivedAnswer } from '#conform/backend.ts'
import { subjectOf } from '#conform/checks/record-access.ts'
import { type Check, type ScenarioRequest, customerFor, expect } from '#conform/scenario.ts'
import { type Context, memoize } from '#conform/context.ts'
import { SkipCheck } from '#conform/finding.ts'
import type { HistoryEntry } from '#generated/model/history-entry.ts'
import type { HistorySubjectType } from '#generated/model/history-subject-type.ts'
import type { HistoryObjectType } from '#generated/model/history-object-type.ts'
import type { UserType } from '#generated/model/user-type.ts'
import { type OperationId, operations } from '#generated/operations.ts'

export type HistoryObject = { objectType: HistoryObjectType; objectId: string }

/** Whether a call has to leave its line in the history of its caller or customer. */
export const leavesLine = (operation: OperationId, { token, changesNothing = false }: ScenarioRequest): boolean =>
  writesHistory(operation) && token === undefined && !changesNothing

const linesName = ({ objectType, objectId }: HistoryObject) => `history of ${objectType} ${objectId}`

/** Reads the lines before a write, unless an earlier check has: those that change with the write are found by the check of the write alone. */
export async function readOldLines(context: Context, operation: OperationId, sent: ScenarioRequest): Promise<void> {
  if (!leavesLine(operation, sent) || operation === 'bankCreateCompany') return
  try {
    for (const object of await objectsOf(context, operation, sent))
      await memoize(context, linesName(object), async () => textsOf(await readLines(context, object)))
  } catch (error) {
    if (!(error instanceof SkipCheck)) throw error
  }
}

/** Checks after `sent` has succeeded. */
export function* historyChecks(
  context: Context,
  operation: OperationId,
  sent: ScenarioRequest,
  getAnswer: () => ReceivedAnswer,
): Generator<Check> {
  const created = timestampFields(context, operation)
  if (created.length > 0) {
    yield {
      name: 'dates what it makes by the moment of the call',
      run: async () => {
        const answer = getAnswer()
        const body = answer.body as Record<string, unknown>
        for (const name of created)
          expect(context, answer, isWithin(answer, body[name]), `${name} is not the moment of the call`, 'rule/moments')
      },
    }
  }
  if (!leavesLine(operation, sent)) return
  yield {
    name: 'leaves its line in the history',
    run: async () => {
      const answer = getAnswer()
      const objects = await objectsOf(context, operation, sent, answer)
      const entries = await Promise.all(objects.map((params) => readLines(context, params)))
      for (const [index, lines] of entries.entries()) await expectOldLines(context, answer, objects[index]!, lines)
      const own = entries.flat().filter((entry) => isWithin(answer, entry.activityTimestamp))
      expect(context, answer, own.length > 0, 'the history has no line about it', 'rule/history')
      const { area } = operations[operation]
      const isByCaller = own.some(({ userType, loginActivity }) => userType === userTypes[area] && !loginActivity)
      expect(context, answer, own.length === 0 || isByCaller, 'the history names another user', 'rule/history')
      const ofArea = own.filter(({ userType }) => userType === userTypes[area])
      if (isByCaller && !renamingCallers.has(operation)) await expectCaller(context, operation, answer, ofArea)
      expectChanges(context, answer, sent, own)
      expectSubject(context, operation, answer, sent, entries.flat(), own)
      const hasText = own.every(({ activity }) => activity.trim() !== '')
      expect(context, answer, hasText, 'the line in the history does not say what was done', 'rule/history')
    },
  }
}

/** Operations that change the name or the address of their caller. */
const renamingCallers: ReadonlySet<OperationId> = new Set([
  'privateChangeEmail',
  'businessChangeEmail',
  'businessUpdateProfile',
])

type Named = { email: string; firstName: string; lastName: string }

/** The names of the caller as the bank knows them. */
async function namesOfCaller(context: Context, operation: OperationId): Promise<Named | undefined> {
  const caller = context.callerFor(operation)
  const { email, customerNumber = '' } = context.person(caller)
  const { area } = operations[operation]
  if (area === 'private') return context.read('bankGetPrivateCustomer', { params: { bpNumber: customerNumber } })
  const { results } =
    area === 'bank'
      ? await context.read('bankListEmployees')
      : await context.read('bankListAdministrators', { params: { customerId: await context.customerId(caller) } })
  return results.find((one) => one.email.toLowerCase() === email.toLowerCase())
}

/** Adds a finding when the new lines name another person than the caller, such as the one in the headers. */
async function expectCaller(
  context: Context,
  operation: OperationId,
  answer: ReceivedAnswer,
  own: readonly HistoryEntry[],
): Promise<void> {
  const names = await namesOfCaller(context, operation)
  if (names === undefined) return
  const { email, firstName, lastName } = names
  const isCaller = ({ user }: HistoryEntry) =>
    user.toLowerCase() === email.toLowerCase() || (user.includes(firstName) && user.includes(lastName))
  const other = own.find((entry) => !isCaller(entry))
  const message = `the history names ${other?.user ?? 'nobody'} instead of the caller`
  expect(context, answer, other === undefined, message, 'rule/history', {
    cause: 'the history does not name the caller',
  })
}

/** Without whether its subject still exists, which changes. */
export const textsOf = (lines: readonly HistoryEntry[]) =>
  lines.map((line) => JSON.stringify(line, (key, value: unknown) => (key === 'exists' ? undefined : value)))

/** Adds a finding when a line that was read before is gone or has changed. */
async function expectOldLines(
  context: Context,
  answer: ReceivedAnswer,
  object: HistoryObject,
  lines: readonly HistoryEntry[],
): Promise<void> {
  const name = linesName(object)
  const before = ((await context.cache.get(name)) ?? []) as string[]
  const now = textsOf(lines)
  const known = new Set(now)
  const lost = before.filter((line) => !known.has(line)).length
  expect(context, answer, lost === 0, `${lost} old lines of the history are gone or have changed`, 'rule/history')
  context.cache.set(name, Promise.resolve(now))
}

/** Texts of a record that its history writes as they are. */
const writtenAsSent = new Set([
  'accountHolder',
  'carNumber',
  'city',
  'custReportAttr1',
  'custReportAttr2',
  'employeeNumber',
  'firstName',
  'lastName',
  'street',
  'transactionText',
])

type Values = Record<string, unknown>

/**
 * Names of fields that a write has changed, and the history to other texts. Later writes may be among the entries, since the clock of
 * the backend is known to a second only.
 */
export function findWrongHistoryFields(sent: Values, former: Values, own: readonly HistoryEntry[]): string[] {
  const byField = Map.groupBy(
    own.flatMap(({ changes = [] }) => changes),
    ({ field }) => field,
  )
  return [...byField.keys()].filter(
    (field) =>
      writtenAsSent.has(field) &&
      typeof sent[field] === 'string' &&
      sent[field] !== former[field] &&
      byField.get(field)!.every(({ after }) => after !== sent[field]),
  )
}

/** Adds a finding when a change in the history is not to the text that was sent. */
function expectChanges(
  context: Context,
  answer: ReceivedAnswer,
  { body, former }: ScenarioRequest,
  own: readonly HistoryEntry[],
): void {
  const valuesOf = (record: unknown) => (typeof record === 'object' && record !== null ? record : {}) as Values
  const fields = findWrongHistoryFields(valuesOf(body), valuesOf(former), own)
  const message = `the history says otherwise than was sent: ${fields.join(', ')}`
  expect(context, answer, fields.length === 0, message, 'rule/history')
}

type NamedPath = {
  type: HistorySubjectType
  /** The parameter with its id; undefined for what can only be added. */
  param?: string
  nameOf: (record: Values) => string | undefined
  /** Whether a name in the history stands for this one; only the same name does otherwise. */
  isNamed?: (name: string, wanted: string) => boolean
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)

/** Whether a name is the beginning of a text, in one line and with an ellipsis where it was cut. */
function areFirstWords(name: string, text: string): boolean {
  const words = name.replace(/(…|\.\.\.)$/, '').trim()
  return words !== '' && text.replaceAll(/\s+/g, ' ').trim().startsWith(words.replaceAll(/\s+/g, ' '))
}

/** The named things by the part of their path, and how their records name them. */
const namedPaths: Record<string, NamedPath> = {
  documents: { type: 'DOCUMENT', param: 'documentId', nameOf: ({ filename }) => textOf(filename) },
  fees: { type: 'FEE', param: 'feeId', nameOf: ({ transactionText }) => textOf(transactionText) },
  'calling-numbers': {
    type: 'CALLING_NUMBER',
    param: 'callingNumberId',
    nameOf: ({ callingNumber }) => textOf(callingNumber),
  },
  admins: {
    type: 'ADMINISTRATOR',
    param: 'adminId',
    nameOf: ({ firstName, lastName }) =>
      typeof firstName === 'string' && typeof lastName === 'string' ? `${firstName} ${lastName}` : undefined,
  },
  notes: { type: 'NOTE', nameOf: ({ note }) => textOf(note), isNamed: areFirstWords },
}

/** The names of a thing in the new lines, which the calls and the older lines confirm; undefined for what has no name. */
function expectSubject(
  context: Context,
  operation: OperationId,
  answer: ReceivedAnswer,
  { params = {}, body }: ScenarioRequest,
  lines: readonly HistoryEntry[],
  own: readonly HistoryEntry[],
): void {
  const { path, method } = operations[operation]
  const named = path.split('/').flatMap((part) => namedPaths[part] ?? [])[0]
  if (named === undefined || own.length === 0) return
  const valuesOf = (record: unknown) => (typeof record === 'object' && record !== null ? record : {}) as Values
  const { isNamed = (name, wanted) => name === wanted } = named
  const id = (named.param && params[named.param]) ?? textOf(valuesOf(answer.body).id)
  const isOf = ({ subject }: HistoryEntry) => subject?.type === named.type && subject.id === id
  const subject = own.find(isOf)?.subject
  const message = `the line in the history does not name the ${named.type} that was changed`
  expect(context, answer, subject !== undefined, message, 'rule/history')
  if (subject === undefined) return
  const older = lines.find((line) => isOf(line) && !own.includes(line))?.subject?.name
  const wanted = named.nameOf(valuesOf(answer.body)) ?? named.nameOf(valuesOf(body)) ?? older ?? subject.name
  const names = own.flatMap((line) => (isOf(line) ? (line.subject?.name ?? []) : []))
  const other = `the history calls it ${names.join(' and ')} instead of ${wanted}`
  expect(
    context,
    answer,
    names.some((name) => isNamed(name, wanted)),
    other,
    'rule/history',
  )
  const isDeleted = method === 'DELETE' && named.param !== undefined && path.endsWith(`{${named.param}}`)
  if (isDeleted)
    expect(context, answer, !subject.exists, 'the history says that what was deleted exists', 'rule/history')
}

const userTypes: Record<string, UserType> = {
  private: 'PRIVATE_CUSTOMER',
  business: 'BUSINESS_ADMIN',
  bank: 'BANK_EMPLOYEE',
}

export const readLines = async (context: Context, params: HistoryObject): Promise<readonly HistoryEntry[]> =>
  (await context.read('bankListHistory', { params })).historyEntries

const isWithin = ({ between: { from, to } }: ReceivedAnswer, moment: unknown): boolean => {
  const at = Date.parse(String(moment))
  return from <= at && at <= to
}

/** The date-time fields of a created record. */
function timestampFields({ contract }: Context, operation: OperationId): string[] {
  const { responses } = contract.operation(operation)
  const whole = ({ $ref, ...schema }: Schema): Schema =>
    $ref === undefined ? schema : whole(contract.schemas[$ref.split('/').at(-1)!]!)
  const made = responses['201']?.content?.['application/json']?.schema
  const fields = Object.entries((made && whole(made).properties) ?? {})
  return fields.filter(([, field]) => whole(field).format === 'date-time').map(([name]) => name)
}

/** Whether a call changes a customer or a company; codes change nothing, and uploaded numbers have an entry each. */
function writesHistory(operation: OperationId): boolean {
  const { method, path, session } = operations[operation]
  const isAboutSomebody = /^\/(private|business)\/|\{customerId\}/.test(path) || operation === 'bankCreateCompany'
  return method !== 'GET' && session && isAboutSomebody && !/(logout|tan|csv-upload|deletion)$/.test(path)
}

export async function objectsOf(
  context: Context,
  operation: OperationId,
  sent: ScenarioRequest,
  answer?: ReceivedAnswer,
): Promise<HistoryObject[]> {
  const { area, path } = operations[operation]
  const { id, customerNumber: bpNumber = '' } = (answer?.body ?? {}) as { id?: string; customerNumber?: string }
  if (operation === 'bankCreateCompany') {
    const company = await context.read('bankGetBusinessCustomer', { params: { bpNumber } })
    return [{ objectType: 'BUSINESS_CUSTOMER', objectId: company.id }]
  }
  const record = sent.params?.callingNumberId ?? sent.params?.adminId ?? id
  if (record !== undefined && path.includes('/calling-numbers'))
    return [{ objectType: 'CALLING_NUMBER', objectId: record }]
  if (record !== undefined && path.includes('/admins')) return [{ objectType: 'BUSINESS_ADMIN', objectId: record }]
  const person = area === 'bank' ? customerFor(operation, 'usual') : area === 'business' ? 'business' : 'private'
  const objectId = sent.params?.customerId ?? (await context.customerId(person))
  if (person === 'private') return [{ objectType: 'PRIVATE_CUSTOMER', objectId }]
  const company: HistoryObject = { objectType: 'BUSINESS_CUSTOMER', objectId }
  if (area === 'bank') return [company]
  const objectOfCaller = subjectOf(await context.tokenOf('business'))
  return [company, ...(objectOfCaller ? [{ objectType: 'BUSINESS_ADMIN' as const, objectId: objectOfCaller }] : [])]
}
