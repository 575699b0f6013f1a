import type { AnyRouter } from '@tanstack/react-router'
import { resetAlerts } from '#src/shared/alerts/alerts.ts'
import { areaOfPath, readUser } from '#src/shared/session/session.ts'
import { areaLogins } from '#src/shared/session/area-addresses.ts'

const logins: readonly string[] = Object.values(areaLogins)

/**
 * When any page but a login opens, what went wrong before is gone and what went well stays (R016, A64). A tab, a filter or
 * a page of a list is no other page, and a page that its session has left does not open. The menu of a narrow screen
 * closes by itself (R017, src/shared/shell/header-menus.tsx).
 */
export function resetAlertsOnNavigation(router: AnyRouter): () => void {
  return router.subscribe('onResolved', ({ pathChanged, toLocation: { pathname } }) => {
    const area = areaOfPath(pathname)
    const left = area !== undefined && readUser(area) === undefined
    if (pathChanged && !left && !logins.includes(pathname)) resetAlerts()
  })
}
