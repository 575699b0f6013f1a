/** What is said about an uploaded file of calling numbers, in the languages of the portal; pure. */
import type { Language } from '#sandbox/domain/language.ts'

const german = {
  terminated: 'Der Vertrag ist gekündigt, es können keine Rufnummern mehr angelegt werden',
  encoding: 'Die Datei muss in UTF-8 gespeichert sein, in Excel als „CSV UTF-8“',
  openQuote: 'Ein Anführungszeichen wird nicht geschlossen',
  empty: 'Die Datei enthält keine Zeilen',
  tooLong: 'Die Datei darf höchstens 10.000 Rufnummern enthalten',
  header: (names: string) => `Die Kopfzeile muss lauten: ${names}`,
  cells: (needed: number, given: number) => `Die Zeile braucht ${needed} Spalten, hat aber ${given}`,
  twin: (line: number) => `callingNumber steht schon in Zeile ${line}`,
  reloadTooHigh: 'reloadValue darf nicht größer als limit sein',
  // After the name of the column.
  missing: 'fehlt',
  start: 'muss mit 6 beginnen',
  digits: 'braucht 4 bis 13 Ziffern ohne Leerzeichen und ohne +43',
  name: 'muss mit einem Buchstaben beginnen und darf höchstens 40 Zeichen haben, keine Ziffern',
  email: 'ist keine gültige E-Mail-Adresse',
  employeeNumber: 'darf nur Buchstaben ohne Umlaute und Ziffern haben, höchstens 12',
  attribute: 'darf nur Buchstaben, Ziffern, Leerzeichen und - _ . / haben, höchstens 40',
  plate: 'darf nur Buchstaben und Ziffern ohne Leerzeichen haben, höchstens 10',
  oneOf: (values: readonly (string | number)[]) => `muss einer dieser Werte sein: ${values.join(', ')}`,
  // After the number.
  own: 'gehört der Firma schon',
  ofCompany: (bpNumber: string) => `gehört schon der Firma mit der Kundennummer ${bpNumber}`,
  ofSomebody: 'gehört schon jemand anderem',
  denied: 'ist gesperrt, bitte wenden Sie sich an die Serviceline',
}

export type FileWords = typeof german

const english: FileWords = {
  terminated: 'The contract is terminated, no calling numbers can be added any more',
  encoding: 'The file has to be saved in UTF-8, in Excel as “CSV UTF-8”',
  openQuote: 'A quotation mark is never closed',
  empty: 'The file contains no lines',
  tooLong: 'The file may contain at most 10,000 calling numbers',
  header: (names) => `The header row must be: ${names}`,
  cells: (needed, given) => `The line needs ${needed} columns, but has ${given}`,
  twin: (line) => `callingNumber is already in line ${line}`,
  reloadTooHigh: 'reloadValue must not be greater than limit',
  missing: 'is missing',
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
