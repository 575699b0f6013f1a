import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { readAlerts, removeAlert } from '#src/shared/alerts/alerts.ts'
import { isOff } from '../../../tests/is-off.ts'
import { createNumber, fakeNumbersPort, numbersOfAllStates } from './calling-numbers-port.fake.ts'
import { stateSentences } from './number-modals.tsx'
import { refusal } from '#src/shared/http/api-error.fake.ts'
import { problemMessage } from '#src/shared/problem/problem-message.ts'
import { openNumbers } from './open-numbers.fake.tsx'

beforeEach(() => {
  for (const alert of readAlerts()) removeAlert(alert.id)
})
const alerts = () => readAlerts().map(({ type, message }) => [type, message.message])
const [active, blocked, , , gone] = numbersOfAllStates
const phone = (end: string) => `+43\u00a0664\u00a01001${end}`

it('changes a number, keeps its inactive city, and sends only a changed form @R818', async () => {
  const { port, change } = fakeNumbersPort()
  const { user, press, dialog, dialogCloses } = await openNumbers(port)
  await press(`${phone('001')} ändern`)
  const modal = await dialog('Rufnummer ändern')
  const first = await modal.findByLabelText(/^Vorname/)
  expect(modal.getByLabelText<HTMLSelectElement>(/^Bevorzugte Stadt/).selectedOptions[0]!.text).toBe('Steyr')
  const save = modal.getByRole<HTMLButtonElement>('button', { name: 'Speichern' })
  expect(isOff(save)).toBe(true)
  await user.clear(first)
  await user.type(first, 'Marko')
  await user.click(save)
  await dialogCloses()
  const { id: _id, etag: _etag, status: _status, taskOpen: _task, activationDate: _from, ...values } = active!
  const { deactivationDate: _to, deactivationReason: _why, ...sent } = values
  expect(change.sent).toEqual([{ ...sent, firstName: 'Marko' }])
  expect(alerts()).toEqual([['success', 'Calling number saved.']])
})

it('each opening starts from the current version of the number', async () => {
  const numbers = [...numbersOfAllStates]
  const { port } = fakeNumbersPort({ numbers })
  const { user, press, dialog, dialogCloses } = await openNumbers(port)
  await press(`${phone('001')} ändern`)
  await user.click(await (await dialog('Rufnummer ändern')).findByRole('button', { name: 'Abbrechen' }))
  await dialogCloses()
  numbers[0] = { ...active!, firstName: 'Marko' }
  await press(`${phone('001')} ändern`)
  const modal = await dialog('Rufnummer ändern')
  expect((await modal.findByLabelText<HTMLInputElement>(/^Vorname/)).value).toBe('Marko')
})

it('shows all details of a number that cannot be changed @R536', async () => {
  const { press, dialog } = await openNumbers(fakeNumbersPort().port)
  await press(`${phone('005')} ansehen`)
  const modal = await dialog('Rufnummer')
  await modal.findByText('Kennzeichen')
  const facts = modal.getAllByRole('definition').map((fact) => fact.textContent)
  expect(facts).toEqual([
    phone('005'),
    'Deaktiviert',
    'Markus',
    'Huber',
    'markus.huber@bergland.example',
    'M1001',
    'I123BLD',
    'Steyr',
    '200,00',
    '20',
    'Montage/Tirol',
    '03.03.2025',
    '31.08.2026',
    'Wird nicht verwendet',
  ])
  expect(modal.queryByRole('textbox')).toBeNull()
})

it('confirms blocking and unblocking before, and reports success after @R818 @R882', async () => {
  const { port } = fakeNumbersPort()
  const { user, press, dialog, dialogCloses } = await openNumbers(port)
  await press(`${phone('001')} sperren`)
  const block = await dialog('Rufnummer sperren?')
  expect(block.getByText(/\(Markus Huber\)/)).toBeTruthy()
  expect(port.block.sent).toEqual([])
  await user.click(block.getByRole('button', { name: 'Sperren' }))
  await dialogCloses()
  await press(`Sperre von ${phone('002')} aufheben`)
  const unblock = await dialog('Sperre der Rufnummer aufheben?')
  await user.click(unblock.getByRole('button', { name: 'Sperre aufheben' }))
  await dialogCloses()
  expect([port.block.records, port.cancelBlock.records]).toEqual([[active], [blocked]])
  expect(alerts().map(([, text]) => text)).toEqual(['Calling number blocked.', 'Calling number unblocked.'])
})

it('deactivating requires a reason, and none is selected in advance @R539 @R540 @R818 @R882', async () => {
  const { port, deactivate } = fakeNumbersPort()
  const { user, press, dialog, dialogCloses } = await openNumbers(port)
  await press(`${phone('002')} deaktivieren`)
  const modal = await dialog('Rufnummer deaktivieren?')
  const reason = modal.getByLabelText<HTMLSelectElement>(/^Grund/)
  expect([...reason.options].map(({ text }) => text)).toEqual([
    'Bitte wählen',
    'Ohne Angabe',
    'Hat die Firma verlassen',
    'Wird nicht verwendet',
  ])
  expect(reason.value).toBe('')
  const send = () => user.click(modal.getByRole('button', { name: 'Deaktivieren' }))
  await send()
  expect(await modal.findByText('Grund: Bitte angeben.')).toBeTruthy()
  await user.selectOptions(reason, 'Hat die Firma verlassen')
  deactivate.refuses(409)
  await send()
  expect((await modal.findByRole('alert')).textContent).toContain('inzwischen geändert')
  deactivate.succeeds()
  await send()
  await dialogCloses()
  expect(deactivate.sent.at(-1)).toEqual({ deactivationReason: 'RESIGNATION_FROM_COMPANY' })
  expect(alerts()).toEqual([['success', 'Calling number deactivated.']])
})

it('opens no modal that the state of the number does not allow', async () => {
  await openNumbers(fakeNumbersPort().port, { start: { modal: 'edit', record: gone!.id } })
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('shows a number as blocked that somebody else has blocked, and reports the refusal', async () => {
  let status: 'ACTIVE' | 'BLOCKED' = 'ACTIVE'
  const answer = () => Promise.resolve({ callingNumbers: [createNumber(status)], customerTerminated: false })
  const { port } = fakeNumbersPort({ answer })
  const { user, press, dialog, dialogCloses } = await openNumbers(port, { language: 'en' })
  await press('Block +43\u00a0664\u00a01001001')
  const modal = await dialog('Block calling number?')
  status = 'BLOCKED'
  port.block.refuses(409)
  await user.click(modal.getByRole('button', { name: 'Block' }))
  await dialogCloses()
  expect(screen.getByRole('button', { name: 'Unblock +43\u00a0664\u00a01001001' })).toBeTruthy()
  await waitFor(() => expect(alerts()).toEqual([['error', problemMessage(refusal(409), stateSentences).message]]))
})
