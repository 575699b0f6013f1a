import { act, screen, waitFor, within } from '@testing-library/react'
import { msg } from '@lingui/core/macro'
import { expect, it } from 'vitest'
import { renderScreen } from '../../../tests/render-screen.tsx'
import { fakeAccount, fakeSessionPort } from './area-shell.fake.ts'
import type { Claims } from '../session/claims.ts'
import { AreaShell } from './area-shell.tsx'
import { Footer } from '../ui/footer.tsx'
import type { Navigation } from './area-frame.tsx'

const navigation: Navigation = {
  entries: [
    { to: '/private/mypaybox', label: msg`My paybox` },
    { to: '/private/receipts-and-transactions', label: msg`Receipts and transactions` },
  ],
  profile: { to: '/private/profile', label: msg`Profile` },
}
const user = { id: 'p-1', email: 'anna.gruber@mail.example', roles: ['private-customer'] }

const openShell = (language: 'de' | 'en' = 'de', account = fakeAccount()) =>
  renderScreen(
    <AreaShell area="private" user={user} account={account} navigation={navigation} port={fakeSessionPort()}>
      <p>Meine Seite</p>
    </AreaShell>,
    { language, at: '/private/mypaybox' },
  )

const openBank = (claims: Claims = user) =>
  renderScreen(
    <AreaShell area="bank" user={claims} navigation={{ entries: navigation.entries }} port={fakeSessionPort()}>
      <p>Meine Seite</p>
    </AreaShell>,
  )

const linksOf = (place: HTMLElement) =>
  within(place)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

it('shows navigation, profile menu and sign-out in the header @R057', async () => {
  const view = await openShell()
  expect(linksOf(screen.getByRole('navigation', { name: 'Hauptnavigation' }))).toEqual([
    ['Meine paybox', '/private/mypaybox'],
    ['Belege und Transaktionen', '/private/receipts-and-transactions'],
  ])
  await view.user.click(screen.getByRole('button', { name: 'Konto' }))
  const menu = await screen.findByRole('menu')
  expect(menu.textContent).toContain('anna.gruber@mail.example')
  expect(within(menu).getByRole('menuitem', { name: 'Profil' }).getAttribute('href')).toBe('/private/profile')
  expect(within(menu).getByRole('menuitem', { name: 'Abmelden' })).toBeTruthy()
})

it('opens and uses the profile menu by keyboard', async () => {
  const view = await openShell()
  const button = screen.getByRole('button', { name: 'Konto' })
  act(() => button.focus())
  await view.user.keyboard('{Enter}')
  await screen.findByRole('menu')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Profil'))
  await view.user.keyboard('{ArrowDown}')
  expect(document.activeElement?.textContent).toBe('Abmelden')
  await view.user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  expect(document.activeElement).toBe(button)
  await view.user.keyboard('{Enter}')
  await screen.findByRole('menu')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Profil'))
  await view.user.keyboard('{ArrowDown}{Enter}')
  expect(await screen.findByRole('dialog', { name: 'Abmelden?' })).toBeTruthy()
})

it.each([
  ['the one from the bank', {}, 'Kontoanna@gruber.example', 'anna@gruber.example'],
  ['none while it is on its way', { email: undefined, pending: true }, 'Konto', 'Wird geladen'],
  ['none when the bank does not have it', { email: undefined }, 'Konto', ''],
])('shows %s as address where there is a profile, never the one of the token', async (_which, more, button, menu) => {
  const view = await openShell('de', fakeAccount({ email: 'anna@gruber.example', ...more }))
  const account = screen.getByRole('button', { name: 'Konto' })
  expect(account.textContent).toBe(button)
  await view.user.click(account)
  expect((await screen.findByRole('menu')).textContent).toBe(`${menu}ProfilAbmelden`)
})

it('shows the sign-in address and no profile link in an area without profiles', async () => {
  const view = await openBank()
  const account = screen.getByRole('button', { name: 'Konto' })
  expect(account.textContent).toBe('Kontoanna.gruber@mail.example')
  await view.user.click(account)
  const menu = await screen.findByRole('menu')
  expect(within(menu).getAllByRole('menuitem')).toHaveLength(1)
})

it('shows the name of an employee in the header, and above the address in the menu', async () => {
  const view = await openBank({ ...user, name: 'Sabine Köhler' })
  const account = screen.getByRole('button', { name: 'Konto' })
  expect(account.textContent).toBe('KontoSabine Köhler')
  await view.user.click(account)
  expect((await screen.findByRole('menu')).textContent).toBe('Sabine Köhleranna.gruber@mail.exampleAbmelden')
})

it('switches the whole language at once and marks the active one @R009', async () => {
  const view = await openShell()
  const [switchInHeader] = screen.getAllByRole('group', { name: 'Sprache' })
  await view.user.click(within(switchInHeader!).getByRole('button', { name: 'EN, English' }))
  expect(await screen.findByText('My paybox')).toBeTruthy()
  expect(document.documentElement.lang).toBe('en')
  const english = within(switchInHeader!).getByRole('button', { name: 'EN, English' })
  expect(english.getAttribute('aria-pressed')).toBe('true')
  expect(screen.getByText('Receipts and transactions')).toBeTruthy()
})

it('offers a skip link as the first focusable element', async () => {
  const view = await openShell('en')
  await view.user.tab()
  expect(document.activeElement?.textContent).toBe('Skip to the content')
  const target = document.activeElement?.getAttribute('href')?.slice(1) ?? ''
  expect(document.getElementById(target)?.textContent).toBe('Meine Seite')
})

it('shows exactly four links, contact and accessibility statement in the footer @R007', async () => {
  await renderScreen(<Footer />)
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Impressum',
    'Datenschutz',
    'Geschäftsbedingungen',
    'Fragen und Antworten',
    'Kontakt aufnehmen',
    'Barrierefreiheit',
  ])
})
