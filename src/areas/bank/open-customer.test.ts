import { expect, it } from 'vitest'
import type { BusinessCustomer } from '#generated/model/business-customer.ts'
import type { PrivateCustomer } from '#generated/model/private-customer.ts'
import { createQueryClient } from '#src/shared/query/query-client.ts'
import { businessCustomersAdapter, privateCustomersAdapter } from './customers-adapter.ts'
import { openBusinessCustomer, openPrivateCustomer } from './open-customer.ts'

it('opens a private customer with number and name @R065', async () => {
  const anna = { id: 'anna', bpNumber: '1100234501', firstName: 'Anna', lastName: 'Gruber', terminationDate: null }
  const client = createQueryClient()
  client.setQueryData(privateCustomersAdapter.customer(anna.bpNumber).queryKey, anna as PrivateCustomer)
  const { bpNumber, ...user } = anna
  expect((await openPrivateCustomer(client, bpNumber, () => true)).customer).toEqual({ id: 'anna', bpNumber, user })
})

it('opens a company with number and name @R065', async () => {
  const company = { id: 'bergland', bpNumber: '1200456701', companyName: 'Bergland Installationen GmbH' }
  const statusDetails = { status: 'TERMINATED', terminationReason: null, terminationDate: '2026-12-31' } as const
  const client = createQueryClient()
  const { queryKey } = businessCustomersAdapter.customer(company.bpNumber)
  client.setQueryData(queryKey, { ...company, statusDetails } as BusinessCustomer)
  const { bpNumber, ...user } = company
  expect((await openBusinessCustomer(client, bpNumber, () => true)).customer).toEqual({
    id: 'bergland',
    bpNumber,
    user: { ...user, terminationDate: '2026-12-31' },
  })
})

it('returns the same ports for the same customer, and new ones for another customer or employee', async () => {
  const client = createQueryClient()
  for (const id of ['anna', 'lukas'])
    client.setQueryData(privateCustomersAdapter.customer(id).queryKey, { id } as PrivateCustomer)
  const mayDoEverything = () => true
  const openPorts = async (id: string, may = mayDoEverything) => (await openPrivateCustomer(client, id, may)).ports
  const first = await openPorts('anna', mayDoEverything)
  expect(await openPorts('anna', mayDoEverything)).toBe(first)
  expect(await openPorts('anna', () => true)).not.toBe(first)
  const before = await openPorts('anna', mayDoEverything)
  expect(await openPorts('lukas', mayDoEverything)).not.toBe(before)
})
