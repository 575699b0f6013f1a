import { msg } from '@lingui/core/macro'
import { describe, expect, it, vi, afterEach, beforeEach } from 'vitest'
import { addAlert, addSuccess, customizeAlertText, readAlerts, removeAlert } from '#src/shared/alerts/alerts.ts'
import {
  endSession,
  isSessionUnstored,
  readUser,
  startSession,
  type Area,
  loginSearch,
  requireSignedOut,
  requireUser,
} from '#src/shared/session/session.ts'
import { tokens } from '../../../tests/tokens.ts'
import { accessRemovedAlerts, sessionEndAlerts, watchSession } from './session-watch.ts'
import { QueryClient } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router'
import { resetAlertsOnNavigation } from '../reset-alerts.ts'

let stop = () => {}
const everyArea = ['private', 'business', 'bank'] as const

/** Signs in to every area before each test, and stops watching after it. */
function withSessions(): void {
  beforeEach(() => {
    for (const alert of readAlerts()) removeAlert(alert.id)
    for (const area of everyArea) startSession(area, tokens[area])
  })
  afterEach(() => {
    stop()
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
    document.body.hidden = false
  })
}

async function openPortal(at = '/private/profile') {
  const rootRoute = createRootRoute()
  const routes = everyArea.flatMap((area) => [
    createRoute({
      getParentRoute: () => rootRoute,
      path: `${area}/login`,
      validateSearch: loginSearch(area),
      beforeLoad: ({ search }) => requireSignedOut(area, search.redirect, () => true),
    }),
    createRoute({
      getParentRoute: () => rootRoute,
      path: `${area}/$`,
      beforeLoad: ({ location }) => void requireUser(area, location),
    }),
  ])
  const router = createRouter({
    routeTree: rootRoute.addChildren(routes),
    history: createMemoryHistory({ initialEntries: [at] }),
  })
  const queryClient = new QueryClient()
  for (const area of everyArea) queryClient.setQueryData([area, 'product'], 'Starter')
  await router.load()
  const stops = [watchSession(queryClient, router), resetAlertsOnNavigation(router)]
  stop = () => stops.forEach((end) => end())
  const url = () => router.state.location.href
  const cachedAreas = () => everyArea.filter((area) => queryClient.getQueryData([area, 'product']) !== undefined)
  return {
    router,
    url,
    cachedAreas,
    stop: () => stop(),
    waitForUrl: (href: string) => vi.waitUntil(() => url() === href),
  }
}

const alertTexts = () => readAlerts().map(({ type, message }) => [type, message.message])
const changeInOtherTab = (area: Area, change: () => void) => {
  change()
  window.dispatchEvent(new StorageEvent('storage', { key: `token-${area}` }))
}

withSessions()

it('removes the cached data and alerts of an ended session, and returns to the page after the next login @R091 @R092', async () => {
  const portal = await openPortal('/private/profile?tab=password')
  addAlert({ message: msg`Try again` })
  addSuccess(msg`Loading`)
  endSession('private', 'ended')
  expect(portal.cachedAreas()).toEqual(['business', 'bank'])
  expect(alertTexts()).toEqual([
    ['success', 'Loading'],
    ['info', expect.stringContaining('You have been signed out.')],
  ])
  await vi.waitUntil(() => portal.url().startsWith('/private/login'))
  expect(portal.router.state.location.search).toEqual({ redirect: '/private/profile?tab=password' })
  startSession('private', tokens.private)
  await portal.waitForUrl('/private/profile?tab=password')
})

it('says that a session has expired, after clearing the other alerts @R093 @R269', async () => {
  const portal = await openPortal()
  addAlert({ message: msg`Try again` })
  endSession('private', 'expired')
  expect(alertTexts()).toEqual([['error', 'Your login has expired, please log in again.']])
  await vi.waitUntil(() => portal.url().startsWith('/private/login'))
  expect(alertTexts()).toHaveLength(1)
})

it.each(['ended', 'newPassword'] as const)(
  'shows the text of a screen once when the bank ends the session (%s) @R062 @R268',
  async (end) => {
    await openPortal()
    customizeAlertText(msg`Loading`)
    endSession('private', end)
    expect(alertTexts()).toEqual([['info', 'Loading']])
    startSession('private', tokens.private)
    endSession('private', end) // without a text of a screen
    expect(alertTexts()).toEqual([['info', sessionEndAlerts[end].message.message]])
  },
)

it.each(['expired', 'elsewhere', 'logout'] as const)(
  'ignores the text of a screen for another end of the session (%s)',
  async (end) => {
    await openPortal()
    customizeAlertText(msg`Loading`)
    endSession('private', end)
    expect(alertTexts()).toEqual([[sessionEndAlerts[end].type, sessionEndAlerts[end].message.message]])
  },
)

it('has a different alert for each end of a session', () => {
  const alerts = [...Object.values(sessionEndAlerts), ...Object.values(accessRemovedAlerts)]
  const words = alerts.map(({ message }) => message.message)
  expect(new Set(words).size).toBe(words.length)
})

it('opens the start page at the next login after a logout', async () => {
  const portal = await openPortal()
  endSession('private', 'logout')
  expect(alertTexts()).toEqual([['success', 'You are signed out. See you soon.']])
  await portal.waitForUrl('/private/login')
})

it("ignores the end of another area's session", async () => {
  const portal = await openPortal()
  addAlert({ message: msg`Try again` })
  endSession('bank', 'expired')
  expect(alertTexts()).toEqual([['error', 'Try again']])
  expect(portal.cachedAreas()).toEqual(['private', 'business'])
  expect(portal.url()).toBe('/private/profile')
})

describe('another tab', () => {
  it('that signs out signs this one out too', async () => {
    const portal = await openPortal()
    changeInOtherTab('private', () => localStorage.removeItem('token-private'))
    expect(portal.cachedAreas()).toEqual(['business', 'bank'])
    expect(alertTexts()).toEqual([['info', expect.stringContaining('ended in another tab')]])
    await vi.waitUntil(() => portal.url().startsWith('/private/login'))
  })

  it('that signs out of another area changes nothing here', async () => {
    const portal = await openPortal()
    changeInOtherTab('bank', () => localStorage.removeItem('token-bank'))
    await portal.router.invalidate()
    expect(portal.url()).toBe('/private/profile')
    expect(readUser('private')?.id).toBe('p-1')
  })

  it('that signs in leaves the login page here too', async () => {
    localStorage.removeItem('token-private')
    const portal = await openPortal('/private/login')
    changeInOtherTab('private', () => localStorage.setItem('token-private', JSON.stringify(tokens.private)))
    await portal.waitForUrl('/private/mypaybox')
  })
})

describe('a page that the browser restores from its cache', () => {
  const show = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))

  it('is hidden and reloads when its session has ended', async () => {
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {})
    const portal = await openPortal()
    localStorage.removeItem('token-private')
    show(true)
    expect(document.body.hidden).toBe(true)
    expect(reload).toHaveBeenCalledTimes(1)
    expect(portal.cachedAreas()).toEqual(['business', 'bank'])
  })

  it('stays when its session still exists, and so does a new page', async () => {
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {})
    await openPortal()
    show(true)
    localStorage.removeItem('token-private')
    show(false)
    expect([document.body.hidden, reload.mock.calls.length]).toEqual([false, 0])
  })
})

it('checks the session when a background tab becomes visible', async () => {
  const portal = await openPortal()
  localStorage.removeItem('token-private')
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(portal.cachedAreas()).toEqual(everyArea)
  visibility.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.waitUntil(() => portal.url().startsWith('/private/login'))
})

it('signs in without storage, and says how long the session lasts', async () => {
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
  await portal.waitForUrl('/private/mypaybox')
  await vi.waitUntil(() => readAlerts().length > 0)
  expect(alertTexts()).toEqual([['info', expect.stringContaining('does not remember that you are signed in')]])
  expect(isSessionUnstored('private')).toBe(true)
  endSession('private', 'logout')
})

it('does nothing after it was stopped', async () => {
  const portal = await openPortal()
  portal.stop()
  localStorage.removeItem('token-private')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(portal.cachedAreas()).toEqual(everyArea)
})
