import { expect, it } from 'vitest'
import { businessCustomersAdapter, privateCustomersAdapter } from './customers-adapter.ts'

it.each([
  ['private customers', privateCustomersAdapter],
  ['companies', businessCustomersAdapter],
])('requests one page of 20 %s for every search', (_, port) => {
  for (const search of [{}, { page: 5000 }, { q: 'wien' }, { page: 3, status: ['ACTIVE' as const] }]) {
    const parameters = port.customers(search).queryKey.at(-1)
    expect(parameters).toMatchObject({ limit: 20, page: search.page ?? 1 })
  }
})
