import { act, screen, waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openPage } from '../../tests/local-server.ts'
import { tokens } from '../../tests/tokens.ts'
import { readClaims } from '#src/shared/session/claims.ts'
import { readToken, startSession } from '#src/shared/session/session.ts'
import { closePortal, openBank, openPortal } from './open-portal.fake.tsx'

let bank: Awaited<ReturnType<typeof openBank>>
beforeAll(async () => {
  bank = await openBank()
  openPage(bank.origin)
})
afterEach(() => {
  closePortal()
  bank.forget()
  bank.resetResponses()
})
afterAll(() => bank.stop())

const everyArea = ['private', 'business', 'bank'] as const

describe.each([
  ['private', 'Für Privatkunden', ['Jetzt registrieren', 'https://www.bank.example/paybox/anmeldung']],
  [
    'business',
    'Für Firmen-Administratoren',
    ['Als Firmen-Administrator registrieren (PDF)', 'https://www.bank.example/paybox/business-administrator.pdf'],
  ],
  ['bank', 'Für Mitarbeiterinnen und Mitarbeiter der Bank', undefined],
] as const)('the login page of the %s area', (area, subtitle, registration) => {
  it('asks for the e-mail address only, and names its users @R010 @R018 @R107 @R422', async () => {
    await openPortal(`/${area}/login`)
    expect(await screen.findByRole('heading', { level: 1, name: 'Anmelden' })).toBeTruthy()
    expect(screen.getByText(subtitle)).toBeTruthy()
    expect(screen.getAllByRole('textbox')).toHaveLength(1)
  })

  it('links to the registration of the area @R423 @R859 @R860 @R861', async () => {
    await openPortal(`/${area}/login`)
    await screen.findByRole('heading', { level: 1 })
    const links = screen
      .getAllByRole<HTMLAnchorElement>('link')
      .filter((link) => link.closest('footer, nav') === null)
      .map((link) => [link.textContent, link.href, link.target])
    const loginPaths = [...document.querySelectorAll<HTMLAnchorElement>('nav a')].map(({ pathname }) => pathname)
    expect(loginPaths).toEqual(everyArea.filter((other) => other !== area).map((other) => `/${other}/login`))
    expect(links).toEqual(registration === undefined ? [] : [[...registration, '_blank']])
  })
})

it.each([
  ['/', '/private/login'],
  ['/private', '/private/login'],
  ['/private/nowhere/at/all', '/private/login'],
  ['/private/profile', '/private/login?redirect=%2Fprivate%2Fprofile'],
  ['/private/mypaybox?tab=bank-data', '/private/login?redirect=%2Fprivate%2Fmypaybox%3Ftab%3Dbank-data'],
  ['/bank', '/bank/login'],
  ['/bank/nowhere', '/bank/login'],
  ['/bank/private-customers', '/bank/login'],
  ['/bank/administration', '/bank/login?redirect=%2Fbank%2Fadministration'],
  ['/business', '/business/login'],
  ['/business/nowhere', '/business/login'],
  ['/business/profile', '/business/login?redirect=%2Fbusiness%2Fprofile'],
  ['/bank-employee/login', '/bank/login'],
  ['/bank-employee', '/bank/login'],
  ['/bank-employee/', '/bank/login'],
  ['/bank-employee/anything/at/all', '/bank/login'],
  ['/business-admin/login', '/business/login'],
  ['/business-admin', '/business/login'],
  ['/business-admin/anything?tab=1', '/business/login'],
  ['/business-administration', '/private/login'],
  ['/constructor/x', '/private/login'],
  ['/nowhere', '/private/login'],
])('redirects %s to %s without a session @R010 @R012 @R013 @R014 @R015', async (path, login) => {
  const { address } = await openPortal(path)
  await waitFor(() => expect(address()).toBe(login))
  expect(bank.received).toEqual([])
})

it.each([
  ['/', '/private/mypaybox'],
  ['/private', '/private/mypaybox'],
  ['/private/', '/private/mypaybox'],
  ['/private/nowhere/at/all', '/private/mypaybox'],
  ['/private/login', '/private/mypaybox'],
  ['/private/login?redirect=%2Fprivate%2Fprofile', '/private/profile'],
  ['/private/login?redirect=%2Fbank%2Fadministration', '/private/mypaybox'],
  ['/private/login?redirect=https:%2F%2Fevil.example', '/private/mypaybox'],
  ['/private/mypaybox?tab=call-number', '/private/mypaybox?tab=call-number'],
  ['/private/mypaybox?tab=nothing', '/private/mypaybox'],
  ['/private/profile', '/private/profile'],
  ['/private/receipts-and-transactions', '/private/receipts-and-transactions'],
])('redirects %s to %s for a private customer @R010 @R022', async (path, page) => {
  startSession('private', tokens.private)
  const { address } = await openPortal(path)
  await waitFor(() => expect(address()).toBe(page))
})

describe.each(everyArea)('a user of the %s area', (area) => {
  it.each(everyArea.filter((other) => other !== area))('is signed out of the %s area @R011', async (other) => {
    startSession(area, tokens[area])
    const { address } = await openPortal(`/${other}`)
    await waitFor(() => expect(address()).toBe(`/${other}/login`))
    expect(readToken(area)).toBe(tokens[area])
  })
})

it('the pencil at the phone number opens the call number tab @R047', async () => {
  startSession('private', tokens.private)
  const { user, address } = await openPortal('/private/mypaybox')
  await user.click(await screen.findByRole('link', { name: 'Rufnummer ändern' }))
  await waitFor(() => expect(address()).toBe('/private/mypaybox?tab=call-number'))
  await waitFor(() => expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Rufnummer'))
})

describe.each([
  ['private', '/private/mypaybox'],
  ['business', '/business/receipts-and-transactions'],
] as const)('in the %s area the e-mail address at the account button', (area, path) => {
  const profile = `/${area}/profile`
  const signedInWith = readClaims(tokens[area])!.email
  const renameProfile = () =>
    bank.responds(profile, { etag: 'eva-2', email: 'eva@berg.example', firstName: 'Eva', lastName: 'Berg' })
  const calls = () => bank.received.filter(({ url }) => url.endsWith(profile)).length
  const button = () => screen.getByRole('button', { name: 'Konto' })
  const open = async (at: string) => {
    startSession(area, tokens[area])
    const opened = await openPortal(at)
    await screen.findByRole('button', { name: 'Konto' })
    return opened
  }

  it('is loaded on a page that does not read the profile, and never taken from the token', async () => {
    renameProfile()
    await open(path)
    const drawn = [button().textContent]
    const watch = new MutationObserver(() => drawn.push(button().textContent))
    watch.observe(button(), { subtree: true, childList: true, characterData: true })
    await waitFor(() => expect(drawn).toEqual(['Konto', 'Kontoeva@berg.example']))
    watch.disconnect()
    expect(calls()).toBe(1)
  })

  it('is requested once where the page reads the profile too', async () => {
    renameProfile()
    await open(profile)
    await waitFor(() => expect(button().textContent).toBe('Kontoeva@berg.example'))
    await screen.findByRole('region', { name: 'Anmeldung' })
    expect(calls()).toBe(1)
  })

  it('is missing while the request fails, and requested again when the menu opens', async () => {
    bank.responds(profile, {})
    const { user } = await open(path)
    await waitFor(() => expect(calls()).toBe(1))
    await user.click(button())
    await screen.findByRole('menu')
    await waitFor(() => expect(calls()).toBeGreaterThan(1))
    expect(document.body.textContent).not.toContain(signedInWith)
    renameProfile()
    await user.click(button())
    await user.click(button())
    expect((await screen.findByRole('menu')).textContent).not.toContain(signedInWith)
    await waitFor(() => expect(screen.getByRole('menu').textContent).toContain('eva@berg.example'))
  })
})

it('shows bank employees, who have no profile, the e-mail address of the login at the account button', async () => {
  startSession('bank', tokens.bank)
  await openPortal('/bank/administration?tab=tasks')
  const address = readClaims(tokens.bank)!.email
  expect((await screen.findByRole('button', { name: 'Konto' })).textContent).toBe(`Konto${address}`)
})

it('shows the current profile after coming back to it, and the same in the account menu @R266', async () => {
  startSession('private', tokens.private)
  const { user, router, queryClient } = await openPortal('/private/profile', { gcTime: 0 })
  const address = () => screen.findByRole('region', { name: 'Anmeldung' }).then((card) => card.textContent)
  expect(await address()).toContain('anna.gruber@mail.example')
  await act(() => router.navigate({ to: '/private/mypaybox' }))
  await waitFor(() => expect(queryClient.getQueriesData({ queryKey: ['private', 'profile'] })).toEqual([]), {
    timeout: 5000,
  })
  bank.responds('/private/profile', {
    etag: 'anna-2',
    email: 'anna@gruber.example',
    firstName: 'Anna',
    lastName: 'Gruber',
  })
  await act(() => router.navigate({ to: '/private/profile' }))
  expect(await address()).toContain('anna@gruber.example')
  await user.click(screen.getByRole('button', { name: 'Konto' }))
  expect((await screen.findByRole('menu')).textContent).toContain('anna@gruber.example')
})
