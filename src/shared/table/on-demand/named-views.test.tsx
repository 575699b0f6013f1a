import { msg } from '@lingui/core/macro'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderScreen } from '../../../../tests/render-screen.tsx'
import { readAlerts, removeAlert } from '../../alerts/alerts.ts'
import { fakeQuery } from '../../query/port.fake.ts'
import { deviceStorage } from '../../state/browser-storage.ts'
import { ClientTable } from '../client/client-table.tsx'
import type { Column } from '../columns.tsx'
import {
  createGuests,
  guestColumns,
  guests,
  WithSearchState,
  type Guest,
  type GuestList,
  type GuestSearch,
} from '../list.fake.tsx'
import { preferredPageSize, readPreferences } from '../state/list-state.ts'
import { readSavedViews, storeSavedViews } from './saved-views.ts'

const columns: readonly Column<Guest>[] = [
  ...guestColumns,
  ...[1, 2, 3, 4, 5].map((number): Column<Guest> => ({
    id: `more-${number}`,
    header: msg`Actions`,
    width: 'text',
    role: 'detail',
    value: () => `mehr ${number}`,
  })),
]

beforeEach(() => localStorage.clear())
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  deviceStorage.remove('list-nobody-guests-views')
  for (const { id } of readAlerts()) removeAlert(id)
})

type Options = { name?: string; hasNamedViews?: false }

async function open(start: GuestSearch = {}, { name = 'guests', ...options }: Options = {}) {
  const historyOfSearch: GuestSearch[] = []
  const view = await renderScreen(
    <WithSearchState<GuestSearch> start={start} history={historyOfSearch}>
      {(search, onSearch) => (
        <ClientTable
          name={name}
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
          {...options}
        />
      )}
    </WithSearchState>,
  )
  await screen.findAllByRole('rowheader')
  const openMenu = async () => {
    await view.user.click(screen.getByRole('button', { name: 'Ansicht: Gäste' }))
    return within(await screen.findByRole('dialog', { name: 'Ansicht: Gäste' }))
  }
  const save = async (menu: ReturnType<typeof within>, typed: string) => {
    await view.user.click(menu.getByRole('button', { name: 'Ansicht speichern' }))
    await view.user.type(menu.getByRole('textbox', { name: 'Name der Ansicht' }), `${typed}{Enter}`)
  }
  return { ...view, history: historyOfSearch, openMenu, save }
}

const list = () => document.querySelector('[data-list]')!
const announced = () => document.querySelector('[role=dialog] [aria-live]')!.textContent
const heads = () => [...document.querySelectorAll('thead th')].map((head) => head.textContent)

it('saves the shown filter, order and layout under a name, and chooses it again with one press', async () => {
  const { user, history, openMenu, save } = await open({ state: ['ACTIVE'], sort: 'name_desc', tab: 'guests' })
  const menu = await openMenu()
  await user.click(menu.getByRole('checkbox', { name: 'Kompakte Zeilen' }))
  await user.click(menu.getByRole('checkbox', { name: 'Sprache' }))
  await save(menu, ' Aktive  Gäste ')
  const saved = menu.getByRole('button', { name: 'Aktive Gäste' })
  expect(document.activeElement).toBe(saved)
  expect(saved.getAttribute('aria-current')).toBe('true')
  expect(announced()).toBe('Die Ansicht „Aktive Gäste“ ist gespeichert.')
  expect(history).toEqual([])

  await user.click(menu.getByRole('checkbox', { name: 'Kompakte Zeilen' }))
  expect(saved.getAttribute('aria-current')).toBeNull()
  await user.click(saved)
  expect(history.at(-1)).toEqual({
    state: ['ACTIVE'],
    sort: 'name_desc',
    layout: 'compact-15.state',
    tab: 'guests',
  })
  expect(list().hasAttribute('data-compact')).toBe(true)
  expect(heads()).not.toContain('Sprache')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Ansicht: Gäste'))
})

it('saves the rows per page, and shows them again without a change of the own ones', async () => {
  const { user, history, openMenu, save } = await open()
  const menu = await openMenu()
  const size = () => menu.getByRole<HTMLSelectElement>('combobox', { name: 'Zeilen pro Seite' })
  await user.selectOptions(size(), '50')
  await save(menu, 'Viele')
  await user.selectOptions(size(), '20')
  const saved = menu.getByRole('button', { name: 'Viele' })
  expect([saved.getAttribute('aria-current'), screen.getAllByRole('rowheader').length]).toEqual([null, 20])
  await user.click(saved)
  expect(history.at(-1)).toEqual({ layout: 'normal-50' })
  expect(screen.getAllByRole('rowheader')).toHaveLength(50)
  expect([readPreferences('guests').size, preferredPageSize('guests', 15, 'normal-50')]).toEqual([20, 50])
  const again = await openMenu()
  await user.selectOptions(again.getByRole('combobox', { name: 'Zeilen pro Seite' }), '100')
  expect(history.at(-1)).toEqual({ layout: 'normal-100' })
  await user.click(again.getByRole('button', { name: 'Als meine Einstellungen übernehmen' }))
  expect(readPreferences('guests').size).toBe(100)
})

it('marks a view from before the rows per page were saved', async () => {
  storeSavedViews('guests', [{ name: 'Alle', search: { layout: 'normal' } }])
  const { openMenu } = await open()
  expect((await openMenu()).getByRole('button', { name: 'Alle' }).getAttribute('aria-current')).toBe('true')
})

it('does not save the search text, and says so', async () => {
  const { user, openMenu } = await open({ q: 'Gast 1' })
  const menu = await openMenu()
  await user.click(menu.getByRole('button', { name: 'Ansicht speichern' }))
  expect(menu.getByText('Der Suchtext wird nicht mit der Ansicht gespeichert.')).toBeTruthy()
  await user.keyboard('Alle{Enter}')
  expect(readSavedViews('guests')).toEqual([{ name: 'Alle', search: { layout: 'normal-15' } }])
})

it('explains why a name is refused, and replaces a view of the same name on request', async () => {
  storeSavedViews('guests', [{ name: 'Aktive', search: { layout: 'compact' } }])
  const { user, openMenu, save } = await open({ sort: 'name_asc' })
  const menu = await openMenu()
  await save(menu, '{Enter}')
  const field = menu.getByRole('textbox', { name: 'Name der Ansicht' })
  expect(menu.getByText('Bitte geben Sie einen Namen ein.')).toBeTruthy()
  expect(document.activeElement).toBe(field)
  await user.paste('x'.repeat(41))
  await user.keyboard('{Enter}')
  expect(menu.getByText('Bitte geben Sie höchstens 40 Zeichen ein.')).toBeTruthy()
  await user.clear(field)
  await user.type(field, 'aktive{Enter}')
  expect(menu.getByText(/Es gibt bereits eine Ansicht mit diesem Namen/)).toBeTruthy()
  await user.click(menu.getByRole('button', { name: 'Diese Ansicht ersetzen' }))
  expect(readSavedViews('guests')).toEqual([{ name: 'aktive', search: { sort: 'name_asc', layout: 'normal-15' } }])
  expect(document.activeElement).toBe(menu.getByRole('button', { name: 'aktive' }))
})

it('renames and deletes a view, and keeps the focus in the menu', async () => {
  storeSavedViews('guests', [
    { name: 'Eins', search: { layout: 'normal' } },
    { name: 'Zwei', search: { layout: 'compact' } },
  ])
  const { user, openMenu } = await open()
  const menu = await openMenu()
  await user.click(menu.getByRole('button', { name: 'Eins umbenennen' }))
  const field = menu.getByRole<HTMLInputElement>('textbox', { name: 'Name der Ansicht' })
  expect(document.activeElement).toBe(field)
  await user.clear(field)
  await user.type(field, 'Zwei{Enter}')
  expect(menu.getByText(/Es gibt bereits eine Ansicht mit diesem Namen/)).toBeTruthy()
  await user.clear(field)
  await user.type(field, 'Drei{Enter}')
  expect(document.activeElement).toBe(menu.getByRole('button', { name: 'Drei' }))
  expect(announced()).toBe('Die Ansicht heißt jetzt „Drei“.')

  await user.click(menu.getByRole('button', { name: 'Drei löschen' }))
  expect(document.activeElement).toBe(menu.getByRole('button', { name: 'Behalten' }))
  await user.keyboard('{Enter}')
  expect(document.activeElement).toBe(menu.getByRole('button', { name: 'Drei' }))
  await user.click(menu.getByRole('button', { name: 'Drei löschen' }))
  await user.click(menu.getByRole('button', { name: 'Ansicht löschen' }))
  expect(document.activeElement).toBe(menu.getByRole('button', { name: 'Zwei' }))
  await user.click(menu.getByRole('button', { name: 'Zwei löschen' }))
  await user.click(menu.getByRole('button', { name: 'Ansicht löschen' }))
  expect(document.activeElement).toBe(menu.getByRole('button', { name: 'Ansicht speichern' }))
  expect(readSavedViews('guests')).toEqual([])
})

it('saves at most 20 views', async () => {
  storeSavedViews(
    'guests',
    Array.from({ length: 20 }, (_none, at) => ({ name: `Ansicht ${at}`, search: {} })),
  )
  const { user, openMenu } = await open()
  const menu = await openMenu()
  await user.click(menu.getByRole('button', { name: 'Ansicht speichern' }))
  expect(menu.queryByRole('textbox', { name: 'Name der Ansicht' })).toBeNull()
  expect(announced()).toMatch(/^Sie haben 20 Ansichten gespeichert/)
})

it('says when the browser does not store the views, and works on', async () => {
  const refuse = () => {
    throw new DOMException('closed', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse, clear: () => {} })
  const { openMenu, save } = await open()
  const menu = await openMenu()
  await save(menu, 'Alle')
  expect(announced()).toMatch(/^Ihr Browser speichert die Ansichten nicht/)
  expect(menu.getByRole('button', { name: 'Alle' })).toBeTruthy()
})

it('copies a link to what is shown and to a saved view, and shows it where the browser refuses to copy', async () => {
  storeSavedViews('guests', [{ name: 'Aktive', search: { state: ['ACTIVE'], layout: 'compact' } as never }])
  const { user, openMenu } = await open({ q: 'Gast 1', page: 2 })
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const menu = await openMenu()
  await user.click(menu.getByRole('button', { name: 'Link kopieren' }))
  expect(writeText.mock.lastCall![0]).toMatch(/\?layout=normal-15&q=Gast\+1$/)
  expect(announced()).toBe('Der Link ist kopiert.')
  writeText.mockRejectedValue(new DOMException('not allowed', 'NotAllowedError'))
  await user.click(menu.getByRole('button', { name: 'Link zu Aktive kopieren' }))
  const field = await menu.findByRole<HTMLInputElement>('textbox', { name: 'Bitte kopieren Sie den Link selbst' })
  expect(field.value).toMatch(/\?layout=compact&state=ACTIVE$/)
  expect(document.activeElement).toBe(field)
  expect(field.selectionEnd).toBe(field.value.length)
})

it('shows the layout of a link for this visit, says so once, and stores it only on request', async () => {
  localStorage.setItem('list-nobody-linked', '{"hidden":["limit"]}')
  const { user, history, openMenu, unmount } = await open({ layout: 'compact.state' }, { name: 'linked' })
  expect(heads()).toContain('Menü')
  expect(heads()).not.toContain('Sprache')
  expect(list().hasAttribute('data-compact')).toBe(true)
  await waitFor(() => expect(readAlerts()).toHaveLength(1))
  const menu = await openMenu()
  await user.click(menu.getByRole('checkbox', { name: 'Kompakte Zeilen' }))
  expect(history.at(-1)).toEqual({ layout: 'normal-15.state' })
  expect(localStorage.getItem('list-nobody-linked')).toBe('{"hidden":["limit"]}')
  await user.click(menu.getByRole('button', { name: 'Zurück zu meinen Einstellungen' }))
  expect(history.at(-1)).toEqual({})
  expect(heads()).not.toContain('Menü')
  unmount()

  const again = await open({ layout: 'compact.state' }, { name: 'linked' })
  const menuAgain = await again.openMenu()
  await again.user.click(menuAgain.getByRole('button', { name: 'Als meine Einstellungen übernehmen' }))
  expect(again.history.at(-1)).toEqual({})
  expect(JSON.parse(localStorage.getItem('list-nobody-linked')!)).toEqual({ compact: true, hidden: ['state'] })
  expect(list().hasAttribute('data-compact')).toBe(true)
  expect(readAlerts()).toHaveLength(1)
})

it('says nothing about the layout of a link that equals the own one or that of a saved view', async () => {
  storeSavedViews('seen', [{ name: 'Eng', search: { layout: 'compact' } }])
  for (const layout of ['normal', 'compact']) {
    const { openMenu, unmount } = await open({ layout }, { name: 'seen' })
    await openMenu()
    unmount()
  }
  expect(readAlerts()).toEqual([])
})

it('offers no views for a list whose state is not in the URL', async () => {
  const { openMenu } = await open({}, { hasNamedViews: false })
  const menu = await openMenu()
  expect(menu.queryByRole('button', { name: 'Ansicht speichern' })).toBeNull()
  expect(menu.getByRole('checkbox', { name: 'Kompakte Zeilen' })).toBeTruthy()
})
