import { screen, waitFor, within } from '@testing-library/react'
import { Profiler } from 'react'
import { expect, it } from 'vitest'
import { BusinessMonthlyLimit } from '#generated/model/business-monthly-limit.ts'
import { PrivateTerminationReason } from '#generated/model/private-termination-reason.ts'
import type { Product } from '#generated/model/product.ts'
import { addDays, addYears } from '#src/shared/format/days/day-arithmetic.ts'
import { viennaToday } from '#src/shared/format/day.ts'
import { useFakeUrlState } from '#src/shared/page/use-url-state.fake.ts'
import { renderScreen } from '../../../../tests/render-screen.tsx'
import { fakePrivateActions, premium } from '../customer-actions-port.fake.ts'
import { anna } from '../customers.fake.ts'
import type { customerModals } from '../customer-actions-port.ts'
import { availableActions } from './action-modals.tsx'
import { PrivateCustomerActions } from './customer-actions.tsx'
import { DeleteCustomer } from './delete-customer.tsx'
import { expectDone, openCompany, openPerson, openRow, optionsOf, storedLocks } from './open-actions.fake.tsx'

const kinds = {
  Starter: { hasLimit: false, hasLimitAfterEnd: false },
  Premium: { hasLimit: true, hasLimitAfterEnd: false },
  'a company': { hasLimit: true, hasLimitAfterEnd: true },
} as const

it.each([
  ['Starter', 'ACTIVE', ['locks', 'terminate']],
  ['Premium', 'ACTIVE', ['locks', 'limit', 'terminate']],
  ['Premium', 'TERMINATION_PLANNED', ['locks', 'limit', 'cancel-termination']],
  ['Premium', 'TERMINATED', ['locks']],
  ['a company', 'ACTIVE', ['locks', 'limit', 'terminate']],
  ['a company', 'TERMINATION_PLANNED', ['locks', 'limit', 'cancel-termination']],
  ['a company', 'TERMINATED', ['locks', 'limit']],
] as const)('offers the actions of %s with the status %s @R509 @R510 @R511 @R512 @R513', (kind, status, actions) => {
  expect(availableActions({ status, ...kinds[kind] })).toEqual(actions)
})

it('offers the other limits to a private customer with Premium @R577 @R578 @R803 @R839', async () => {
  const { user, button, choose, port } = await openPerson()
  const dialog = await choose('Limit ändern')
  expect(optionsOf(dialog, /^Neues Monatslimit/)).toEqual([
    ['Bitte wählen', true],
    ['50,00\u00a0€', false],
    ['100,00\u00a0€', false],
    ['200,00\u00a0€', false],
    ['500,00\u00a0€', false],
  ])
  await user.click(dialog.getByRole('button', { name: 'Limit ändern' }))
  expect(await dialog.findByText('Neues Monatslimit: Bitte angeben.')).toBeTruthy()
  await user.selectOptions(dialog.getByRole('combobox'), dialog.getByRole('option', { name: '500,00\u00a0€' }))
  await user.click(dialog.getByRole('button', { name: 'Limit ändern' }))
  await expectDone(button)
  expect(port.changeLimit.sent).toEqual([{ customerId: anna.id, monthlyLimitEUR: 500, note: null }])
})

it('focuses the first action, and moves the focus by the arrow keys around the ends', async () => {
  const { user } = await openPerson()
  await screen.findByRole('button', { name: /^Limit ändern/ })
  const focused = () => document.activeElement?.textContent
  await waitFor(() => expect(focused()).toMatch(/^Sperren/))
  await user.keyboard('{ArrowDown}')
  expect(focused()).toMatch(/^Limit ändern/)
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(focused()).toMatch(/^Sperren/)
  await user.keyboard('{ArrowUp}')
  expect(focused()).toMatch(/^Vertrag kündigen/)
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('dialog', { name: /kündigen/ })).toBeTruthy()
})

it('offers no limit with Starter @R512', async () => {
  await openPerson(
    {},
    fakePrivateActions(
      () => storedLocks,
      () => ({ ...premium, productType: 'Starter' }),
    ),
  )
  expect(await screen.findByRole('button', { name: /^Vertrag kündigen/ })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Limit ändern/ })).toBeNull()
})

it('offers a limit at the next opening after a change to Premium @R512', async () => {
  let product = { ...premium, productType: 'Starter' as Product['productType'] }
  const { user, button } = await openPerson(
    {},
    fakePrivateActions(
      () => storedLocks,
      () => product,
    ),
  )
  await waitFor(() => expect(screen.getByRole('dialog').querySelectorAll('.mantine-Skeleton-root')).toHaveLength(0))
  expect(screen.queryByRole('button', { name: /^Limit ändern/ })).toBeNull()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  product = premium
  await user.click(button)
  expect(await screen.findByRole('button', { name: /^Limit ändern/ })).toBeTruthy()
})

it('offers the limits of companies to a company @R579 @R580 @R840', async () => {
  const { choose } = await openCompany()
  const dialog = await choose('Limit ändern')
  const texts = optionsOf(dialog, /^Neues Monatslimit/).map(([text]) => text)
  expect(texts).toHaveLength(BusinessMonthlyLimit.def.options.length)
  expect(texts).not.toContain('5.000,00\u00a0€')
  expect(texts.at(-1)).toBe('50.000,00\u00a0€')
})

it('requires a reason and a date from today on for a termination @R571 @R572 @R573 @R574 @R801', async () => {
  const { user, button, choose, port } = await openPerson()
  const dialog = await choose('Vertrag kündigen')
  expect(optionsOf(dialog, /^Grund/)).toHaveLength(1 + PrivateTerminationReason.options.length)
  const send = dialog.getByRole('button', { name: 'Vertrag kündigen' })
  await user.click(send)
  expect(await dialog.findByText('Grund: Bitte angeben.')).toBeTruthy()
  expect(dialog.getByText('Kündigungsdatum: Bitte angeben.')).toBeTruthy()
  await user.selectOptions(dialog.getByRole('combobox'), 'Fristlos, durch die Bank, Todesfall')
  const day = dialog.getByRole('textbox', { name: /^Kündigungsdatum/ })
  await user.type(day, addYears(viennaToday(), -1))
  await user.click(send)
  expect(await dialog.findByText(/Bitte geben Sie ein Datum ab/)).toBeTruthy()
  await user.clear(day)
  await user.type(day, addDays(viennaToday(), 1))
  expect(send.hasAttribute('data-danger')).toBe(false) // until then the termination can be cancelled
  await user.clear(day)
  await user.type(day, viennaToday())
  await waitFor(() =>
    expect(dialog.getByRole('button', { name: 'Vertrag kündigen' }).hasAttribute('data-danger')).toBe(true),
  )
  await user.click(send)
  expect(port.terminate.sent).toEqual([])
  const question = within(await dialog.findByRole('group', { name: 'Heute kündigen' }))
  expect(question.getByText('Anna Gruber')).toBeTruthy()
  expect(question.getByText(/^heute, /)).toBeTruthy()
  await user.click(question.getByRole('button', { name: 'Heute kündigen' }))
  await expectDone(button)
  expect(port.terminate.sent).toEqual([
    {
      customerId: anna.id,
      terminationReason: 'WITHOUT_NOTICE_BANK_DEATH',
      terminationDate: viennaToday(),
      note: null,
    },
  ])
})

it('cancels a planned termination without a note @R510', async () => {
  const { user, button, choose, port } = await openPerson({
    status: 'TERMINATION_PLANNED',
    terminationDate: '2026-12-31',
  })
  const dialog = await choose('Kündigung zurücknehmen')
  expect(dialog.getByText(/31. Dezember/)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Kündigung zurücknehmen' }))
  await expectDone(button)
  expect(port.cancelTermination.sent).toEqual([{ customerId: anna.id, note: null }])
})

it('shows why a customer with transactions cannot be deleted @R676 @R768', async () => {
  const port = fakePrivateActions(() => storedLocks)
  port.remove.refuses(460)
  const { user } = await openRow((modals) => <DeleteCustomer remove={port.remove} customer={anna} modals={modals} />)
  const dialog = within(await screen.findByRole('dialog', { name: 'Anna Gruber löschen?' }))
  await user.click(dialog.getByRole('button', { name: 'Endgültig löschen' }))
  expect(await dialog.findByText(/schon mit paybox bezahlt/)).toBeTruthy()
})

it('renders nothing of another customer when actions open and close', async () => {
  const port = fakePrivateActions(() => storedLocks)
  const rendered = new Set<string>()
  function Rows() {
    const { modals } = useFakeUrlState<object, typeof customerModals>({})
    return ['Anna', 'Bela'].map((firstName) => (
      <Profiler key={firstName} id={firstName} onRender={(id) => rendered.add(id)}>
        <PrivateCustomerActions port={port} customer={{ ...anna, id: firstName, firstName }} modals={modals} />
        <DeleteCustomer remove={port.remove} customer={{ ...anna, id: firstName, firstName }} modals={modals} />
      </Profiler>
    ))
  }
  const { user } = await renderScreen(<Rows />, { catalog: 'customers' })
  const button = screen.getByRole('button', { name: 'Aktionen für Anna Gruber' })
  expect([...rendered]).toEqual(['Anna', 'Bela'])
  rendered.clear()
  await user.click(button)
  await user.click(await screen.findByRole('button', { name: /^Limit ändern/ }))
  expect(await screen.findByRole('dialog', { name: /Limit/ })).toBeTruthy()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(button))
  expect([...rendered]).toEqual(['Anna'])
})
