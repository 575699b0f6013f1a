import fc from 'fast-check'
import { expect, it } from 'vitest'
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
  ['664 123', 'terms'],
  ['+43664', 'digits'],
  ['66a', 'digits'],
  ['٦٦٤', 'digits'],
])('a search for the number %j: %s @R212 @R213 @R214', (text, problem) => {
  expect(searchProblem(text, numberSearch)).toBe(problem)
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
