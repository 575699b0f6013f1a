import { screen, waitFor, within, type queries } from '@testing-library/react'
import { useState, type ReactNode } from 'react'
import { expect, it } from 'vitest'
import { BusinessMonthlyLimit } from '#generated/model/business-monthly-limit.ts'
import { PrivateMonthlyLimit } from '#generated/model/private-monthly-limit.ts'
import type { Product } from '#generated/model/product.ts'
import type { PrivateCustomer } from '#generated/model/private-customer.ts'
import { readAlerts, removeAlert } from '#src/shared/alerts/alerts.ts'
import { refusal } from '#src/shared/http/api-error.fake.ts'
import { viennaToday, yearsBefore } from '#src/shared/form/vienna-day.ts'
import { renderScreen } from '../../../../tests/render-screen.tsx'
import { fakeBusinessActions, fakePrivateActions, premium } from '../customer-actions-port.fake.ts'
import { anna, bergland } from '../customers.fake.ts'
import type { CustomerWindow } from '../open-window.ts'
import { BusinessCustomerActions } from './business-customer-actions.tsx'
import { DeleteCustomer } from './delete-customer.tsx'
import { PrivateCustomerActions } from './private-customer-actions.tsx'

type Render = (open: CustomerWindow | undefined, onOpen: (next: CustomerWindow | undefined) => void) => ReactNode

type Dialog = ReturnType<typeof within<typeof queries>>

async function openRow(render: Render) {
  for (const { id } of readAlerts()) removeAlert(id)
  function Row() {
    const [open, setOpen] = useState<CustomerWindow>()
    return render(open, setOpen)
  }
  const { user } = await renderScreen(<Row />, { catalog: 'customers' })
  const button = screen.getByRole('button')
  await user.click(button)
  const chosen = async (name: string) => {
    await user.click(await screen.findByRole('button', { name: new RegExp(`^${name}`) }))
    return within(await screen.findByRole('dialog', { name: /Anna|Bergland/ }))
  }
  return { user, button, chosen }
}

const stored = { ...anna.locks, securityLockCS: true, returnDebitLock: 'AM04' as const }

async function openPerson(change: Partial<PrivateCustomer> = {}, port = fakePrivateActions(() => stored)) {
  const row = await openRow((open, onOpen) => (
    <PrivateCustomerActions port={port} customer={{ ...anna, ...change }} open={open} onOpen={onOpen} />
  ))
  return { ...row, port }
}

async function openCompany() {
  const port = fakeBusinessActions(() => bergland.locks)
  const row = await openRow((open, onOpen) => (
    <BusinessCustomerActions port={port} customer={bergland} open={open} onOpen={onOpen} />
  ))
  return { ...row, port }
}

const optionsOf = (dialog: Dialog, name: RegExp) =>
  [...dialog.getByRole<HTMLSelectElement>('combobox', { name }).options].map(({ text, disabled }) => [text, disabled])
const isDone = async (button: HTMLElement) => {
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(readAlerts().map(({ type }) => type)).toEqual(['success'])
  await waitFor(() => expect(document.activeElement).toBe(button))
}

it('locks start as they are stored, two cannot be changed, and only what changed is sent @R516 @R517 @R518 @R519 @R520 @R521 @R524 @R525 @R526 @R575 @R802 @R452', async () => {
  const { user, button, chosen, port } = await openPerson()
  const dialog = await chosen('Sperren')
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
  expect(save.disabled).toBe(true)
  await user.click(dialog.getByRole('checkbox', { name: 'Sicherheitssperre RM' }))
  await user.click(dialog.getByRole('checkbox', { name: 'Sicherheitssperre CS' }))
  await user.click(save)
  await isDone(button)
  expect(port.changeLocks.sent).toEqual([{ securityLockRM: true, securityLockCS: false, note: 'Anruf' }])
})

it('each opening starts from the locks as they are then', async () => {
  let now: typeof stored = stored
  const port = fakePrivateActions(() => now)
  const { user, button, chosen } = await openPerson({}, port)
  const first = await chosen('Sperren')
  await user.click(await first.findByRole('checkbox', { name: 'Sicherheitssperre RM' }))
  await user.click(first.getByRole('checkbox', { name: 'Sicherheitssperre RM' }))
  await user.click(first.getByRole('button', { name: 'Abbrechen' }))
  await waitFor(() => expect(document.activeElement).toBe(button))
  now = { ...stored, securityLockRM: true }
  await user.click(button)
  const dialog = await chosen('Sperren')
  const box = await dialog.findByRole<HTMLInputElement>('checkbox', { name: 'Sicherheitssperre RM' })
  expect([box.checked, document.activeElement]).toEqual([true, box])
  await user.click(dialog.getByRole('checkbox', { name: 'Sicherheitssperre CS' }))
  await user.click(dialog.getByRole('button', { name: 'Sperren speichern' }))
  await isDone(button)
  expect(port.changeLocks.sent).toEqual([{ securityLockCS: false, note: null }])
})

it('while the locks load a spinner turns; when they fail there is no form @R522 @R523 @R576', async () => {
  const { promise, reject } = Promise.withResolvers<typeof stored>()
  const { chosen } = await openPerson(
    {},
    fakePrivateActions(() => promise),
  )
  const dialog = await chosen('Sperren')
  expect(dialog.getByRole('status', { name: 'Die Sperren werden geladen' })).toBeTruthy()
  reject(refusal(500))
  expect(await dialog.findByRole('button', { name: 'Noch einmal versuchen' })).toBeTruthy()
  expect(dialog.queryByRole('checkbox')).toBeNull()
  expect(dialog.queryByRole('button', { name: 'Sperren speichern' })).toBeNull()
})

it('companies have no inactivity lock, and the note counts @R527 @R576', async () => {
  const { chosen } = await openCompany()
  const dialog = await chosen('Sperren')
  expect(await dialog.findAllByRole('checkbox')).toHaveLength(5)
  expect(dialog.queryByRole('checkbox', { name: 'Inaktivitätssperre' })).toBeNull()
  expect(dialog.getByText(/^Noch 1\.?000 Zeichen frei$/)).toBeTruthy()
})

it('a person on Premium gets one of the other limits @R577 @R578 @R803 @R839', async () => {
  const { user, button, chosen, port } = await openPerson()
  const dialog = await chosen('Limit ändern')
  expect(optionsOf(dialog, /^Neues Monatslimit/)).toEqual([
    ['Bitte wählen', true],
    ['50,00 Euro', false],
    ['100,00 Euro', false],
    ['200,00 Euro', false],
    ['500,00 Euro', false],
  ])
  await user.click(dialog.getByRole('button', { name: 'Limit ändern' }))
  expect(await dialog.findByText('Neues Monatslimit ist ein Pflichtfeld.')).toBeTruthy()
  await user.selectOptions(dialog.getByRole('combobox'), '500,00 Euro')
  await user.click(dialog.getByRole('button', { name: 'Limit ändern' }))
  await isDone(button)
  expect(port.changeLimit.sent).toEqual([{ customerId: anna.id, monthlyLimitEUR: 500, note: null }])
})

it('on Starter no limit is offered @R512', async () => {
  await openPerson(
    {},
    fakePrivateActions(
      () => stored,
      () => ({ ...premium, productType: 'Starter' }),
    ),
  )
  expect(await screen.findByRole('button', { name: /^Vertrag kündigen/ })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Limit ändern/ })).toBeNull()
})

it('who is on Premium by now has a limit at the next opening @R512', async () => {
  let now = { ...premium, productType: 'Starter' as Product['productType'] }
  const { user, button } = await openPerson(
    {},
    fakePrivateActions(
      () => stored,
      () => now,
    ),
  )
  await waitFor(() => expect(screen.getByRole('dialog').querySelectorAll('.mantine-Skeleton-root')).toHaveLength(0))
  expect(screen.queryByRole('button', { name: /^Limit ändern/ })).toBeNull()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  now = premium
  await user.click(button)
  expect(await screen.findByRole('button', { name: /^Limit ändern/ })).toBeTruthy()
})

it('a company gets one of the limits of companies @R579 @R580 @R840', async () => {
  const { chosen } = await openCompany()
  const dialog = await chosen('Limit ändern')
  const texts = optionsOf(dialog, /^Neues Monatslimit/).map(([text]) => text)
  expect(texts).toHaveLength(BusinessMonthlyLimit.def.options.length)
  expect(texts).not.toContain('5.000,00 Euro')
  expect(texts.at(-1)).toBe('50.000,00 Euro')
  expect(dialog.getByText('Noch 100.000 Zeichen frei')).toBeTruthy()
  expect(PrivateMonthlyLimit.def.options).toHaveLength(5)
})

it('a termination needs a reason and a day from today on @R571 @R572 @R573 @R574 @R801', async () => {
  const { user, button, chosen, port } = await openPerson()
  const dialog = await chosen('Vertrag kündigen')
  expect(optionsOf(dialog, /^Grund/)).toHaveLength(9)
  const send = dialog.getByRole('button', { name: 'Vertrag kündigen' })
  await user.click(send)
  expect(await dialog.findByText('Grund ist ein Pflichtfeld.')).toBeTruthy()
  expect(dialog.getByText('Kündigungsdatum ist ein Pflichtfeld.')).toBeTruthy()
  await user.selectOptions(dialog.getByRole('combobox'), 'Fristlos, durch die Bank, Todesfall')
  const day = dialog.getByRole('textbox', { name: /^Kündigungsdatum/ })
  await user.type(day, yearsBefore(viennaToday(), 1))
  await user.click(send)
  expect(await dialog.findByText(/Bitte geben Sie ein Datum ab/)).toBeTruthy()
  await user.clear(day)
  await user.type(day, viennaToday())
  await user.click(send)
  await isDone(button)
  expect(port.terminate.sent).toEqual([
    {
      customerId: anna.id,
      terminationReason: 'WITHOUT_NOTICE_BANK_DEATH',
      terminationDate: viennaToday(),
      note: null,
    },
  ])
})

it('a planned end is taken back, with a note or without @R510', async () => {
  const { user, button, chosen, port } = await openPerson({
    status: 'TERMINATION_PLANNED',
    terminationDate: '2026-12-31',
  })
  const dialog = await chosen('Kündigung zurücknehmen')
  expect(dialog.getByText(/31.12.2026/)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Kündigung zurücknehmen' }))
  await isDone(button)
  expect(port.cancelTermination.sent).toEqual([{ customerId: anna.id, note: null }])
})

it('who has paid cannot be deleted, and is told why @R676 @R768', async () => {
  const port = fakePrivateActions(() => stored)
  port.remove.refuses(460)
  const { user } = await openRow((open, onOpen) => (
    <DeleteCustomer port={port} customer={anna} open={open} onOpen={onOpen} />
  ))
  const dialog = within(await screen.findByRole('dialog', { name: 'Kunde löschen?' }))
  await user.click(dialog.getByRole('button', { name: 'Endgültig löschen' }))
  expect(await dialog.findByText(/PTL-Transaktionen/)).toBeTruthy()
})
