import fc from 'fast-check'
import { expect, it } from 'vitest'
import { Money } from '#generated/model/money.ts'
import { readDecimal, showDecimal } from './decimal-text.ts'

it.each([
  ['12,50', 12.5],
  ['12.5', 12.5],
  [' 12 ', 12],
  ['-0,5', -0.5],
  ['\u22127', -7],
  ['+3', 3],
  ['12,', 12],
  ['1.234,56', 1234.56],
  ['€ 1.234.567,8', 1_234_567.8],
  ['12,50 €', 12.5],
  ['-0', 0],
  ['', null],
  ['  ', null],
  ['1.234', 1234],
  ['1.000', 1000],
  ['-1.234.567', -1_234_567],
  ['1,234.56', 1234.56],
  ['1,234', '1,234'],
  ['0.500', '0.500'],
  ['12,555', '12,555'],
  ['1.2345', '1.2345'],
  ['abc', 'abc'],
  ['1,2,3', '1,2,3'],
  ['1.2.3', '1.2.3'],
  ['12.34,5', '12.34,5'],
  ['1e3', '1e3'],
  ['-', '-'],
  ['€', '€'],
])('%j is read as %j @R331', (text, value) => {
  expect(readDecimal(text)).toBe(value)
})

it('formats and parses every amount of cents without a change @R331', () => {
  fc.assert(
    fc.property(fc.integer({ min: -9_999_999_999, max: 9_999_999_999 }), (cents) => {
      const amount = cents / 100 + 0
      expect(readDecimal(showDecimal(amount, 2))).toBe(amount)
      expect(Money.safeParse(amount).success).toBe(true)
    }),
  )
})

it.each([
  [1234.5, 2, '1234,50'],
  [1234, 0, '1234'],
  [1.5, 0, '1,5'],
  [1.234, 2, '1,234'],
  ['abc', 2, 'abc'],
  [null, 2, ''],
])('%j with %i decimals is shown as %s', (value, decimals, text) => {
  expect(showDecimal(value, decimals)).toBe(text)
})
