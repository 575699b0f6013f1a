import { ruleBetween } from '../form/rules/rule.ts'

/** What the postal codes of a country look like (A101); templates: A is a letter, N is a digit (R650). */
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

/** The templates of a country; none where its postal codes have another rule. */
export function zipcodeTemplates(country: string): readonly string[] {
  const pattern = patterns[country]
  return pattern !== undefined && 'templates' in pattern ? pattern.templates : []
}

export const countriesWithTemplates = Object.keys(patterns).filter((country) => zipcodeTemplates(country).length > 0)

const fits = (template: string, text: string): boolean =>
  new RegExp(`^${template.replaceAll('A', '[A-Z]').replaceAll('N', '[0-9]')}$`, 'i').test(text)

const tooLong = (text: string, max: number) => (text.length > max ? `maxLengthInfo:${max}` : undefined)

/** The message key of what is wrong with a postal code of a country (R646 to R650); undefined when nothing is. */
export function zipcodeKey(country: string, zipcode: string): string | undefined {
  const pattern = patterns[country]
  if (pattern === undefined) return /^[A-Z0-9 -]*$/i.test(zipcode) ? tooLong(zipcode, 10) : 'zipcode'
  if ('templates' in pattern) {
    return pattern.templates.some((template) => fits(template, zipcode)) ? undefined : `zipcodeLike${country}`
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
const keyOf = ({ zipcode, country }: Address) => (zipcode && country ? zipcodeKey(country, zipcode) : undefined)

/** For the schema of an address: its postal code is one of its country; a missing part is another rule's matter (A59). */
export const zipcodeOfCountry = () => ruleBetween<Address>(['zipcode'], keyOf, ['zipcode', 'country'])
