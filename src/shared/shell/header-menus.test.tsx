import { msg } from '@lingui/core/macro'
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { renderScreen } from '../../../tests/render-screen.tsx'
import { setScreenWidth } from '../../../tests/happy-dom.ts'
import { fakeAccount, fakeSessionPort } from './area-shell.fake.ts'
import { AreaShell } from './area-shell.tsx'

beforeEach(() => setScreenWidth(360))

/** The test's window sets a blank where the address may break. */
async function openMenu(account = fakeAccount(), name: string | RegExp = /^anna\.gruber ?@mail\.example$/) {
  const port = fakeSessionPort()
  const view = await renderScreen(
    <AreaShell
      area="private"
      user={{ id: 'p-1', email: 'anna.earlier@mail.example', roles: ['private-customer'] }}
      account={account}
      navigation={{
        entries: [{ to: '/private/mypaybox', label: msg`My paybox` }],
        profile: { to: '/private/profile', label: msg`Profile` },
      }}
      port={port}
    >
      <p>Meine Seite</p>
    </AreaShell>,
    { at: '/private/mypaybox' },
  )
  const button = screen.getByRole('button', { name: 'Menü' })
  const isOpen = () => button.getAttribute('aria-expanded') === 'true'
  expect(isOpen()).toBe(false)
  await view.user.click(button)
  expect(isOpen()).toBe(true)
  const drawer = await screen.findByRole('dialog', { name })
  return { ...view, port, isOpen, drawer }
}

it('opens and closes the menu of narrow screens @R064 @R102', async () => {
  const { user, isOpen, drawer } = await openMenu()
  await user.click(within(drawer).getByRole('button', { name: 'Menü schließen' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(isOpen()).toBe(false)
})

it('contains everything of the header @R057', async () => {
  const { drawer } = await openMenu()
  const links = within(drawer).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Meine paybox', '/private/mypaybox'],
    ['Profil', '/private/profile'],
  ])
  expect(within(drawer).getByRole('group', { name: 'Sprache' })).toBeTruthy()
  expect(within(drawer).getByRole('button', { name: 'Abmelden' })).toBeTruthy()
})

it.each([
  ['while it is on its way', { email: undefined, pending: true }, 'Wird geladen'],
  ['when the bank does not say it', { email: undefined }, 'Menü'],
])('does not show the address of the token %s', async (_when, account, name) => {
  await openMenu(fakeAccount(account), name)
  expect(document.body.textContent).not.toContain('anna.earlier@mail.example')
})

it('asks for confirmation before signing out @R058', async () => {
  const { user, drawer, port } = await openMenu()
  await user.click(within(drawer).getByRole('button', { name: 'Abmelden' }))
  expect(await screen.findByRole('dialog', { name: 'Abmelden?' })).toBeTruthy()
  expect(port.logOut.sent).toEqual([])
})

it('closes when another page opens and stays closed on going back @R017 @R103', async () => {
  const { router, isOpen } = await openMenu()
  await act(() => router.navigate({ to: '/$', params: { _splat: 'private/profile' } }))
  await waitFor(() => expect(isOpen()).toBe(false))
  await act(() => router.navigate({ to: '/$', params: { _splat: 'private/mypaybox' } }))
  expect(isOpen()).toBe(false)
})

it('closes when the current page is chosen', async () => {
  const { user, isOpen, drawer } = await openMenu()
  await user.click(within(drawer).getByRole('link', { name: 'Meine paybox' }))
  expect(isOpen()).toBe(false)
})
