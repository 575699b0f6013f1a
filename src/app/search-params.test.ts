import { expect, it } from 'vitest'
import { parseSearch, stringifySearch } from './search-params.ts'

it.each([
  ['a leading zero', { q: '06641234501' }],
  ['more digits than a number holds', { iban: '12345678901234567890123' }],
  ['what looks like another type', { a: 'true', b: 'null', c: '1e3', d: '{"x":1}', e: '""' }],
  ['repeated names', { status: ['captured', 'refund', 'captured'] }],
  ['umlauts and signs', { name: 'Jörg Größl & Söhne', note: '50 % + 1 = ?#/' }],
  ['an entry that was emptied', { q: '' }],
])('%s survives the way into the address and back', (_what, search) => {
  expect(parseSearch(stringifySearch(search))).toEqual(search)
})

it('the address shows plain words', () => {
  expect(stringifySearch({ tab: 'call-number', status: ['captured', 'refund'], page: 2 })).toBe(
    '?tab=call-number&status=captured&status=refund&page=2',
  )
})

it('what is not set is not in the address', () => {
  expect(stringifySearch({ tab: undefined, page: null, status: [] })).toBe('')
  expect(stringifySearch({})).toBe('')
  expect(parseSearch('')).toEqual({})
  expect(parseSearch('?')).toEqual({})
})

it('an address that somebody typed is read as text, whatever stands in it', () => {
  expect(parseSearch('?a=1&a&b=%E4%ZZ&+c=x+y')).toEqual({ a: ['1', ''], b: '\ufffd%ZZ', ' c': 'x y' })
  const odd = parseSearch('?constructor=1&toString=2&__proto__=3')
  expect(Object.entries(odd)).toEqual([
    ['constructor', '1'],
    ['toString', '2'],
    ['__proto__', '3'],
  ])
})
