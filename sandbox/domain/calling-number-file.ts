/** Files with calling numbers: their columns, the sentences about their faults, and reading their lines. */
import { callingNumberUploadCreatedMax } from '#generated/model/calling-number-upload.ts'
import { CallingNumberLimit } from '#generated/model/calling-number-limit.ts'
import { CallingNumberRequest } from '#generated/model/calling-number-request.ts'
import { csvProblemTwoFaultsMax as maxFaults } from '#generated/model/csv-problem.ts'
import { ReloadValue } from '#generated/model/reload-value.ts'
import { isReloadTooHigh, cities, mayHaveCity } from '#sandbox/domain/calling-number.ts'
import { readCsv } from '#sandbox/domain/csv.ts'
import type { Language } from '#sandbox/domain/language.ts'

/** Of upload and export (A153). */
export const columns = [
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
type Column = (typeof columns)[number]

/** What the export has besides; a file that was exported and changed may be uploaded again. */
export const exportOnly = ['status', 'activationDate', 'deactivationDate'] as const

const germanColumns: Record<Column, string> = {
  callingNumber: 'Rufnummer',
  firstName: 'Vorname',
  lastName: 'Nachname',
  email: 'E-Mail-Adresse',
  employeeNumber: 'Personalnummer',
  custReportAttr1: 'Eigenes Feld 1',
  custReportAttr2: 'Eigenes Feld 2',
  carNumber: 'Kennzeichen',
  preferredCity: 'Bevorzugte Stadt',
  reloadValue: 'Aufladewert in Stunden',
  limit: 'Limit in Euro',
}

const englishColumns: Record<Column, string> = {
  callingNumber: 'Calling number',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'E-mail address',
  employeeNumber: 'Employee number',
  custReportAttr1: 'Free attribute 1',
  custReportAttr2: 'Free attribute 2',
  carNumber: 'Licence plate',
  preferredCity: 'Preferred city',
  reloadValue: 'Reload value in hours',
  limit: 'Limit in euros',
}

/** Enough to recognize it. */
const shown = (value: string) => (value.length > 40 ? `${value.slice(0, 40)}…` : value)
const formatGermanDay = (column: Column) => `${germanColumns[column]} (${column})`
const inEnglish = (column: Column) => `${englishColumns[column]} (${column})`

const german = {
  columns: germanColumns,
  terminated: 'Der Vertrag ist beendet, es können keine Rufnummern mehr hinzugefügt werden',
  encoding: 'Die Datei muss in UTF-8 gespeichert sein, in Excel als „CSV UTF-8“',
  openQuote: 'Ein Anführungszeichen ist nicht geschlossen',
  empty: 'Die Datei enthält keine Zeilen',
  tooLong: `Die Datei darf höchstens ${callingNumberUploadCreatedMax.toLocaleString('de-DE')} Rufnummern enthalten`,
  header: (names: string) => `Die Kopfzeile muss lauten: ${names}`,
  cells: (needed: number, found: number) => `Die Zeile braucht ${needed} Spalten, hat aber ${found}`,
  missing: (column: Column) => `${formatGermanDay(column)} fehlt`,
  wrong: (column: Column, value: string, why: string) => `${formatGermanDay(column)} „${shown(value)}“ ${why}`,
  reloadTooHigh: (reloadValue: number, limit: number) =>
    `${formatGermanDay('reloadValue')} „${reloadValue}“ darf nicht größer sein als ${formatGermanDay('limit')} „${limit}“`,
  // After the column and what stands there.
  twin: (line: number) => `steht schon in Zeile ${line}`,
  start: 'muss mit 6 beginnen',
  digits: 'braucht 4 bis 13 Ziffern ohne Leerzeichen und ohne +43',
  name: 'muss mit einem Buchstaben beginnen und darf höchstens 40 Zeichen haben, keine Ziffern',
  email: 'ist keine gültige E-Mail-Adresse',
  employeeNumber: 'darf nur aus Ziffern und Buchstaben ohne Umlaute bestehen, höchstens 12 Zeichen',
  attribute: 'darf nur aus Buchstaben, Ziffern, Leerzeichen und - _ . / bestehen, höchstens 40 Zeichen',
  plate: 'darf nur aus Buchstaben und Ziffern ohne Leerzeichen bestehen, höchstens 10 Zeichen',
  oneOf: (values: readonly (string | number)[]) => `muss einer dieser Werte sein: ${values.join(', ')}`,
  own: 'wird in der Firma schon verwendet',
  ofCompany: (bpNumber: string) => `verwendet schon die Firma mit der Kundennummer ${bpNumber}`,
  ofSomebody: 'verwendet schon jemand anderer',
  denied: 'ist gesperrt, bitte wenden Sie sich an die Serviceline',
}

export type FileWords = typeof german

const english: FileWords = {
  columns: englishColumns,
  terminated: 'The contract has ended, no calling numbers can be added any more',
  encoding: 'The file must be saved as UTF-8, in Excel as “CSV UTF-8”',
  openQuote: 'A quotation mark is not closed',
  empty: 'The file contains no lines',
  tooLong: `The file may contain at most ${callingNumberUploadCreatedMax.toLocaleString('en')} calling numbers`,
  header: (names) => `The header row must be: ${names}`,
  cells: (needed, found) => `The line needs ${needed} columns, but has ${found}`,
  missing: (column) => `${inEnglish(column)} is missing`,
  wrong: (column, value, why) => `${inEnglish(column)} “${shown(value)}” ${why}`,
  reloadTooHigh: (reloadValue, limit) =>
    `${inEnglish('reloadValue')} “${reloadValue}” must not be greater than ${inEnglish('limit')} “${limit}”`,
  twin: (line) => `is already in line ${line}`,
  start: 'must start with 6',
  digits: 'must have 4 to 13 digits, without spaces or +43',
  name: 'must start with a letter and have at most 40 characters, no digits',
  email: 'is not a valid e-mail address',
  employeeNumber: 'may only contain digits and letters without umlauts, at most 12 characters',
  attribute: 'may only contain letters, digits, spaces and - _ . /, at most 40 characters',
  plate: 'may only contain letters and digits without spaces, at most 10 characters',
  oneOf: (values) => `must be one of these values: ${values.join(', ')}`,
  own: 'is already used in the company',
  ofCompany: (bpNumber) => `is already used by the company with the customer number ${bpNumber}`,
  ofSomebody: 'is already used by somebody else',
  denied: 'is blocked, please contact the service line',
}

export const fileWords: Record<Language, FileWords> = { de: german, en: english }

/** A wrong cell or line. */
export type LineFault = { line: number; message: string }
export type NumberLine = { line: number; request: CallingNumberRequest }

/** `line` is missing when the file as a whole is wrong (A61). */
export type FileFault = { line?: number; message: string }

/** A fault of the file as a whole, or the numbers with their lines and the first faults of the other lines. */
type ReadFile = { fault: FileFault } | { lines: NumberLine[]; faults: LineFault[] }

const numbers = (schema: typeof ReloadValue | typeof CallingNumberLimit) =>
  schema.def.options.map((option) => option.def.values[0]!)
const activeCities = cities.filter(({ active }) => active).map(({ cityId }) => cityId)

const idsByName = new Map(cities.map(({ cityId, name }) => [name.toLowerCase(), cityId]))

/** The id of a city of that name; other texts as they are. */
const toCityId = (text: string): string => idsByName.get(text.toLowerCase()) ?? text

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
const mostSigns = 45 * (callingNumberUploadCreatedMax + 1)

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
 * The valid lines, and the first faults of the others. Waits for `pause` from time to time, so that the longest file does do not block other
 * calls.
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
  const allowed = new Set<string>([...columns, ...exportOnly])
  if (missing.length > 0 || names.some((name) => !allowed.has(name)) || new Set(names).size < names.length) {
    return { fault: { line: header.line, message: words.header(columns.join(';')) } }
  }
  if (rest.length === 0) return { fault: { message: words.empty } }
  if (rest.length > callingNumberUploadCreatedMax) return { fault: { message: words.tooLong } }

  const lines: NumberLine[] = []
  const faults: LineFault[] = []
  const lineOf = new Map<string, number>()
  for (const [index, { line, cells }] of rest.entries()) {
    if (index % linesAtOnce === 0) await pause()
    const cell = (column: Column) => cells[names.indexOf(column)]!.trim()
    const read = cells.length === names.length ? readLine(cell, words) : [words.cells(names.length, cells.length)]
    const twin = Array.isArray(read) ? undefined : lineOf.get(read.callingNumber)
    if (Array.isArray(read)) faults.push(...read.map((message) => ({ line, message })))
    else if (twin !== undefined) {
      faults.push({ line, message: words.wrong('callingNumber', read.callingNumber, words.twin(twin)) })
    } else {
      lineOf.set(read.callingNumber, line)
      lines.push({ line, request: read })
    }
    if (faults.length >= maxFaults) break
  }
  return { lines, faults: faults.slice(0, maxFaults) }
}

/** The number of a line, or what is wrong with its cells. */
function readLine(cell: (column: Column) => string, words: FileWords): CallingNumberRequest | string[] {
  const number = (column: Column) => (/^[0-9]+$/.test(cell(column)) ? Number(cell(column)) : cell(column) || null)
  const texts = Object.fromEntries(columns.map((column) => [column, cell(column) || null]))
  const city = toCityId(cell('preferredCity'))
  const [reloadValue, limit] = [number('reloadValue'), number('limit')]
  const read = CallingNumberRequest.safeParse({ ...texts, preferredCity: city || null, reloadValue, limit })
  const wrong = new Set(read.error?.issues.map(({ path }) => path[0] as Column))
  if (!mayHaveCity(city)) wrong.add('preferredCity')
  const messages = columns.filter((column) => wrong.has(column)).map((column) => faultOf(column, cell(column), words))
  if (typeof reloadValue === 'number' && typeof limit === 'number' && isReloadTooHigh({ reloadValue, limit })) {
    messages.push(words.reloadTooHigh(reloadValue, limit))
  }
  return read.success && messages.length === 0 ? read.data : messages
}

function faultOf(column: Column, text: string, words: FileWords): string {
  if (text === '') return words.missing(column)
  const isOtherNumber = column === 'callingNumber' && /^[0-57-9][0-9]*$/.test(text)
  return words.wrong(column, text, isOtherNumber ? words.start : rulesIn(words)[column])
}
