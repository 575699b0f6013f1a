import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { DocumentType } from '#generated/model/document-type.ts'
import { readAlerts, removeAlert } from '#src/shared/alerts/alerts.ts'
import { refusal } from '#src/shared/http/api-error.fake.ts'
import type { Address } from '#src/shared/page/url-state.ts'
import { useFakeUrlState } from '#src/shared/page/use-url-state.fake.ts'
import { cellsByHeader } from '../../../tests/table-cells.ts'
import { isOff } from '../../../tests/is-off.ts'
import { renderScreen } from '../../../tests/render-screen.tsx'
import { watchSavedFiles } from '../../../tests/saved-files.ts'
import { fakeDocumentsPort, licence, withRemoval, deletedDocument } from './documents-port.fake.ts'
import { documentList, type documentModals, type DocumentsPort, type DocumentsSearch } from './documents-port.ts'
import { DocumentsTab } from './documents-tab.tsx'

beforeEach(() => {
  for (const alert of readAlerts()) removeAlert(alert.id)
})

type Start = Address<DocumentsSearch, typeof documentModals>
type Options = { port?: DocumentsPort; start?: Start; language?: 'de' | 'en' }

/** Renders the tab with a fake of the address. */
async function openDocuments({ port = fakeDocumentsPort(), start = {}, language = 'de' }: Options = {}) {
  const onSearch = vi.fn<(next: Start) => void>()
  function Tab() {
    return <DocumentsTab port={port} {...useFakeUrlState<DocumentsSearch, typeof documentModals>(start, onSearch)} />
  }
  const view = await renderScreen(<Tab />, { catalog: 'documents', language })
  await screen.findAllByText(/\.pdf$|Noch keine|No documents/)
  return { ...view, onSearch }
}

const row = (name: RegExp) => screen.getByRole('row', { name })
const buttonsOf = (name: RegExp) =>
  within(row(name))
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label'))

it('a document shows type, name, author, time and remark @R400', async () => {
  await openDocuments()
  const heads = screen.getAllByRole('columnheader').map((head) => head.textContent)
  // The default order is announced like a chosen one.
  expect(document.querySelectorAll('[aria-sort=descending]')).toHaveLength(1)
  expect(heads.slice(0, 5)).toEqual(['Dokumenttyp', 'Dateiname', 'Hinzugefügt von', 'Hochgeladen am', 'Anmerkung'])
  expect(cellsByHeader(row(/Führerschein/))).toMatchObject({
    Dateiname: 'Führerschein Gruber.pdf',
    'Hinzugefügt von': 'Martin Brandl',
    'Hochgeladen am': '18.11.2026 14:05:27 Uhr',
    Anmerkung: 'Gültig bis 2031',
  })
})

it('a document that is marked as deleted is struck out, has a badge, and can only be downloaded @R402 @R403 @R545 @R550', async () => {
  await openDocuments()
  expect(row(/Ausweiskopie/).dataset.tone).toBe('struck')
  expect(within(row(/Ausweiskopie/)).getByText('Gelöscht')).toBeTruthy()
  expect(buttonsOf(/Ausweiskopie/)).toEqual([`${deletedDocument.filename} herunterladen`])
  expect(buttonsOf(/Führerschein/)).toEqual([
    `${licence.filename} herunterladen`,
    `${licence.filename} bearbeiten`,
    `${licence.filename} löschen`,
  ])
})

it('a page has 10 documents @R399 @R832', async () => {
  const many = Array.from({ length: 12 }, (_none, index) => ({ ...licence, id: `${index}`, filename: `${index}.pdf` }))
  await openDocuments({ port: fakeDocumentsPort(many) })
  expect(screen.getAllByRole('row')).toHaveLength(1 + 10)
})

it('a file is downloaded, and a failure is explained above the list @R401', async () => {
  const port = fakeDocumentsPort()
  const { user } = await openDocuments({ port })
  const download = screen.getByRole('button', { name: `${licence.filename} herunterladen` })
  const saved = watchSavedFiles()
  await user.click(download)
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(port.download.sent).toEqual([licence.id])
  port.download.fails(refusal(404))
  await user.click(download)
  expect((await screen.findByRole('alert')).textContent).toContain('Diese Datei gibt es nicht mehr.')
})

it('type and remark are changed, the file is not, and only a change can be saved @R392 @R472 @R597 @R598', async () => {
  const port = fakeDocumentsPort()
  const { user, onSearch } = await openDocuments({ port })
  await user.click(screen.getByRole('button', { name: `${licence.filename} bearbeiten` }))
  expect(onSearch).toHaveBeenLastCalledWith({ modal: 'edit', record: licence.id })
  const modal = within(await screen.findByRole('dialog', { name: 'Dokument bearbeiten' }))
  expect(modal.queryByLabelText(/^Datei/)).toBeNull()
  const save = modal.getByRole<HTMLButtonElement>('button', { name: 'Speichern' })
  expect(isOff(save)).toBe(true)
  await user.selectOptions(modal.getByRole('combobox'), 'Reisepass')
  await user.clear(modal.getByRole('textbox'))
  await user.click(save)
  await waitFor(() =>
    expect(port.update.sent).toEqual([{ documentType: 'PASSPORT', documentComment: null, deleted: false }]),
  )
})

it('all types can be chosen, in German order @R473 @R595', async () => {
  await openDocuments({ start: { modal: 'add' } })
  const options = within(await screen.findByRole('dialog'))
    .getAllByRole<HTMLOptionElement>('option')
    .slice(1)
  expect(new Set(options.map(({ value }) => value))).toEqual(new Set(DocumentType.options))
  const labels = options.map(({ textContent }) => textContent)
  expect(labels).toContain('Vereinsstatuten/Vereinsregister')
  expect(labels).toEqual(labels.toSorted((one, other) => one.localeCompare(other, 'de')))
})

it('most employees mark as deleted, which leaves type and remark as they are @R546 @R550', async () => {
  const port = fakeDocumentsPort()
  const { user } = await openDocuments({ port })
  await user.click(screen.getByRole('button', { name: `${licence.filename} löschen` }))
  const modal = within(await screen.findByRole('dialog', { name: 'Dokument löschen?' }))
  expect(modal.getByText(/wird als gelöscht markiert/).textContent).toContain(licence.filename)
  await user.click(modal.getByRole('button', { name: 'Löschen' }))
  await waitFor(() =>
    expect(port.update.sent).toEqual([
      { documentType: 'DRIVERS_LICENSE', documentComment: 'Gültig bis 2031', deleted: true },
    ]),
  )
})

it('people with the right delete for good, also marked documents, after another question @R547 @R548 @R549 @R677', async () => {
  const port = withRemoval()
  const { user } = await openDocuments({ port })
  for (const { filename } of [licence, deletedDocument]) {
    await user.click(screen.getByRole('button', { name: `${filename} löschen` }))
    const modal = within(await screen.findByRole('dialog', { name: 'Dokument endgültig löschen?' }))
    expect(modal.getByText(/lässt sich nicht rückgängig machen/).textContent).toContain(filename)
    await user.click(modal.getByRole('button', { name: 'Endgültig löschen' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
  expect(port.removeForGood.records).toEqual([licence, deletedDocument])
  expect(port.update.sent).toEqual([])
})

it('an empty list says what to do, in English too', async () => {
  await openDocuments({ port: fakeDocumentsPort([]), language: 'en' })
  expect(screen.getByText('No documents yet')).toBeTruthy()
})

it('the address keeps the sort, and ignores unknown values', () => {
  expect(documentList.parse({ sort: 'filename_asc', x: 1 })).toEqual({
    sort: 'filename_asc',
  })
  expect(documentList.parse({ sort: 'comment_asc' })).toEqual({})
})

async function openUpload() {
  const port = fakeDocumentsPort()
  const { user } = await openDocuments({ port, start: { modal: 'add' } })
  const modal = within(await screen.findByRole('dialog', { name: 'Dokument hinzufügen' }))
  const file = modal.getByLabelText<HTMLInputElement>(/^Datei/)
  const choose = (chosen: File) => user.upload(file, chosen)
  const add = () => user.click(modal.getByRole('button', { name: 'Hinzufügen' }))
  return { port, user, modal, choose, add }
}
const file = (bytes: number, name = 'Ausweis.pdf') => new File([new Uint8Array(bytes)], name)
const describedBy = (input: HTMLElement) =>
  (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
const tooLarge = 'Die Datei ist zu groß. Erlaubt sind höchstens 10 MB.'

it('a file and its type are needed, a remark is not @R404 @R592 @R595', async () => {
  const { port, user, modal, choose, add } = await openUpload()
  await add()
  expect(await modal.findByText('Datei: Bitte angeben.')).toBeTruthy()
  expect(modal.getByText('Dokumenttyp: Bitte angeben.')).toBeTruthy()
  const chosen = file(3)
  await choose(chosen)
  await user.selectOptions(modal.getByRole('combobox'), 'Ausweiskopie')
  await add()
  await waitFor(() => expect(port.uploaded.sent).toHaveLength(1))
  expect(port.uploaded.sent[0]).toEqual({ file: chosen, documentType: 'ID_COPY', documentComment: null })
  expect(readAlerts().map(({ message }) => message.message)).toEqual(['Document added.'])
})

it.each([
  ['an empty file', file(0), 'Diese Datei ist leer. Bitte wählen Sie eine andere.'],
  ['one byte more than 10 MB', file(10_485_761), tooLarge],
  ['a long name', file(1, `${'a'.repeat(252)}.pdf`), /höchstens 255 Zeichen/],
])('%s is refused before it is sent @R593 @R594', async (_what, chosen, sentence) => {
  const { port, modal, choose, add } = await openUpload()
  await choose(chosen)
  await add()
  expect(await modal.findByText(sentence)).toBeTruthy()
  expect(port.uploaded.sent).toEqual([])
})

it('exactly 10 MB are sent, with the progress in words @R593', async () => {
  const { port, user, modal, choose, add } = await openUpload()
  await choose(file(10_485_760))
  await user.selectOptions(modal.getByRole('combobox'), 'Ausweiskopie')
  const finish = port.uploaded.waits(licence)
  await add()
  await waitFor(() => expect(port.uploaded.sent).toHaveLength(1))
  await act(async () => port.reportProgress(40))
  expect(modal.getByText('40 % sind hochgeladen.')).toBeTruthy()
  expect(modal.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('40')
  await act(async () => port.reportProgress(100))
  expect(modal.getByText('Die Datei wurde hochgeladen und wird jetzt geprüft.')).toBeTruthy()
  await act(async () => finish())
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('a refusal of a too large file has the same message as the form @R780 @R883', async () => {
  const { port, user, modal, choose, add } = await openUpload()
  port.uploaded.refuses(413)
  await choose(file(3))
  await user.selectOptions(modal.getByRole('combobox'), 'Ausweiskopie')
  await add()
  expect(within(await modal.findByRole('alert')).getByText(tooLarge)).toBeTruthy()
})

it.each([
  ['de', 'Der Inhalt dieser Datei passt nicht zu ihrem Dateityp. Bitte wählen Sie eine andere Datei'],
  ['en', 'The content of this file does not match its file type. Please choose another file'],
] as const)(
  'a file of another type than its name is explained at the file, and nothing is lost (%s)',
  async (language, sentence) => {
    const port = fakeDocumentsPort()
    const { user } = await openDocuments({ port, language, start: { modal: 'add' } })
    const modal = within(await screen.findByRole('dialog'))
    port.uploaded.fails(refusal(400, { violations: [{ field: 'Doc-Name', rule: 'fileKind' }] }))
    const input = modal.getByLabelText<HTMLInputElement>(/^(Datei|File)/)
    await user.upload(input, file(3))
    await user.selectOptions(modal.getByRole('combobox'), 'ID_COPY')
    await user.type(modal.getByRole('textbox'), 'x')
    const add = modal.getByRole('button', { name: /^(Hinzufügen|Add)$/ })
    await user.click(add)
    await waitFor(() => expect(describedBy(input)).toContain(sentence))
    expect(document.activeElement).toBe(input)
    expect(modal.getByRole<HTMLSelectElement>('combobox').value).toBe('ID_COPY')
    expect(modal.getByRole<HTMLTextAreaElement>('textbox').value).toBe('x')
    // Another file can be sent at once.
    await user.upload(input, file(4, 'Foto.jpg'))
    expect(describedBy(input)).not.toContain(sentence)
    port.uploaded.waits(licence)()
    await user.click(add)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(port.uploaded.sent.map(({ documentComment }) => documentComment)).toEqual(['x', 'x'])
  },
)

it('another 400 of an upload has the generic sentence with a support id', async () => {
  const { port, user, modal, choose, add } = await openUpload()
  port.uploaded.fails(refusal(400, { violations: [{ field: 'Doc-Type', rule: 'enum' }] }))
  await choose(file(3))
  await user.selectOptions(modal.getByRole('combobox'), 'Ausweiskopie')
  await add()
  expect((await modal.findByRole('alert')).textContent).toContain('Support-ID')
})

it('a remark may have 200 characters @R596', async () => {
  const { port, user, modal, choose, add } = await openUpload()
  await choose(file(3))
  await user.selectOptions(modal.getByRole('combobox'), 'Ausweiskopie')
  await user.click(modal.getByRole('textbox', { name: /Anmerkung/ }))
  await user.paste('x'.repeat(201))
  await add()
  expect(await modal.findByText('Bitte geben Sie höchstens 200 Zeichen ein.')).toBeTruthy()
  expect(port.uploaded.sent).toEqual([])
})
