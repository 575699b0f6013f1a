import { describe, expect, it, vi } from 'vitest'
import { readAlerts } from '#src/shared/alerts/alerts.ts'
import { endSession, isSessionUnstored, readUser, startSession } from '#src/shared/session/session.ts'
import { tokens } from '../../tests/tokens.ts'

import { everyArea, openPortal, otherTab, said, withSessions } from './open-session.fake.ts'

withSessions()

describe('another tab', () => {
  it('that signs out takes this one along', async () => {
    const portal = await openPortal()
    otherTab('private', () => localStorage.removeItem('token-private'))
    expect(portal.known()).toEqual(['business', 'bank'])
    expect(said()).toEqual([['info', expect.stringContaining('ended in another tab')]])
    await vi.waitUntil(() => portal.here().startsWith('/private/login'))
  })

  it('that signs out of another area leaves this one alone', async () => {
    const portal = await openPortal()
    otherTab('bank', () => localStorage.removeItem('token-bank'))
    await portal.router.invalidate()
    expect(portal.here()).toBe('/private/profile')
    expect(readUser('private')?.id).toBe('p-1')
  })

  it('that signs in takes this one from its login', async () => {
    localStorage.removeItem('token-private')
    const portal = await openPortal('/private/login')
    otherTab('private', () => localStorage.setItem('token-private', JSON.stringify(tokens.private)))
    await portal.arriveAt('/private/mypaybox')
  })
})

describe('a page that the browser shows again as it was left', () => {
  const show = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))

  it('shows nothing of a session that has ended meanwhile, and is loaded anew', async () => {
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {})
    const portal = await openPortal()
    localStorage.removeItem('token-private')
    show(true)
    expect(document.body.hidden).toBe(true)
    expect(reload).toHaveBeenCalledTimes(1)
    expect(portal.known()).toEqual(['business', 'bank'])
  })

  it('stays as it is when nothing has changed, or when it is a fresh page', async () => {
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {})
    await openPortal()
    show(true)
    localStorage.removeItem('token-private')
    show(false)
    expect([document.body.hidden, reload.mock.calls.length]).toEqual([false, 0])
  })
})

it('a tab that slept in the background looks for itself when it is seen again', async () => {
  const portal = await openPortal()
  localStorage.removeItem('token-private')
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(portal.known()).toEqual(everyArea)
  visibility.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.waitUntil(() => portal.here().startsWith('/private/login'))
})

it('a browser that stores nothing lets a person in and says how long it lasts', async () => {
  endSession('private', 'logout')
  const portal = await openPortal('/private/login')
  const real = localStorage
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => real.getItem(key),
    removeItem: (key: string) => real.removeItem(key),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  startSession('private', tokens.private)
  await portal.arriveAt('/private/mypaybox')
  await vi.waitUntil(() => readAlerts().length > 0)
  expect(said()).toEqual([['info', expect.stringContaining('does not let us remember that you are signed in')]])
  expect(isSessionUnstored('private')).toBe(true)
  endSession('private', 'logout')
})

it('who stops watching is left in peace', async () => {
  const portal = await openPortal()
  portal.stop()
  localStorage.removeItem('token-private')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(portal.known()).toEqual(everyArea)
})
