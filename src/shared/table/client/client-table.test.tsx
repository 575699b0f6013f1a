import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { cellsByHeader } from '../../../../tests/table-cells.ts'
import { renderScreen } from '../../../../tests/render-screen.tsx'
import { ClientTable } from './client-table.tsx'
import { fakeQuery } from '../../query/port.fake.ts'
import { guestColumns, guests, WithSearchState, createGuests, type Guest, type GuestSearch } from '../list.fake.tsx'
import type { FilterPredicates } from './matching-rows.ts'
import { liveRegions } from '../../../../tests/live-region.ts'

type Answer = { results: Guest[] }
const matches: FilterPredicates<Guest, GuestSearch> = { state: (guest, chosen) => chosen.includes(guest.state) }
const newestFirst = (one: Guest, other: Guest) => other.name.localeCompare(one.name, 'de', { numeric: true })

type Options = { start?: GuestSearch; order?: typeof newestFirst; rows?: Guest[]; columns?: typeof guestColumns }

async function open({ start, order, rows = createGuests(43), columns = guestColumns }: Options = {}) {
  const history: GuestSearch[] = []
  const query = fakeQuery<Answer>(['bank', 'guests'], () => ({ results: [...rows] }))
  const view = await renderScreen(
    <WithSearchState<GuestSearch> start={start} history={history}>
      {(search, onSearch) => (
        <ClientTable
          name="guests"
          label="Gäste"
          query={query}
          rows={(answer) => answer.results}
          rowId={(guest) => guest.id}
          columns={columns}
          pageSize={20}
          list={guests}
          search={search}
          onSearch={onSearch}
          matches={matches}
          order={order}
          empty={{ title: 'Noch keine Gäste' }}
        />
      )}
    </WithSearchState>,
  )
  await waitFor(() => expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('false'))
  return { ...view, history }
}

/** The names of the rows that are marked as changed. */
const marked = () =>
  screen
    .getAllByRole('row')
    .filter((row) => row.hasAttribute('data-changed'))
    .map((row) => within(row).getByRole('rowheader').textContent)

const names = () => screen.queryAllByRole('rowheader').map((cell) => cell.textContent)
const limits = () =>
  screen
    .getAllByRole('row')
    .map((row) => cellsByHeader(row)['Menü'])
    .slice(1)
const sortBy = (name: string) => screen.getByRole('button', { name })
const sorted = (name: string) => screen.getByRole('columnheader', { name }).getAttribute('aria-sort')

it('pages the rows in the browser', async () => {
  const { user, history } = await open()
  expect(names()).toHaveLength(20)
  expect(screen.getByText('Seite 1 von 3 · 43 Einträge')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Letzte Seite' }))
  expect(names()).toEqual(['Gast 41', 'Gast 42', 'Gast 43'])
  expect(history).toEqual([{ page: 3 }])
})

it('shows the page of an added row until another page is chosen', async () => {
  const rows = createGuests(43)
  const { user, history } = await open({ start: { added: rows[30]!.id }, rows })
  expect(names()).toContain(rows[30]!.name)
  expect(screen.getByText('Seite 2 von 3 · 43 Einträge')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Seite 1' }))
  expect(names()).not.toContain(rows[30]!.name)
  expect(history.at(-1)).toEqual({})
})

it('finds the page of an added row in every sort order', async () => {
  const rows = createGuests(43)
  for (const sort of [undefined, 'name_asc', 'name_desc'] as const) {
    for (const index of [0, 19, 20, 42]) {
      const view = await open({ start: { added: rows[index]!.id, ...(sort && { sort }) }, rows })
      expect(names()).toContain(rows[index]!.name)
      view.unmount()
    }
  }
})

it('marks the rows that have changed until the mark has faded', async () => {
  const rows = createGuests(4)
  const { queryClient } = await open({ rows })
  expect(marked()).toEqual([])
  rows[1] = { ...rows[1]!, limit: 999 }
  rows[3] = { ...rows[3]!, state: 'TERMINATED' }
  rows.push({ id: 'guest-5', name: 'Gast 5', limit: 1, state: 'ACTIVE' })
  await queryClient.invalidateQueries()
  await waitFor(() => expect(marked()).toEqual(['Gast 2', 'Gast 4']))
  fireEvent.animationEnd(screen.getAllByRole('row')[2]!)
  expect(marked()).toEqual([])
})

it('marks no row when the answer is the same or the order is another', async () => {
  const { queryClient, user } = await open({ rows: createGuests(4) })
  await queryClient.invalidateQueries()
  await user.click(sortBy('Menü'))
  expect(marked()).toEqual([])
})

it('ignores the id of a missing row', async () => {
  await open({ start: { added: 'gone', page: 2 } })
  expect(screen.getByText('Seite 2 von 3 · 43 Einträge')).toBeTruthy()
})

it('cycles the sort of a column, with missing values last in both directions @R135', async () => {
  const { user, history } = await open({ rows: createGuests(5) })
  expect([sorted('Profil'), sorted('Menü')]).toEqual(['none', 'none'])
  await user.click(sortBy('Menü'))
  expect([sorted('Profil'), sorted('Menü')]).toEqual(['none', 'ascending'])
  expect(limits()).toEqual(['0', '37', '74', '111', ''])
  await user.click(sortBy('Menü'))
  expect(sorted('Menü')).toBe('descending')
  expect(limits()).toEqual(['111', '74', '37', '0', ''])
  await user.click(sortBy('Menü'))
  expect(sorted('Menü')).toBe('none')
  expect(limits()).toEqual(['0', '37', '74', '111', ''])
  expect(history).toEqual([{ sort: 'limit_asc' }, { sort: 'limit_desc' }, {}])
  expect(screen.queryByRole('button', { name: 'Sprache' })).toBeNull()
  expect(sorted('Sprache')).toBeNull()
})

it('starts a new sort cycle for another column and returns to page 1', async () => {
  const { user, history } = await open({ start: { page: 2, sort: 'limit_desc', tab: 'x' } })
  await user.click(sortBy('Profil'))
  expect(history).toEqual([{ sort: 'name_asc', tab: 'x' }])
  expect(names().slice(0, 3)).toEqual(['Gast 1', 'Gast 2', 'Gast 3'])
  await user.click(sortBy('Profil'))
  expect(names().slice(0, 3)).toEqual(['Gast 43', 'Gast 42', 'Gast 41'])
})

it('uses the default order until a sort is chosen', async () => {
  const { user } = await open({ order: newestFirst })
  expect(names()[0]).toBe('Gast 43')
  await user.click(sortBy('Profil'))
  expect(names()[0]).toBe('Gast 1')
})

it('shows the rows that match search and all filters', async () => {
  await open({ start: { q: 'gast 4', state: ['TERMINATED'] } })
  expect(names()).toEqual(['Gast 24', 'Gast 42'])
  expect(screen.getByText(/^2 Einträge · Suche nach /)).toBeTruthy()
})

it('shows the last page when the page in the URL no longer exists', async () => {
  await open({ start: { page: 9 } })
  expect(names()).toEqual(['Gast 41', 'Gast 42', 'Gast 43'])
  expect(screen.getByRole('button', { name: 'Seite 3' }).getAttribute('aria-current')).toBe('page')
})

it('explains that nothing matches, clears the filters on request and keeps the focus at the list', async () => {
  const { user, history } = await open({ start: { q: 'Huber', page: 2, sort: 'name_desc', tab: 'x' } })
  expect(screen.getByText('Nichts gefunden')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Alle Einträge anzeigen' }))
  expect(history).toEqual([{ sort: 'name_desc', tab: 'x' }])
  expect(names()).toHaveLength(20)
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Gäste' }))
})

it('shows another message for an empty list', async () => {
  await open({ rows: [] })
  expect(screen.getByText('Noch keine Gäste')).toBeTruthy()
  expect(screen.queryByText('Nichts gefunden')).toBeNull()
  expect(liveRegions().map((status) => status.textContent)).toContain('Keine Einträge')
})

it('reads 20,000 rows once per search and sort, and renders only one page', async () => {
  let reads = 0
  const columns = guestColumns.map((column) => ({
    ...column,
    value: (guest: Guest) => {
      reads += 1
      return column.value(guest)
    },
  }))
  const { user } = await open({ rows: createGuests(20_000), columns, start: { sort: 'name_desc', q: 'gast' } })
  expect(screen.getAllByRole('row')).toHaveLength(21)
  expect(reads).toBeLessThan(20_000 * 4 + 1000)
  reads = 0
  await user.click(screen.getByRole('button', { name: 'Nächste Seite' }))
  expect(names()[0]).toBe('Gast 19980')
  expect(reads).toBeLessThan(1000)
})
