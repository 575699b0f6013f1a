import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { DocumentType } from '#generated/model/document-type.ts'
import { refusal } from '#src/shared/http/api-error.fake.ts'
import { isOff } from '../../../tests/is-off.ts'
import { watchSavedFiles } from '../../../tests/saved-files.ts'
import { fakeDocumentsPort, licence, withRemoval, wrong } from './documents-port.fake.ts'
import { documentList } from './documents-search.ts'
import { openDocuments } from './open-documents.fake.tsx'

const row = (name: RegExp) => screen.getByRole('row', { name })
const buttonsOf = (name: RegExp) =>
  within(row(name))
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label'))

it('a document tells type, name, who, when and a remark @R400', async () => {
  await openDocuments()
  const heads = screen.getAllByRole('columnheader').map((head) => head.textContent)
  // The contract's order is said like a chosen one.
  expect(document.querySelectorAll('[aria-sort=descending]')).toHaveLength(1)
  expect(heads.slice(0, 5)).toEqual(['Dokumenttyp', 'Dateiname', 'Hinzugefügt von', 'Hochgeladen am', 'Anmerkung'])
  const cells = within(row(/Führerschein/))
    .getAllByRole('cell')
    .map((cell) => cell.textContent)
  expect(cells.slice(0, 4)).toEqual([
    'Führerschein Gruber.pdf',
    'Martin Brandl',
    '18.11.2026 14:05:27 Uhr',
    'Gültig bis 2031',
  ])
})

it('what is marked as deleted is struck out, says so, and can only be read @R402 @R403 @R545 @R550', async () => {
  await openDocuments()
  expect(row(/Ausweiskopie/).dataset.tone).toBe('struck')
  expect(within(row(/Ausweiskopie/)).getByText('Gelöscht')).toBeTruthy()
  expect(buttonsOf(/Ausweiskopie/)).toEqual([`${wrong.filename} herunterladen`])
  expect(buttonsOf(/Führerschein/)).toEqual([
    `${licence.filename} herunterladen`,
    `${licence.filename} bearbeiten`,
    `${licence.filename} löschen`,
  ])
})

it('10 stand on a page @R399 @R832', async () => {
  const many = Array.from({ length: 12 }, (_none, index) => ({ ...licence, id: `${index}`, filename: `${index}.pdf` }))
  await openDocuments({ port: fakeDocumentsPort(many) })
  expect(screen.getAllByRole('row')).toHaveLength(1 + 10)
})

it('a file is downloaded, and why it could not be stands above the list @R401', async () => {
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

it('who may deletes for good, also what is marked, and reads another question @R547 @R548 @R549 @R677', async () => {
  const port = withRemoval()
  const { user } = await openDocuments({ port })
  for (const { filename } of [licence, wrong]) {
    await user.click(screen.getByRole('button', { name: `${filename} löschen` }))
    const modal = within(await screen.findByRole('dialog', { name: 'Dokument endgültig löschen?' }))
    expect(modal.getByText(/kann nicht rückgängig gemacht werden/).textContent).toContain(filename)
    await user.click(modal.getByRole('button', { name: 'Endgültig löschen' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
  expect(port.removeForGood.records).toEqual([licence, wrong])
  expect(port.update.sent).toEqual([])
})

it('who has no documents reads what to do, in English too', async () => {
  await openDocuments({ port: fakeDocumentsPort([]), language: 'en' })
  expect(screen.getByText('There are no documents yet')).toBeTruthy()
})

it('the address keeps the modal, and ignores what makes no sense', () => {
  expect(documentList.parse({ sort: 'filename_asc', x: 1 })).toEqual({
    sort: 'filename_asc',
  })
  expect(documentList.parse({ sort: 'comment_asc' })).toEqual({})
})
