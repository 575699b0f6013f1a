import { msg } from '@lingui/core/macro'
import { act, screen, waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openPage } from '../../../tests/local-server.ts'
import { otherToken, tokens } from '../../../tests/tokens.ts'
import { addAlert, addSuccess, readAlerts, removeAlert } from '#src/shared/alerts/alerts.ts'
import { endSession, readToken, startSession } from '#src/shared/session/session.ts'
import { closePortal, openBank, openPortal } from '../open-portal.fake.tsx'

let bank: Awaited<ReturnType<typeof openBank>>
beforeAll(async () => {
  bank = await openBank()
  openPage(bank.origin)
})
beforeEach(() => {
  for (const alert of readAlerts()) removeAlert(alert.id)
})
afterEach(() => {
  closePortal()
  vi.restoreAllMocks()
  startSession('private', tokens.private) // ends the session of any other person
  endSession('private', 'logout')
  bank.resetResponses()
})
afterAll(() => bank.stop())

const alertTexts = () => readAlerts().map((alert) => alert.message.message)
const failure = msg`Please check this entry.`
const success = msg`Loading`

async function openProducts() {
  startSession('private', tokens.private)
  const portal = await openPortal('/private/mypaybox')
  await screen.findByRole('article', { name: 'Starter' })
  await screen.findByText('Keine Zahlungen in den letzten 30 Tagen') // comes last
  const cached = () => portal.queryClient.getQueryCache().findAll({ queryKey: ['private'] })
  expect(cached().length).toBeGreaterThan(0)
  return { ...portal, cached }
}

it('signs in and shows the products @R020 @R089 @R112', async () => {
  const { user, address } = await openPortal('/private/login')
  await user.type(await screen.findByRole('textbox'), 'anna.gruber@mail.example{Enter}')
  await user.type(await screen.findByLabelText(/^Passwort/, { selector: 'input' }), 'geheim{Enter}')
  expect(await screen.findByRole('article', { name: 'Starter' })).toBeTruthy()
  expect(address()).toBe('/private/mypaybox')
  expect(readToken('private')).toBe(tokens.private)
})

it('opens the requested page of the area after the login', async () => {
  const { router, address } = await openPortal('/private/mypaybox?tab=bank-data')
  await waitFor(() => expect(router.state.location.pathname).toBe('/private/login'))
  act(() => startSession('private', tokens.private))
  await waitFor(() => expect(address()).toBe('/private/mypaybox?tab=bank-data'))
})

describe.each([
  [401, /^Sie wurden abgemeldet\. Bitte melden Sie sich wieder an\. Wenn das nicht klappt,/, '@R091 @R268'],
  [458, /^Ihr Passwort wurde geändert, deshalb sind Sie hier abgemeldet\./, '@R092 @R268'],
  [459, /^Ihre Anmeldung ist abgelaufen, bitte melden Sie sich wieder an\.$/, '@R093 @R269'],
])('after a response with status %i', (status, why, rows) => {
  it(`signs out, removes the cached data, and says why on the login page ${rows}`, async () => {
    const { queryClient, address, cached } = await openProducts()
    addAlert({ message: failure })
    bank.refuses(status)
    await act(() => queryClient.refetchQueries({ queryKey: ['private'] }))
    await waitFor(() => expect(address()).toBe('/private/login'))
    expect(readToken('private')).toBeUndefined()
    expect(cached()).toEqual([])
    expect(alertTexts()).toHaveLength(1)
    expect(await screen.findByRole('heading', { level: 1, name: 'Anmelden' })).toBeTruthy()
    expect(screen.getByRole('region', { name: 'Meldungen' }).textContent).toContain(screen.getByText(why).textContent)
    expect(screen.queryByText(failure.message!)).toBeNull()
  })
})

it.each([
  [401, 'ACCESS_REMOVED', /^Ihr Zugang wurde deaktiviert/],
  [401, 'EMAIL_CHANGED', /^Die E-Mail-Adresse, mit der Sie sich anmelden, wurde geändert/],
  [401, 'SIGNED_OUT', /^Sie sind auch hier abgemeldet/],
  [401, 'A_REASON_OF_LATER', /^Sie wurden abgemeldet\./],
  [459, 'IDLE', /^Ihre Anmeldung ist abgelaufen.*längere Zeit nichts passiert\.$/],
  [459, 'TOO_OLD', /^Ihre Anmeldung ist abgelaufen.*nach einigen Stunden/],
])('explains status %i with reason %s on the login page', async (status, reason, why) => {
  const { queryClient, address } = await openProducts()
  bank.refuses(status, { reason })
  await act(() => queryClient.refetchQueries({ queryKey: ['private'] }))
  await waitFor(() => expect(address()).toBe('/private/login'))
  expect(await screen.findByText(why)).toBeTruthy()
})

it('opens the login page of the area after a logout @R090 @R116', async () => {
  const { address, router, cached } = await openProducts()
  await act(() => router.navigate({ to: '/private/profile' }))
  act(() => endSession('private', 'logout'))
  await waitFor(() => expect(address()).toBe('/private/login'))
  expect(cached()).toEqual([])
  expect(await screen.findByText('Sie sind abgemeldet. Bis bald!')).toBeTruthy()
})

it('signs out after a logout in another tab', async () => {
  const { address, cached } = await openProducts()
  localStorage.removeItem('token-private')
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'token-private' })))
  await waitFor(() => expect(address()).toBe('/private/login'))
  expect(cached()).toEqual([])
  expect(await screen.findByText(/^Sie sind auch hier abgemeldet, weil/)).toBeTruthy()
  expect(alertTexts()).toHaveLength(1)
})

describe('when another person signs in in another tab', () => {
  beforeEach(() => bank.forget())
  const signInOther = () => {
    localStorage.setItem('token-private', JSON.stringify(otherToken))
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'token-private' })))
  }
  const assign = () => vi.spyOn(window.location, 'assign').mockImplementation(() => {})

  it.each(['/private/mypaybox', '/private/mypaybox?tab=bank-data', '/private/profile'])(
    'closes %s at once, says who it is, and offers a choice',
    async (path) => {
      startSession('private', tokens.private)
      const { queryClient } = await openPortal(path)
      const opened = await screen.findByRole('heading', { level: 1 })
      addAlert({ message: failure })
      queryClient.setQueryData(['private', 'mine'], 'of Anna')
      signInOther()
      expect(opened.isConnected).toBe(false) // at once: the other person must not send what was typed
      const title = await screen.findByRole('heading', { level: 1, name: 'Jetzt ist jemand anderer angemeldet' })
      await waitFor(() => expect(document.activeElement).toBe(title))
      expect(screen.getByRole('main').textContent).toContain('lukas.hofer@mail.example')
      expect(queryClient.getQueryData(['private', 'mine'])).toBeUndefined()
      expect(alertTexts()).toEqual([])
      expect(bank.received.filter(({ headers }) => headers.authorization === `Bearer ${otherToken}`)).toEqual([])
    },
  )

  it('continues as that person on a new page', async () => {
    const { user } = await openProducts()
    const assigned = assign()
    signInOther()
    await user.click(await screen.findByRole('button', { name: 'Als lukas.hofer@mail.example weiter' }))
    expect(assigned.mock.calls).toEqual([['/private/mypaybox']])
    expect(readToken('private')).toBe(otherToken)
  })

  it('signs the other person out at the bank, and opens the login', async () => {
    const { user } = await openProducts()
    const assigned = assign()
    signInOther()
    await user.click(await screen.findByRole('button', { name: 'Selbst anmelden' }))
    await waitFor(() => expect(assigned.mock.calls).toEqual([['/private/login']]))
    expect(readToken('private')).toBeUndefined()
    expect(bank.received.at(-1)).toMatchObject({
      url: '/api/ui/v1/private/auth/logout',
      headers: { authorization: `Bearer ${otherToken}` },
    })
  })

  it('says so on the login page too', async () => {
    const { router } = await openProducts()
    act(() => endSession('private', 'idle'))
    await waitFor(() => expect(router.state.location.pathname).toBe('/private/login'))
    signInOther()
    expect(await screen.findByRole('heading', { name: 'Jetzt ist jemand anderer angemeldet' })).toBeTruthy()
  })
})

it('ignores the end of a session of another area', async () => {
  startSession('bank', tokens.bank)
  const { address, cached } = await openProducts()
  addAlert({ message: failure })
  act(() => endSession('bank', 'expired'))
  expect(address()).toBe('/private/mypaybox')
  expect(cached().length).toBeGreaterThan(0)
  expect(alertTexts()).toEqual([failure.message])
})

it('clears all alerts but successes on another page @R016 @R096', async () => {
  const { router } = await openProducts()
  addAlert({ message: failure })
  addSuccess(success)
  await act(() => router.navigate({ to: '/private/mypaybox', search: { tab: 'bank-data' } }))
  expect(alertTexts()).toEqual([failure.message, success.message]) // the same page
  await act(() => router.navigate({ to: '/private/profile' }))
  expect(alertTexts()).toEqual([success.message])
})

it('keeps alerts on a login page @R016', async () => {
  const { router } = await openPortal('/private/login')
  addAlert({ message: failure })
  await act(() => router.navigate({ to: '/business/login' }))
  expect(alertTexts()).toEqual([failure.message])
})
