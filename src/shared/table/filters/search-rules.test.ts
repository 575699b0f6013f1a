import fc from 'fast-check'
import { expect, it } from 'vitest'
import { callNumberSpellings, formatCallNumber } from '../../format/call-number.ts'
import { searchRows } from './search-rows.ts'
import { numberSearch, searchProblem, searchTerms } from './search-rules.ts'

it.each([
  ['', undefined],
  ['   ', undefined],
  ['a', 'short'],
  [' ab ', 'short'],
  ['abc', undefined],
  ['a b', undefined],
  ['Öl', 'short'],
  ['😀😀', 'short'],
  ['one two three four five', undefined],
  ['one two three four five six', 'terms'],
  ['  one  two\tthree four five  ', undefined],
  ['x'.repeat(100), undefined],
  ['x'.repeat(101), 'long'],
])('a search for %j: %s @R216 @R217', (text, problem) => {
  expect(searchProblem(text)).toBe(problem)
})

it.each([
  ['664', undefined],
  ['66', 'short'],
  ['0664123', undefined],
  ['1234567890123', undefined],
  ['12345678901234', 'long'],
  ['664 123', undefined],
  ['+43664', undefined],
  ['+43 664 123 45 67', undefined],
  ['0043 (664) 1234567', undefined],
  ['+', 'short'],
  ['+43', 'short'],
  ['+43 6', 'short'],
  ['010', undefined],
  ['436', undefined],
  ['+49664', 'digits'],
  ['66a', 'digits'],
  ['٦٦٤', 'digits'],
])('a search for the number %j: %s @R212 @R213 @R214', (text, problem) => {
  expect(searchProblem(text, numberSearch)).toBe(problem)
})

const spellings = [
  (number: string) => number,
  (number: string) => `0${number}`,
  (number: string) => `+43${number}`,
  (number: string) => `0043${number}`,
  (number: string) => `+43 ${number.slice(0, 3)} ${number.slice(3)}`,
  (number: string) => `0${number.slice(0, 3)} ${number.slice(3)}`,
  (number: string) => `${number.slice(0, 3)} ${number.slice(3)}`,
  formatCallNumber,
]

it('a number is found in every list, on the server or here, however somebody writes it', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^6[0-9]{3,12}$/), fc.constantFrom(...spellings), (number, write) => {
      const typed = write(number)
      expect(searchProblem(typed, numberSearch)).toBeUndefined()
      expect(numberSearch.read(typed)).toBe(number)
      expect(searchRows([number], [callNumberSpellings(number)], typed)).toEqual([number])
    }),
  )
})

it('a list may ask for fewer characters', () => {
  expect(searchProblem('a', { minimum: 0 })).toBeUndefined()
  expect(searchProblem('a', { minimum: 1 })).toBeUndefined()
})

it('the words of a search keep their order and their digits, each once', () => {
  expect(searchTerms('  Gruber 0664  Anna Gruber ')).toEqual(['Gruber', '0664', 'Anna'])
  expect(searchTerms('  ')).toEqual([])
  expect(searchTerms('Anna\0Gruber\ud800\u0085 \0')).toEqual(['Anna', 'Gruber'])
  expect(searchTerms(undefined)).toEqual([])
})

it('a text that may be searched for has at most five words, whatever was typed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      fc.pre(searchTerms(text).length > 0 && searchProblem(text) === undefined)
      expect(searchTerms(text).length).toBeLessThanOrEqual(5)
      expect(searchTerms(text).every((term) => term.length <= 200 && !/[\s\p{Cc}\p{Cs}]/u.test(term))).toBe(true)
    }),
  )
})
