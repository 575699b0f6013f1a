import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { BankEmployee } from '#generated/model/bank-employee.ts'
import { readCustomizedAlertText, resetAlerts } from '#src/shared/alerts/alerts.ts'
import { isOff } from '../../../tests/is-off.ts'
import type { Address } from '#src/shared/page/url-state.ts'
import { useFakeUrlState } from '#src/shared/page/use-url-state.fake.ts'
import { renderScreen } from '../../../tests/render-screen.tsx'
import { fakeBankEmployeesPort, gerda, sabine } from './bank-employees-port.fake.ts'
import {
  type BankEmployeesPort,
  type BankEmployeesSearch,
  employeeList,
  type employeeModals,
} from './bank-employees-port.ts'
import { BankEmployeesTab } from './bank-employees-tab.tsx'
import { ownAccessEnds } from './employee-modals.tsx'

async function openTab(
  port: BankEmployeesPort = fakeBankEmployeesPort(),
  start: Address<BankEmployeesSearch, typeof employeeModals> = {},
) {
  function Tab() {
    return <BankEmployeesTab port={port} {...useFakeUrlState<BankEmployeesSearch, typeof employeeModals>(start)} />
  }
  const view = await renderScreen(<Tab />, { catalog: 'bank-employees' })
  await screen.findAllByText(/.@bank\.example/)
  return view
}

const headers = () => screen.getAllByRole('columnheader').map((head) => head.textContent)
const row = (name: RegExp) => screen.getByRole('row', { name })

it('lists bank employees with the labels of their roles, and access @R874 @R456', async () => {
  await openTab()
  expect(headers()).toEqual(['E-Mail-Adresse', 'Vorname', 'Nachname', 'Rollen', 'Zugang', 'Aktionen'])
  expect(row(/Sabine/).textContent).toBe('sabine.koehler@bank.exampleSabineKöhlerAdministrator, RisikomanagementAktiv')
  expect(row(/Gerda/).dataset.tone).toBe('muted')
})

it('shows 15 employees on a page @R824', async () => {
  const many = Array.from({ length: 16 }, (_none, index): BankEmployee => ({ ...sabine, id: `${index}` }))
  await openTab(fakeBankEmployeesPort(many))
  expect(screen.getAllByRole('row')).toHaveLength(1 + 15)
})

it('adds an employee with e-mail address, names and at least one role, without an active flag @R581 @R582 @R583 @R565', async () => {
  const port = fakeBankEmployeesPort()
  const { user } = await openTab(port)
  await user.click(screen.getByRole('button', { name: 'Bankmitarbeiter anlegen' }))
  const modal = within(await screen.findByRole('dialog', { name: 'Bankmitarbeiter anlegen' }))
  expect(modal.queryByRole('checkbox', { name: 'Aktiv' })).toBeNull()
  await user.click(modal.getByRole('button', { name: 'Anlegen' }))
  for (const name of ['E-Mail-Adresse', 'Vorname', 'Nachname', 'Rollen']) {
    // Below the field and in the summary.
    const sentence = new RegExp(`^${name}: Bitte angeben`)
    expect(await modal.findByText(sentence)).toBeTruthy()
    expect(await modal.findByRole('button', { name: sentence })).toBeTruthy()
  }
  await user.type(modal.getByRole('textbox', { name: /E-Mail-Adresse/ }), 'nina.berger@bank.example')
  await user.type(modal.getByRole('textbox', { name: /Vorname/ }), 'N'.repeat(41))
  await user.type(modal.getByRole('textbox', { name: /Nachname/ }), 'Berger')
  expect(modal.getByText('Bitte geben Sie höchstens 40 Zeichen ein.')).toBeTruthy()
  await user.clear(modal.getByRole('textbox', { name: /Vorname/ }))
  await user.type(modal.getByRole('textbox', { name: /Vorname/ }), 'Nina')
  await user.click(modal.getByRole('checkbox', { name: 'Backoffice' }))
  await user.click(modal.getByRole('button', { name: 'Anlegen' }))
  await waitFor(() => expect(port.add.sent).toHaveLength(1))
  expect(port.add.sent).toEqual([
    { email: 'nina.berger@bank.example', firstName: 'Nina', lastName: 'Berger', roles: ['BACKOFFICE'] },
  ])
})

it('shows an added employee, on whichever page of the list', async () => {
  const many = Array.from({ length: 40 }, (_none, index): BankEmployee => ({
    ...sabine,
    id: `${index}`,
    lastName: `Nr. ${index}`,
  }))
  const port = fakeBankEmployeesPort(many)
  port.add.succeeds(many[33]!)
  const { user } = await openTab(port, { modal: 'add', page: 1 })
  const modal = within(await screen.findByRole('dialog'))
  await user.type(modal.getByRole('textbox', { name: /E-Mail-Adresse/ }), 'nina.berger@bank.example')
  await user.type(modal.getByRole('textbox', { name: /Vorname/ }), 'Nina')
  await user.type(modal.getByRole('textbox', { name: /Nachname/ }), 'Berger')
  await user.click(modal.getByRole('checkbox', { name: 'Backoffice' }))
  await user.click(modal.getByRole('button', { name: 'Anlegen' }))
  expect(await screen.findByRole('row', { name: /Nr\. 33/ })).toBeTruthy()
})

it('edits only roles and access, and sends only a changed form @R566 @R565', async () => {
  const port = fakeBankEmployeesPort()
  const { user } = await openTab(port)
  await user.click(screen.getByRole('button', { name: 'Gerda Lindner bearbeiten' }))
  const modal = within(await screen.findByRole('dialog', { name: 'Bankmitarbeiter bearbeiten' }))
  expect(modal.queryByRole('textbox')).toBeNull()
  expect(modal.getByText(gerda.email)).toBeTruthy()
  const save = modal.getByRole<HTMLButtonElement>('button', { name: 'Speichern' })
  expect(isOff(save)).toBe(true)
  await user.click(modal.getByRole('checkbox', { name: 'Aktiv' }))
  expect(modal.getByRole('button', { name: 'Speichern' }).hasAttribute('data-danger')).toBe(false)
  await user.click(modal.getByRole('checkbox', { name: 'Risikomanagement' }))
  await user.click(save)
  await waitFor(() => expect(port.update.sent).toEqual([{ roles: ['BACKOFFICE', 'RISK'], active: true }]))
})

it.each([
  ['another employee', gerda.id, /^Wer nicht aktiv ist, .* Sie können den Zugang hier wieder aktivieren\.$/],
  ['the own account', sabine.id, /^Das ist Ihr eigener Zugang\. .*kann ihn wieder aktivieren\.$/],
])('explains what deactivating means for %s', async (_case, employee, sentence) => {
  await openTab(
    { ...fakeBankEmployeesPort(), isOwn: ({ id }: BankEmployee) => id === sabine.id },
    { modal: 'edit', record: employee },
  )
  expect(within(await screen.findByRole('dialog')).getByText(sentence)).toBeTruthy()
})

it.each([
  ['is explained on the login page', sabine.id, true],
  ['is not mentioned there for somebody else', gerda.id, undefined],
])('deactivating the own access %s @R062 @R268', async (_case, employee, isExplained) => {
  resetAlerts()
  const port = { ...fakeBankEmployeesPort(), isOwn: ({ id }: BankEmployee) => id === sabine.id }
  const { user } = await openTab(port, { modal: 'edit', record: employee })
  const modal = within(await screen.findByRole('dialog'))
  await user.click(modal.getByRole('checkbox', { name: 'Aktiv' }))
  await user.click(modal.getByRole('button', { name: 'Speichern' }))
  await waitFor(() => expect(port.update.sent).toHaveLength(1))
  expect(readCustomizedAlertText()).toEqual(isExplained && ownAccessEnds)
})

it('tells the last administrator why nothing was changed', async () => {
  const port = { ...fakeBankEmployeesPort(), isOwn: ({ id }: BankEmployee) => id === sabine.id }
  port.update.refuses(409)
  const { user } = await openTab(port, { modal: 'edit', record: sabine.id })
  const modal = within(await screen.findByRole('dialog'))
  await user.click(modal.getByRole('checkbox', { name: 'Aktiv' }))
  await user.click(modal.getByRole('button', { name: 'Speichern' }))
  expect((await modal.findByRole('alert')).textContent).toContain('Bitte geben Sie die Rolle zuerst jemand anderem.')
  expect(readCustomizedAlertText()).toBeUndefined()
})

it('reads the sort of the list from the URL', () => {
  expect(employeeList.parse({ sort: 'roles_asc' })).toEqual({ sort: 'roles_asc' })
  expect(employeeList.parse({ sort: 'id_asc' })).toEqual({})
})
