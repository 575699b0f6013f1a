import { msg } from '@lingui/core/macro'
import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { areaHomes, areaLogins } from '#src/shared/session/area-addresses.ts'
import { addAlert, readCustomizedAlertText, resetAlerts, type Alert } from '#src/shared/alerts/alerts.ts'
import {
  areaOfPath,
  isSessionUnstored,
  onSessionChange,
  emailOfOtherPerson,
  recheckSessions,
  type Area,
  type SessionEnd,
} from '#src/shared/session/session.ts'
import { externalLinks } from '#src/shared/settings/external-links.ts'

const contact = { href: externalLinks.contact, label: msg`Contact us` }

/** What the login page says for each way in which a session ends; none ends without a word. */
export const sessionEndAlerts: Record<SessionEnd, Omit<Alert, 'id'>> = {
  logout: { type: 'success', message: msg`You are signed out. See you soon.` },
  expired: { type: 'error', message: msg`Your login has expired, please log in again.` },
  idle: {
    type: 'info',
    message: msg`Your login has expired, please log in again. For your safety we sign you out when nothing happens for a while.`,
  },
  tooOld: {
    type: 'info',
    message: msg`Your login has expired, please log in again. For your safety it ends after some hours, also when you are using it.`,
  },
  accessRemoved: {
    type: 'error',
    message: msg`Your access has been deactivated, so you are signed out. If this is a mistake, please have it activated again.`,
    link: contact,
  },
  newAddress: {
    type: 'info',
    message: msg`The e-mail address with which you sign in was changed, so you are signed out here. Please sign in with the new address. If you know nothing of this, please report it at once.`,
    link: contact,
  },
  newPassword: {
    type: 'info',
    message: msg`Your password was changed, so you are signed out here. Please sign in with the new password. If it was not you who changed it, please report it at once.`,
    link: contact,
  },
  ended: {
    type: 'info',
    message: msg`You have been signed out. Please sign in again. If that is not possible, your access may have been deactivated: please have it checked then.`,
    link: contact,
  },
  elsewhere: {
    type: 'info',
    message: msg`You are signed out here too, because your session was ended in another tab. Please sign in again.`,
  },
}

/** Ends by the bank, of which a screen may know more than the status says (R268). */
const endsByBank: readonly SessionEnd[] = ['ended', 'newPassword', 'accessRemoved', 'newAddress']

/**
 * When a session starts or ends, here or in another tab: forget what that area has loaded, clear the alerts, say so when
 * it expired or is somebody else's, and let the guards decide where the person may be (R091 to R093, R268, R269, A63, A68).
 */
export function watchSession(queryClient: QueryClient, router: AnyRouter): () => void {
  const stop = onSessionChange((area, event) => {
    queryClient.removeQueries({ queryKey: [area] })
    if (areaOfPath(router.state.location.pathname) !== area) return
    if (event === 'started') return void router.invalidate().then(() => announceUnstored(area))
    if (event === 'replaced') return void closeForOther(area, router)
    announceEnd(event)
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
function announceEnd(end: SessionEnd): void {
  const customized = endsByBank.includes(end) ? readCustomizedAlertText() : undefined
  resetAlerts()
  addAlert(customized ? { type: 'info', message: customized } : sessionEndAlerts[end])
}

/**
 * Another person is signed in now, and nothing of the page that was open is theirs. Where that happened in another tab, the
 * shell says so in its place (src/shared/shell/signed-in-elsewhere.tsx); a login has no shell and makes way for it.
 */
function closeForOther(area: Area, router: AnyRouter): void {
  resetAlerts()
  const isHere = emailOfOtherPerson(area) === undefined
  if (isHere || router.state.location.pathname === areaLogins[area])
    void router.navigate({ to: areaHomes[area], replace: true })
}

function announceUnstored(area: Area): void {
  if (!isSessionUnstored(area)) return
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
