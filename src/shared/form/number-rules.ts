import { readDecimal } from './decimal-text.ts'
import { rule, type Bound, boundOf } from './rule.ts'

/** A number, or a text with a comma or a dot before the decimals; NaN compares with nothing. */
const numberOf = (value: number | string): number => {
  const number = typeof value === 'number' ? value : readDecimal(value)
  return typeof number === 'number' ? number : Number.NaN
}

/** More than the bound, not the bound itself (R171). */
export const numberGreaterThan = (bound: Bound<number> = 0) =>
  rule<number | string>(
    'numberGreaterThan',
    (value) => numberOf(value) > boundOf(bound),
    () => `numberGreaterThan:${boundOf(bound)}`,
  )

/** Less than the bound, not the bound itself (R172). */
export const numberLessThan = (bound: Bound<number> = 0) =>
  rule<number | string>(
    'numberLessThan',
    (value) => numberOf(value) < boundOf(bound),
    () => `numberLessThan:${boundOf(bound)}`,
  )

/** A typed amount: optional sign, digits, optional comma or dot, at most two decimals (R173). */
export const currency = () => rule<string>('currency', (text) => /^[+-]?[0-9]+([.,][0-9]{0,2})?$/.test(text))
