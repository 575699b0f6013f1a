import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { refusal } from '#src/shared/http/api-error.fake.ts'
import type { Address } from '#src/shared/page/url-state.ts'
import { useFakeUrlState } from '#src/shared/page/use-url-state.fake.ts'
import { renderScreen } from '../../../tests/render-screen.tsx'
import { fakeNotesPort, note } from './notes-port.fake.ts'
import { noteList, type noteModals, type NotesSearch } from './notes-port.ts'
import { NotesTab } from './notes-tab.tsx'

type Start = Address<NotesSearch, typeof noteModals>

async function openTab(port = fakeNotesPort(), start: Start = {}, language: 'de' | 'en' = 'de') {
  const onSearch = vi.fn<(next: Start) => void>()
  function Tab() {
    return <NotesTab port={port} {...useFakeUrlState<NotesSearch, typeof noteModals>(start, onSearch)} />
  }
  return { ...(await renderScreen(<Tab />, { catalog: 'notes', language })), port, onSearch }
}

const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent)

it('shows time, text and author of a note with its line breaks, and no sort @R396 @R397', async () => {
  await openTab()
  expect((await screen.findByText(/Ausweis persönlich/)).textContent).toBe(note.note)
  expect(screen.getByRole('row', { name: /03\.11\.2026 10:10:00 Uhr/ }).textContent).toContain('Martin Brandl')
  expect(heads()).toEqual(['Erstellt am', 'Notiz', 'Erfasst von'])
  const sortable = heads().filter((head) => screen.queryByRole('button', { name: head! }) !== null)
  expect(sortable).toEqual([])
})

it('shows 25 notes on a page, and requests the next page @R395 @R830', async () => {
  const many = Array.from({ length: 31 }, (_none, index) => ({ ...note, id: `${index}`, note: `Notiz ${index + 1}` }))
  const { user, port } = await openTab(fakeNotesPort(many))
  await screen.findByText('Notiz 25')
  expect(screen.getAllByRole('row')).toHaveLength(1 + 25)
  await user.click(screen.getByRole('button', { name: /Seite 2/ }))
  await screen.findByText('Notiz 31')
  expect(port.requests).toEqual([
    { page: 1, limit: 25 },
    { page: 2, limit: 25 },
  ])
})

it('opens the page of a note that a link names, and marks its row', async () => {
  const many = Array.from({ length: 31 }, (_none, index) => ({
    ...note,
    id: `f0000000-0000-4000-8000-0000000001${10 + index}`,
    note: `Notiz ${index + 1}`,
  }))
  const { user } = await openTab(fakeNotesPort(many), { added: many[29]!.id })
  const row = () => screen.findByText('Notiz 30').then((text) => text.closest('tr')!)
  expect((await row()).dataset.added).toBe('true')
  await user.click(screen.getByRole('button', { name: /Seite 1/ }))
  expect(await screen.findByText('Notiz 1')).toBeTruthy()
})

it('uses the page size that the person chose', async () => {
  const many = Array.from({ length: 31 }, (_none, index) => ({ ...note, id: `${index}`, note: `Notiz ${index + 1}` }))
  const { user, port } = await openTab(fakeNotesPort(many))
  await user.click(screen.getByRole('button', { name: 'Ansicht: Notizen' }))
  await user.selectOptions(await screen.findByLabelText('Zeilen pro Seite'), '50')
  await screen.findByText('Notiz 31')
  expect(port.requests.at(-1)).toEqual({ page: 1, limit: 50 })
})

it('adds a note in a modal that counts the characters left @R391 @R398 @R468 @R590 @R591', async () => {
  const { user, port, onSearch } = await openTab()
  await user.click(screen.getByRole('button', { name: 'Notiz hinzufügen' }))
  expect(onSearch).toHaveBeenLastCalledWith({ modal: 'add' })
  const modal = within(await screen.findByRole('dialog', { name: 'Notiz hinzufügen' }))
  const add = modal.getByRole('button', { name: 'Hinzufügen' })
  await user.click(add)
  expect(await modal.findByText('Notiz: Bitte angeben.')).toBeTruthy()
  const text = modal.getByRole('textbox', { name: /Notiz/ })
  await user.click(text)
  await user.paste('x'.repeat(1001))
  await waitFor(() => expect(modal.getByText(/1 Zeichen zu viel/)).toBeTruthy())
  await user.click(add)
  expect(port.add.sent).toEqual([])
  await user.clear(text)
  await user.paste('x'.repeat(950))
  await waitFor(() => expect(modal.getByText(/^Noch 50 Zeichen/)).toBeTruthy())
  await user.clear(text)
  await user.type(text, 'Rückruf am Montag')
  await user.click(add)
  await waitFor(() => expect(onSearch).toHaveBeenLastCalledWith({}))
  expect(port.add.sent).toEqual([{ note: 'Rückruf am Montag' }])
})

it('goes to the first page after adding a note, and stays after cancelling', async () => {
  const many = Array.from({ length: 31 }, (_none, index) => ({ ...note, id: `${index}`, note: `Notiz ${index + 1}` }))
  const { user, port, onSearch } = await openTab(fakeNotesPort(many), { page: 2, modal: 'add' })
  const modal = within(await screen.findByRole('dialog'))
  await user.click(modal.getByRole('button', { name: 'Abbrechen' }))
  expect(onSearch).toHaveBeenLastCalledWith({ page: 2 })
  await user.click(screen.getByRole('button', { name: 'Notiz hinzufügen' }))
  await user.type(await screen.findByRole('textbox', { name: /Notiz/ }), 'Rückruf')
  await user.click(screen.getByRole('button', { name: 'Hinzufügen' }))
  await waitFor(() => expect(onSearch).toHaveBeenLastCalledWith({}))
  expect(port.add.sent).toHaveLength(1)
})

it('shows a refusal in the modal, and keeps the text', async () => {
  const port = fakeNotesPort()
  port.add.fails(refusal(423))
  const { user } = await openTab(port, { modal: 'add' })
  const modal = within(await screen.findByRole('dialog'))
  await user.type(modal.getByRole('textbox', { name: /Notiz/ }), 'Rückruf')
  await user.click(modal.getByRole('button', { name: 'Hinzufügen' }))
  expect((await modal.findByRole('alert')).textContent).toContain('noch')
  expect(modal.getByRole<HTMLTextAreaElement>('textbox', { name: /Notiz/ }).value).toBe('Rückruf')
})

it('shows markup in a note as text', async () => {
  const hostile = '<img src=x onerror="alert(1)"><script>alert(2)</script>'
  const { container } = await openTab(fakeNotesPort([{ ...note, note: hostile, recordedBy: hostile }]))
  expect(await screen.findAllByText(hostile)).toHaveLength(2)
  expect(container.querySelector('td img, td script')).toBeNull()
})

it('says what to do without notes, in English too', async () => {
  await openTab(fakeNotesPort([]), {}, 'en')
  expect(await screen.findByText('No notes yet')).toBeTruthy()
  expect(heads()).toEqual(['Created at', 'Note', 'Recorded by'])
})

it('parses the page from the address and ignores everything else', () => {
  expect(noteList.parse({ page: '2', sort: 'createdAt_asc' })).toEqual({ page: 2 })
})
