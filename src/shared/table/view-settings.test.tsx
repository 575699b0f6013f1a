import { msg } from '@lingui/core/macro'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { renderScreen } from '../../../tests/render-screen.tsx'
import { fakeQuery } from '../query/port.fake.ts'
import { ClientTable } from './client/client-table.tsx'
import type { Column } from './columns.tsx'
import { preferredPageSize } from './state/list-state.ts'
import {
  guestColumns,
  guests,
  WithSearchState,
  createGuests,
  type Guest,
  type GuestList,
  type GuestSearch,
} from './list.fake.tsx'

const more: readonly Column<Guest>[] = [1, 2, 3, 4, 5].map((number) => ({
  id: `more-${number}`,
  header: msg`Actions`,
  width: 'text',
  role: 'detail',
  value: () => `mehr ${number}`,
}))

beforeEach(() => localStorage.clear())

async function open(columns: readonly Column<Guest>[] = guestColumns, start: GuestSearch = {}) {
  const history: GuestSearch[] = []
  const view = await renderScreen(
    <WithSearchState<GuestSearch> start={start} history={history}>
      {(search, onSearch) => (
        <ClientTable
          name="guests"
          label="Gäste"
          query={fakeQuery<GuestList>(['bank', 'guests'], () => ({ results: createGuests(60), total: 60 }))}
          rows={(list) => list.results}
          rowId={(guest) => guest.id}
          columns={columns}
          pageSize={15}
          list={guests}
          search={search}
          onSearch={onSearch}
          empty={{ title: 'Noch keine Gäste' }}
        />
      )}
    </WithSearchState>,
  )
  await screen.findAllByRole('rowheader')
  const openSettings = async () => {
    await view.user.click(screen.getByRole('button', { name: 'Ansicht: Gäste' }))
    return within(await screen.findByRole('dialog', { name: 'Ansicht: Gäste' }))
  }
  return { ...view, history, openSettings }
}

const rows = () => screen.getAllByRole('rowheader').length
const list = () => document.querySelector('[data-list]')!

it('stores the chosen page size and returns to the first page', async () => {
  const { user, history, openSettings, unmount } = await open(guestColumns, { page: 3 })
  const settings = await openSettings()
  const select = settings.getByRole('combobox', { name: 'Zeilen pro Seite' })
  expect(
    within(select)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['15', '20', '50', '100'])
  await user.selectOptions(select, '50')
  expect(rows()).toBe(50)
  expect(history.at(-1)).toEqual({})
  expect(preferredPageSize('guests', 15, undefined)).toBe(50)
  expect(preferredPageSize('others', 15, undefined)).toBe(15)
  unmount()
  await open()
  expect(rows()).toBe(50)
})

it('stores compact rows for this list only', async () => {
  const { user, openSettings } = await open()
  expect(list().hasAttribute('data-compact')).toBe(false)
  const settings = await openSettings()
  await user.click(settings.getByRole('checkbox', { name: 'Kompakte Zeilen' }))
  expect(list().hasAttribute('data-compact')).toBe(true)
  expect(settings.queryByRole('group', { name: 'Spalten' })).toBeNull()
})

it('hides and shows every column but the first, in lists of more than seven', async () => {
  const { user, openSettings } = await open([...guestColumns, ...more])
  const settings = await openSettings()
  const columns = within(settings.getByRole('group', { name: 'Spalten' }))
  expect(columns.queryByRole('checkbox', { name: 'Profil' })).toBeNull()
  const choice = columns.getByRole('checkbox', { name: 'Sprache' })
  await user.click(choice)
  const heads = () => [...document.querySelectorAll('thead th')].map((head) => head.textContent)
  expect(heads()).toHaveLength(7)
  expect(heads()).not.toContain('Sprache')
  await user.click(choice)
  expect(heads()).toHaveLength(8)
})

it('ignores invalid stored preferences', async () => {
  localStorage.setItem('list-nobody-guests', '{"size": 7, "compact": "yes", "hidden": "all"}')
  await open()
  expect(rows()).toBe(15)
  localStorage.setItem('list-nobody-guests', 'nonsense')
  expect(preferredPageSize('guests', 15, undefined)).toBe(15)
})
