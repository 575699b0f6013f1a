import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { deviceStorage } from '../../state/browser-storage.ts'
import { guestColumns, guests, type GuestSearch } from '../list.fake.tsx'
import { day, defineList, oneOf } from '../state/list-search.ts'
import {
  applyView,
  createLink,
  createViewSearch,
  formatLayout,
  isShown,
  maxSavedViews,
  nameProblem,
  readSavedViews,
  storeSavedViews,
} from './saved-views.ts'

const key = 'list-nobody-guests-views'
const startUrl = location.href

beforeEach(() => localStorage.clear())
afterEach(() => {
  vi.unstubAllGlobals()
  deviceStorage.remove(key)
  history.replaceState(null, '', startUrl)
})

it('writes the layout with the hidden columns in their order, without those that the list lacks', () => {
  const list = { columns: guestColumns, defaultPageSize: 15 }
  expect(formatLayout({ ...list, defaultPageSize: undefined }, {})).toBe('normal')
  expect(formatLayout(list, {})).toBe('normal-15')
  expect(formatLayout(list, { compact: true, size: 100, hidden: ['state', 'gone', 'limit'] })).toBe(
    'compact-100.limit.state',
  )
  for (const layout of ['compact.limit.state', 'compact-100.limit.state', 'normal-1'])
    expect(guests.parse({ layout })).toEqual({ layout })
  for (const layout of [
    'normal-0',
    'normal-101',
    'normal-x',
    '',
    'wide',
    'compact.',
    'normal..limit',
    'normal limit',
  ]) {
    expect(guests.parse({ layout })).toEqual({})
  }
})

it('saves filters and order, but no search text and no page', () => {
  const search = { q: 'Gruber', page: 3, added: 'guest-1', sort: 'name_asc', state: ['ACTIVE'], tab: 'guests' } as const
  const view = createViewSearch(guests, search, 'compact')
  expect(view).toEqual({ sort: 'name_asc', state: ['ACTIVE'], layout: 'compact' })
})

it('replaces the state of the list by a view and keeps the other parameters of the page', () => {
  const view = { name: 'Alle', search: { layout: 'normal' } }
  const before = { q: 'Gruber', page: 3, sort: 'name_asc', state: ['ACTIVE'], tab: 'guests' } as const
  expect(applyView(guests, before, view)).toEqual({ layout: 'normal', tab: 'guests' })
})

it('replaces a range of days too, which the list does not count among its filters', () => {
  const receipts = { ...defineList({ filters: { from: day } }), filterNames: [] }
  const inNovember = { from: '2026-11-01', page: 2 }
  expect(createViewSearch(receipts, inNovember, 'normal')).toEqual({ from: '2026-11-01', layout: 'normal' })
  expect(applyView(receipts, inNovember, { name: 'Alle', search: { layout: 'normal' } })).toEqual({ layout: 'normal' })
})

it('knows the view that is shown, on any page, but not during a search or with another layout', () => {
  const view = { name: 'Aktive', search: { state: ['ACTIVE'], layout: 'normal' } }
  const shown: GuestSearch = { state: ['ACTIVE'] }
  expect(isShown(guests, shown, 'normal', view)).toBe(true)
  expect(isShown(guests, { ...shown, page: 3 }, 'normal', view)).toBe(true)
  expect(isShown(guests, shown, 'compact', view)).toBe(false)
  expect(isShown(guests, { ...shown, q: 'Gruber' }, 'normal', view)).toBe(false)
  expect(isShown(guests, {}, 'normal', view)).toBe(false)
})

it('saves a default that the URL omits, since it is not the same as no filter', () => {
  const tasks = defineList({ filters: { attempts: oneOf(['0', '2'], '2') } })
  const view = { name: 'Ab 2', search: createViewSearch(tasks, { attempts: '2' } as never, 'normal') }
  expect(view.search).toEqual({ attempts: '2', layout: 'normal' })
  expect(isShown(tasks, { attempts: '2' } as never, 'normal', view)).toBe(true)
  expect(isShown(tasks, { attempts: '0' } as never, 'normal', view)).toBe(false)
})

it('creates a link with search, filters, order and layout from the first page on', () => {
  history.replaceState(null, '', '/bank/administration?tab=guests&page=3&state=TERMINATED&q=Huber')
  const shown = { q: 'Gruber', page: 3, sort: 'name_asc', state: ['ACTIVE', 'TERMINATED'], layout: 'compact.limit' }
  const url = new URL(createLink(guests, shown as never))
  expect(url.pathname).toBe('/bank/administration')
  expect(Object.fromEntries(url.searchParams)).toEqual({
    tab: 'guests',
    q: 'Gruber',
    sort: 'name_asc',
    layout: 'compact.limit',
    state: 'TERMINATED',
  })
  expect(url.searchParams.getAll('state')).toEqual(['ACTIVE', 'TERMINATED'])
})

it('reads the views in the order of their names, and drops what is no view', () => {
  storeSavedViews('guests', [
    { name: 'Liste 10', search: {} },
    { name: 'Liste 9', search: {} },
  ])
  expect(readSavedViews('guests').map(({ name }) => name)).toEqual(['Liste 9', 'Liste 10'])
  expect(readSavedViews('others')).toEqual([])
  const broken = [
    null,
    'x',
    { name: 5, search: {} },
    { name: ' ', search: {} },
    { name: 'a', search: [] },
    { name: 'a' },
  ]
  localStorage.setItem(key, JSON.stringify([...broken, { name: 'a', search: { q: 5 } }, { name: 'gut', search: {} }]))
  expect(readSavedViews('guests')).toEqual([{ name: 'gut', search: {} }])
  for (const text of ['nonsense', '{}', 'null']) {
    localStorage.setItem(key, text)
    expect(readSavedViews('guests')).toEqual([])
  }
  const many = Array.from({ length: maxSavedViews + 1 }, (_none, at) => ({ name: `${at}`, search: {} }))
  localStorage.setItem(key, JSON.stringify(many))
  expect(readSavedViews('guests')).toHaveLength(maxSavedViews)
})

it('has the views until the page is left when the browser does not store them', () => {
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  const views = [{ name: 'Aktive', search: {} }]
  expect(storeSavedViews('guests', views)).toBe(false)
  expect(readSavedViews('guests')).toEqual(views)
})

it('explains why a name is refused', () => {
  const others = [{ name: 'Größte Limits', search: {} }]
  expect(nameProblem('Aktive', others)).toBeUndefined()
  expect(nameProblem('x'.repeat(40), others)).toBeUndefined()
  expect(nameProblem('x'.repeat(41), others)).toBe('long')
  for (const name of ['', '   ', '\u200b']) expect(nameProblem(name, others)).toBe('empty')
  for (const name of ['Größte Limits', ' größte   limits ']) expect(nameProblem(name, others)).toBe('taken')
})
