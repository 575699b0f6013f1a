/**
 * What is said about an uploaded file of calling numbers, in the languages of the portal; pure. A column is called as the
 * portal's own form calls the field, with the name that stands in the file, and what was entered is repeated.
 */
import type { Column } from '#sandbox/domain/file-columns.ts'
import type { Language } from '#sandbox/domain/language.ts'

const germanColumns: Record<Column, string> = {
  callingNumber: 'Rufnummer',
  firstName: 'Vorname',
  lastName: 'Nachname',
  email: 'E-Mail-Adresse',
  employeeNumber: 'Personalnummer',
  custReportAttr1: 'Freies Merkmal 1',
  custReportAttr2: 'Freies Merkmal 2',
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
const inGerman = (column: Column) => `${germanColumns[column]} (${column})`
const inEnglish = (column: Column) => `${englishColumns[column]} (${column})`

const german = {
  columns: germanColumns,
  terminated: 'Der Vertrag ist gekündigt, es können keine Rufnummern mehr angelegt werden',
  encoding: 'Die Datei muss in UTF-8 gespeichert sein, in Excel als „CSV UTF-8“',
  openQuote: 'Ein Anführungszeichen wird nicht geschlossen',
  empty: 'Die Datei enthält keine Zeilen',
  tooLong: 'Die Datei darf höchstens 10.000 Rufnummern enthalten',
  header: (names: string) => `Die Kopfzeile muss lauten: ${names}`,
  cells: (needed: number, given: number) => `Die Zeile braucht ${needed} Spalten, hat aber ${given}`,
  missing: (column: Column) => `${inGerman(column)} fehlt`,
  wrong: (column: Column, value: string, why: string) => `${inGerman(column)} „${shown(value)}“ ${why}`,
  reloadTooHigh: (reloadValue: number, limit: number) =>
    `${inGerman('reloadValue')} „${reloadValue}“ darf nicht größer sein als ${inGerman('limit')} „${limit}“`,
  // After the column and what stands there.
  twin: (line: number) => `steht schon in Zeile ${line}`,
  start: 'muss mit 6 beginnen',
  digits: 'braucht 4 bis 13 Ziffern ohne Leerzeichen und ohne +43',
  name: 'muss mit einem Buchstaben beginnen und darf höchstens 40 Zeichen haben, keine Ziffern',
  email: 'ist keine gültige E-Mail-Adresse',
  employeeNumber: 'darf nur Buchstaben ohne Umlaute und Ziffern haben, höchstens 12',
  attribute: 'darf nur Buchstaben, Ziffern, Leerzeichen und - _ . / haben, höchstens 40',
  plate: 'darf nur Buchstaben und Ziffern ohne Leerzeichen haben, höchstens 10',
  oneOf: (values: readonly (string | number)[]) => `muss einer dieser Werte sein: ${values.join(', ')}`,
  own: 'gehört der Firma schon',
  ofCompany: (bpNumber: string) => `gehört schon der Firma mit der Kundennummer ${bpNumber}`,
  ofSomebody: 'gehört schon jemand anderem',
  denied: 'ist gesperrt, bitte wenden Sie sich an die Serviceline',
}

export type FileWords = typeof german

const english: FileWords = {
  columns: englishColumns,
  terminated: 'The contract is terminated, no calling numbers can be added any more',
  encoding: 'The file has to be saved in UTF-8, in Excel as “CSV UTF-8”',
  openQuote: 'A quotation mark is never closed',
  empty: 'The file contains no lines',
  tooLong: 'The file may contain at most 10,000 calling numbers',
  header: (names) => `The header row must be: ${names}`,
  cells: (needed, given) => `The line needs ${needed} columns, but has ${given}`,
  missing: (column) => `${inEnglish(column)} is missing`,
  wrong: (column, value, why) => `${inEnglish(column)} “${shown(value)}” ${why}`,
  reloadTooHigh: (reloadValue, limit) =>
    `${inEnglish('reloadValue')} “${reloadValue}” must not be greater than ${inEnglish('limit')} “${limit}”`,
  twin: (line) => `is already in line ${line}`,
  start: 'must start with 6',
  digits: 'needs 4 to 13 digits without spaces and without +43',
  name: 'must start with a letter and have at most 40 characters, no digits',
  email: 'is not a valid e-mail address',
  employeeNumber: 'may have only letters without umlauts and digits, at most 12',
  attribute: 'may have only letters, digits, spaces and - _ . /, at most 40',
  plate: 'may have only letters and digits without spaces, at most 10',
  oneOf: (values) => `must be one of these values: ${values.join(', ')}`,
  own: 'belongs to the company already',
  ofCompany: (bpNumber) => `belongs to the company with the customer number ${bpNumber} already`,
  ofSomebody: 'belongs to somebody else already',
  denied: 'is blocked, please contact the service line',
}

export const fileWords: Record<Language, FileWords> = { de: german, en: english }
