import fc from 'fast-check'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { NewPassword } from '#generated/model/new-password.ts'
import { speak } from '../../../tests/render-screen.tsx'
import { judged, keysOf, namesOf } from './rules.fake.ts'
import {
  alphanumeric,
  email,
  exactLength,
  maxLength,
  minLength,
  numeric,
  passwordStrength,
  required,
  requiredList,
  startsWith,
} from './text-rules.ts'

const nothing = [null, undefined, '']

it('a good entry is simply good, a wrong one is told in a sentence @R140', async () => {
  await speak('de')
  expect(judged('123', 'Code', numeric())).toBe(true)
  expect(judged('12a', 'Code', numeric())).toBe('Bitte geben Sie nur Ziffern ohne Leerzeichen ein.')
  expect(judged('', 'Straße', required())).toBe('Straße ist ein Pflichtfeld.')
})

it.each(nothing)('%j is no entry where one is required @R147', (value) => {
  expect(keysOf(value, required())).toEqual(['required'])
  expect(keysOf('x', required())).toEqual([])
})

it.each([[[]], [null], [undefined]])('%j is no choice from a list where one is required @R149', (list) => {
  expect(keysOf(list, requiredList())).toEqual(['required'])
  expect(keysOf(['RISK'], requiredList())).toEqual([])
})

it.each(nothing)('%j is allowed where an entry is optional @R150 @R155 @R159 @R160', (value) => {
  for (const rule of [email(), maxLength(3), numeric(), alphanumeric(), exactLength(4), startsWith('6')]) {
    expect(keysOf(value, rule)).toEqual([])
  }
})

it.each([
  ['anna@mail.example', []],
  ['name@müller.at', []],
  ['name@пример.бел', []],
  ['name@例え٣.jp', []],
  ['anna', ['email']],
  ['anna@mail', ['email']],
  ['an na@mail.example', ['email']],
])('%s as an e-mail address breaks %j @R151 @R152', (address, broken) => {
  expect(keysOf(address, email())).toEqual(broken)
})

it('a text that must have some length says which @R153 @R154 @R156 @R157', () => {
  expect(keysOf('ab', minLength(3))).toEqual(['minLengthInfo:3'])
  expect(keysOf('abc', minLength(3))).toEqual([])
  for (const value of nothing) expect(keysOf(value, minLength(3))).toEqual(['required'])
  expect(keysOf('abcd', maxLength(3))).toEqual(['maxLengthInfo:3'])
  expect(keysOf('abc', maxLength(3))).toEqual([])
  expect(keysOf('123', exactLength(4))).toEqual(['fixedLength:4'])
  expect(keysOf('12345', exactLength(4))).toEqual(['fixedLength:4'])
  expect(keysOf('1234', exactLength(4))).toEqual([])
})

it('a length is counted as the contract counts it, whatever the signs', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), fc.integer({ min: 1, max: 12 }), (text, bound) => {
      const contract = z.string().check(z.minLength(bound), z.maxLength(bound)).safeParse(text).success
      expect(keysOf(text, minLength(bound), maxLength(bound)).length === 0).toBe(contract)
      expect(keysOf(text, exactLength(bound)).length === 0).toBe(contract)
    }),
  )
})

it('a text that must start with something says with what @R158', () => {
  expect(keysOf('664', startsWith('6'))).toEqual([])
  expect(keysOf('0664', startsWith('6'))).toEqual(['startingWith:6'])
})

it.each([
  ['0123456789', [], []],
  ['12 3', ['numeric'], ['numericAndCharacter']],
  ['-1', ['numeric'], ['numericAndCharacter']],
  ['1,5', ['numeric'], ['numericAndCharacter']],
  ['W123AB', ['numeric'], []],
  ['Größe1', ['numeric'], []],
  ['٣', ['numeric'], ['numericAndCharacter']],
])('%s as digits breaks %j, as letters and digits %j @R159 @R160', (text, digits, both) => {
  expect(keysOf(text, numeric())).toEqual(digits)
  expect(keysOf(text, alphanumeric())).toEqual(both)
})

it('letters and digits are reported under the name of the digits @R161', () => {
  expect(namesOf('a-b', alphanumeric())).toEqual(['numeric'])
  expect(keysOf('a-b', alphanumeric())).toEqual(['numericAndCharacter'])
})

it.each([
  ['sonne-1', ['atLeastOneCapitalLetter']],
  ['SONNE-1', ['atLeastOneSmallLetter']],
  ['Sonne-x', ['atLeastOneNumber']],
  ['Sonne_1', ['atLeastOneSpecialLetter']],
  ['Sonne-1', []],
  ['-', ['atLeastOneCapitalLetter', 'atLeastOneSmallLetter', 'atLeastOneNumber']],
])('%s misses %j @R174 @R175 @R176 @R177', (password, broken) => {
  expect(keysOf(password, ...passwordStrength())).toEqual(broken)
})

it('the strength of a password is what the contract asks for', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('A', 'z', '7', '_', '-', 'ä'), minLength: 15, maxLength: 18 }),
      (text) => {
        expect(keysOf(text, ...passwordStrength()).length === 0).toBe(NewPassword.safeParse(text).success)
      },
    ),
  )
})
