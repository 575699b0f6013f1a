import { ruleBetween } from '../form/rules/validation.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { FieldMessages } from '../form/rules/validation.ts'

/** Format of the postal codes of a country (A101); in templates A is a letter and N a digit (R650). */
type Pattern =
  | { digits: number }
  | { digitsAndSpaces: number }
  | { lettersAndDigits: number }
  | { templates: readonly string[] }

const fourDigits = { digits: 4 }
const fiveDigits = { digits: 5 }
const sixDigitsAndSpaces = { digitsAndSpaces: 6 }

const patterns: Record<string, Pattern> = {
  ...Object.fromEntries('AT CH LI BE DK HU LU SI BG NO'.split(' ').map((country) => [country, fourDigits])),
  ...Object.fromEntries('DE IT FR ES FI HR EE TR'.split(' ').map((country) => [country, fiveDigits])),
  RO: { digits: 6 },
  ...Object.fromEntries('CZ SK SE GR'.split(' ').map((country) => [country, sixDigitsAndSpaces])),
  IE: { lettersAndDigits: 8 },
  PL: { templates: ['NN-NNN'] },
  PT: { templates: ['NNNN-NNN'] },
  NL: { templates: ['NNNN AA'] },
  CA: { templates: ['ANA NAN'] },
  US: { templates: ['NNNNN', 'NNNNN-NNNN'] },
  GB: { templates: ['AN NAA', 'ANN NAA', 'AAN NAA', 'AANN NAA', 'ANA NAA', 'AANA NAA'] },
}

/** The templates of a country; empty where another kind of rule applies. */
function zipcodeTemplates(country: string): readonly string[] {
  const pattern = patterns[country]
  return pattern !== undefined && 'templates' in pattern ? pattern.templates : []
}

const countriesWithTemplates = Object.keys(patterns).filter((country) => zipcodeTemplates(country).length > 0)

const matchesTemplate = (template: string, text: string): boolean =>
  new RegExp(`^${template.replaceAll('A', '[A-Z]').replaceAll('N', '[0-9]')}$`, 'i').test(text)

const tooLong = (text: string, max: number) => (text.length > max ? `maxLengthInfo:${max}` : undefined)

/** The message key of the error of a postal code (R646 to R650), or undefined. */
export function validateZipcode(country: string, zipcode: string): string | undefined {
  const pattern = patterns[country]
  if (pattern === undefined) return /^[A-Z0-9 -]*$/i.test(zipcode) ? tooLong(zipcode, 10) : 'zipcode'
  if ('templates' in pattern) {
    return pattern.templates.some((template) => matchesTemplate(template, zipcode))
      ? undefined
      : `zipcodeLike${country}`
  }
  if ('lettersAndDigits' in pattern) {
    return /^[A-Z0-9]*$/i.test(zipcode) ? tooLong(zipcode, pattern.lettersAndDigits) : 'numericAndCharacter'
  }
  if ('digitsAndSpaces' in pattern) {
    return /^[0-9 ]*$/.test(zipcode) ? tooLong(zipcode, pattern.digitsAndSpaces) : 'zipcodeDigitsAndSpaces'
  }
  if (!/^[0-9]*$/.test(zipcode)) return 'numeric'
  return zipcode.length === pattern.digits ? undefined : `fixedLength:${pattern.digits}`
}

type Address = { zipcode?: string | null | undefined; country?: string | null | undefined }
const keyOf = ({ zipcode, country }: Address) => (zipcode && country ? validateZipcode(country, zipcode) : undefined)

/** Schema rule: the postal code matches the country. Missing parts are left to other rules (A59). */
export const zipcodeOfCountry = () => ruleBetween<Address>(['zipcode'], keyOf, ['zipcode', 'country'])

const quoted = (template: string): string => `"${template}"`

/** The message for a wrong postal code, with the templates in quotes; also for status 462 of the server (A60, R778). */
export function zipcodeFormatMessage(templates: readonly string[]): MessageDescriptor {
  const list = templates.map(quoted).join(', ')
  return templates.length === 1
    ? msg`The postal code must look like ${list}. A stands for a letter and N for a digit.`
    : msg`The postal code must look like one of these: ${list}. A stands for a letter and N for a digit.`
}

/** Field messages for a form whose schema has `zipcodeOfCountry`. */
export const zipcodeMessages: FieldMessages = {
  zipcodeDigitsAndSpaces: msg`Please enter digits and spaces only.`,
  ...Object.fromEntries(
    countriesWithTemplates.map((country) => [`zipcodeLike${country}`, zipcodeFormatMessage(zipcodeTemplates(country))]),
  ),
}
