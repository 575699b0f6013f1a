/** Uploads of calling numbers with one mistake each: refused with line and cell, and nothing of them is stored. */
import type { ReceivedAnswer } from '#conform/backend.ts'
import type { Context } from '#conform/context.ts'
import { newNumber } from '#conform/fresh-values.ts'
import { expect } from '#conform/scenario.ts'
import { type Area, type Params, numbersOf } from '#conform/scenarios/calling-numbers.ts'

type Row = Record<string, string>
type Broken = { how: string; file: string | Uint8Array; line?: number; cell?: [column: string, text: string] }

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
export const rowOf = (callingNumber: string): Row => ({
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

/** So many long rows are as large as ten thousand short ones, the maximum. */
const manyLines = 1400

/** A row with long texts. */
const longRow = (callingNumber: string): Row => {
  const [name, host] = ['x'.repeat(40), 'm'.repeat(60)]
  return { ...rowOf(callingNumber), firstName: name, lastName: name, email: `${host}@${host}.${host}.${host}.example` }
}

/** Uploads each file in both languages and expects the list to stay. */
export async function expectBrokenFilesRefused(context: Context, area: Area, params: Params): Promise<void> {
  const all = async () => (await numbersOf(context, area, params)).map(({ callingNumber }) => callingNumber)
  const before = await all()
  let last: ReceivedAnswer | undefined
  for (const { how, file, line, cell } of brokenFiles(before[0])) {
    const upload = (language: string) =>
      context.callWithRetry(`${area}UploadCallingNumbers`, {
        params,
        headers: { 'Accept-Language': language },
        body: file,
        mediaType: 'text/csv',
      })
    const [answer, german] = [await upload('en'), await upload('de')]
    last = answer
    const told = (answer.body ?? {}) as { line?: number; message?: string }
    const says = (isSo: boolean, what: string) =>
      expect(context, answer, isSo, `a file ${how}: ${what}`, 'decision 006')
    says(answer.status === 460, `${answer.status} instead of 460`)
    if (answer.status !== 460) continue
    says(told.line === line, `the fault is told of line ${told.line ?? 'none'} instead of ${line ?? 'none'}`)
    const named = cell === undefined || cell.every((part) => part.length > 100 || told.message?.includes(part))
    says(named, `the message names neither ${cell?.join(' nor ')}`)
    const isTranslated = (german.body as typeof told | undefined)?.message !== told.message
    says(isTranslated, 'the message is the same in German and English')
  }
  if (last)
    expect(
      context,
      last,
      before.join() === (await all()).join(),
      'files that were refused have changed the list',
      'decision 006',
    )
}
