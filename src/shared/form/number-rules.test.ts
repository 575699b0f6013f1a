import fc from 'fast-check'
import { expect, it } from 'vitest'
import { Money } from '#generated/model/money.ts'
import { readDecimal, showDecimal } from './decimal-text.ts'
import { currency, numberGreaterThan, numberLessThan } from './number-rules.ts'
import { keysOf } from './rules.fake.ts'

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

it('every amount of cents survives being shown and read, and is one for the contract @R331', () => {
  fc.assert(
    fc.property(fc.integer({ min: -9_999_999_999, max: 9_999_999_999 }), (cents) => {
      const amount = cents / 100 + 0
      expect(readDecimal(showDecimal(amount, 2))).toBe(amount)
      expect(keysOf(showDecimal(amount, 2), currency())).toEqual([])
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

it.each([
  [0.01, [], ['numberLessThan:0']],
  ['0,01', [], ['numberLessThan:0']],
  [0, ['numberGreaterThan:0'], ['numberLessThan:0']],
  ['-0,01', ['numberGreaterThan:0'], []],
  ['-0.01', ['numberGreaterThan:0'], []],
  ['abc', ['numberGreaterThan:0'], ['numberLessThan:0']],
  ['', [], []],
  [null, [], []],
])('%j greater than 0 breaks %j, less than 0 %j @R171 @R172', (value, greater, less) => {
  expect(keysOf(value, numberGreaterThan())).toEqual(greater)
  expect(keysOf(value, numberLessThan())).toEqual(less)
})

it('a bound may be another number, and be found when it is needed @R171 @R172', () => {
  expect(keysOf('12,5', numberGreaterThan(12.5))).toEqual(['numberGreaterThan:12.5'])
  expect(
    keysOf(
      '12,5',
      numberLessThan(() => 12.5),
    ),
  ).toEqual(['numberLessThan:12.5'])
  expect(keysOf('12,6', numberGreaterThan(12.5))).toEqual([])
})

it.each([
  ['12', true],
  ['-12,5', true],
  ['+12.50', true],
  ['12,', true],
  ['12,505', false],
  ['1.234,50', false],
  ['12 €', false],
  ['', true],
  ['-', false],
  [',5', false],
])('%j is a currency amount: %s @R173', (text, good) => {
  expect(keysOf(text, currency())).toEqual(good ? [] : ['currency'])
})
