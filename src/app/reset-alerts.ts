import type { AnyRouter } from '@tanstack/react-router'
import { resetAlerts } from '#src/shared/alerts/alerts.ts'
import { areaOfPath, readUser } from '#src/shared/session/session.ts'
import { areaLogins } from '#src/shared/session/area-addresses.ts'

const logins: readonly string[] = Object.values(areaLogins)

/**
 * Opening another page, except a login, clears all alerts but successes (R016, A64). A tab, a filter or a page of a list is not
 * another page, and a page without its session does not open. The menu of a narrow screen closes by itself (R017,
 * src/shared/shell/header-menus.tsx).
 */
export function resetAlertsOnNavigation(router: AnyRouter): () => void {
  return router.subscribe('onResolved', ({ pathChanged, toLocation: { pathname } }) => {
    const area = areaOfPath(pathname)
    const isSignedOut = area !== undefined && readUser(area) === undefined
    if (pathChanged && !isSignedOut && !logins.includes(pathname)) resetAlerts()
  })
}
