import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderScreen } from '../../../tests/render-screen.tsx'
import { refusal } from '../http/api-error.fake.ts'
import { fakeQuery } from '../query/port.fake.ts'
import { guestColumns, guests, WithSearchState, createGuests, type GuestList, type GuestSearch } from './list.fake.tsx'
import { rowOffset } from './state/list-state.ts'
import { ServerTable } from './server-table.tsx'
import { liveRegions } from '../../../tests/live-region.ts'

type Answer = (search: GuestSearch) => Promise<GuestList> | GuestList
type Options = { start?: GuestSearch; answer?: Answer; customer?: string }

const all = createGuests(43)
const onePage: Answer = ({ page = 1 }) => ({
  results: all.slice(rowOffset(page, 20), rowOffset(page + 1, 20)),
  total: all.length,
})

async function open({ start, answer = onePage }: Options = {}) {
  const history: GuestSearch[] = []
  const requests: GuestSearch[] = []
  let show: (search: GuestSearch) => void = () => {}
  const view = await renderScreen(
    <WithSearchState<GuestSearch> start={start} history={history}>
      {(search, onSearch, back) => {
        show = back
        const { tab = 'one', ...params } = search
        const query = fakeQuery<GuestList>(['bank', tab, 'guests', params], () => {
          requests.push(params)
          return answer(params)
        })
        return (
          <ServerTable
            name="guests"
            label="Gäste"
            query={query}
            rows={(list) => list.results}
            total={(list) => list.total}
            rowId={(guest) => guest.id}
            columns={guestColumns}
            pageSize={20}
            list={guests}
            search={search}
            onSearch={onSearch}
            tone={(guest) => (guest.state === 'TERMINATED' ? 'muted' : undefined)}
            actionsWidth={{ icons: 1 }}
            actions={(guest) => <button>{`Öffnen: ${guest.name}`}</button>}
            empty={{ title: 'Noch keine Gäste', text: 'Legen Sie einen an.', action: <button>Gast anlegen</button> }}
          />
        )
      }}
    </WithSearchState>,
  )
  return { ...view, history, requests, back: (search: GuestSearch) => act(async () => show(search)) }
}

const names = () => screen.queryAllByRole('rowheader').map((cell) => cell.textContent)
const table = () => screen.getByRole('table', { name: 'Gäste' })
const button = (name: string) => screen.getByRole('button', { name })
const drawn = () => table().querySelectorAll('tbody tr').length

it('requests page and sort from the server and keeps the order of its rows', async () => {
  const { user, requests, history } = await open()
  await screen.findByText('Seite 1 von 3 · 43 Einträge')
  await user.click(button('Profil'))
  await user.click(button('Profil'))
  await user.click(button('Seite 2'))
  await screen.findByText('Gast 21')
  await user.click(button('Profil'))
  expect(requests).toEqual([{}, { sort: 'name_asc' }, { sort: 'name_desc' }, { sort: 'name_desc', page: 2 }])
  expect(history.at(-1)).toEqual({})
  expect(names()[0]).toBe('Gast 1')
})

it('announces the order that a header was pressed for, and the usual one again', async () => {
  const { user } = await open()
  await screen.findByText('Seite 1 von 3 · 43 Einträge')
  const announced = () => liveRegions().map((place) => place.textContent)
  const orders = ['Sortiert nach Profil, aufsteigend', 'Sortiert nach Profil, absteigend', 'Nicht sortiert']
  for (const order of orders) {
    await user.click(button('Profil'))
    await waitFor(() => expect(announced()).toContain(order))
  }
})

it('shows and announces a skeleton with as many rows as a page', async () => {
  const first = Promise.withResolvers<GuestList>()
  await open({ answer: () => first.promise })
  expect(drawn()).toBe(20)
  expect(names()).toEqual([])
  expect(table().getAttribute('aria-busy')).toBe('true')
  expect(liveRegions()[0]!.textContent).toBe('Wird geladen')
  await act(async () => first.resolve({ results: all.slice(0, 20), total: 43 }))
  await screen.findByText('Gast 20')
  expect(drawn()).toBe(20)
  expect(table().getAttribute('aria-busy')).toBe('false')
  expect(liveRegions()[0]!.textContent).toBe('')
})

it('keeps the previous rows while the next page loads, but never those of another customer', async () => {
  const later = Promise.withResolvers<GuestList>()
  const { user, back } = await open({
    answer: (search) => (search.page === undefined ? onePage(search) : later.promise),
  })
  await screen.findByText('Gast 1')
  await user.click(button('Nächste Seite'))
  expect(names()).toHaveLength(20)
  expect(table().getAttribute('aria-busy')).toBe('true')
  expect(button('Seite 2').getAttribute('aria-current')).toBe('page')
  await back({ tab: 'two', page: 2 })
  expect(names()).toEqual([])
  await act(async () => later.resolve({ results: all.slice(20, 40), total: 43 }))
  await screen.findByText('Gast 21')
  expect(names()).toHaveLength(20)
})

it('says by which search the shown rows were found, also while the next search loads', async () => {
  const later = Promise.withResolvers<GuestList>()
  const { back } = await open({ answer: (search) => (search.q === 'Gast <u>4' ? later.promise : onePage(search)) })
  const count = () => screen.getByText(/ · 43 Einträge/).textContent
  await screen.findByText('Gast 1')
  expect(count()).toBe('Seite 1 von 3 · 43 Einträge')
  await back({ q: 'Gast' })
  await waitFor(() => expect(count()).toBe('Seite 1 von 3 · 43 Einträge · Suche nach „Gast“'))
  await back({ q: 'Gast <u>4' })
  expect(count()).toBe('Seite 1 von 3 · 43 Einträge · Suche nach „Gast“')
  await act(async () => later.resolve({ results: all.slice(0, 20), total: 43 }))
  await waitFor(() => expect(count()).toBe('Seite 1 von 3 · 43 Einträge · Suche nach „Gast <u>4“'))
})

it('restores the page from the cache on going back', async () => {
  const { user, requests, back } = await open()
  await screen.findByText('Gast 1')
  await user.click(button('Letzte Seite'))
  await screen.findByText('Gast 43')
  await back({})
  expect(names()[0]).toBe('Gast 1')
  expect(requests).toHaveLength(2)
})

it('shows why loading failed and retries on demand', async () => {
  let broken = true
  const { user } = await open({ answer: (search) => (broken ? Promise.reject(refusal(502)) : onePage(search)) })
  const note = await within(table()).findByRole('alert')
  expect(note.textContent).toBe(
    'Die Antwort hat zu lange gedauert. Bitte versuchen Sie es in einigen Minuten noch einmal.',
  )
  expect(screen.getAllByRole('columnheader')).toHaveLength(4)
  broken = false
  await user.click(button('Noch einmal versuchen'))
  await screen.findByText('Gast 1')
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Gäste' }))
})

it.each([403, 404])('offers no retry after status %i', async (status) => {
  await open({ answer: () => Promise.reject(refusal(status)) })
  expect(await within(table()).findByRole('alert')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Noch einmal versuchen' })).toBeNull()
})

it('leads to other pages when one fails to load', async () => {
  const { user } = await open({
    start: { page: 3 },
    answer: (search) => (search.page === 3 ? Promise.reject(refusal(500)) : onePage(search)),
  })
  await within(table()).findByRole('alert')
  await user.click(button('Vorherige Seite'))
  await screen.findByText('Gast 21')
  expect(screen.queryByRole('alert')).toBeNull()
})

it('keeps stale rows when a refresh fails, with the error above them', async () => {
  let broken = false
  const { user, queryClient } = await open({
    answer: (search) => (broken ? Promise.reject(refusal(500)) : onePage(search)),
  })
  await screen.findByText('Gast 1')
  broken = true
  await act(() => queryClient.invalidateQueries())
  expect((await screen.findByRole('alert')).textContent).toContain('Bei uns ist etwas schiefgegangen.')
  expect(names()).toHaveLength(20)
  broken = false
  await user.click(button('Noch einmal versuchen'))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

it('links from a page beyond the end to the last page', async () => {
  const { user, history } = await open({ start: { page: 7 } })
  await user.click(await screen.findByRole('button', { name: 'Zur letzten Seite' }))
  expect(history).toEqual([{ page: 3 }])
  expect(await screen.findByText('Gast 43')).toBeTruthy()
})

it('distinguishes an empty list from one without matches', async () => {
  const { back } = await open({ answer: () => ({ results: [], total: 0 }) })
  await screen.findByText('Noch keine Gäste')
  expect(button('Gast anlegen')).toBeTruthy()
  await back({ state: ['TERMINATED'] })
  expect(screen.getByText('Nichts gefunden')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Gast anlegen' })).toBeNull()
})

it('uses the first cell as row header and renders tone and actions', async () => {
  await open()
  const row = (await screen.findByRole('rowheader', { name: 'Gast 3' })).closest('tr')!
  expect(row.dataset.tone).toBe('muted')
  expect(within(row).getByRole('button', { name: 'Öffnen: Gast 3' })).toBeTruthy()
  expect(within(row).getByRole('cell', { name: '74' }).hasAttribute('data-numeric')).toBe(true)
  expect(screen.getByRole('columnheader', { name: 'Aktionen' })).toBeTruthy()
  expect(screen.getByRole('rowheader', { name: 'Gast 1' }).closest('tr')!.dataset.tone).toBeUndefined()
})
