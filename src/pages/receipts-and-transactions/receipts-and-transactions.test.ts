import { expect, it } from 'vitest'
import { receiptsAndTransactions } from './receipts-and-transactions.ts'

const { names, route } = receiptsAndTransactions

it('has two tabs @R051', () => {
  expect(names).toEqual(['receipts', 'transactions'])
})

it('keeps only the open tab and the state of its list in the URL', () => {
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
