import { msg } from '@lingui/core/macro'
import { act, screen, waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openPage } from '../../tests/local-server.ts'
import { otherToken, tokens } from '../../tests/tokens.ts'
import { addAlert, addSuccess, readAlerts, removeAlert } from '#src/shared/alerts/alerts.ts'
import { endSession, readToken, startSession } from '#src/shared/session/session.ts'
import { leavePortal, openBank, openPortal } from './open-portal.fake.tsx'

let bank: Awaited<ReturnType<typeof openBank>>
beforeAll(async () => {
  bank = await openBank()
  openPage(bank.origin)
})
beforeEach(() => {
  for (const alert of readAlerts()) removeAlert(alert.id)
})
afterEach(() => {
  leavePortal()
  vi.restoreAllMocks()
  startSession('private', tokens.private) // this page is nobody's
  endSession('private', 'logout')
  bank.answerAll()
})
afterAll(() => bank.stop())

const said = () => readAlerts().map((alert) => alert.message.message)
const failure = msg`Please check this entry.`
const success = msg`Loading`

async function openProducts() {
  startSession('private', tokens.private)
  const portal = await openPortal('/private/mypaybox')
  await screen.findByRole('article', { name: 'Starter' })
  const cached = () => portal.queryClient.getQueryCache().findAll({ queryKey: ['private'] })
  expect(cached().length).toBeGreaterThan(0)
  return { ...portal, cached }
}

it('a person signs in and sees their products @R020 @R089 @R112', async () => {
  const { user, address } = await openPortal('/private/login')
  await user.type(await screen.findByRole('textbox'), 'anna.gruber@mail.example{Enter}')
  await user.type(await screen.findByLabelText(/^Passwort/, { selector: 'input' }), 'geheim{Enter}')
  expect(await screen.findByRole('article', { name: 'Starter' })).toBeTruthy()
  expect(address()).toBe('/private/mypaybox')
  expect(readToken('private')).toBe(tokens.private)
})

it('who wanted another page of the area is there after signing in', async () => {
  const { router, address } = await openPortal('/private/mypaybox?tab=bank-data')
  await waitFor(() => expect(router.state.location.pathname).toBe('/private/login'))
  act(() => startSession('private', tokens.private))
  await waitFor(() => expect(address()).toBe('/private/mypaybox?tab=bank-data'))
})

describe.each([
  [401, /^Sie wurden abgemeldet\. Bitte melden Sie sich wieder an\. Wenn das nicht möglich ist,/, '@R091 @R268'],
  [458, /^Ihr Passwort wurde geändert, deshalb sind Sie hier abgemeldet\./, '@R092 @R268'],
  [459, /^Ihre Anmeldung ist abgelaufen, bitte melden Sie sich wieder an\.$/, '@R093 @R269'],
])('when the bank answers %i', (status, why, rows) => {
  it(`the person is signed out, what was loaded is forgotten, and the login says why ${rows}`, async () => {
    const { queryClient, address, cached } = await openProducts()
    addAlert({ message: failure })
    bank.refuses(status)
    await act(() => queryClient.refetchQueries({ queryKey: ['private'] }))
    await waitFor(() => expect(address()).toBe('/private/login'))
    expect(readToken('private')).toBeUndefined()
    expect(cached()).toEqual([])
    expect(said()).toHaveLength(1)
    expect(await screen.findByRole('heading', { level: 1, name: 'Anmelden' })).toBeTruthy()
    expect(screen.getByRole('region', { name: 'Meldungen' }).textContent).toContain(
      screen.getByText(why).textContent, // in the place that every page has for it
    )
    expect(screen.queryByText(failure.message!)).toBeNull()
  })
})

it.each([
  [401, 'ACCESS_REMOVED', /^Ihr Zugang wurde deaktiviert/],
  [401, 'EMAIL_CHANGED', /^Die E-Mail-Adresse, mit der Sie sich anmelden, wurde geändert/],
  [401, 'SIGNED_OUT', /^Sie sind auch hier abgemeldet/],
  [401, 'A_REASON_OF_LATER', /^Sie wurden abgemeldet\./],
  [459, 'IDLE', /^Ihre Anmeldung ist abgelaufen.*eine Zeit lang nichts geschieht\.$/],
  [459, 'TOO_OLD', /^Ihre Anmeldung ist abgelaufen.*nach einigen Stunden/],
])('when the bank answers %i because of %s, the login says so in its words', async (status, reason, why) => {
  const { queryClient, address } = await openProducts()
  bank.refuses(status, { reason })
  await act(() => queryClient.refetchQueries({ queryKey: ['private'] }))
  await waitFor(() => expect(address()).toBe('/private/login'))
  expect(await screen.findByText(why)).toBeTruthy()
})

it('who leaves is at the login of their area and starts afresh there @R090 @R116', async () => {
  const { address, router, cached } = await openProducts()
  await act(() => router.navigate({ to: '/private/profile' }))
  act(() => endSession('private', 'logout'))
  await waitFor(() => expect(address()).toBe('/private/login'))
  expect(cached()).toEqual([])
  expect(await screen.findByText('Sie sind abgemeldet. Bis bald!')).toBeTruthy()
})

it('who left in another tab is signed out here too', async () => {
  const { address, cached } = await openProducts()
  localStorage.removeItem('token-private')
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'token-private' })))
  await waitFor(() => expect(address()).toBe('/private/login'))
  expect(cached()).toEqual([])
  expect(await screen.findByText(/^Sie sind auch hier abgemeldet, weil/)).toBeTruthy()
  expect(said()).toHaveLength(1)
})

describe('when somebody else signs in in another tab', () => {
  beforeEach(() => bank.forget())
  const otherSignsIn = () => {
    localStorage.setItem('token-private', JSON.stringify(otherToken))
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'token-private' })))
  }
  const assign = () => vi.spyOn(window.location, 'assign').mockImplementation(() => {})

  it.each(['/private/mypaybox', '/private/mypaybox?tab=bank-data', '/private/profile'])(
    '%s is closed at once, says who it is, and waits for a choice',
    async (path) => {
      startSession('private', tokens.private)
      const { queryClient } = await openPortal(path)
      const opened = await screen.findByRole('heading', { level: 1 })
      addAlert({ message: failure })
      queryClient.setQueryData(['private', 'mine'], 'of Anna')
      otherSignsIn()
      expect(opened.isConnected).toBe(false) // at once: what is typed must not be sent by somebody else
      const title = await screen.findByRole('heading', { level: 1, name: 'Jetzt ist jemand anderer angemeldet' })
      await waitFor(() => expect(document.activeElement).toBe(title))
      expect(screen.getByRole('main').textContent).toContain('lukas.hofer@mail.example')
      expect(queryClient.getQueryData(['private', 'mine'])).toBeUndefined()
      expect(said()).toEqual([])
      expect(bank.received.filter(({ headers }) => headers.authorization === `Bearer ${otherToken}`)).toEqual([])
    },
  )

  it('the person goes on as them on a fresh page, on which nothing of the old one lives', async () => {
    const { user } = await openProducts()
    const left = assign()
    otherSignsIn()
    await user.click(await screen.findByRole('button', { name: 'Als lukas.hofer@mail.example weiter' }))
    expect(left.mock.calls).toEqual([['/private/mypaybox']])
    expect(readToken('private')).toBe(otherToken)
  })

  it('the person signs in again, and the bank hears that the other one is signed out', async () => {
    const { user } = await openProducts()
    const left = assign()
    otherSignsIn()
    await user.click(await screen.findByRole('button', { name: 'Selbst anmelden' }))
    await waitFor(() => expect(left.mock.calls).toEqual([['/private/login']]))
    expect(readToken('private')).toBeUndefined()
    expect(bank.received.at(-1)).toMatchObject({
      url: '/api/ui/v1/private/auth/logout',
      headers: { authorization: `Bearer ${otherToken}` },
    })
  })

  it('a login that waits for the first person says it too', async () => {
    const { router } = await openProducts()
    act(() => endSession('private', 'idle'))
    await waitFor(() => expect(router.state.location.pathname).toBe('/private/login'))
    otherSignsIn()
    expect(await screen.findByRole('heading', { name: 'Jetzt ist jemand anderer angemeldet' })).toBeTruthy()
  })
})

it('the end of a session elsewhere leaves this area alone', async () => {
  startSession('bank', tokens.bank)
  const { address, cached } = await openProducts()
  addAlert({ message: failure })
  act(() => endSession('bank', 'expired'))
  expect(address()).toBe('/private/mypaybox')
  expect(cached().length).toBeGreaterThan(0)
  expect(said()).toEqual([failure.message])
})

it('another page starts without what went wrong on the one before, and keeps what went well @R016 @R096', async () => {
  const { router } = await openProducts()
  addAlert({ message: failure })
  addSuccess(success)
  await act(() => router.navigate({ to: '/private/mypaybox', search: { tab: 'bank-data' } }))
  expect(said()).toEqual([failure.message, success.message]) // the same page
  await act(() => router.navigate({ to: '/private/profile' }))
  expect(said()).toEqual([success.message])
})

it('a login page keeps what has to be said @R016', async () => {
  const { router } = await openPortal('/private/login')
  addAlert({ message: failure })
  await act(() => router.navigate({ to: '/business/login' }))
  expect(said()).toEqual([failure.message])
})
