import { msg } from '@lingui/core/macro'
import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { addAlert, resetAlerts } from '#src/shared/alerts/alerts.ts'
import { loginOf } from '#src/shared/shell/guard.ts'
import { areaOfPath, onSessionChange } from '#src/shared/session/session.ts'

/**
 * When a session starts or ends, here or in another tab: forget what that area has loaded, clear the alerts, say so when
 * it expired, and let the guards decide where the person may be (R091 to R093, A63, A68).
 */
export function watchSession(queryClient: QueryClient, router: AnyRouter): () => void {
  return onSessionChange((area, event) => {
    queryClient.removeQueries({ queryKey: [area] })
    if (areaOfPath(router.state.location.pathname) !== area) return
    if (event !== 'started') resetAlerts()
    if (event === 'expired') addAlert({ message: msg`Your login has expired, please log in again.` })
    // Who chose to leave starts afresh next time; anybody else comes back to the page they were on (R116, A74).
    if (event === 'logout') void router.navigate({ to: loginOf[area], replace: true })
    else void router.invalidate()
  })
}
