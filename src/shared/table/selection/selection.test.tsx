import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { renderScreen } from '../../../../tests/render-screen.tsx'
import { otherToken, tokens } from '../../../../tests/tokens.ts'
import { fakeQuery } from '../../query/port.fake.ts'
import { endSession, startSession } from '../../session/session.ts'
import { createGuests, guestColumns, guests, WithSearchState, type Guest, type GuestSearch } from '../list.fake.tsx'
import { ClientTable } from '../client/client-table.tsx'
import { createSelection, useSelectedRows } from './selection.tsx'
import { SelectionAction, SelectionBar } from './selection-bar.tsx'
import { liveRegions } from '../../../../tests/live-region.ts'

const people = createGuests(23)
const query = fakeQuery(['bank', 'guests'], () => ({ results: people }))
const idOf = ({ id }: Guest) => id
const isSelectable = ({ name }: Guest) => name !== 'Gast 4'

function Guests({ search, onSearch }: { search: GuestSearch; onSearch: (next: GuestSearch) => void }) {
  const selected = useSelectedRows({ rows: people, rowId: idOf, isSelectable })
  const bar = (shown: readonly Guest[]) => (
    <SelectionBar
      count={selected.ids.size}
      hiddenCount={selected.ids.size - shown.filter(({ id }) => selected.ids.has(id)).length}
      text={`${selected.ids.size} gewählt`}
      onClear={() => selected.onChange(new Set())}
    >
      <SelectionAction label="Grüßen" icon={null} count={1} total={selected.ids.size} onClick={() => {}} />
    </SelectionBar>
  )
  return (
    <ClientTable
      name="guests"
      label="Gäste"
      query={query}
      rows={(answer) => answer.results}
      rowId={idOf}
      columns={guestColumns}
      pageSize={20}
      list={guests}
      search={search}
      onSearch={onSearch}
      empty={{ title: 'Noch keine Gäste' }}
      selection={createSelection({ ...selected, label: ({ name }) => `${name} wählen`, actions: bar })}
    />
  )
}

async function open() {
  const view = await renderScreen(
    <WithSearchState<GuestSearch> history={[]}>
      {(search, onSearch) => <Guests search={search} onSearch={onSearch} />}
    </WithSearchState>,
  )
  await waitFor(() => expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('false'))
  const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })
  return { ...view, box, all: () => box('Alle auf dieser Seite wählen') }
}

const chosen = () =>
  screen
    .getAllByRole<HTMLInputElement>('checkbox')
    .filter(({ checked }) => checked)
    .map((box) => box.getAttribute('aria-label'))
const bar = () => within(screen.getByRole('group', { name: 'Gewählte Einträge' }))

it('selects all rows of the page that can be selected, and removes them again', async () => {
  const { user, all, box } = await open()
  await user.click(box('Gast 2 wählen'))
  expect(all().indeterminate).toBe(true)
  await user.click(all())
  expect(bar().getByText('19 gewählt')).toBeTruthy()
  expect([all().checked, all().indeterminate]).toEqual([true, false])
  await user.click(all())
  expect(chosen()).toEqual([])
})

it('selects a range with the shift key', async () => {
  const { user, box } = await open()
  await user.click(box('Gast 2 wählen'))
  await user.keyboard('{Shift>}')
  await user.click(box('Gast 6 wählen'))
  await user.keyboard('{/Shift}')
  expect(chosen()).toEqual(['Gast 2 wählen', 'Gast 3 wählen', 'Gast 5 wählen', 'Gast 6 wählen'])
})

it('is operated by the keyboard: space selects, Enter leads to the actions', async () => {
  const { user, box } = await open()
  box('Gast 1 wählen').focus()
  await user.keyboard(' ')
  expect(chosen()).toEqual(['Gast 1 wählen'])
  await user.keyboard('{Enter}')
  expect(bar().getAllByRole('button')).toContain(document.activeElement)
})

it('announces the number of selected rows, and how many of them are on other pages', async () => {
  const { user, box } = await open()
  await user.click(box('Gast 1 wählen'))
  const announced = () => liveRegions().map(({ textContent }) => textContent)
  expect(announced()).toContain('1 gewählt. Mit der Eingabetaste kommen Sie zu den Aktionen.')
  await user.click(screen.getByRole('button', { name: 'Nächste Seite' }))
  await user.click(box('Gast 21 wählen'))
  expect(announced()).toContain(
    '2 gewählt. 1 davon hier nicht zu sehen. Mit der Eingabetaste kommen Sie zu den Aktionen.',
  )
  expect(bar().getByRole('button', { name: 'Grüßen: 1 von 2' })).toBeTruthy()
})

it('moves the focus to the list when the selection is cleared', async () => {
  const { user, box } = await open()
  await user.click(box('Gast 1 wählen'))
  await user.click(bar().getByRole('button', { name: 'Auswahl aufheben' }))
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Gäste' }))
})

afterEach(() => endSession('private', 'logout'))

const readStored = () => sessionStorage.getItem('selected-rows') ?? ''

/** Opens the list again as a reload of the page does, which leaves the storage as it is. */
async function reload(unmount: () => void, stored = readStored()) {
  unmount()
  sessionStorage.setItem('selected-rows', stored)
  return open()
}

it('keeps the selection when the page is reloaded, and forgets it when the person leaves the page', async () => {
  const { user, all, unmount } = await open()
  await user.click(all())
  const reloaded = await reload(unmount)
  expect(bar().getByText('19 gewählt')).toBeTruthy()
  reloaded.unmount()
  await open()
  expect(chosen()).toEqual([])
})

it('drops what no longer exists or can no longer be selected when the page is reloaded', async () => {
  const { user, box, unmount } = await open()
  for (const name of ['Gast 1 wählen', 'Gast 2 wählen', 'Gast 3 wählen']) await user.click(box(name))
  await reload(unmount, readStored().replace('guest-1', 'gone').replace('guest-2', 'guest-4'))
  expect(chosen()).toEqual(['Gast 3 wählen'])
  expect(bar().getByText('1 gewählt')).toBeTruthy()
})

it('restores the selection for no other person and in no other list', async () => {
  window.history.replaceState(null, '', '/private/guests')
  startSession('private', tokens.private)
  const { user, box, unmount } = await open()
  await user.click(box('Gast 1 wählen'))
  const stored = readStored()
  startSession('private', otherToken)
  const other = await reload(unmount, stored)
  expect(chosen()).toEqual([])
  startSession('private', tokens.private)
  window.history.replaceState(null, '', '/private/others')
  const elsewhere = await reload(other.unmount, stored)
  expect(chosen()).toEqual([])
  window.history.replaceState(null, '', '/private/guests')
  await reload(elsewhere.unmount, stored)
  expect(chosen()).toEqual(['Gast 1 wählen'])
})
