import { expect, it } from 'vitest'
import { list } from '#src/shared/table/list-search.ts'
import { moneySearch, moneyTabs } from './money-tabs.ts'

const parse = moneySearch({ receipts: list({ sort: ['amount'] }), transactions: list({ sort: ['time'], search: {} }) })

it('there are exactly two tabs @R051', () => {
  expect(moneyTabs).toEqual(['receipts', 'transactions'])
})

it('the address holds the open tab and the state of its list alone', () => {
  expect(parse({})).toEqual({})
  expect(parse({ tab: 'nothing', page: '2', sort: 'time_asc', q: 'abc' })).toEqual({ page: 2 })
  expect(parse({ tab: 'transactions', page: '2', sort: 'time_asc', q: 'abc' })).toEqual({
    tab: 'transactions',
    page: 2,
    sort: 'time_asc',
    q: 'abc',
  })
})
