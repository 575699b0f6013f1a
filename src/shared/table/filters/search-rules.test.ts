import { msg } from '@lingui/core/macro'
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
  (number: string) => `0${number.slice(0, 3)}/${number.slice(3)}`,
  (number: string) => `(0${number.slice(0, 3)}) ${number.slice(3)}`,
  (number: string) => `0${number.slice(0, 3)}-${number.slice(3, 6)} ${number.slice(6)}`,
  formatCallNumber,
]

it('a number is found in every list, on the server or here, however somebody writes it', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^6[0-9]{3,12}$/), fc.constantFrom(...spellings), (number, write) => {
      const typed = write(number)
      expect(searchProblem(typed, numberSearch)).toBeUndefined()
      expect(numberSearch.read(typed)).toBe(number)
      expect(searchRows([number], [callNumberSpellings(number)], typed)).toEqual([number])
      expect(searchTerms(typed).every((term) => number.includes(term))).toBe(true) // as a server compares
    }),
  )
})

it.each([
  ['0664/1234501', ['6641234501']],
  ['0664-123 45 01', ['6641234501']],
  ['(0664) 1234501', ['6641234501']],
  ['00436641234501', ['6641234501']],
  ['0043 664 123 45 01', ['6641234501']],
  ['+43 (0)664 12 34 501', ['6641234501']],
  ['+43 664 / 123 45 01', ['6641234501']],
  ['436641234501', ['6641234501']],
  ['664 – 1234501', ['6641234501']],
  ['0664\u2013123\u201145\u201101', ['6641234501']],
  ['\u202a+43 664 1234501\u202c', ['6641234501']],
  ['Gruber 0664 1234501 Wien', ['Gruber', '6641234501', 'Wien']],
  ['0664 1234501 0676 9876502', ['6641234501', '6769876502']],
  ['0664', ['664']],
  ['0676 98', ['67698']],
  ['6020 Innsbruck 6641234501', ['6020', 'Innsbruck', '6641234501']],
  ['6020 6641234501', ['6020', '6641234501']],
  ['Hauptstraße 6 1060 Wien', ['Hauptstraße', '6', '1060', 'Wien']],
  ['Hauptstraße 664 1060', ['Hauptstraße', '664', '1060']],
  ['Mariahilfer Straße 45/3', ['Mariahilfer', 'Straße', '45/3']],
  ['Straße 6/12/3', ['Straße', '6/12/3']],
  ['1100 234501', ['1100', '234501']],
  ['+49 664 1234501', ['+49', '6641234501']],
  ['01 6641234', ['01', '6641234']],
  ['06.03.2026 06.03. 06.3.26', ['06.03.2026', '06.03.', '06.3.26']],
  ['+43', ['+43']],
  ['06', ['06']],
])('%j is searched for as %j', (text, terms) => {
  expect(searchTerms(text)).toEqual(terms)
})

it('a number in many parts is one search term', () => {
  expect(searchProblem('Gruber +43 664 12 34 50 1')).toBeUndefined()
  expect(searchProblem('0664 123 45 01', { terms: 1 })).toBeUndefined()
})

it.each(['12.03.1985', '12. 3. 1985', 'Gruber 12.3.85', '1985-03-12', '12/03/1985', '12-03-1985'])(
  'a list that is not searched by day refuses %j',
  (text) => {
    expect(searchProblem(text, { refusesDays: msg`Customers` })).toBe('day')
    expect(searchProblem(text)).toBeUndefined()
  },
)

it.each(['12.03.', '0664 12 03 1985', '12031985', 'Straße 5/2/12', '1100234501', '06641234501', '3.500,00'])(
  'a list that is not searched by day does not take %j for a day',
  (text) => expect(searchProblem(text, { refusesDays: msg`Customers` })).toBeUndefined(),
)

it('a list in the browser finds what is written as it was typed, too', () => {
  const staff = ['06-123', 'Rückruf 0664 1234501']
  expect(searchRows(staff, staff, '06-123')).toEqual(['06-123'])
  expect(searchRows(staff, staff, '0664 1234501')).toEqual(['Rückruf 0664 1234501'])
})

it('a list may ask for fewer characters', () => {
  expect(searchProblem('a', { minimum: 0 })).toBeUndefined()
  expect(searchProblem('a', { minimum: 1 })).toBeUndefined()
})

it('the words of a search keep their order and their digits, each once', () => {
  expect(searchTerms('  Gruber 0012  Anna Gruber ')).toEqual(['Gruber', '0012', 'Anna'])
  expect(searchTerms('  ')).toEqual([])
  expect(searchTerms('Anna\0Gruber\ud800\u0085 \0')).toEqual(['Anna', 'Gruber'])
  expect(searchTerms(undefined)).toEqual([])
  expect(searchTerms('Anna \u200b\u2800 \u00a0')).toEqual(['Anna']) // the contract refuses a term of blanks
  expect(searchProblem('\u200b\u200b\u200b')).toBeUndefined()
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
