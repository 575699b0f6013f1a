import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderScreen } from '../../../tests/render-screen.tsx'
import { fakeQuery } from '../query/port.fake.ts'
import type { Column } from './columns.tsx'
import {
  guestColumns,
  guests,
  WithSearchState,
  createGuests,
  type Guest,
  type GuestList,
  type GuestSearch,
} from './list.fake.tsx'
import { rowOffset } from './state/list-state.ts'
import { ServerTable } from './server-table.tsx'

const all = createGuests(8)
const drawn = vi.fn<(name: string) => string>((name) => name)
const columns: readonly Column<Guest>[] = guestColumns.map((column) =>
  column.id === 'name' ? { ...column, long: true, cell: ({ name }) => drawn(name) } : column,
)

/** Every text is higher than its line. */
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(40)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(20)
})
afterEach(() => vi.restoreAllMocks())

const open = () =>
  renderScreen(
    <WithSearchState<GuestSearch> history={[]}>
      {(search, onSearch) => (
        <ServerTable
          name="guests"
          label="Gäste"
          query={fakeQuery<GuestList>(['bank', 'guests', search.page ?? 1], () => {
            const { page = 1 } = search
            return { results: all.slice(rowOffset(page, 4), rowOffset(page + 1, 4)), total: all.length }
          })}
          rows={(list) => list.results}
          total={(list) => list.total}
          rowId={(guest) => guest.id}
          columns={columns}
          pageSize={4}
          list={guests}
          search={search}
          onSearch={onSearch}
          empty={{ title: 'Noch keine Gäste' }}
        />
      )}
    </WithSearchState>,
  )

it('makes truncated texts focusable, also on the next page of a table of the same size', async () => {
  const { user } = await open()
  expect((await screen.findByText('Gast 1')).tabIndex).toBe(0)
  await user.click(screen.getByRole('button', { name: 'Nächste Seite' }))
  expect((await screen.findByText('Gast 5')).tabIndex).toBe(0)
  expect(screen.getByText('Gast 8').tabIndex).toBe(0)
})

it('renders the cells of a row once until the row changes', async () => {
  const { user } = await open()
  await screen.findByText('Gast 1')
  drawn.mockClear()
  await user.click(screen.getByRole('button', { name: 'Nächste Seite' }))
  await screen.findByText('Gast 5')
  expect(drawn.mock.calls.map(([name]) => name).filter((name) => ['Gast 1', 'Gast 4'].includes(name))).toEqual([])
})
