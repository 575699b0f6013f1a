/** What the lines of an uploaded file must be, before anybody asks whose numbers they are; pure. */
import { CallingNumberLimit } from '#generated/model/calling-number-limit.ts'
import { CallingNumberRequest } from '#generated/model/calling-number-request.ts'
import { ReloadValue } from '#generated/model/reload-value.ts'
import { isReloadTooHigh } from '#sandbox/domain/calling-number.ts'
import { cities, mayHaveCity } from '#sandbox/domain/cities.ts'
import { readCsv } from '#sandbox/domain/csv.ts'
import { type Column, columns, exportOnly } from '#sandbox/domain/file-columns.ts'
import type { FileWords } from '#sandbox/domain/file-words.ts'

/** As many as one answer may count. */
const mostLines = 10_000

/** `line` is missing when the file as a whole is wrong (A61). */
export type Fault = { line?: number; message: string }
export type NumberLine = { line: number; request: CallingNumberRequest }

/** Either a fault in the message, or the numbers with the lines on which they stand. */
export type ReadFile = { fault: Fault } | { lines: NumberLine[]; fault?: Fault }

const numbers = (schema: typeof ReloadValue | typeof CallingNumberLimit) =>
  schema.def.options.map((option) => option.def.values[0]!)
const activeCities = cities.filter(({ active }) => active).map(({ cityId }) => cityId)

/** What a cell must be that the contract refused. */
const rulesIn = (words: FileWords): Record<Column, string> => ({
  callingNumber: words.digits,
  firstName: words.name,
  lastName: words.name,
  email: words.email,
  employeeNumber: words.employeeNumber,
  custReportAttr1: words.attribute,
  custReportAttr2: words.attribute,
  carNumber: words.plate,
  preferredCity: words.oneOf(activeCities),
  reloadValue: words.oneOf(numbers(ReloadValue)),
  limit: words.oneOf(numbers(CallingNumberLimit)),
})

/** Separators, quotes and line ends; no more than so many are read, since reading them is one piece of work. */
const mostSigns = 45 * (mostLines + 1)

function signsIn(text: string): number {
  let count = 0
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at]
    if (sign === ';' || sign === '"' || sign === '\n') count += 1
  }
  return count
}

/** Lines between two pauses. */
const linesAtOnce = 50

/**
 * The lines up to the first wrong one, and what is wrong with it. Now and then it waits for `pause`, so that ten thousand
 * lines keep nobody else waiting.
 */
export async function readNumberLines(text: string, words: FileWords, pause: () => Promise<void>): Promise<ReadFile> {
  if (signsIn(text) > mostSigns) return { fault: { message: words.tooLong } }
  await pause()
  const rows = readCsv(text)
  if (rows === undefined) return { fault: { message: words.openQuote } }
  const [header, ...rest] = rows
  if (header === undefined) return { fault: { message: words.empty } }
  const names = header.cells
  const missing = columns.filter((column) => !names.includes(column))
  const known = new Set<string>([...columns, ...exportOnly])
  if (missing.length > 0 || names.some((name) => !known.has(name)) || new Set(names).size < names.length) {
    return { fault: { line: header.line, message: words.header(columns.join(';')) } }
  }
  if (rest.length === 0) return { fault: { message: words.empty } }
  if (rest.length > mostLines) return { fault: { message: words.tooLong } }

  const lines: NumberLine[] = []
  const lineOf = new Map<string, number>()
  for (const [index, { line, cells }] of rest.entries()) {
    if (index % linesAtOnce === 0) await pause()
    const wrong = (message: string) => ({ lines, fault: { line, message } })
    if (cells.length !== names.length) return wrong(words.cells(names.length, cells.length))
    const cell = (column: Column) => cells[names.indexOf(column)]!.trim()
    const { request, message } = requestOf(cell, words)
    if (request === undefined) return wrong(message)
    const twin = lineOf.get(request.callingNumber)
    if (twin !== undefined) return wrong(words.wrong('callingNumber', request.callingNumber, words.twin(twin)))
    lineOf.set(request.callingNumber, line)
    lines.push({ line, request })
  }
  return { lines }
}

type Read = { request: CallingNumberRequest; message?: never } | { request?: never; message: string }

function requestOf(cell: (column: Column) => string, words: FileWords): Read {
  const number = (column: Column) => (/^[0-9]+$/.test(cell(column)) ? Number(cell(column)) : cell(column) || null)
  const texts = Object.fromEntries(columns.map((column) => [column, cell(column) || null]))
  const read = CallingNumberRequest.safeParse({
    ...texts,
    reloadValue: number('reloadValue'),
    limit: number('limit'),
  })
  if (!read.success) {
    const column = read.error.issues[0]!.path[0] as Column
    return { message: faultOf(column, cell(column), words) }
  }
  const request = read.data
  const { preferredCity, reloadValue, limit } = request
  if (!mayHaveCity(preferredCity)) return { message: faultOf('preferredCity', preferredCity, words) }
  if (isReloadTooHigh(request)) return { message: words.reloadTooHigh(reloadValue, limit) }
  return { request }
}

function faultOf(column: Column, text: string, words: FileWords): string {
  if (text === '') return words.missing(column)
  const isOtherNumber = column === 'callingNumber' && /^[0-57-9][0-9]*$/.test(text)
  return words.wrong(column, text, isOtherNumber ? words.start : rulesIn(words)[column])
}
