import { act, fireEvent, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { readAlerts, removeAlert } from '#src/shared/alerts/alerts.ts'
import { fakeNumbersPort } from './calling-numbers-port.fake.ts'
import { openNumbers } from './open-numbers.fake.tsx'

beforeEach(() => {
  for (const alert of readAlerts()) removeAlert(alert.id)
})

const csv = new File(['callingNumber'], 'rufnummern.csv', { type: 'text/csv' })

async function openUpload() {
  const fake = fakeNumbersPort()
  const page = await openNumbers(fake.port, { language: 'en' })
  await page.press('Upload CSV')
  const window = await page.dialog('Upload calling numbers')
  const choose = (file: File) => fireEvent.change(window.getByLabelText(/^CSV file/), { target: { files: [file] } })
  const send = () => page.user.click(window.getByRole('button', { name: 'Upload' }))
  return { ...fake, ...page, window, choose, send }
}

it('a file is uploaded, with its progress, and what was taken is told @R428 @R668 @R670 @R819', async () => {
  const { upload, tell, window, choose, send, noDialog } = await openUpload()
  expect(window.getByRole('link', { name: 'Download the CSV template' }).getAttribute('href')).toBe('/vorlage.csv')
  await choose(csv)
  const finish = upload.waits({ created: 3 })
  await send()
  await waitFor(() => expect(upload.sent).toEqual([{ file: csv }]))
  act(() => tell(40))
  expect(window.getByRole('progressbar', { name: 'Upload' }).getAttribute('aria-valuenow')).toBe('40')
  act(() => tell(100))
  expect(window.getByText('The file is uploaded and is being checked now.')).toBeTruthy()
  await act(async () => finish())
  await noDialog()
  const [alert] = readAlerts()
  expect(alert!.type).toBe('success')
  expect(Object.values(alert!.message.values ?? {})).toEqual([3])
})

it('no file, another kind of file and several files are refused before anything is sent @R668 @R669', async () => {
  const { upload, window, choose, send } = await openUpload()
  await send()
  expect(await window.findByText('CSV file is required.')).toBeTruthy()
  await choose(new File(['x'], 'bild.png', { type: 'image/png' }))
  expect(await window.findByText('Please choose a CSV file.')).toBeTruthy()
  const area = window.getByLabelText(/^CSV file/).closest('label')!
  fireEvent.drop(area, { dataTransfer: { files: [csv, csv] } })
  expect(await window.findByText('Please choose only one file.')).toBeTruthy()
  expect(upload.sent).toEqual([])
})

it.each([
  [
    { line: 4, message: 'Rufnummer (callingNumber) „512“ muss mit 6 beginnen' },
    'Line 4 is wrong: Rufnummer (callingNumber) „512“ muss mit 6 beginnen.',
  ],
  [{ message: 'Die Datei enthält keine Zeilen' }, 'The file is not valid: Die Datei enthält keine Zeilen.'],
])('a wrong file is told with what the bank says: %j @R789 @R790', async (body, sentence) => {
  const { upload, window, choose, send } = await openUpload()
  upload.refuses(460, body)
  await choose(csv)
  await send()
  expect((await window.findByRole('alert')).textContent).toContain(sentence)
  expect(window.getByText('rufnummern.csv')).toBeTruthy()
})
