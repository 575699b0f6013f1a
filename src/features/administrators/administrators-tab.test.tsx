import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { BusinessAdmin } from '#generated/model/business-admin.ts'
import { readCustomizedAlertText, resetAlerts } from '#src/shared/alerts/alerts.ts'
import { isOff } from '../../../tests/is-off.ts'
import { ownAccessEnds } from './administrator-modals.tsx'
import { fakeAdministratorsPort, katharina, stefan } from './administrators-port.fake.ts'
import {
  administratorList,
  type AdministratorsPort,
  type AdministratorsSearch,
  type administratorModals,
} from './administrators-port.ts'
import type { Address } from '#src/shared/page/url-state.ts'
import { useFakeUrlState } from '#src/shared/page/use-url-state.fake.ts'
import { renderScreen } from '../../../tests/render-screen.tsx'
import { AdministratorsTab } from './administrators-tab.tsx'

type Start = Address<AdministratorsSearch, typeof administratorModals>
type Options = { port?: AdministratorsPort; start?: Start; actions?: boolean; language?: 'de' | 'en' }

async function openTab({ port = fakeAdministratorsPort(), start = {}, actions, language = 'de' }: Options = {}) {
  const onSearch = vi.fn<(next: Start) => void>()
  function Tab() {
    const urlState = useFakeUrlState<AdministratorsSearch, typeof administratorModals>(start, onSearch)
    const history =
      actions && (({ lastName }: BusinessAdmin) => <button type="button">{`Historie ${lastName}`}</button>)
    return <AdministratorsTab port={port} {...urlState} {...(history && { rowActions: history })} />
  }
  const view = await renderScreen(<Tab />, { catalog: 'administrators', language })
  await screen.findAllByText(/.@bergland\.example|Noch keine/)
  return { ...view, onSearch }
}

const headers = () => screen.getAllByRole('columnheader').map((head) => head.textContent)
const row = (name: RegExp) => screen.getByRole('row', { name })

it('lists administrators with e-mail address, names and access @R880', async () => {
  await openTab()
  expect(headers()).toEqual(['E-Mail-Adresse', 'Vorname', 'Nachname', 'Zugang', 'Aktionen'])
  expect(row(/Katharina/).textContent).toBe('katharina.moser@bergland.exampleKatharinaMoserAktiv')
})

it('greys out and marks inactive administrators, and offers no deletion @R542 @R543', async () => {
  await openTab()
  expect(row(/Stefan/).dataset.tone).toBe('muted')
  expect(within(row(/Stefan/)).getByText('Inaktiv')).toBeTruthy()
  expect(row(/Katharina/).dataset.tone).toBeUndefined()
  expect(within(row(/Stefan/)).getAllByRole('button')).toHaveLength(1)
})

it('shows 20 administrators on a page @R834', async () => {
  const many = Array.from({ length: 21 }, (_none, index) => ({
    ...katharina,
    id: `${index}`,
    lastName: `Nr. ${index}`,
  }))
  await openTab({ port: fakeAdministratorsPort(many) })
  expect(screen.getAllByRole('row')).toHaveLength(1 + 20)
})

it('shows neither open tasks nor histories to administrators @R449', async () => {
  await openTab()
  expect(screen.queryByText('Offene Aufgabe')).toBeNull()
  expect(screen.queryByRole('button', { name: /Historie/ })).toBeNull()
})

it('shows open tasks and histories to bank employees @R446 @R448', async () => {
  const port = { ...fakeAdministratorsPort(), hasOpenTask: ({ taskOpen }: BusinessAdmin) => taskOpen }
  await openTab({ port, actions: true })
  expect(headers()).toContain('Offene Aufgabe')
  expect(within(row(/Stefan/)).getByText('Aufgabe läuft')).toBeTruthy()
  expect(within(row(/Katharina/)).queryByText('Aufgabe läuft')).toBeNull()
  expect(within(row(/Stefan/)).getByRole('button', { name: 'Historie Lechner' })).toBeTruthy()
})

it('adds an administrator with e-mail address and names @R651 @R652', async () => {
  const port = fakeAdministratorsPort()
  const { user, onSearch } = await openTab({ port })
  await user.click(screen.getByRole('button', { name: 'Administrator anlegen' }))
  expect(onSearch).toHaveBeenLastCalledWith({ modal: 'add' })
  const modal = within(await screen.findByRole('dialog', { name: 'Administrator anlegen' }))
  await user.click(modal.getByRole('button', { name: 'Anlegen' }))
  expect(await modal.findByText('E-Mail-Adresse: Bitte angeben.')).toBeTruthy()
  await user.type(modal.getByRole('textbox', { name: /E-Mail-Adresse/ }), 'nobody')
  await user.type(modal.getByRole('textbox', { name: /Vorname/ }), '4711')
  await user.type(modal.getByRole('textbox', { name: /Nachname/ }), 'Wagner')
  expect(modal.getByText('Bitte geben Sie eine gültige E-Mail-Adresse ein.')).toBeTruthy()
  expect(modal.getByText(/Bitte beginnen Sie mit einem Buchstaben/)).toBeTruthy()
  await user.clear(modal.getByRole('textbox', { name: /E-Mail-Adresse/ }))
  await user.type(modal.getByRole('textbox', { name: /E-Mail-Adresse/ }), 'julia@bergland.example')
  await user.clear(modal.getByRole('textbox', { name: /Vorname/ }))
  await user.type(modal.getByRole('textbox', { name: /Vorname/ }), 'Julia')
  await user.click(modal.getByRole('button', { name: 'Anlegen' }))
  await waitFor(() => expect(onSearch).toHaveBeenLastCalledWith({ added: katharina.id }))
  expect(port.add.sent).toEqual([{ email: 'julia@bergland.example', firstName: 'Julia', lastName: 'Wagner' }])
})

it('explains a used e-mail address differently when adding and when editing @R782 @R783', async () => {
  const port = fakeAdministratorsPort()
  port.add.refuses(409)
  port.update.refuses(409)
  const first = await openTab({ port, start: { modal: 'add' } })
  const added = within(await screen.findByRole('dialog'))
  await first.user.type(added.getByRole('textbox', { name: /E-Mail-Adresse/ }), stefan.email)
  await first.user.type(added.getByRole('textbox', { name: /Vorname/ }), 'Julia')
  await first.user.type(added.getByRole('textbox', { name: /Nachname/ }), 'Wagner')
  await first.user.click(added.getByRole('button', { name: 'Anlegen' }))
  expect((await added.findByRole('alert')).textContent).toContain('oder bearbeiten Sie den vorhandenen Eintrag')
  first.unmount()

  const { user } = await openTab({ port, start: { modal: 'edit', record: katharina.id } })
  const edited = within(await screen.findByRole('dialog', { name: 'Administrator bearbeiten' }))
  await user.type(edited.getByRole('textbox', { name: /Nachname/ }), 'er')
  await user.click(edited.getByRole('button', { name: 'Speichern' }))
  expect((await edited.findByRole('alert')).textContent).toContain('Es wurde nichts geändert')
})

it('activates an administrator in the modal of the row @R541 @R653', async () => {
  const port = fakeAdministratorsPort()
  const { user } = await openTab({ port })
  await user.click(screen.getByRole('button', { name: 'Stefan Lechner bearbeiten' }))
  const modal = within(await screen.findByRole('dialog'))
  const save = modal.getByRole<HTMLButtonElement>('button', { name: 'Speichern' })
  expect(isOff(save)).toBe(true)
  await user.click(modal.getByRole('checkbox', { name: 'Aktiv' }))
  expect(modal.getByRole('button', { name: 'Speichern' }).hasAttribute('data-danger')).toBe(false)
  await user.click(save)
  const { email, firstName, lastName } = stefan
  await waitFor(() => expect(port.update.sent).toEqual([{ email, firstName, lastName, isActive: true }]))
})

it.each([
  ['another administrator', stefan.id, /^Wer nicht aktiv ist, .* Sie können den Zugang hier wieder aktivieren\.$/],
  ['the own account', katharina.id, /^Das ist Ihr eigener Zugang\. .*kann ihn wieder aktivieren\.$/],
])('explains what deactivating means for %s', async (_case, admin, sentence) => {
  const port = { ...fakeAdministratorsPort(), isOwn: ({ id }: BusinessAdmin) => id === katharina.id }
  await openTab({ port, start: { modal: 'edit', record: admin } })
  expect(within(await screen.findByRole('dialog')).getByText(sentence)).toBeTruthy()
})

it.each([
  ['is explained on the login page', katharina.id, true],
  ['is not mentioned there for somebody else', stefan.id, undefined],
])('deactivating the own access %s @R062 @R268', async (_case, admin, isExplained) => {
  resetAlerts()
  const port = { ...fakeAdministratorsPort(), isOwn: ({ id }: BusinessAdmin) => id === katharina.id }
  const { user } = await openTab({ port, start: { modal: 'edit', record: admin } })
  const modal = within(await screen.findByRole('dialog'))
  await user.click(modal.getByRole('checkbox', { name: 'Aktiv' }))
  expect(readCustomizedAlertText()).toBeUndefined() // nothing was sent yet
  await user.click(modal.getByRole('button', { name: 'Speichern' }))
  await waitFor(() => expect(port.update.sent).toHaveLength(1))
  expect(readCustomizedAlertText()).toEqual(isExplained && ownAccessEnds)
})

it.each([
  ['the last active administrator', [katharina, stefan], /^Das ist der einzige aktive Zugang/],
  ['one of two active administrators', [katharina, { ...stefan, isActive: true }], /^Wer nicht aktiv ist/],
])('explains the consequences before it deactivates %s', async (_case, people, sentence) => {
  await openTab({ port: fakeAdministratorsPort(people), start: { modal: 'edit', record: katharina.id } })
  expect(within(await screen.findByRole('dialog')).getByText(sentence)).toBeTruthy()
})

it('shows the own e-mail address read-only, and links to the profile', async () => {
  const own = { isOwn: ({ id }: BusinessAdmin) => id === katharina.id, profile: '/business/profile' as const }
  const port = { ...fakeAdministratorsPort(), ...own }
  const { user, unmount } = await openTab({ port, start: { modal: 'edit', record: katharina.id } })
  const mine = within(await screen.findByRole('dialog'))
  expect(mine.getByRole<HTMLInputElement>('textbox', { name: /E-Mail-Adresse/ }).readOnly).toBe(true)
  expect(mine.getByText(/^Ihre eigene E-Mail-Adresse ändern Sie in Ihrem Profil/)).toBeTruthy()
  const link = mine.getByRole<HTMLAnchorElement>('link', { name: 'E-Mail-Adresse im Profil ändern' })
  expect(new URL(link.href).pathname).toBe('/business/profile')
  await user.type(mine.getByRole('textbox', { name: /Nachname/ }), '-Huber')
  await user.click(mine.getByRole('button', { name: 'Speichern' }))
  const { email, firstName } = katharina
  await waitFor(() => expect(port.update.sent).toEqual([{ email, firstName, lastName: 'Moser-Huber', isActive: true }]))
  unmount()

  await openTab({ port, start: { modal: 'edit', record: stefan.id } })
  const theirs = within(await screen.findByRole('dialog'))
  expect(theirs.getByRole<HTMLInputElement>('textbox', { name: /E-Mail-Adresse/ }).readOnly).toBe(false)
  expect(theirs.queryByRole('link')).toBeNull()
})

it.each([
  [460, 'Ihre E-Mail-Adresse hat sich inzwischen geändert'],
  [461, 'Bitte aktivieren Sie zuerst einen anderen Zugang'],
] as const)('shows why a change was refused with %i', async (status, sentence) => {
  const port = { ...fakeAdministratorsPort(), isOwn: ({ id }: BusinessAdmin) => id === katharina.id }
  port.update.refuses(status)
  const { user } = await openTab({ port, start: { modal: 'edit', record: katharina.id } })
  const modal = within(await screen.findByRole('dialog'))
  await user.click(modal.getByRole('checkbox', { name: 'Aktiv' }))
  await user.click(modal.getByRole('button', { name: 'Speichern' }))
  expect((await modal.findByRole('alert')).textContent).toContain(sentence)
  expect(readCustomizedAlertText()).toBeUndefined()
})

it('says what to do in a company without administrators', async () => {
  await openTab({ port: fakeAdministratorsPort([]) })
  expect(screen.getByText(/legen Sie den ersten Zugang an/)).toBeTruthy()
})

it('is in English for users who chose it', async () => {
  await openTab({ language: 'en' })
  expect(headers().slice(0, 4)).toEqual(['E-mail address', 'First name', 'Last name', 'Access'])
})

it('reads the list from the URL and ignores invalid values', () => {
  expect(administratorList.parse({ sort: 'lastName_desc', page: '2', x: 1 })).toEqual({
    sort: 'lastName_desc',
    page: 2,
  })
  expect(administratorList.parse({ sort: 'id_asc' })).toEqual({})
})
