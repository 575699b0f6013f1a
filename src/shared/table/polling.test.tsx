import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderScreen } from '../../../tests/render-screen.tsx'
import { fakeQuery } from '../query/port.fake.ts'
import { ClientTable } from './client/client-table.tsx'
import { guestColumns, guests, createGuests, type Guest, type GuestList } from './list.fake.tsx'
import { ServerTable } from './server-table.tsx'

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(() => vi.useRealTimers())

const after = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))
const [guest] = createGuests(1)
const isWorkedOn = ({ limit }: Guest) => limit === null

it.each([
  ['all rows', ClientTable<GuestList, Guest, object>],
  ['a page', ServerTable<GuestList, Guest, object>],
] as const)('polls a list of %s while a row is in progress, without a loading state', async (_what, List) => {
  let requests = 0
  let answer: (list: GuestList) => void = () => {}
  const rows = (limit: number | null): GuestList => ({ results: [{ ...guest!, limit }], total: 1 })
  const query = fakeQuery<GuestList>(['fake', 'guests'], () => {
    requests += 1
    if (requests === 1) return rows(null)
    return new Promise<GuestList>((resolve) => {
      answer = resolve
    })
  })
  await renderScreen(
    <List
      name="guests"
      label="Gäste"
      query={query}
      rows={({ results }) => results}
      total={({ total }) => total}
      rowId={({ id }) => id}
      columns={guestColumns}
      pageSize={20}
      list={guests}
      search={{}}
      onSearch={() => {}}
      isInProgress={isWorkedOn}
      empty={{ title: 'Noch keine Gäste' }}
    />,
  )
  await screen.findByRole('rowheader')
  await after(2)
  expect(requests).toBe(2)
  expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('false')
  expect(screen.queryByText('Wird geladen')).toBeNull()
  await act(async () => answer(rows(70)))
  expect(await screen.findByText(/^70/)).toBeTruthy()
  await after(120)
  expect(requests).toBe(2)
})
