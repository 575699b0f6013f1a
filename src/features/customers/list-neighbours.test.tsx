import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { renderScreen } from '../../../tests/render-screen.tsx'
import { fakeAnswer } from './customers.fake.ts'
import { privateCustomerList, type PrivateCustomerSearch } from './customers-port.ts'
import { useListNeighbours } from './list-neighbours.ts'
import { useRememberedList } from './recent-customers.ts'

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

/** A list of 45 customers, with the numbers 1 to 45, in pages of 20. */
function fakeList() {
  const loaded: number[] = []
  const customers = (search: PrivateCustomerSearch) =>
    fakeAnswer(JSON.stringify(search), () => {
      const { page = 1 } = search
      loaded.push(page)
      const results = Array.from({ length: Math.min(20, 45 - (page - 1) * 20) }, (_none, index) => ({
        bpNumber: `${(page - 1) * 20 + index + 1}`,
      }))
      return { results, total: 45 }
    })
  return { customers, loaded }
}

type List = ReturnType<typeof fakeList>

async function leaveList({ customers }: List, search: PrivateCustomerSearch = {}) {
  function ShownList() {
    useRememberedList('private', search, customers(search))
    return null
  }
  const { unmount } = await renderScreen(<ShownList />)
  await waitFor(() => expect(sessionStorage).toHaveLength(1))
  unmount()
}

async function openCustomer({ customers }: List, bpNumber: string, kind: 'private' | 'business' = 'private') {
  function Customer() {
    const { neighbours, listSearch } = useListNeighbours(kind, bpNumber, (search) =>
      customers(privateCustomerList.parse(search)),
    )
    return (
      <>
        <output>{neighbours ? `${neighbours.previous ?? '–'} ${neighbours.next ?? '–'}` : 'none'}</output>
        <p role="note">{JSON.stringify(privateCustomerList.parse(listSearch))}</p>
      </>
    )
  }
  const { unmount } = await renderScreen(<Customer />)
  const listSearch = () => JSON.parse(screen.getByRole('note').textContent) as PrivateCustomerSearch
  return { shown: () => screen.getByRole('status').textContent, listSearch, unmount }
}

it('knows the customers before and after one of the list that was left, without a request', async () => {
  const list = fakeList()
  await leaveList(list)
  const { shown } = await openCustomer(list, '7')
  expect([shown(), list.loaded]).toEqual(['6 8', [1]])
})

it('loads the next page after the last customer of a page, once, and the previous one before the first', async () => {
  const list = fakeList()
  await leaveList(list, { page: 2, status: ['ACTIVE'] })
  const last = await openCustomer(list, '40')
  await waitFor(() => expect(last.shown()).toBe('39 41'))
  last.unmount()
  const beyond = await openCustomer(list, '41')
  expect(beyond.shown()).toBe('40 42')
  beyond.unmount()
  const first = await openCustomer(list, '21')
  await waitFor(() => expect(first.shown()).toBe('20 22'))
  expect(list.loaded).toEqual([2, 3, 1])
})

it('keeps the search of the list on its other pages', async () => {
  const asked: PrivateCustomerSearch[] = []
  const list = fakeList()
  await leaveList(list, { q: 'Wien', status: ['ACTIVE'], sort: 'lastName_desc' })
  const customers = (search: PrivateCustomerSearch) => {
    asked.push(search)
    return list.customers(search)
  }
  const { shown } = await openCustomer({ ...list, customers }, '20')
  await waitFor(() => expect(shown()).toBe('19 21'))
  expect(asked).toContainEqual({ q: 'Wien', status: ['ACTIVE'], sort: 'lastName_desc', page: 2 })
})

it('leads back to the page of the list that the customer is on', async () => {
  const list = fakeList()
  await leaveList(list, { page: 2, q: 'Wien' })
  const listed = [
    ['21', 2],
    ['40', 2],
    ['41', 3],
    ['20', undefined],
  ] as const
  for (const [bpNumber, page] of listed) {
    const { shown, listSearch, unmount } = await openCustomer(list, bpNumber)
    await waitFor(() => expect(shown()).toBe(`${Number(bpNumber) - 1} ${Number(bpNumber) + 1}`))
    expect(listSearch()).toEqual({ q: 'Wien', ...(page && { page }) })
    unmount()
  }
  expect((await openCustomer(list, '4711')).listSearch()).toMatchObject({ q: 'Wien' })
})

it('knows in a new tab the list that was used last in another one, and keeps it', async () => {
  const list = fakeList()
  await leaveList(list, { page: 2 })
  sessionStorage.clear()
  const opened = await openCustomer(list, '30')
  expect([opened.shown(), opened.listSearch()]).toEqual(['29 31', { page: 2 }])
  opened.unmount()
  const tab = { ...sessionStorage }
  await leaveList(list, { page: 3 })
  Object.assign(sessionStorage, tab)
  expect((await openCustomer(list, '30')).shown()).toBe('29 31')
})

it('has no customer beyond the ends of the list', async () => {
  const list = fakeList()
  await leaveList(list, { page: 3 })
  const last = await openCustomer(list, '45')
  expect(last.shown()).toBe('44 –')
  last.unmount()
  await leaveList(list)
  expect((await openCustomer(list, '1')).shown()).toBe('– 2')
})

it('has none for a customer who is not in the list, or from a list of another kind', async () => {
  const list = fakeList()
  const unlisted = await openCustomer(list, '7')
  expect(unlisted.shown()).toBe('none')
  unlisted.unmount()
  await leaveList(list)
  const found = await openCustomer(list, '4711')
  expect(found.shown()).toBe('none')
  found.unmount()
  expect((await openCustomer(list, '7', 'business')).shown()).toBe('none')
  expect(list.loaded).toEqual([1])
})

it('shows no other customer while the next page cannot be loaded', async () => {
  const list = fakeList()
  await leaveList(list)
  const customers = () =>
    fakeAnswer('failing', () => {
      throw new Error('No connection')
    })
  const { shown } = await openCustomer({ ...list, customers }, '20')
  await act(async () => {})
  expect(shown()).toBe('19 –')
})
