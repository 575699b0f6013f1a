/** Postal codes by country as the server judges them (A101, A59, A60); pure. */
import { isCountry } from '#sandbox/domain/countries.ts'

/** A is a letter, N a digit; everything else stands for itself. */
const templates: Record<string, readonly string[]> = {
  PL: ['NN-NNN'],
  PT: ['NNNN-NNN'],
  NL: ['NNNN AA'],
  GB: ['AN NAA', 'ANN NAA', 'AAN NAA', 'AANN NAA', 'ANA NAA', 'AANA NAA'],
  US: ['NNNNN', 'NNNNN-NNNN'],
  CA: ['ANA NAN'],
}

const groups: readonly [countries: string, shape: RegExp][] = [
  ['AT CH LI BE DK HU LU SI BG NO', /^\d{4}$/],
  ['DE IT FR ES FI HR EE TR', /^\d{5}$/],
  ['RO', /^\d{6}$/],
  ['CZ SK SE GR', /^[\d ]{1,6}$/],
  ['IE', /^[A-Z\d]{1,8}$/i],
]
const shapes = new Map(groups.flatMap(([countries, shape]) => countries.split(' ').map((code) => [code, shape])))
const elsewhere = /^[A-Z\d -]{1,10}$/i

const shapeOf = (template: string): RegExp =>
  new RegExp(`^${[...template].map((sign) => ({ A: '[A-Z]', N: '\\d' })[sign] ?? sign).join('')}$`, 'i')

export type ZipcodeVerdict = 'right' | 'wrong' | { templates: readonly string[] }

/** Whether a code fits its country; the country's templates when it has some and none fits. */
export function judgeZipcode({ zipcode, country }: { zipcode: string; country: string }): ZipcodeVerdict {
  if (!isCountry(country)) return 'wrong'
  const allowed = templates[country]
  if (allowed === undefined) return (shapes.get(country) ?? elsewhere).test(zipcode) ? 'right' : 'wrong'
  return allowed.some((template) => shapeOf(template).test(zipcode)) ? 'right' : { templates: allowed }
}
