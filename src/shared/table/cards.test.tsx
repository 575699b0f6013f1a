import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderScreen } from '../../../tests/render-screen.tsx'
import { setScreenWidth } from '../../../tests/happy-dom.ts'
import { fakeQuery } from '../query/port.fake.ts'
import { ClientTable } from './client/client-table.tsx'
import { guestColumns, guests, WithSearchState, createGuests, type GuestList, type GuestSearch } from './list.fake.tsx'

async function open(width: number) {
  setScreenWidth(width)
  const history: GuestSearch[] = []
  const view = await renderScreen(
    <WithSearchState<GuestSearch> history={history}>
      {(search, onSearch) => (
        <ClientTable
          name="guests"
          label="Gäste"
          query={fakeQuery<GuestList>(['bank', 'guests'], () => ({ results: createGuests(3), total: 3 }))}
          rows={(list) => list.results}
          rowId={(guest) => guest.id}
          columns={guestColumns}
          pageSize={20}
          list={guests}
          search={search}
          onSearch={onSearch}
          empty={{ title: 'Noch keine Gäste' }}
        />
      )}
    </WithSearchState>,
  )
  await screen.findByText('Gast 1')
  return { ...view, history }
}

const shape = () => document.querySelector('[data-list]')!.getAttribute('data-list')

it('shows cards on a phone that assistive technology still reads as a table, each value with the name of its column', async () => {
  await open(360)
  expect(shape()).toBe('cards')
  const table = screen.getByRole('table', { name: 'Gäste' })
  for (const part of [table, ...table.querySelectorAll('thead, tbody, tr, th, td')]) {
    expect(part.hasAttribute('role'), part.tagName).toBe(true)
  }
  expect(screen.queryAllByRole('columnheader', { hidden: false })).toEqual([])
  expect(within(table).queryAllByRole('button')).toEqual([])
  const [, card] = screen.getAllByRole('row')
  const parts = [...card!.children].map((cell) => [
    cell.getAttribute('data-part'),
    cell.getAttribute('data-label'),
    cell.textContent,
  ])
  expect(parts).toEqual([
    ['title', 'Profil', 'Gast 1'],
    ['figure', 'Menü', '0'],
    ['state', 'Sprache', 'ACTIVE'],
  ])
  expect(card!.querySelector('[data-part=figure]')!.getAttribute('data-unit')).toBe('€')
})

it('sorts cards with a select of all sortable columns', async () => {
  const { user, history } = await open(360)
  const select = screen.getByRole('combobox', { name: 'Sortieren nach' })
  expect(
    within(select)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['Nicht sortiert', 'Profil, aufsteigend', 'Profil, absteigend', 'Menü, aufsteigend', 'Menü, absteigend'])
  await user.selectOptions(select, 'Profil, absteigend')
  expect(history).toEqual([{ sort: 'name_desc' }])
  expect(screen.getAllByRole('rowheader')[0]!.textContent).toBe('Gast 3')
  await user.selectOptions(select, 'Nicht sortiert')
  expect(history.at(-1)).toEqual({})
})

it('shows a table without the select from 768 pixels on', async () => {
  await open(768)
  expect(shape()).toBe('table')
  expect(screen.queryByRole('combobox')).toBeNull()
  expect(screen.getByRole('table').hasAttribute('role')).toBe(false)
})
