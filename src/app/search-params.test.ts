import fc from 'fast-check'
import { expect, it } from 'vitest'
import { anyOf, day, defineList, numberSearch, oneOf, searchProblem } from '#src/shared/table/state/list-search.ts'
import { parseSearch, stringifySearch } from './search-params.ts'

it.each([
  ['a leading zero', { q: '06641234501' }],
  ['more digits than a number holds', { iban: '12345678901234567890123' }],
  ['what looks like another type', { a: 'true', b: 'null', c: '1e3', d: '{"x":1}', e: '""' }],
  ['repeated names', { status: ['captured', 'refund', 'captured'] }],
  ['umlauts and signs', { name: 'Jörg Größl & Söhne', note: '50 % + 1 = ?#/' }],
  ['an entry that was emptied', { q: '' }],
])('%s survives the round trip through the URL', (_case, search) => {
  expect(parseSearch(stringifySearch(search))).toEqual(search)
})

it('writes plain words into the URL', () => {
  expect(stringifySearch({ tab: 'call-number', status: ['captured', 'refund'], page: 2 })).toBe(
    '?tab=call-number&status=captured&status=refund&page=2',
  )
})

it('omits missing values', () => {
  expect(stringifySearch({ tab: undefined, page: null, status: [] })).toBe('')
  expect(stringifySearch({})).toBe('')
  expect(parseSearch('')).toEqual({})
  expect(parseSearch('?')).toEqual({})
})

it('reads any typed URL as text', () => {
  expect(parseSearch('?a=1&a&b=%E4%ZZ&+c=x+y')).toEqual({ a: ['1', ''], b: '\ufffd%ZZ', ' c': 'x y' })
  const search = parseSearch('?constructor=1&toString=2&__proto__=3')
  expect(Object.entries(search)).toEqual([
    ['constructor', '1'],
    ['toString', '2'],
    ['__proto__', '3'],
  ])
})

const states = ['captured', 'refund', 'reserved'] as const
const textList = defineList({
  search: {},
  sort: ['a_b', 'c'],
  filters: { status: anyOf(states), n: oneOf(['00', '0', '1']), from: day },
})
const numberList = defineList({ search: numberSearch })

const optional = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: undefined })
const anySearch = fc.record({
  page: optional(fc.integer({ min: 2, max: 1_000_000 })),
  sort: optional(fc.constantFrom('a_b_asc', 'a_b_desc', 'c_asc')),
  q: optional(
    fc
      .oneof(fc.string({ unit: 'grapheme' }), fc.stringMatching(/^0{1,3}[0-9]{1,30}$/))
      .map((text) => text.trim().toWellFormed())
      .filter((text) => text !== '' && searchProblem(text) === undefined),
  ),
  status: optional(fc.subarray([...states], { minLength: 1 })),
  n: optional(fc.constantFrom('00', '0', '1')),
  from: optional(fc.constantFrom('2026-03-29', '0001-01-01', '9999-12-31')),
})

it('the state of a list survives the round trip through the URL', () => {
  fc.assert(
    fc.property(anySearch, (search) => {
      const parsed = textList.parse(search)
      expect(textList.parse(parseSearch(stringifySearch(parsed)))).toEqual(parsed)
      expect(parsed).toEqual(JSON.parse(JSON.stringify(search)))
    }),
  )
})

it('a number keeps its leading zeros and all digits', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9]{3,13}$/), (q) => {
      expect(numberList.parse(parseSearch(stringifySearch({ q })))).toEqual({ q })
    }),
  )
})

it('writes filters as repeated parameters', () => {
  expect(stringifySearch(textList.parse({ status: ['refund', 'captured'], page: '2' }))).toBe(
    '?page=2&status=captured&status=refund',
  )
})
