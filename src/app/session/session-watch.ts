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

/** Says who can activate the access again. */
export const accessRemovedAlerts: Record<Area, Omit<Alert, 'id'>> = {
  private: {
    type: 'error',
    message: msg`Your access has been deactivated, so you are signed out. If this is a mistake, the bank can activate it again.`,
    link: contact,
  },
  business: {
    type: 'error',
    message: msg`Your access has been deactivated, so you are signed out. If this is a mistake, another administrator of your company or the bank can activate it again.`,
    link: contact,
  },
  bank: {
    type: 'error',
    message: msg`Your access has been deactivated, so you are signed out. If this is a mistake, an employee with the role Administrator can activate it again.`,
  },
}

/** The alert on the login page for each way in which a session ends. */
export const sessionEndAlerts: Record<Exclude<SessionEnd, 'accessRemoved'>, Omit<Alert, 'id'>> = {
  logout: { type: 'success', message: msg`You are signed out. See you soon.` },
  expired: { type: 'error', message: msg`Your login has expired, please log in again.` },
  idle: {
    type: 'info',
    message: msg`Your login has expired, please log in again. For your security, we sign you out when nothing happens for a while.`,
  },
  tooOld: {
    type: 'info',
    message: msg`Your login has expired, please log in again. For your security, it ends after a few hours, even while you are working.`,
  },
  newAddress: {
    type: 'info',
    message: msg`The e-mail address you sign in with was changed, so you are signed out here. Please sign in with the new address. If you did not expect this, please report it at once.`,
    link: contact,
  },
  newPassword: {
    type: 'info',
    message: msg`Your password was changed, so you are signed out here. Please sign in with the new password. If you did not change it yourself, please report it at once.`,
    link: contact,
  },
  ended: {
    type: 'info',
    message: msg`You have been signed out. Please sign in again. If that does not work, your access may have been deactivated. In that case, please have it checked.`,
    link: contact,
  },
  elsewhere: {
    type: 'info',
    message: msg`You are signed out here too, because your session was ended in another tab. Please sign in again.`,
  },
}

const alertFor = (end: SessionEnd, area: Area): Omit<Alert, 'id'> =>
  end === 'accessRemoved' ? accessRemovedAlerts[area] : sessionEndAlerts[end]

/** Ends by the server: a screen may know the reason better than the status does (R268). */
const endsByBank: readonly SessionEnd[] = ['ended', 'newPassword', 'accessRemoved', 'newAddress']

/**
 * When a session starts or ends, here or in another tab: removes the cached data of its area, clears the alerts, shows why it ended,
 * and lets the guards decide where the user may be (R091 to R093, R268, R269, A63, A68).
 */
export function watchSession(queryClient: QueryClient, router: AnyRouter): () => void {
  const stop = onSessionChange((area, event) => {
    queryClient.removeQueries({ queryKey: [area] })
    if (areaOfPath(router.state.location.pathname) !== area) return
    if (event === 'started') return void router.invalidate().then(() => announceUnstored(area))
    if (event === 'replaced') return void closeForOtherPerson(area, router)
    announceEnd(event, area)
    // After a logout the next login opens the start page; otherwise it returns to this page (R116, A74).
    if (event === 'logout') void router.navigate({ to: areaLogins[area], replace: true })
    else void router.invalidate()
  })
  window.addEventListener('pageshow', reloadRestoredPage)
  document.addEventListener('visibilitychange', recheckWhenVisible)
  return () => {
    stop()
    window.removeEventListener('pageshow', reloadRestoredPage)
    document.removeEventListener('visibilitychange', recheckWhenVisible)
  }
}

/** Clears the alerts before it adds the new one; the caller navigates afterwards (A63). */
function announceEnd(end: SessionEnd, area: Area): void {
  const customized = endsByBank.includes(end) ? readCustomizedAlertText() : undefined
  resetAlerts()
  addAlert(customized ? { type: 'info', message: customized } : alertFor(end, area))
}

/**
 * Another person has signed in, so the open page must not be shown. If they did so in another tab, the shell shows a notice instead
 * of the page (src/shared/shell/signed-in-elsewhere.tsx); a login page has no shell and navigates to the start page.
 */
function closeForOtherPerson(area: Area, router: AnyRouter): void {
  resetAlerts()
  const isHere = emailOfOtherPerson(area) === undefined
  if (isHere || router.state.location.pathname === areaLogins[area])
    void router.navigate({ to: areaHomes[area], replace: true })
}

function announceUnstored(area: Area): void {
  if (!isSessionUnstored(area)) return
  const message = msg`Your browser does not remember that you are signed in. You have to sign in again when you reload or close this page.`
  addAlert({ type: 'info', message })
}

/** A page that the browser restores from its cache must not show data of a session that has ended since (A65). */
function reloadRestoredPage({ persisted }: PageTransitionEvent): void {
  if (!persisted || !recheckSessions()) return
  document.body.hidden = true
  window.location.reload()
}

function recheckWhenVisible(): void {
  if (document.visibilityState === 'visible') recheckSessions()
}
