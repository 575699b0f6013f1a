import { QueryClient } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router'
import { afterEach, beforeEach, vi } from 'vitest'
import { readAlerts, removeAlert } from '#src/shared/alerts/alerts.ts'
import { startSession, type Area, loginSearch, requireSignedOut, requireUser } from '#src/shared/session/session.ts'
import { tokens } from '../../tests/tokens.ts'
import { resetAlertsOnNavigation } from './reset-alerts.ts'
import { watchSession } from './session/session-watch.ts'

let stop = () => {}
export const everyArea = ['private', 'business', 'bank'] as const

/** Signs in to every area before each test, and stops watching after it. */
export function withSessions(): void {
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

export async function openPortal(at = '/private/profile') {
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

export const alertTexts = () => readAlerts().map(({ type, message }) => [type, message.message])
export const changeInOtherTab = (area: Area, change: () => void) => {
  change()
  window.dispatchEvent(new StorageEvent('storage', { key: `token-${area}` }))
}
