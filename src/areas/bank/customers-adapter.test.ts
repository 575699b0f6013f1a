import { expect, it } from 'vitest'
import { businessCustomersAdapter, privateCustomersAdapter } from './customers-adapter.ts'

it.each([
  ['private customers', privateCustomersAdapter],
  ['companies', businessCustomersAdapter],
])('of the %s one page of 20 is asked for, whatever is searched and wherever the reader is', (_, port) => {
  for (const search of [{}, { page: 5000 }, { q: 'wien' }, { page: 3, status: ['ACTIVE' as const] }]) {
    const asked = port.customers(search).queryKey.at(-1)
    expect(asked).toMatchObject({ limit: 20, page: search.page ?? 1 })
  }
})
