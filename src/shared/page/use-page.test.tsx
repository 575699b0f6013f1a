import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { list } from '../table/list-search.ts'
import { pageOf } from './page.ts'
import type { Place } from './place.ts'
import { usePage } from './use-page.ts'

const numberList = list({ sort: ['limit'] })
const modals = { add: 'page', edit: 'record', view: 'record' } as const
const numbers = pageOf({ search: numberList.parse, modals })
type NumbersPlace = Place<ReturnType<typeof numberList.parse>, typeof modals>

/** A person on the page of the numbers, having come there by these addresses. */
async function open(...entries: string[]) {
  let place: NumbersPlace | undefined
  const root = createRootRoute()
  const start = createRoute({ getParentRoute: () => root, path: '/start', component: () => 'Start' })
  const page = createRoute({
    getParentRoute: () => root,
    path: '/numbers',
    validateSearch: numbers.route.validateSearch,
    component: function Numbers() {
      const { useSearch } = page
      place = usePage(numbers, { useRouteContext: () => ({ ports: {}, history }), useSearch, useNavigate })
      return 'Numbers'
    },
  })
  const history = createMemoryHistory({ initialEntries: entries })
  // Typed navigation knows the portal's own routes only.
  const useNavigate = () => (step: object) => router.buildAndCommitLocation({ to: '.', ...step })
  const router = createRouter({ routeTree: root.addChildren([start, page]), history })
  render(<RouterProvider<typeof router> router={router} />)
  const settle = (step: () => unknown) =>
    act(async () => {
      step()
      await router.load()
    })
  await screen.findByText(/Start|Numbers/)
  const go = (to: string) => settle(() => history.push(to))
  /** What the person does on the page of the numbers. */
  const does = (step: (place: NumbersPlace) => void) => settle(() => step(place!))
  const back = async () => {
    await settle(() => history.back())
    return history.location.href
  }
  return { history, go, does, back, isOpen: (name: 'edit' | 'view', id: string) => place!.modals.isOpen(name, id) }
}

it('who closes a modal and goes back comes to the page before, as often as they opened one', async () => {
  const { history, go, does, back, isOpen } = await open('/start')
  await go('/numbers')
  for (const name of ['edit', 'view', 'edit'] as const) {
    await does((place) => place.modals.open(name, 'anna'))
    expect(history.location.href).toBe(`/numbers?modal=${name}&record=anna`)
    expect(isOpen(name, 'anna')).toBe(true)
    await does((place) => place.modals.close())
    expect(history.location.href).toBe('/numbers')
    expect(isOpen(name, 'anna')).toBe(false)
  }
  expect(await back()).toBe('/start')
})

it('going back closes an open modal', async () => {
  const { does, back, isOpen } = await open('/start', '/numbers?page=2')
  await does((place) => place.modals.open('edit', 'anna'))
  expect(await back()).toBe('/numbers?page=2')
  expect(isOpen('edit', 'anna')).toBe(false)
})

it('a modal that leads to another one leaves neither', async () => {
  const { history, does, back } = await open('/start', '/numbers?sort=limit_asc')
  await does((place) => place.modals.open('view', 'anna'))
  await does((place) => place.modals.open('edit', 'anna'))
  await does((place) => place.modals.close())
  expect(history.location.href).toBe('/numbers?sort=limit_asc')
  expect(await back()).toBe('/start')
})

it('a modal that was opened by a link gives its place to the page', async () => {
  const { history, does, back } = await open('/start', '/numbers?modal=add')
  await does((place) => place.modals.close())
  expect(history.location.href).toBe('/numbers')
  expect(await back()).toBe('/start')
})

it('a modal that changes the list on closing is not opened again by going back', async () => {
  const { history, does, back } = await open('/start', '/numbers')
  await does((place) => place.modals.open('add'))
  await does((place) => place.modals.close({ ...place.search, added: 'bela' }))
  expect(history.location.href).toBe('/numbers?added=bela')
  expect(await back()).toBe('/numbers')
})

it('who presses twice goes back once', async () => {
  const { history, does } = await open('/start', '/numbers')
  await does((place) => place.modals.open('add'))
  await does(({ modals: { close } }) => {
    close()
    close()
  })
  expect(history.location.href).toBe('/numbers')
})

it('a list is gone through as ever, each page and filter is a step, and an open modal stays open', async () => {
  const { history, does, back } = await open('/numbers')
  await does((place) => place.onSearch({ page: 2 }))
  await does((place) => place.onSearch({}))
  expect(await back()).toBe('/numbers?page=2')
  await does((place) => place.modals.open('edit', 'anna'))
  await does((place) => place.onSearch({ page: 3 }))
  expect(history.location.href).toBe('/numbers?page=3&modal=edit&record=anna')
  await does((place) => place.modals.close())
  expect(await back()).toBe('/numbers?page=2')
})

it('a link in a modal that leads elsewhere is a step', async () => {
  const { go, does, back } = await open('/numbers')
  await does((place) => place.modals.open('view', 'anna'))
  await go('/start')
  expect(await back()).toBe('/numbers?modal=view&record=anna')
})

it('the modals are the same object until another one opens, and open from the address as it is then', async () => {
  const { history, does } = await open('/numbers')
  const seen: NumbersPlace['modals'][] = []
  const look = (place: NumbersPlace) => void seen.push(place.modals)
  await does(look)
  await does((place) => place.onSearch({ page: 2 }))
  await does(look)
  await does(() => seen[0]!.open('edit', 'anna'))
  expect(history.location.href).toBe('/numbers?page=2&modal=edit&record=anna')
  await does(look)
  expect([seen[1] === seen[0], seen[2] === seen[0]]).toEqual([true, false])
})
