import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { isOff } from '../../../../tests/is-off.ts'
import { FileField } from './file-field.tsx'
import { csvFile, maxFilesize, minFilesize } from '../rules/file-rules.ts'
import { openForm } from '../shell/open-form.fake.tsx'

const open = () =>
  openForm(
    (control) => (
      <FileField control={control} name="file" label="File" description="At most 10 MB." accept=".csv,text/csv" />
    ),
    {
      schema: z.object({ file: z.instanceof(File).check(minFilesize(), maxFilesize(), csvFile()) }),
      values: { file: null },
    },
  )
const field = () => screen.getByLabelText<HTMLInputElement>(/^File/)
const csv = new File(['callingNumber'], 'rufnummern.csv', { type: 'text/csv' })
const drop = (...files: File[]) =>
  fireEvent.drop(screen.getByText(/^Choose a file/).closest('label')!, { dataTransfer: { files } })

it('a file is chosen by keyboard or pointer, named with its size, and sent @R162', async () => {
  const { user, send, sent } = await open()
  await send()
  expect(await screen.findByText('File: please fill in.')).toBeTruthy()
  expect(document.activeElement).toBe(field())
  await user.upload(field(), csv)
  expect((await screen.findByText('rufnummern.csv')).parentElement?.textContent).toBe('rufnummern.csv (1\u00a0kB)')
  await waitFor(() => expect(screen.queryByText('File: please fill in.')).toBeNull())
  expect(await sent()).toEqual({ file: csv })
})

it('says why a file is refused, and removes it @R163 @R164 @R165', async () => {
  const { user, send } = await open()
  drop(new File([], 'leer.csv', { type: 'text/csv' }))
  await send()
  expect(await screen.findByText('This file is empty. Please choose another one.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Remove the file' }))
  expect(document.activeElement).toBe(field())
  drop(new File([new Uint8Array(10_485_761)], 'gross.csv', { type: 'text/csv' }))
  expect(await screen.findByText('The file is too large. The maximum is 10 MB.')).toBeTruthy()
  expect(screen.getByText('gross.csv').parentElement?.textContent).toBe('gross.csv (10,1\u00a0MB)')
  await user.click(screen.getByRole('button', { name: 'Remove the file' }))
  drop(new File(['x'], 'bild.png', { type: 'image/png' }))
  expect(await screen.findByText('Please choose a CSV file.')).toBeTruthy()
})

it('a file that is on its way stays as it is until there is an answer', async () => {
  const { user, send, command } = await open()
  await user.upload(field(), csv)
  const finish = command.waits(undefined)
  await send()
  await waitFor(() => expect(command.sent).toHaveLength(1))
  const remove = screen.getByRole<HTMLButtonElement>('button', { name: 'Remove the file' })
  expect([isOff(field()), isOff(remove)]).toEqual([true, true])
  const other = new File(['x'], 'andere.csv', { type: 'text/csv' })
  fireEvent.drop(field().closest('label')!, { dataTransfer: { files: [other] } })
  await act(async () => finish())
  await waitFor(() => expect([isOff(field()), isOff(remove)]).toEqual([false, false]))
  expect(screen.getByText('rufnummern.csv')).toBeTruthy()
})

it('accepts exactly one dropped file @R669', async () => {
  const { sent } = await open()
  drop(csv, csv)
  expect(await screen.findByText('Please choose only one file.')).toBeTruthy()
  expect(screen.queryByText(/rufnummern/)).toBeNull()
  drop(csv)
  await waitFor(() => expect(screen.queryByText('Please choose only one file.')).toBeNull())
  expect(await sent()).toEqual({ file: csv })
})

it('announces the accepted files and the error', async () => {
  const { send } = await open()
  const hints = () =>
    field()
      .getAttribute('aria-describedby')!
      .split(' ')
      .map((id) => document.getElementById(id)!.textContent)
  expect(hints()).toEqual(['At most 10 MB.'])
  await send()
  await waitFor(() => expect(hints()).toEqual(['File: please fill in.', 'At most 10 MB.']))
})
