import fc from 'fast-check'
import { expect, it } from 'vitest'
import { anyOf, day, defineList, numberSearch, oneOf, searchProblem } from '#src/shared/table/state/list-search.ts'
import { parseSearch, stringifySearch } from './search-params.ts'

const states = ['captured', 'refund', 'reserved'] as const
const words = defineList({
  search: {},
  sort: ['a_b', 'c'],
  filters: { status: anyOf(states), n: oneOf(['00', '0', '1']), from: day },
})
const numbers = defineList({ search: numberSearch })

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

it('a list that somebody left is the same when they come back', () => {
  fc.assert(
    fc.property(anySearch, (search) => {
      const there = words.parse(search)
      expect(words.parse(parseSearch(stringifySearch(there)))).toEqual(there)
      expect(there).toEqual(JSON.parse(JSON.stringify(search)))
    }),
  )
})

it('a number keeps its leading zeros and all its digits', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9]{3,13}$/), (q) => {
      expect(numbers.parse(parseSearch(stringifySearch({ q })))).toEqual({ q })
    }),
  )
})

it('filters stand in the address as repeated names', () => {
  expect(stringifySearch(words.parse({ status: ['refund', 'captured'], page: '2' }))).toBe(
    '?page=2&status=captured&status=refund',
  )
})
