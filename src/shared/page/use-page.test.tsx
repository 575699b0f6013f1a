import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, render, screen } from '@testing-library/react'
import { memo } from 'react'
import { expect, it } from 'vitest'
import { defineList } from '../table/state/list-search.ts'
import { definePage } from './page.ts'
import type { UrlState } from './url-state.ts'
import { useOpenModalOf } from './open-modal.tsx'
import { usePage } from './use-page.ts'

const numberList = defineList({ sort: ['limit'] })
const modals = { add: 'page', edit: 'record', view: 'record' } as const
const numbers = definePage({ search: numberList.parse, modals })
type NumbersPlace = UrlState<ReturnType<typeof numberList.parse>, typeof modals>

type RowProps = Pick<NumbersPlace, 'modals'> & { id: string; onDrawn: (what: string) => void }

/** A row of the list with its modals. */
const Row = memo(function Row({ id, onDrawn, ...place }: RowProps) {
  onDrawn(id)
  return <output aria-label={id}>{useOpenModalOf(place.modals, ['edit', 'view'], id)}</output>
})

/** A person on the page of the numbers, having come there by these addresses. */
async function open(...entries: string[]) {
  let place: NumbersPlace | undefined
  /** What was drawn, in turns. */
  const drawn: string[] = []
  const onDrawn = (what: string) => void drawn.push(what)
  const ports = {}
  const root = createRootRoute({ beforeLoad: () => ({ ports }) })
  const start = createRoute({ getParentRoute: () => root, path: '/start', component: () => 'Start' })
  const page = createRoute({
    getParentRoute: () => root,
    path: '/numbers',
    validateSearch: numbers.route.validateSearch,
    component: function Numbers() {
      const { id, useRouteContext, useSearch } = page
      place = usePage(numbers, { id, useRouteContext, useSearch, useNavigate })
      onDrawn('page')
      const rows = ['anna', 'bela'].map((who) => <Row key={who} id={who} modals={place!.modals} onDrawn={onDrawn} />)
      return <section aria-label="Numbers">{rows}</section>
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
  await (entries.at(-1) === '/start' ? screen.findByText('Start') : screen.findByRole('region'))
  const go = (to: string) => settle(() => history.push(to))
  /** What the person does on the page of the numbers. */
  const does = (step: (place: NumbersPlace) => void) => settle(() => step(place!))
  const back = async () => {
    await settle(() => history.back())
    return history.location.href
  }
  const isOpen = (name: 'edit' | 'view', id: string) => screen.getByLabelText(id).textContent === name
  return { history, go, does, back, isOpen, drawn }
}

it('goes back to the previous page after any number of closed modals', async () => {
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

it('goes back past two modals that were opened from each other', async () => {
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

it('goes back once for two presses', async () => {
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

it('renders only the row of the modal when it opens or closes', async () => {
  const { does, isOpen, drawn } = await open('/numbers')
  drawn.length = 0
  await does((place) => place.modals.open('edit', 'anna'))
  expect(isOpen('edit', 'anna')).toBe(true)
  await does((place) => place.modals.open('view', 'anna'))
  expect(isOpen('view', 'anna')).toBe(true)
  await does((place) => place.modals.close())
  expect(isOpen('view', 'anna')).toBe(false)
  expect(new Set(drawn)).toEqual(new Set(['anna']))
})

it('another search draws the page and no row, and modals open from the address as it is then', async () => {
  const { history, does, drawn } = await open('/numbers')
  const first: NumbersPlace['modals'][] = []
  await does((place) => void first.push(place.modals))
  drawn.length = 0
  await does((place) => place.onSearch({ page: 2 }))
  expect(new Set(drawn)).toEqual(new Set(['page']))
  await does(() => first[0]!.open('edit', 'anna'))
  expect(history.location.href).toBe('/numbers?page=2&modal=edit&record=anna')
})
