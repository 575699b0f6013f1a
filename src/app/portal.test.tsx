import { act, screen, waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openPage } from '../../tests/local-server.ts'
import { tokens } from '../../tests/tokens.ts'
import { readToken, startSession } from '#src/shared/session/session.ts'
import { leavePortal, openBank, openPortal } from './open-portal.fake.tsx'

let bank: Awaited<ReturnType<typeof openBank>>
beforeAll(async () => {
  bank = await openBank()
  openPage(bank.origin)
})
afterEach(() => {
  leavePortal()
  bank.forget()
  bank.answerAll()
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
  it('asks for the e-mail address only, and says whom it is for @R010 @R018 @R107 @R422', async () => {
    await openPortal(`/${area}/login`)
    expect(await screen.findByRole('heading', { level: 1, name: 'Anmelden' })).toBeTruthy()
    expect(screen.getByText(subtitle)).toBeTruthy()
    expect(screen.getAllByRole('textbox')).toHaveLength(1)
  })

  it('leads to the registration that the area has @R423 @R859 @R860 @R861', async () => {
    await openPortal(`/${area}/login`)
    await screen.findByRole('heading', { level: 1 })
    const links = screen
      .getAllByRole<HTMLAnchorElement>('link')
      .filter((link) => link.closest('footer, nav') === null)
      .map((link) => [link.textContent, link.href, link.target])
    const ways = [...document.querySelectorAll<HTMLAnchorElement>('nav a')].map(({ pathname }) => pathname)
    expect(ways).toEqual(everyArea.filter((other) => other !== area).map((other) => `/${other}/login`))
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
])('who is not signed in and opens %s is at %s @R010 @R012 @R013 @R014 @R015', async (path, login) => {
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
])('a private customer who opens %s is at %s @R010 @R022', async (path, page) => {
  startSession('private', tokens.private)
  const { address } = await openPortal(path)
  await waitFor(() => expect(address()).toBe(page))
})

describe.each(everyArea)('who is signed in to the %s area', (area) => {
  it.each(everyArea.filter((other) => other !== area))('is nobody in the %s area @R011', async (other) => {
    startSession(area, tokens[area])
    const { address } = await openPortal(`/${other}`)
    await waitFor(() => expect(address()).toBe(`/${other}/login`))
    expect(readToken(area)).toBe(tokens[area])
  })
})

it('the pencil at the phone number leads to the call number tab @R047', async () => {
  startSession('private', tokens.private)
  const { user, address } = await openPortal('/private/mypaybox')
  await user.click(await screen.findByRole('link', { name: 'Rufnummer ändern' }))
  await waitFor(() => expect(address()).toBe('/private/mypaybox?tab=call-number'))
  await waitFor(() => expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Rufnummer'))
})

describe('the address in the account menu', () => {
  const changed = () =>
    bank.says('/private/profile', { etag: 'anna-2', email: 'anna@gruber.example', firstName: '', lastName: '' })
  const calls = () => bank.received.filter(({ url }) => url.endsWith('/private/profile')).length

  it('is the one that is true, on a page that has not read it, and whatever the token says', async () => {
    startSession('private', tokens.private)
    changed()
    const { user } = await openPortal('/private/mypaybox')
    await screen.findByRole('article', { name: 'Starter' })
    await user.click(screen.getByRole('button', { name: 'Konto' }))
    const menu = await screen.findByRole('menu')
    expect(menu.textContent).not.toContain('anna.gruber@mail.example')
    await waitFor(() => expect(menu.textContent).toContain('anna@gruber.example'))
    expect(calls()).toBe(1)
  })

  it('is the one that the person signed in with while the bank does not say it', async () => {
    startSession('private', tokens.private)
    const { user } = await openPortal('/private/mypaybox')
    await screen.findByRole('article', { name: 'Starter' })
    bank.refuses(500)
    await user.click(screen.getByRole('button', { name: 'Konto' }))
    const menu = await screen.findByRole('menu')
    await waitFor(() => expect(menu.textContent).toContain('anna.gruber@mail.example'))
  })
})

it('who comes back to the profile later reads what it is then, and the account menu says the same @R266', async () => {
  startSession('private', tokens.private)
  const { user, router, queryClient } = await openPortal('/private/profile', { gcTime: 0 })
  const address = () => screen.findByRole('region', { name: 'Anmeldung' }).then((card) => card.textContent)
  expect(await address()).toContain('anna.gruber@mail.example')
  await act(() => router.navigate({ to: '/private/mypaybox' }))
  await waitFor(() => expect(queryClient.getQueriesData({ queryKey: ['private', 'profile'] })).toEqual([]), {
    timeout: 5000,
  })
  bank.says('/private/profile', { etag: 'anna-2', email: 'anna@gruber.example', firstName: 'Anna', lastName: 'Gruber' })
  await act(() => router.navigate({ to: '/private/profile' }))
  expect(await address()).toContain('anna@gruber.example')
  await user.click(screen.getByRole('button', { name: 'Konto' }))
  expect((await screen.findByRole('menu')).textContent).toContain('anna@gruber.example')
})
