import { screen, waitFor, within } from '@testing-library/react'
import { Profiler } from 'react'
import { expect, it } from 'vitest'
import { BusinessMonthlyLimit } from '#generated/model/business-monthly-limit.ts'
import { PrivateTerminationReason } from '#generated/model/private-termination-reason.ts'
import type { Product } from '#generated/model/product.ts'
import { viennaToday, subtractYears } from '#src/shared/day/vienna-day.ts'
import { useFakeUrlState } from '#src/shared/page/use-url-state.fake.ts'
import { renderScreen } from '../../../../tests/render-screen.tsx'
import { fakePrivateActions, premium } from '../customer-actions-port.fake.ts'
import { anna } from '../customers.fake.ts'
import type { customerModals } from '../customer-modals.ts'
import { DeleteCustomer } from './delete-customer.tsx'
import { PrivateCustomerActions } from './private-customer-actions.tsx'
import { isDone, openCompany, openPerson, openRow, optionsOf, stored } from './open-actions.fake.tsx'

it('a person on Premium gets one of the other limits @R577 @R578 @R803 @R839', async () => {
  const { user, button, chosen, port } = await openPerson()
  const dialog = await chosen('Limit ändern')
  expect(optionsOf(dialog, /^Neues Monatslimit/)).toEqual([
    ['Bitte wählen', true],
    ['50,00 €', false],
    ['100,00 €', false],
    ['200,00 €', false],
    ['500,00 €', false],
  ])
  await user.click(dialog.getByRole('button', { name: 'Limit ändern' }))
  expect(await dialog.findByText('Neues Monatslimit: Bitte angeben.')).toBeTruthy()
  await user.selectOptions(dialog.getByRole('combobox'), '500,00 €')
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
  expect(texts).not.toContain('5.000,00 €')
  expect(texts.at(-1)).toBe('50.000,00 €')
  expect(dialog.getByText('Noch 100.000 Zeichen frei')).toBeTruthy()
})

it('a termination needs a reason and a day from today on @R571 @R572 @R573 @R574 @R801', async () => {
  const { user, button, chosen, port } = await openPerson()
  const dialog = await chosen('Vertrag kündigen')
  expect(optionsOf(dialog, /^Grund/)).toHaveLength(1 + PrivateTerminationReason.options.length)
  const send = dialog.getByRole('button', { name: 'Vertrag kündigen' })
  await user.click(send)
  expect(await dialog.findByText('Grund: Bitte angeben.')).toBeTruthy()
  expect(dialog.getByText('Kündigungsdatum: Bitte angeben.')).toBeTruthy()
  await user.selectOptions(dialog.getByRole('combobox'), 'Fristlos, durch die Bank, Todesfall')
  const day = dialog.getByRole('textbox', { name: /^Kündigungsdatum/ })
  await user.type(day, subtractYears(viennaToday(), 1))
  await user.click(send)
  expect(await dialog.findByText(/Bitte geben Sie ein Datum ab/)).toBeTruthy()
  await user.clear(day)
  await user.type(day, viennaToday())
  await user.click(send)
  expect(port.terminate.sent).toEqual([])
  const question = within(await dialog.findByRole('alert'))
  expect(question.getByText('Anna Gruber')).toBeTruthy()
  expect(question.getByText(/^heute, /)).toBeTruthy()
  await user.click(question.getByRole('button', { name: 'Heute kündigen' }))
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
  const { user } = await openRow((modals) => <DeleteCustomer remove={port.remove} customer={anna} modals={modals} />)
  const dialog = within(await screen.findByRole('dialog', { name: 'Kundin oder Kunden löschen?' }))
  await user.click(dialog.getByRole('button', { name: 'Endgültig löschen' }))
  expect(await dialog.findByText(/PTL-Transaktionen/)).toBeTruthy()
})

it('opening and closing the actions of one customer draws nothing of another', async () => {
  const port = fakePrivateActions(() => stored)
  const drawn = new Set<string>()
  function Rows() {
    const { modals } = useFakeUrlState<object, typeof customerModals>({})
    return ['Anna', 'Bela'].map((firstName) => (
      <Profiler key={firstName} id={firstName} onRender={(id) => drawn.add(id)}>
        <PrivateCustomerActions port={port} customer={{ ...anna, id: firstName, firstName }} modals={modals} />
        <DeleteCustomer remove={port.remove} customer={{ ...anna, id: firstName, firstName }} modals={modals} />
      </Profiler>
    ))
  }
  const { user } = await renderScreen(<Rows />, { catalog: 'customers' })
  const button = screen.getByRole('button', { name: 'Aktionen für Anna Gruber' })
  expect([...drawn]).toEqual(['Anna', 'Bela'])
  drawn.clear()
  await user.click(button)
  await user.click(await screen.findByRole('button', { name: /^Limit ändern/ }))
  expect(await screen.findByRole('dialog', { name: /Limit/ })).toBeTruthy()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(button))
  expect([...drawn]).toEqual(['Anna'])
})
