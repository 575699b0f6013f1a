import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { isOff } from '../../../tests/is-off.ts'
import type { Address } from '#src/shared/page/url-state.ts'
import { useFakeUrlState } from '#src/shared/page/use-url-state.fake.ts'
import { renderScreen } from '../../../tests/render-screen.tsx'
import { AllowListTab, DenyListTab } from './registrations-tabs.tsx'
import { deniedAccount, fakeAllowList, fakeDenyList, magdalena } from './registrations-port.fake.ts'
import { registrationList, type registrationModals, type RegistrationsSearch } from './registrations-port.ts'

async function openAllow(port = fakeAllowList(), start: Address<RegistrationsSearch, typeof registrationModals> = {}) {
  function Tab() {
    return <AllowListTab port={port} {...useFakeUrlState<RegistrationsSearch, typeof registrationModals>(start)} />
  }
  const view = await renderScreen(<Tab />, { catalog: 'registrations' })
  await screen.findAllByText(/Haas|ist leer/)
  return view
}

async function openDeny(port = fakeDenyList(), start: Address<RegistrationsSearch, typeof registrationModals> = {}) {
  function Tab() {
    return <DenyListTab port={port} {...useFakeUrlState<RegistrationsSearch, typeof registrationModals>(start)} />
  }
  const view = await renderScreen(<Tab />, { catalog: 'registrations' })
  await screen.findAllByText('AT59 5600 0201 4156 7890')
  return view
}

const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent)
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

it('the columns of the allow list; the deny list has the account too @R875 @R457', async () => {
  const first = await openAllow()
  const people = ['Vorname', 'Nachname', 'Geburtsdatum', 'Rufnummer']
  expect(heads()).toEqual([...people, 'Notiz', 'Aktionen'])
  expect(screen.getAllByRole('row')[1]!.textContent).toContain('14.02.1990')
  first.unmount()
  await openDeny()
  expect(heads()).toEqual([...people, 'IBAN', 'Notiz', 'Aktionen'])
})

it('a page has 15 entries @R825', async () => {
  await openAllow(fakeAllowList(Array.from({ length: 16 }, (_none, index) => ({ ...magdalena, id: `${index}` }))))
  expect(screen.getAllByRole('row')).toHaveLength(1 + 15)
})

it('an entry of the allow list needs everything but the note @R584 @R585', async () => {
  const port = fakeAllowList()
  const { user } = await openAllow(port)
  await user.click(screen.getByRole('button', { name: 'Eintrag anlegen' }))
  const modal = await dialog('Auf die Erlaubnisliste setzen')
  await user.click(modal.getByRole('button', { name: 'Anlegen' }))
  for (const name of ['Vorname', 'Nachname', 'Geburtsdatum', 'Rufnummer']) {
    expect(await modal.findByText(`${name}: Bitte angeben.`)).toBeTruthy()
  }
  expect(modal.queryByText('Notiz: Bitte angeben.')).toBeNull()
  await user.type(modal.getByRole('textbox', { name: /Vorname/ }), 'Kurt')
  await user.type(modal.getByRole('textbox', { name: /Nachname/ }), 'Falk')
  await user.type(modal.getByRole('textbox', { name: /Geburtsdatum/ }), '31.01.2999')
  await user.type(modal.getByRole('textbox', { name: /Rufnummer/ }), '6641234567')
  await user.click(modal.getByRole('textbox', { name: /Notiz/ }))
  await user.paste('n'.repeat(1001))
  await user.click(modal.getByRole('button', { name: 'Anlegen' }))
  expect(await modal.findByText(/Bitte geben Sie ein Datum bis/)).toBeTruthy()
  expect(await modal.findByText(/höchstens 1000 Zeichen/)).toBeTruthy()
  await user.clear(modal.getByRole('textbox', { name: /Geburtsdatum/ }))
  await user.type(modal.getByRole('textbox', { name: /Geburtsdatum/ }), '31.1.1980')
  await user.clear(modal.getByRole('textbox', { name: /Notiz/ }))
  await user.click(modal.getByRole('button', { name: 'Anlegen' }))
  await waitFor(() => expect(port.add.sent).toHaveLength(1))
  expect(port.add.sent[0]).toMatchObject({
    firstName: 'Kurt',
    lastName: 'Falk',
    birthdate: '1980-01-31',
    phoneNumber: '6641234567',
    note: null,
  })
})

it('an entry of the deny list may be an account alone, but not empty or with a wrong IBAN @R586 @R588', async () => {
  const port = fakeDenyList()
  const { user } = await openDeny(port, { modal: 'add' })
  const modal = await dialog('Auf die Sperrliste setzen')
  await user.click(modal.getByRole('button', { name: 'Anlegen' }))
  expect(await modal.findByText(/Bitte geben Sie eine Person, eine Rufnummer oder eine IBAN ein/)).toBeTruthy()
  await user.type(modal.getByRole('textbox', { name: /IBAN/ }), 'AT61 1904 3002 3457 3202')
  await user.click(modal.getByRole('button', { name: 'Anlegen' }))
  expect(await modal.findByText('Diese IBAN stimmt nicht. Bitte prüfen Sie sie.')).toBeTruthy()
  await user.clear(modal.getByRole('textbox', { name: /IBAN/ }))
  await user.type(modal.getByRole('textbox', { name: /IBAN/ }), 'AT61 1904 3002 3457 3201')
  await user.click(modal.getByRole('button', { name: 'Anlegen' }))
  await waitFor(() => expect(port.add.sent).toMatchObject([{ iban: 'AT611904300234573201', firstName: null }]))
})

it('a person on the deny list needs name and birthdate, and a number is checked @R587 @R589', async () => {
  const port = fakeDenyList()
  const { user } = await openDeny(port, { modal: 'add' })
  const modal = await dialog('Auf die Sperrliste setzen')
  await user.type(modal.getByRole('textbox', { name: /Vorname/ }), 'Kurt')
  await user.type(modal.getByRole('textbox', { name: /Rufnummer/ }), '123')
  await user.click(modal.getByRole('button', { name: 'Anlegen' }))
  expect(await modal.findByText('Die Rufnummer muss mit 6 beginnen.')).toBeTruthy()
  await user.clear(modal.getByRole('textbox', { name: /Rufnummer/ }))
  await user.click(modal.getByRole('button', { name: 'Anlegen' }))
  expect(await modal.findByText('Nachname: Bitte angeben.')).toBeTruthy()
  expect(modal.getByText('Geburtsdatum: Bitte angeben.')).toBeTruthy()
  await user.type(modal.getByRole('textbox', { name: /Nachname/ }), 'Falk')
  const birthdate = modal.getByRole('textbox', { name: /Geburtsdatum/ })
  await user.type(birthdate, '01.01.1800')
  expect(await modal.findByText(/^Bitte geben Sie ein Datum ab dem/)).toBeTruthy()
  await user.clear(birthdate)
  await user.type(birthdate, '31.01.1980')
  await user.click(modal.getByRole('button', { name: 'Anlegen' }))
  await waitFor(() => expect(port.add.sent).toMatchObject([{ firstName: 'Kurt', birthdate: '1980-01-31', iban: null }]))
})

it('an entry is changed in a modal with its current values', async () => {
  const port = fakeDenyList()
  const { user } = await openDeny(port)
  await user.click(screen.getByRole('button', { name: 'AT59 5600 0201 4156 7890 bearbeiten' }))
  const modal = await dialog('Eintrag der Sperrliste bearbeiten')
  const save = await modal.findByRole<HTMLButtonElement>('button', { name: 'Speichern' })
  expect(isOff(save)).toBe(true)
  await user.type(modal.getByRole('textbox', { name: /Notiz/ }), 'Gestohlen')
  await user.click(save)
  await waitFor(() => expect(port.change.sent).toMatchObject([{ iban: deniedAccount.iban, note: 'Gestohlen' }]))
})

it('each opening shows what a colleague has changed meanwhile', async () => {
  const entries = [deniedAccount]
  const port = fakeDenyList(entries)
  const { user } = await openDeny(port)
  const edit = screen.getByRole('button', { name: 'AT59 5600 0201 4156 7890 bearbeiten' })
  await user.click(edit)
  const first = await dialog('Eintrag der Sperrliste bearbeiten')
  await user.click(await first.findByRole('button', { name: 'Abbrechen' }))
  await waitFor(() => expect(document.activeElement).toBe(edit))
  entries[0] = { ...deniedAccount, note: 'Von Thomas geprüft' }
  await user.click(edit)
  const modal = await dialog('Eintrag der Sperrliste bearbeiten')
  const person = await modal.findByRole('textbox', { name: /Vorname/ })
  await waitFor(() => expect(document.activeElement).toBe(person))
  await user.type(modal.getByRole('textbox', { name: /Rufnummer/ }), '6641230009')
  await user.click(modal.getByRole('button', { name: 'Speichern' }))
  await waitFor(() => expect(port.change.sent).toHaveLength(1))
  expect(port.change.sent[0]).toMatchObject({ phoneNumber: '6641230009', note: 'Von Thomas geprüft' })
})

it('an entry is deleted after a confirmation @R875', async () => {
  const port = fakeAllowList()
  const { user } = await openAllow(port)
  await user.click(screen.getByRole('button', { name: 'Magdalena Haas löschen' }))
  const modal = await dialog('Von der Erlaubnisliste löschen?')
  expect(modal.getByText(/Sie löschen den Eintrag für Magdalena Haas/)).toBeTruthy()
  await user.click(modal.getByRole('button', { name: 'Löschen' }))
  await waitFor(() => expect(port.remove.records).toEqual([magdalena]))
})

it('the address keeps the sort', () => {
  expect(registrationList.parse({ sort: 'iban_desc' })).toEqual({
    sort: 'iban_desc',
  })
})
