import { expect, it } from 'vitest'
import { receiptsAndTransactions } from './receipts-and-transactions.ts'

const { names, route } = receiptsAndTransactions

it('there are exactly two tabs @R051', () => {
  expect(names).toEqual(['receipts', 'transactions'])
})

it('the address holds the open tab and the state of its list alone', () => {
  const given = { page: '2', sort: 'merchantName_asc', q: '0664', status: 'captured' }
  expect(route.validateSearch({})).toEqual({})
  expect(route.validateSearch({ tab: 'nothing', ...given })).toEqual({ page: 2 })
  expect(route.validateSearch({ tab: 'transactions', ...given })).toEqual({
    tab: 'transactions',
    page: 2,
    sort: 'merchantName_asc',
    q: '0664',
    status: ['captured'],
  })
})
