import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { readAlerts, removeAlert } from '#src/shared/alerts/alerts.ts'
import { fakeDocumentsPort, licence } from './documents-port.fake.ts'
import { openDocuments } from './open-documents.fake.tsx'

beforeEach(() => {
  for (const alert of readAlerts()) removeAlert(alert.id)
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
const tooLarge = 'Die Datei ist zu groß. Sie darf höchstens 10 MB haben.'

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
  expect(readAlerts().map(({ message }) => message.message)).toEqual(['The document is added.'])
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

it('10 MB to the byte are sent, with how far it is in words @R593', async () => {
  const { port, user, modal, choose, add } = await openUpload()
  await choose(file(10_485_760))
  await user.selectOptions(modal.getByRole('combobox'), 'Ausweiskopie')
  const finish = port.uploaded.waits(licence)
  await add()
  await waitFor(() => expect(port.uploaded.sent).toHaveLength(1))
  await act(async () => port.tell(40))
  expect(modal.getByText('40 % sind hochgeladen.')).toBeTruthy()
  expect(modal.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('40')
  await act(async () => port.tell(100))
  expect(modal.getByText('Die Datei ist hochgeladen und wird jetzt geprüft.')).toBeTruthy()
  await act(async () => finish())
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('a server that finds the file too large says what the form says @R780 @R883', async () => {
  const { port, user, modal, choose, add } = await openUpload()
  port.uploaded.refuses(413)
  await choose(file(3))
  await user.selectOptions(modal.getByRole('combobox'), 'Ausweiskopie')
  await add()
  expect((await modal.findByRole('alert')).textContent).toBe(tooLarge)
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
