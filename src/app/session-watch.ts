import { msg } from '@lingui/core/macro'
import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { addAlert, readCustomizedAlertText, resetAlerts } from '#src/shared/alerts/alerts.ts'
import { areaHomes, areaLogins } from '#src/shared/shell/guard.ts'
import {
  areaOfPath,
  lastsOnlyHere,
  onSessionChange,
  otherPersonIn,
  recheckSessions,
  type Area,
  type SessionEnd,
} from '#src/shared/session/session.ts'
import { endsByBank, sessionEnds } from './session-ends.ts'

/**
 * When a session starts or ends, here or in another tab: forget what that area has loaded, clear the alerts, say so when
 * it expired or is somebody else's, and let the guards decide where the person may be (R091 to R093, R268, R269, A63, A68).
 */
export function watchSession(queryClient: QueryClient, router: AnyRouter): () => void {
  const stop = onSessionChange((area, event) => {
    queryClient.removeQueries({ queryKey: [area] })
    if (areaOfPath(router.state.location.pathname) !== area) return
    if (event === 'started') return void router.invalidate().then(() => tellUnstored(area))
    if (event === 'replaced') return void closeForOther(area, router)
    tellEnd(event)
    // Who chose to leave starts afresh next time; anybody else comes back to the page they were on (R116, A74).
    if (event === 'logout') void router.navigate({ to: areaLogins[area], replace: true })
    else void router.invalidate()
  })
  window.addEventListener('pageshow', wake)
  document.addEventListener('visibilitychange', look)
  return () => {
    stop()
    window.removeEventListener('pageshow', wake)
    document.removeEventListener('visibilitychange', look)
  }
}

/** Clears first, then says why; whoever calls this navigates after it (A63). */
function tellEnd(end: SessionEnd): void {
  const customized = endsByBank.includes(end) ? readCustomizedAlertText() : undefined
  resetAlerts()
  addAlert(customized ? { type: 'info', message: customized } : sessionEnds[end])
}

/**
 * Another person is signed in now, and nothing of the page that was open is theirs. Where that happened in another tab, the
 * shell says so in its place (src/shared/shell/signed-in-elsewhere.tsx); a login has no shell and makes way for it.
 */
function closeForOther(area: Area, router: AnyRouter): void {
  resetAlerts()
  const isHere = otherPersonIn(area) === undefined
  if (isHere || router.state.location.pathname === areaLogins[area])
    void router.navigate({ to: areaHomes[area], replace: true })
}

function tellUnstored(area: Area): void {
  if (!lastsOnlyHere(area)) return
  const message = msg`Your browser does not let us remember that you are signed in. You have to sign in again when you reload or close this page.`
  addAlert({ type: 'info', message })
}

/** The browser showed the page again as it was left: nothing of a session that has ended since may be seen (A65). */
function wake({ persisted }: PageTransitionEvent): void {
  if (!persisted || !recheckSessions()) return
  document.body.hidden = true
  window.location.reload()
}

function look(): void {
  if (document.visibilityState === 'visible') recheckSessions()
}
