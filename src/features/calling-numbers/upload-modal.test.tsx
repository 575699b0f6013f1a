import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { act, fireEvent, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { readAlerts, removeAlert } from '#src/shared/alerts/alerts.ts'
import { createNumber, fakeNumbersPort } from './calling-numbers-port.fake.ts'
import { numberSchema } from './number-schemas.ts'
import { openNumbers } from './open-numbers.fake.tsx'
import { exampleLine } from './upload-modal.tsx'

beforeEach(() => {
  for (const alert of readAlerts()) removeAlert(alert.id)
})

const csv = new File(['callingNumber'], 'rufnummern.csv', { type: 'text/csv' })

async function openUpload() {
  const fake = fakeNumbersPort()
  const page = await openNumbers(fake.port, { language: 'en' })
  await page.press('Upload CSV')
  const modal = await page.dialog('Upload calling numbers')
  const choose = (file: File) => fireEvent.change(modal.getByLabelText(/^CSV file/), { target: { files: [file] } })
  const send = () => page.user.click(modal.getByRole('button', { name: 'Upload' }))
  return { ...fake, ...page, modal, choose, send }
}

it('uploads a file with its progress, and reports how many numbers were added @R428 @R668 @R670 @R819', async () => {
  const { upload, reportProgress, modal, choose, send, dialogCloses } = await openUpload()
  expect(modal.getByRole('link', { name: 'Download the CSV template' }).getAttribute('href')).toBe(
    '/rufnummern_csv_vorlage.csv',
  )
  await choose(csv)
  const finish = upload.waits({ created: 3 })
  await send()
  await waitFor(() => expect(upload.sent).toEqual([{ file: csv }]))
  act(() => reportProgress(40))
  expect(modal.getByRole('progressbar', { name: 'Upload' }).getAttribute('aria-valuenow')).toBe('40')
  act(() => reportProgress(100))
  expect(modal.getByText('The file has been uploaded and is being checked.')).toBeTruthy()
  await act(async () => finish())
  await dialogCloses()
  const [alert] = readAlerts()
  expect(alert!.type).toBe('success')
  expect(Object.values(alert!.message.values ?? {})).toEqual([3])
})

it('shows the first added number in the list after the upload, whatever was filtered before', async () => {
  const numbers = Array.from({ length: 45 }, (_none, index) => createNumber('ACTIVE', index + 1))
  const { port, upload } = fakeNumbersPort({
    answer: () => Promise.resolve({ callingNumbers: [...numbers], customerTerminated: false }),
  })
  const listed = { ...upload, meta: { ...upload.meta, reloads: [['fake', 'calling-numbers']] } }
  const page = await openNumbers({ ...port, upload: () => listed }, { language: 'en', start: { status: ['BLOCKED'] } })
  await page.press('Upload CSV')
  const modal = await page.dialog('Upload calling numbers')
  fireEvent.change(modal.getByLabelText(/^CSV file/), { target: { files: [csv] } })
  const added = [createNumber('IN_ACTIVATION', 46), createNumber('IN_ACTIVATION', 47)]
  numbers.push(...added)
  await page.user.click(modal.getByRole('button', { name: 'Upload' }))
  await page.dialogCloses()
  expect(page.history.at(-1)).toEqual({ added: added[0]!.id })
  expect(page.row('1046')).toBeTruthy()
})

it('explains every column with its values and an example @R670', async () => {
  const { user, modal } = await openUpload()
  expect(modal.queryByRole('table')).toBeNull()
  await user.click(modal.getByText('What goes in which column?'))
  const table = within(await modal.findByRole('table'))
  const rows = table.getAllByRole('rowheader').map((header) => header.closest('tr')!.textContent)
  expect(rows).toHaveLength(Object.keys(exampleLine).length)
  for (const [index, [column, example]] of Object.entries(exampleLine).entries()) {
    expect(rows[index]).toContain(column)
    expect(rows[index]).toContain(`For example ${example}`)
  }
  // Only the values that the contract and the bank allow now: an inactive city is missing.
  expect(rows.at(-1)).toContain('50, 100, 200, 350, 500, 1000, 2000, 4000')
  expect(rows.at(-2)).toContain('10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 150, 200')
  expect(rows.at(-3)).toContain('AT-WIEN (Wien)')
  expect(rows.at(-3)).not.toContain('AT-STEYR')
})

it('the example is a valid line, with the name of a city instead of its id', () => {
  const { reloadValue, limit, ...texts } = exampleLine
  const line = { ...texts, preferredCity: 'AT-WIEN', reloadValue: Number(reloadValue), limit: Number(limit) }
  expect(numberSchema.safeParse(line).success).toBe(true)
})

it('the template has the columns and the example of the help @R670', () => {
  const template = readFileSync(join(import.meta.dirname, '../../../public/rufnummern_csv_vorlage.csv'), 'utf8')
  const lines = [Object.keys(exampleLine), Object.values(exampleLine)].map((cells) => `${cells.join(';')}\r\n`)
  expect(template).toBe(`\ufeff${lines.join('')}`)
})

it('refuses no file, another type of file and several files before anything is sent @R668 @R669', async () => {
  const { upload, modal, choose, send } = await openUpload()
  await send()
  expect(await modal.findByText('CSV file: please fill in.')).toBeTruthy()
  await choose(new File(['x'], 'bild.png', { type: 'image/png' }))
  expect(await modal.findByText('Please choose a CSV file.')).toBeTruthy()
  const area = modal.getByLabelText(/^CSV file/).closest('label')!
  fireEvent.drop(area, { dataTransfer: { files: [csv, csv] } })
  expect(await modal.findByText('Please choose only one file.')).toBeTruthy()
  expect(upload.sent).toEqual([])
})

it.each([
  [
    { line: 4, message: 'Rufnummer (callingNumber) „512“ muss mit 6 beginnen' },
    'There is a problem in line 4: Rufnummer (callingNumber) „512“ muss mit 6 beginnen.',
  ],
  [{ message: 'Die Datei enthält keine Zeilen' }, 'The file is not valid: Die Datei enthält keine Zeilen.'],
])('shows the reason of the bank for a wrong file: %j @R789 @R790', async (body, sentence) => {
  const { upload, modal, choose, send } = await openUpload()
  upload.refuses(460, body)
  await choose(csv)
  await send()
  expect((await modal.findByRole('alert')).textContent).toContain(sentence)
  expect(modal.getByText('rufnummern.csv')).toBeTruthy()
})

it('lists all problems of a file, and none of an earlier one @R789', async () => {
  const { upload, modal, choose, send } = await openUpload()
  const first = { line: 4, message: 'Rufnummer (callingNumber) „512“ muss mit 6 beginnen' }
  upload.refuses(460, { ...first, faults: [first, { line: 9, message: 'Nachname (lastName) fehlt' }] })
  await choose(csv)
  await send()
  expect((await modal.findByRole('alert')).textContent).toContain('The file has 2 problems')
  const table = within(modal.getByRole('table', { name: 'Problems in the file' }))
  expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'LineProblem',
    `4${first.message}`,
    '9Nachname (lastName) fehlt',
  ])
  const finish = upload.waits({ created: 1 })
  await send()
  await waitFor(() => expect(modal.queryByRole('table', { name: 'Problems in the file' })).toBeNull())
  await act(async () => finish())
})
