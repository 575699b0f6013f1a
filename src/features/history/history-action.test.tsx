import { Link } from '@tanstack/react-router'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { HistoryEntry } from '#generated/model/history-entry.ts'
import { useFakeUrlState } from '#src/shared/page/use-url-state.fake.ts'
import { cellsByHeader } from '../../../tests/table-cells.ts'
import { renderScreen } from '../../../tests/render-screen.tsx'
import { HistoryAction } from './history-action.tsx'
import { HistoryEntries, type HistoryEntriesProps } from './history-entries.tsx'
import { byKatharina, byThomas, fakeHistoryPort, signIn } from './history-port.fake.ts'
import type { historyModals, SubjectLink } from './history-port.ts'

const object = { objectType: 'PRIVATE_CUSTOMER', objectId: '10000000-0000-4000-8000-001100234501' } as const

const describe: HistoryEntriesProps['describe'] = (_i18n, { field, before, after }) => ({
  field,
  label: field,
  ...(before !== undefined && { before: before ?? 'leer' }),
  ...(after !== undefined && { after: after ?? 'leer' }),
})
const Entries = (props: Omit<HistoryEntriesProps, 'describe'>) => <HistoryEntries {...props} describe={describe} />

async function openHistory(entries: HistoryEntry[] = [signIn, byThomas, byKatharina], language: 'de' | 'en' = 'de') {
  const { port, requests } = fakeHistoryPort(entries)
  function Row() {
    const { modals } = useFakeUrlState<object, typeof historyModals>({})
    const subjectLink: SubjectLink = ({ type, id }) => (type === 'DOCUMENT' ? <Link to="." hash={id} /> : undefined)
    return <HistoryAction {...{ port, object, modals, Entries, subjectLink }} name="Anna Gruber" />
  }
  const { user } = await renderScreen(<Row />, { catalog: 'history', language })
  const button = screen.getByRole('button', { name: /Anna Gruber/ })
  await user.click(button)
  return { user, requests, button, dialog: within(await screen.findByRole('dialog')) }
}

type Dialog = Awaited<ReturnType<typeof openHistory>>['dialog']
const times = (dialog: Dialog) => dialog.getAllByRole('rowheader').map(({ textContent }) => textContent)

it('shows time, user, kind of user and activity, newest first @R387 @R460 @R872', async () => {
  const { dialog, requests } = await openHistory()
  await waitFor(() => expect(times(dialog)).toEqual(['19.11.2026 15:32:08 Uhr', '21.08.2026 08:55:31 Uhr']))
  expect(dialog.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
    'Zeitpunkt',
    'Benutzer',
    'Benutzerart',
    'Aktivität',
  ])
  const [newest, oldest] = dialog.getAllByRole('row').slice(1).map(cellsByHeader)
  expect(newest).toMatchObject({ Benutzer: 'Thomas Auer', Benutzerart: 'Bankmitarbeiter' })
  expect(oldest).toMatchObject({ Benutzer: 'katharina.moser@bergland.example', Benutzerart: 'Administrator' })
  expect(requests).toEqual([[object, false]])
})

it('shows logins and logouts on request @R713', async () => {
  const { user, dialog, requests } = await openHistory()
  await user.click(dialog.getByRole('checkbox', { name: 'An- und Abmeldungen anzeigen' }))
  expect(await dialog.findByText('Angemeldet')).toBeTruthy()
  expect(dialog.getByText('Privatkunde')).toBeTruthy()
  expect(requests.at(-1)).toEqual([object, true])
})

it('searches all columns from one character on @R569', async () => {
  const { user, dialog } = await openHistory()
  await waitFor(() => expect(times(dialog)).toHaveLength(2))
  const search = dialog.getByRole('searchbox', { name: 'Verlauf durchsuchen' })
  await user.type(search, 'm{Enter}')
  expect(dialog.queryByText(/mindestens/)).toBeNull()
  await user.clear(search)
  await user.type(search, 'administrator 21.08.{Enter}')
  await waitFor(() => expect(times(dialog)).toEqual(['21.08.2026 08:55:31 Uhr']))
})

it('shows 20 entries on a page @R711 @R829', async () => {
  const many = Array.from({ length: 21 }, (_none, index) => ({ ...byThomas, activity: `Änderung ${21 - index}` }))
  const { user, dialog } = await openHistory(many)
  expect(await dialog.findByText('Änderung 2')).toBeTruthy()
  expect(dialog.queryByText('Änderung 1')).toBeNull()
  await user.click(dialog.getByRole('button', { name: 'Seite 2' }))
  expect(await dialog.findByText('Änderung 1')).toBeTruthy()
})

it('says that a history is empty, and returns the focus to the button', async () => {
  const { user, dialog, button } = await openHistory([], 'en')
  expect(await dialog.findByText('Nothing has been changed yet.')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(button))
})

const changes: HistoryEntry['changes'] = [
  { field: 'street', before: 'Ring 1', after: 'Gasse 2' },
  { field: 'title', before: null, after: 'Dr.' },
]

it('shows under an entry what was changed, from what to what, and finds it', async () => {
  const { user, dialog } = await openHistory([{ ...byThomas, changes }, byKatharina])
  const [first, second] = await dialog.findAllByRole('listitem')
  expect(first!.textContent).toBe('street: vorher: Ring 1 →, nachher: Gasse 2')
  expect(second!.textContent).toBe('title: vorher: leer →, nachher: Dr.')
  await user.type(dialog.getByRole('searchbox'), 'gasse 2{Enter}')
  await waitFor(() => expect(times(dialog)).toEqual(['19.11.2026 15:32:08 Uhr']))
})

it('shows one value of each field when a record was added or deleted', async () => {
  const { dialog } = await openHistory([
    { ...byThomas, changes: [{ field: 'amount', after: '5.00' }] },
    { ...byKatharina, changes: [{ field: 'amount', before: '7.00' }] },
  ])
  const fields = (await dialog.findAllByRole('listitem')).map(({ textContent }) => textContent)
  expect(fields).toEqual(['amount: 5.00', 'amount: 7.00'])
})

it('folds a long list of fields', async () => {
  const fields = ['street', 'zipcode', 'city', 'title', 'email'] as const
  const many = fields.map((field) => ({ field, before: 'a', after: 'b' }))
  const { user, dialog } = await openHistory([{ ...byThomas, changes: many }])
  const button = await dialog.findByRole('button', { name: 'Alle 5 Felder anzeigen' })
  expect(button.getAttribute('aria-expanded')).toBe('false')
  expect(dialog.getAllByRole('listitem')).toHaveLength(3)
  await user.click(button)
  expect(dialog.getAllByRole('listitem')).toHaveLength(5)
  await user.click(dialog.getByRole('button', { name: 'Weniger Felder anzeigen' }))
  expect(dialog.getAllByRole('listitem')).toHaveLength(3)
})

const file = { type: 'DOCUMENT', id: '7', name: 'Führerschein.pdf', exists: true } as const

it('names what was changed as its list does, links to it while it exists, and finds it', async () => {
  const gone = { ...file, id: '8', name: 'Ausweis.pdf', exists: false }
  const number = { ...file, type: 'CALLING_NUMBER', id: '9', name: '6641234567' } as const
  const { user, dialog } = await openHistory([
    { ...byThomas, subject: file },
    { ...byThomas, activity: 'Dokument gelöscht', subject: gone },
    { ...byKatharina, subject: number },
  ])
  const link = await dialog.findByRole('link', { name: 'Führerschein.pdf' })
  expect(link.getAttribute('href')).toMatch(/#7$/)
  expect(dialog.getByText(/Ausweis\.pdf/).closest('td')!.textContent).toContain('Ausweis.pdf (nicht mehr vorhanden)')
  expect(dialog.queryByRole('link', { name: 'Ausweis.pdf' })).toBeNull()
  expect(dialog.getByText('+43 664 1234567').closest('a')).toBeNull()
  await user.type(dialog.getByRole('searchbox'), 'ausweis{Enter}')
  await waitFor(() => expect(times(dialog)).toHaveLength(1))
})

it('shows an entry without changed fields as a sentence alone', async () => {
  const { dialog } = await openHistory()
  expect(await dialog.findByText(byThomas.activity)).toBeTruthy()
  expect(dialog.queryByRole('listitem')).toBeNull()
})
