/** Files of calling numbers: upload, download, and uploads with one mistake each, of which nothing is stored. */
import { readText } from '#conform/answer-protocol.ts'
import type { ReceivedAnswer } from '#conform/backend.ts'
import type { Context, Resource } from '#conform/context.ts'
import { columnsWithOtherValues } from '#conform/csv-cells.ts'
import { newNumber } from '#conform/fresh-values.ts'
import { type Scenario, type ScenarioRequest, expect } from '#conform/scenario.ts'

// The company of a call: the administrator's own, or the one that the bank names.

export type Area = 'business' | 'bank'
export type Params = Record<string, string>

export const placeOf = async (context: Context, area: Area, resource: Resource = 'usual'): Promise<Params> =>
  area === 'bank' ? { customerId: await context.customerId(resource === 'busy' ? 'business.busy' : 'business') } : {}

export const numbersOf = async (context: Context, area: Area, params: Params, resource: Resource = 'usual') =>
  (await context.read(`${area}ListCallingNumbers`, { params }, resource)).callingNumbers

// Broken files

type Row = Record<string, string>
type Broken = {
  how: string
  file: string | Uint8Array
  line?: number
  cell?: [column: string, text: string]
  /** A later line that is wrong as well. */
  further?: number
}

const csvOf = (header: string[], rows: string[][]) => [header, ...rows].map((cells) => cells.join(';')).join('\r\n')

/** A file of these rows with all columns. */
const fileOf = (rows: Row[]) =>
  csvOf(
    Object.keys(rows[0]!),
    rows.map((row) => Object.values(row)),
  )

/** Samples of invalid cells; the contract's patterns and lengths are in the schema. */
const wrongCells: [column: string, text: string][] = [
  ['callingNumber', '5121001008'],
  ['callingNumber', ''],
  ['firstName', ''],
  ['lastName', 'x'.repeat(101)],
  ['email', 'nobody'],
  ['carNumber', ''],
  ['preferredCity', 'XX-NOWHERE'],
  ['reloadValue', 'much'],
  ['limit', ''],
]

function brokenFiles(own: string | undefined): Broken[] {
  const row = (more: Row = {}): Row => ({ ...rowOf(newNumber()), ...more })
  const twin = newNumber()
  const header = Object.keys(row())
  const cells = Object.values(row())
  return [
    { how: 'with nothing in it', file: '\uFEFF' },
    { how: 'without a line', file: csvOf(header, []) },
    { how: 'without a column', file: csvOf(header.slice(1), [cells.slice(1)]), line: 1 },
    { how: 'with a column too many', file: csvOf([...header, 'other'], [[...cells, '1']]), line: 1 },
    { how: 'with a column twice', file: csvOf([...header, 'limit'], [[...cells, '200']]), line: 1 },
    { how: 'with a cell too few', file: csvOf(header, [Object.values(row()), cells.slice(1)]), line: 3 },
    {
      how: 'with two wrong lines',
      file: fileOf([row({ lastName: '' }), row(), row({ limit: 'much' })]),
      line: 2,
      cell: ['lastName', ''],
      further: 4,
    },
    { how: 'with an open quotation mark', file: `${fileOf([row()])}\r\n"677` },
    { how: 'in another encoding', file: Buffer.from(fileOf([row({ lastName: 'Müller' })]), 'latin1') },
    {
      how: 'with a number twice',
      file: fileOf([row(), rowOf(twin), rowOf(twin)]),
      line: 4,
      cell: ['callingNumber', twin],
    },
    ...(own === undefined
      ? []
      : [
          {
            how: 'with nothing but a number that the company has',
            file: fileOf([rowOf(own)]),
            line: 2,
            cell: ['callingNumber', own] as [string, string],
          },
        ]),
    {
      how: 'with a wrong number after many long lines',
      file: fileOf([
        ...Array.from({ length: manyLines }, () => longRow(newNumber())),
        row({ callingNumber: '5121001008' }),
      ]),
      line: manyLines + 2,
      cell: ['callingNumber', '5121001008'],
    },
    { how: 'with a reload above the limit', file: fileOf([row({ reloadValue: '100', limit: '50' })]), line: 2 },
    ...wrongCells.map(([column, text]): Broken => ({
      how: `with "${text.slice(0, 12)}" for ${column}`,
      file: fileOf([row(), row({ [column]: text })]),
      line: 3,
      cell: [column, text],
    })),
  ]
}

/** A valid row. */
const rowOf = (callingNumber: string): Row => ({
  callingNumber,
  firstName: 'Konrad',
  lastName: 'Konform',
  email: 'konrad.konform@mail.example',
  employeeNumber: '4711',
  custReportAttr1: 'one',
  custReportAttr2: 'two',
  carNumber: 'W3KON',
  preferredCity: 'AT-WIEN',
  reloadValue: '20',
  limit: '200',
})

/** The number of long rows that are as large as ten thousand short ones, the maximum. */
const manyLines = 1400

/** A row with long texts. */
const longRow = (callingNumber: string): Row => {
  const [name, host] = ['x'.repeat(40), 'm'.repeat(60)]
  return { ...rowOf(callingNumber), firstName: name, lastName: name, email: `${host}@${host}.${host}.${host}.example` }
}

/** Uploads each file in both languages and expects the list to stay. */
async function expectBrokenFilesRefused(context: Context, area: Area, params: Params): Promise<void> {
  const all = async () => (await numbersOf(context, area, params)).map(({ callingNumber }) => callingNumber)
  const before = await all()
  let last: ReceivedAnswer | undefined
  for (const { how, file, line, cell, further } of brokenFiles(before[0])) {
    const upload = (language: string) =>
      context.callWithRetry(`${area}UploadCallingNumbers`, {
        params,
        headers: { 'Accept-Language': language },
        body: file,
        mediaType: 'text/csv',
      })
    const [answer, german] = [await upload('en'), await upload('de')]
    last = answer
    const refusal = (answer.body ?? {}) as {
      line?: number
      message?: string
      faults?: { line: number; message: string }[]
    }
    const check = (condition: boolean, what: string) =>
      expect(context, answer, condition, `a file ${how}: ${what}`, 'rule/uploads')
    check(answer.status === 460, `${answer.status} instead of 460`)
    if (answer.status !== 460) continue
    check(
      refusal.line === line,
      `the fault is reported for line ${refusal.line ?? 'none'} instead of ${line ?? 'none'}`,
    )
    const named = cell === undefined || cell.every((part) => part.length > 100 || refusal.message?.includes(part))
    check(named, `the message names neither ${cell?.join(' nor ')}`)
    const [first] = refusal.faults ?? []
    check(
      first === undefined || (first.line === refusal.line && first.message === refusal.message),
      'the first of `faults` is not the one in `line` and `message`',
    )
    check(
      first === undefined || further === undefined || refusal.faults!.some((fault) => fault.line === further),
      `\`faults\` lists line ${line} and not line ${further}`,
    )
    const isTranslated = (german.body as typeof refusal | undefined)?.message !== refusal.message
    check(isTranslated, 'the message is the same in German and English')
  }
  if (last)
    expect(
      context,
      last,
      before.join() === (await all()).join(),
      'files that were refused have changed the list',
      'rule/uploads',
    )
}

// Scenarios of files

const columns = [
  'callingNumber',
  'firstName',
  'lastName',
  'email',
  'employeeNumber',
  'custReportAttr1',
  'custReportAttr2',
  'carNumber',
  'preferredCity',
  'reloadValue',
  'limit',
] as const

type Numbers = Awaited<ReturnType<typeof numbersOf>>

/** Adds a finding when a file does not have exactly one line for each number of its company. */
function expectNumbers(context: Context, answer: ReceivedAnswer, numbers: Numbers): void {
  const [header = '', ...lines] = (readText(answer.bytes) ?? '').replace('\uFEFF', '').trimEnd().split('\r\n')
  const condition = columns.every((name, index) => header.split(';')[index] === name)
  expect(context, answer, condition, 'the columns are not those of an upload', 'rule/csv')
  const missing = numbers.filter(({ callingNumber }) => !lines.some((line) => line.startsWith(`${callingNumber};`)))
  const all = missing.length === 0 && lines.length === numbers.length
  const message = `${lines.length} lines for ${numbers.length} numbers, ${missing.length} are missing`
  expect(context, answer, all, message, 'rule/csv')
}

/** Columns of the file that the upload does not have. */
const exportOnly = ['status', 'activationDate', 'deactivationDate'] as const

/** Downloads the file of another company after the first: a cached file must belong to its company. */
async function expectFileOfAnother(context: Context, area: Area): Promise<void> {
  if (context.users.people['business.other'] === undefined) return
  const own = area === 'business'
  const place = own
    ? { token: await context.tokenOf('business.other') }
    : { params: { customerId: await context.customerId('business.other') } }
  const { body } = await context.callSuccessfully(`${area}ListCallingNumbers`, place)
  const file = await context.call(`${area}DownloadCallingNumbers`, place)
  expectNumbers(context, file, (body as { callingNumbers: Numbers }).callingNumbers)
}

/** Adds a finding when a cell is not the value of its number; reads both once more, since background work may have ended between them. */
async function expectCells(
  context: Context,
  area: Area,
  sent: ScenarioRequest,
  first: { answer: ReceivedAnswer; numbers: Numbers },
): Promise<void> {
  const wrongIn = ({ bytes }: ReceivedAnswer, numbers: Numbers) =>
    columnsWithOtherValues(readText(bytes) ?? '', numbers, [...columns, ...exportOnly])
  if (wrongIn(first.answer, first.numbers).length === 0) return
  const again = await context.call(`${area}DownloadCallingNumbers`, sent)
  const wrong = wrongIn(again, await numbersOf(context, area, sent.params ?? {}))
  const message = `cells are not the values of their numbers: ${wrong.join(', ')}`
  expect(context, again, wrong.length === 0, message, 'rule/csv', { fields: wrong })
}

export const csvDownload = (area: Area): Scenario => ({
  verify: async (context, sent, answer) => {
    const { params = {} } = sent
    const numbers = await numbersOf(context, area, params)
    expectNumbers(context, answer, numbers)
    await expectCells(context, area, sent, { answer, numbers })
    await expectFileOfAnother(context, area)
  },
})

const csvOfNumbers = (...numbers: string[]) =>
  [columns.join(';'), ...numbers.map((one) => Object.values(rowOf(one)).join(';')), ''].join('\r\n')

export const csvUpload = (area: Area): Scenario => ({
  request: async (context, resource) => ({
    params: await placeOf(context, area, resource),
    body: `\uFEFF${csvOfNumbers(newNumber(), newNumber())}`,
    mediaType: 'text/csv',
  }),
  verify: async (context, { params = {}, body }, answer) => {
    expect(context, answer, (answer.body as { created: number }).created === 2, 'created is not 2', 'rule/uploads')
    const numbers = await numbersOf(context, area, params)
    const sent = (String(body).match(/^677\d{8}/gm) ?? []).map(rowOf)
    const isKept = (row: Record<string, string>) => {
      const found: object = numbers.find(({ callingNumber }) => callingNumber === row.callingNumber) ?? {}
      const read = Object.fromEntries(Object.entries(found).map(([name, value]) => [name, String(value)]))
      return Object.entries(row).every(([name, text]) => read[name] === text)
    }
    const message = 'the list does not show the new numbers as the file has them'
    expect(context, answer, sent.every(isKept), message, 'rule/stored-as-sent')
    await expectBrokenFilesRefused(context, area, params)
  },
  leaves: 'calling numbers of Konrad Konform, deactivated where possible',
  refusals: {
    460: async (context) => ({
      params: await placeOf(context, area),
      body: csvOfNumbers('5121001008'),
      mediaType: 'text/csv',
    }),
  },
})
