import { fireEvent, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { refusal } from '#src/shared/http/api-error.fake.ts'
import { fakePrivateActions } from '../customer-actions-port.fake.ts'
import { isOff } from '../../../../tests/is-off.ts'
import { expectDone, openCompany, openPerson, storedLocks } from './open-actions.fake.tsx'

it('shows the stored locks, two of them read-only, and sends only the changes @R516 @R517 @R518 @R519 @R520 @R521 @R524 @R525 @R526 @R575 @R802 @R452', async () => {
  const { user, button, choose, port } = await openPerson()
  const dialog = await choose('Sperren')
  await dialog.findByRole('checkbox', { name: 'Sicherheitssperre RM' })
  const boxes = dialog.getAllByRole<HTMLInputElement>('checkbox').map((box) => [box.name, box.checked, box.disabled])
  expect(boxes).toEqual([
    ['securityLockRM', false, false],
    ['securityLockSL', false, false],
    ['securityLockCustomerWish', false, false],
    ['securityLockCS', true, false],
    ['inactivityLock', false, true],
    ['returnDebitLock', true, true],
  ])
  expect(dialog.getByRole('checkbox', { name: 'Rücklastschriftsperre (AM04)' })).toBeTruthy()
  const save = dialog.getByRole<HTMLButtonElement>('button', { name: 'Sperren speichern' })
  await user.type(dialog.getByRole('textbox', { name: /^Notiz/ }), 'Anruf')
  expect(isOff(save)).toBe(true)
  await user.click(dialog.getByRole('checkbox', { name: 'Sicherheitssperre RM' }))
  await user.click(dialog.getByRole('checkbox', { name: 'Sicherheitssperre CS' }))
  await user.click(save)
  await expectDone(button)
  expect(port.changeLocks.sent).toEqual([{ securityLockRM: true, securityLockCS: false, note: 'Anruf' }])
})

it('loads the locks again at each opening', async () => {
  let locks: typeof storedLocks = storedLocks
  const port = fakePrivateActions(() => locks)
  const { user, button, choose } = await openPerson({}, port)
  const first = await choose('Sperren')
  await user.click(await first.findByRole('checkbox', { name: 'Sicherheitssperre RM' }))
  await user.click(first.getByRole('checkbox', { name: 'Sicherheitssperre RM' }))
  await user.click(first.getByRole('button', { name: 'Abbrechen' }))
  await waitFor(() => expect(document.activeElement).toBe(button))
  locks = { ...storedLocks, securityLockRM: true }
  await user.click(button)
  const dialog = await choose('Sperren')
  const box = await dialog.findByRole<HTMLInputElement>('checkbox', { name: 'Sicherheitssperre RM' })
  expect([box.checked, document.activeElement]).toEqual([true, box])
  await user.click(dialog.getByRole('checkbox', { name: 'Sicherheitssperre CS' }))
  await user.click(dialog.getByRole('button', { name: 'Sperren speichern' }))
  await expectDone(button)
  expect(port.changeLocks.sent).toEqual([{ securityLockCS: false, note: null }])
})

it('shows that the locks load, and no form when they cannot be loaded @R522 @R523 @R576', async () => {
  const { promise, reject } = Promise.withResolvers<typeof storedLocks>()
  const { choose } = await openPerson(
    {},
    fakePrivateActions(() => promise),
  )
  const dialog = await choose('Sperren')
  expect(dialog.getByRole('status', { name: 'Die Sperren werden geladen' })).toBeTruthy()
  reject(refusal(500))
  expect(await dialog.findByRole('button', { name: 'Noch einmal versuchen' })).toBeTruthy()
  expect(dialog.queryByRole('checkbox')).toBeNull()
  expect(dialog.queryByRole('button', { name: 'Sperren speichern' })).toBeNull()
})

it('shows no inactivity lock of a company, and counts the characters of the note @R527 @R576', async () => {
  const { choose } = await openCompany()
  const dialog = await choose('Sperren')
  expect(await dialog.findAllByRole('checkbox')).toHaveLength(5)
  expect(dialog.queryByRole('checkbox', { name: 'Inaktivitätssperre' })).toBeNull()
  fireEvent.change(dialog.getByRole('textbox', { name: 'Notiz' }), { target: { value: 'x'.repeat(950) } })
  expect(await dialog.findByText('Noch 50 Zeichen frei')).toBeTruthy()
})
