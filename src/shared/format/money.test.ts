import { expect, it } from 'vitest'
import { formatEuros, formatMoney } from './money.ts'

it.each([
  [0, '0,00'],
  [2.5, '2,50'],
  [1234.56, '1.234,56'],
  [1_000_000, '1.000.000,00'],
  [-12.3, '-12,30'],
  [0.005, '0,01'],
  [19.999, '20,00'],
])('%d reads %s, without the currency @R003 @R004 @R330', (amount, shown) => {
  expect(formatMoney(amount)).toBe(shown)
})

it('in a sentence the sign follows the amount', () => {
  expect(formatEuros(1234.5)).toBe('1.234,50 €')
})
