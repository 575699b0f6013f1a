import { msg } from '@lingui/core/macro'
import { QueryClient } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { addAlert, addSuccess, customizeAlertText, readAlerts, removeAlert } from '#src/shared/alerts/alerts.ts'
import { endSession, lastsOnlyHere, readUser, startSession, type Area } from '#src/shared/session/session.ts'
import { loginSearch, requireNobody, requireUser } from '#src/shared/shell/guard.ts'
import { tokens } from '../../tests/tokens.ts'
import { watchPages } from './page-watch.ts'
import { sessionEnds } from './session-ends.ts'
import { watchSession } from './session-watch.ts'

let stop = () => {}
const everyArea = ['private', 'business', 'bank'] as const

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

async function openPortal(at = '/private/profile') {
  const rootRoute = createRootRoute()
  const routes = everyArea.flatMap((area) => [
    createRoute({
      getParentRoute: () => rootRoute,
      path: `${area}/login`,
      validateSearch: loginSearch(area),
      beforeLoad: ({ search }) => requireNobody(area, search.redirect),
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
  const stops = [watchSession(queryClient, router), watchPages(router)]
  stop = () => stops.forEach((end) => end())
  const here = () => router.state.location.href
  const known = () => everyArea.filter((area) => queryClient.getQueryData([area, 'product']) !== undefined)
  return { router, here, known, arriveAt: (href: string) => vi.waitUntil(() => here() === href) }
}

const said = () => readAlerts().map(({ type, message }) => [type, message.message])
const otherTab = (area: Area, change: () => void) => {
  change()
  window.dispatchEvent(new StorageEvent('storage', { key: `token-${area}` }))
}

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
    expect(said()).toEqual([['info', sessionEnds[end].message.message]])
  },
)

it.each(['expired', 'elsewhere', 'logout'] as const)(
  'an end that is not the one a screen expected keeps its own words (%s)',
  async (end) => {
    await openPortal()
    customizeAlertText(msg`Loading`)
    endSession('private', end)
    expect(said()).toEqual([[sessionEnds[end].type, sessionEnds[end].message.message]])
  },
)

it('each end is said in words of its own', () => {
  const words = Object.values(sessionEnds).map(({ message }) => message.message)
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
  expect(lastsOnlyHere('private')).toBe(true)
  endSession('private', 'logout')
})

it('who stops watching is left in peace', async () => {
  const portal = await openPortal()
  stop()
  localStorage.removeItem('token-private')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(portal.known()).toEqual(everyArea)
})
