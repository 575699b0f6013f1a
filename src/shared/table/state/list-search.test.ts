import fc from 'fast-check'
import { expect, expectTypeOf, it } from 'vitest'
import { updateListSearch, isFiltered, revealAddedRow, clearFilters, splitSort, goToPage } from './list-state.ts'
import { anyOf, day, defineList, numberSearch, oneOf, searchProblem, searchTerms } from './list-search.ts'
import { msg } from '@lingui/core/macro'
import { callNumberVariants, formatCallNumber } from '../../format/numbers.ts'
import { searchRows } from '../client/matching-rows.ts'

const customers = defineList({
  sort: ['bpNumber', 'last_name'],
  search: {},
  filters: { status: anyOf(['ACTIVE', 'TERMINATED']), attempts: oneOf(['0', '1', '2'], '2'), from: day, to: day },
})
const transactions = defineList({ sort: ['amount'], search: numberSearch })

it('parses the list state from the URL', () => {
  const search = customers.parse({
    page: '3',
    sort: 'last_name_desc',
    q: ' 0664 Gruber ',
    status: ['TERMINATED', 'ACTIVE', 'ACTIVE'],
    attempts: '1',
    from: '2026-11-01',
    to: '2026-11-01',
  })
  expect(search).toEqual({
    page: 3,
    sort: 'last_name_desc',
    q: '0664 Gruber',
    status: ['ACTIVE', 'TERMINATED'],
    attempts: '1',
    from: '2026-11-01',
    to: '2026-11-01',
  })
  expectTypeOf(search.sort).toEqualTypeOf<`${'bpNumber' | 'last_name'}_${'asc' | 'desc'}` | undefined>()
  expectTypeOf(search.status).toEqualTypeOf<('ACTIVE' | 'TERMINATED')[] | undefined>()
  expectTypeOf(search.attempts).toEqualTypeOf<'0' | '1' | '2' | undefined>()
})

it('omits defaults from the URL', () => {
  expect(customers.parse({ page: '1', attempts: '2', q: '  ', status: [] })).toEqual({})
  expect(goToPage({ page: 4 }, 1)).toEqual({})
})

it.each([
  { page: '0' },
  { page: '-1' },
  { page: '02' },
  { page: '2.5' },
  { page: '1e3' },
  { page: '1000001' },
  { page: 'x' },
  { page: true },
  { page: {} },
  { sort: 'bpNumber' },
  { sort: 'bpNumber_up' },
  { sort: 'password_asc' },
  { sort: 'constructor_asc' },
  { q: 'ab' },
  { q: 'one two three four five six' },
  { status: 'DELETED' },
  { status: ['', 'active'] },
  { attempts: '11' },
  { from: '2026-02-30' },
  { to: '01.12.2026' },
  { from: '2026-11-02', to: '2026-11-01' },
  { unknown: 'x', __proto__: { page: '2' } },
])('ignores the invalid search %j @R215', (given) => {
  expect(customers.parse(given)).toEqual({})
})

it('reads no search text without search rules, and only digits with the number search @R212 @R213 @R214', () => {
  expect(defineList({}).parse({ q: 'Gruber', sort: 'name_asc', page: '2' })).toEqual({ page: 2 })
  expect(transactions.parse({ q: '0664123' })).toEqual({ q: '0664123' })
  expect(transactions.parse({ q: '+43 664 123' })).toEqual({ q: '+43 664 123' })
  for (const q of ['0664x', '664 12x', '12345678901234']) expect(transactions.parse({ q })).toEqual({})
})

it('reveals an added row until page, search or filters change', () => {
  const narrowed = customers.parse({ q: 'Gruber', page: '3', sort: 'last_name_asc' })
  const shown = revealAddedRow(customers, narrowed, 'c-1')
  expect(shown).toEqual({ sort: 'last_name_asc', added: 'c-1' })
  expect(customers.parse(shown)).toEqual(shown)
  expect(revealAddedRow(customers, narrowed)).toBe(narrowed)
  for (const next of [goToPage(shown, 2), updateListSearch(shown, { q: 'Anna' }), clearFilters(customers, shown)]) {
    expect(next).not.toHaveProperty('added')
  }
})

it('splits a sort into column and direction', () => {
  expect(splitSort('last_name_desc')).toEqual({ field: 'last_name', order: 'desc' })
  expect(splitSort(undefined)).toBeUndefined()
})

it('returns to page 1 on a change of sort, search or filter and keeps the rest', () => {
  const search = customers.parse({ page: '3', sort: 'bpNumber_asc', q: 'Gruber' })
  expect(updateListSearch(search, { sort: undefined })).toEqual({ q: 'Gruber' })
  expect(updateListSearch(search, { status: ['ACTIVE'] })).toEqual({
    sort: 'bpNumber_asc',
    q: 'Gruber',
    status: ['ACTIVE'],
  })
  expect(goToPage(search, 4)).toEqual({ ...search, page: 4 })
})

it('clears search and filters but keeps the sort and everything else', () => {
  const search = { tab: 'tasks', page: 2, sort: 'bpNumber_asc', q: 'Gruber', attempts: '1' } as const
  expect(isFiltered(customers, search)).toBe(true)
  expect(clearFilters(customers, search)).toEqual({ tab: 'tasks', sort: 'bpNumber_asc' })
  expect(isFiltered(customers, clearFilters(customers, search))).toBe(false)
})

it('is idempotent for any URL', () => {
  const anything = fc.oneof(
    fc.string(),
    fc.array(fc.string()),
    fc.integer(),
    fc.constantFrom('ACTIVE', '2', 'bpNumber_asc', null, true),
  )
  const names = ['page', 'sort', 'q', 'status', 'attempts', 'from', 'to', 'other'] as const
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...names), anything), (given) => {
      const once = customers.parse(given)
      expect(customers.parse(once)).toEqual(once)
      expect(Object.values(once)).not.toContain(undefined)
    }),
  )
})

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
])('validates the search %j: %s @R216 @R217', (text, problem) => {
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
])('validates the number search %j: %s @R212 @R213 @R214', (text, problem) => {
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

it('finds a number in any notation, on the server and in the browser', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^6[0-9]{3,12}$/), fc.constantFrom(...spellings), (number, write) => {
      const typed = write(number)
      expect(searchProblem(typed, numberSearch)).toBeUndefined()
      expect(numberSearch.normalize(typed)).toBe(number)
      expect(searchRows([number], [callNumberVariants(number)], typed)).toEqual([number])
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
])('splits %j into the terms %j', (text, terms) => {
  expect(searchTerms(text)).toEqual(terms)
})

it('joins a number of many parts into one term', () => {
  expect(searchProblem('Gruber +43 664 12 34 50 1')).toBeUndefined()
  expect(searchProblem('0664 123 45 01', { terms: 1 })).toBeUndefined()
})

it.each(['12.03.1985', '12. 3. 1985', 'Gruber 12.3.85', '1985-03-12', '12/03/1985', '12-03-1985'])(
  'rejects the day %j where it cannot be searched',
  (text) => {
    expect(searchProblem(text, { dateNotSearchable: msg`Customers` })).toBe('day')
    expect(searchProblem(text)).toBeUndefined()
  },
)

it.each(['12.03.', '0664 12 03 1985', '12031985', 'Straße 5/2/12', '1100234501', '06641234501', '3.500,00'])(
  'does not mistake %j for a day',
  (text) => expect(searchProblem(text, { dateNotSearchable: msg`Customers` })).toBeUndefined(),
)

it('also matches the words as typed in the browser', () => {
  const staff = ['06-123', 'Rückruf 0664 1234501']
  expect(searchRows(staff, staff, '06-123')).toEqual(['06-123'])
  expect(searchRows(staff, staff, '0664 1234501')).toEqual(['Rückruf 0664 1234501'])
})

it('supports a lower minimum length', () => {
  expect(searchProblem('a', { minimum: 0 })).toBeUndefined()
  expect(searchProblem('a', { minimum: 1 })).toBeUndefined()
})

it('keeps the order and digits of the words and drops duplicates', () => {
  expect(searchTerms('  Gruber 0012  Anna Gruber ')).toEqual(['Gruber', '0012', 'Anna'])
  expect(searchTerms('  ')).toEqual([])
  expect(searchTerms('Anna\0Gruber\ud800\u0085 \0')).toEqual(['Anna', 'Gruber'])
  expect(searchTerms(undefined)).toEqual([])
  expect(searchTerms('Anna \u200b\u2800 \u00a0')).toEqual(['Anna']) // the contract refuses a term of blanks
  expect(searchProblem('\u200b\u200b\u200b')).toBeUndefined()
})

it('accepts at most five words of any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      fc.pre(searchTerms(text).length > 0 && searchProblem(text) === undefined)
      expect(searchTerms(text).length).toBeLessThanOrEqual(5)
      expect(searchTerms(text).every((term) => term.length <= 200 && !/[\s\p{Cc}\p{Cs}]/u.test(term))).toBe(true)
    }),
  )
})
