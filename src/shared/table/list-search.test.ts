import fc from 'fast-check'
import { expect, expectTypeOf, it } from 'vitest'
import { changeList, isNarrowed, showAdded, showAll, splitSort, turnToPage } from './list-changes.ts'
import { anyOf, day, list, oneOf } from './list-search.ts'
import { numberSearch } from './filters/search-rules.ts'

const customers = list({
  sort: ['bpNumber', 'last_name'],
  search: {},
  filters: { status: anyOf(['ACTIVE', 'TERMINATED']), attempts: oneOf(['0', '1', '2'], '2'), from: day, to: day },
})
const transactions = list({ sort: ['amount'], search: numberSearch })

it('the state of a list is read from the address', () => {
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

it('what is the default is not in the address', () => {
  expect(customers.parse({ page: '1', attempts: '2', q: '  ', status: [] })).toEqual({})
  expect(turnToPage({ page: 4 }, 1)).toEqual({})
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
])('what makes no sense is ignored: %j @R215', (given) => {
  expect(customers.parse(given)).toEqual({})
})

it('a list without a search reads none, and the number search takes digits only @R212 @R213 @R214', () => {
  expect(list({}).parse({ q: 'Gruber', sort: 'name_asc', page: '2' })).toEqual({ page: 2 })
  expect(transactions.parse({ q: '0664123' })).toEqual({ q: '0664123' })
  expect(transactions.parse({ q: '+43 664 123' })).toEqual({ q: '+43 664 123' })
  for (const q of ['0664x', '664 12x', '12345678901234']) expect(transactions.parse({ q })).toEqual({})
})

it('what was added is seen: nothing hides it, and turning the page, searching or filtering goes on from there', () => {
  const narrowed = customers.parse({ q: 'Gruber', page: '3', sort: 'last_name_asc' })
  const shown = showAdded(customers, narrowed, 'c-1')
  expect(shown).toEqual({ sort: 'last_name_asc', added: 'c-1' })
  expect(customers.parse(shown)).toEqual(shown)
  expect(showAdded(customers, narrowed)).toBe(narrowed)
  for (const next of [turnToPage(shown, 2), changeList(shown, { q: 'Anna' }), showAll(customers, shown)]) {
    expect(next).not.toHaveProperty('added')
  }
})

it('column and direction of a sort; none is left to the caller', () => {
  expect(splitSort('last_name_desc')).toEqual({ field: 'last_name', order: 'desc' })
  expect(splitSort(undefined)).toBeUndefined()
})

it('any change of sort, search or filter returns to page 1 and leaves the rest', () => {
  const search = customers.parse({ page: '3', sort: 'bpNumber_asc', q: 'Gruber' })
  expect(changeList(search, { sort: undefined })).toEqual({ q: 'Gruber' })
  expect(changeList(search, { status: ['ACTIVE'] })).toEqual({ sort: 'bpNumber_asc', q: 'Gruber', status: ['ACTIVE'] })
  expect(turnToPage(search, 4)).toEqual({ ...search, page: 4 })
})

it('showing all removes search and filters, and keeps the sort and what else is in the address', () => {
  const search = { tab: 'tasks', page: 2, sort: 'bpNumber_asc', q: 'Gruber', attempts: '1' } as const
  expect(isNarrowed(customers, search)).toBe(true)
  expect(showAll(customers, search)).toEqual({ tab: 'tasks', sort: 'bpNumber_asc' })
  expect(isNarrowed(customers, showAll(customers, search))).toBe(false)
})

it('reading what was read changes nothing, whatever stood in the address', () => {
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
