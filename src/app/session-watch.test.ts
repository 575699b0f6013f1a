import { msg } from '@lingui/core/macro'
import { expect, it, vi } from 'vitest'
import { addAlert, addSuccess, customizeAlertText } from '#src/shared/alerts/alerts.ts'
import { endSession, startSession } from '#src/shared/session/session.ts'
import { tokens } from '../../tests/tokens.ts'
import { sessionEndAlerts } from './session-watch.ts'

import { openPortal, said, withSessions } from './open-session.fake.ts'

withSessions()

it('a session that ends takes what it loaded and its alerts, and leads back to the page afterwards @R091 @R092', async () => {
  const portal = await openPortal('/private/profile?tab=password')
  addAlert({ message: msg`Try again` })
  addSuccess(msg`Loading`)
  endSession('private', 'ended')
  expect(portal.known()).toEqual(['business', 'bank'])
  expect(said()).toEqual([
    ['success', 'Loading'],
    ['info', expect.stringContaining('You have been signed out.')],
  ])
  await vi.waitUntil(() => portal.here().startsWith('/private/login'))
  expect(portal.router.state.location.search).toEqual({ redirect: '/private/profile?tab=password' })
  startSession('private', tokens.private)
  await portal.arriveAt('/private/profile?tab=password')
})

it('an expired one says so, after the other alerts are gone @R093 @R269', async () => {
  const portal = await openPortal()
  addAlert({ message: msg`Try again` })
  endSession('private', 'expired')
  expect(said()).toEqual([['error', 'Your login has expired, please log in again.']])
  await vi.waitUntil(() => portal.here().startsWith('/private/login'))
  expect(said()).toHaveLength(1)
})

it.each(['ended', 'newPassword'] as const)(
  'a screen that knows why has its text shown once when the bank ends the session (%s) @R062 @R268',
  async (end) => {
    await openPortal()
    customizeAlertText(msg`Loading`)
    endSession('private', end)
    expect(said()).toEqual([['info', 'Loading']])
    startSession('private', tokens.private)
    endSession('private', end) // for a reason that no screen knew
    expect(said()).toEqual([['info', sessionEndAlerts[end].message.message]])
  },
)

it.each(['expired', 'elsewhere', 'logout'] as const)(
  'an end that is not the one a screen expected keeps its own words (%s)',
  async (end) => {
    await openPortal()
    customizeAlertText(msg`Loading`)
    endSession('private', end)
    expect(said()).toEqual([[sessionEndAlerts[end].type, sessionEndAlerts[end].message.message]])
  },
)

it('each end is said in words of its own', () => {
  const words = Object.values(sessionEndAlerts).map(({ message }) => message.message)
  expect(new Set(words).size).toBe(words.length)
})

it('who leaves starts afresh next time', async () => {
  const portal = await openPortal()
  endSession('private', 'logout')
  expect(said()).toEqual([['success', 'You are signed out. See you soon.']])
  await portal.arriveAt('/private/login')
})

it("the end of another area's session changes nothing here", async () => {
  const portal = await openPortal()
  addAlert({ message: msg`Try again` })
  endSession('bank', 'expired')
  expect(said()).toEqual([['error', 'Try again']])
  expect(portal.known()).toEqual(['private', 'business'])
  expect(portal.here()).toBe('/private/profile')
})
