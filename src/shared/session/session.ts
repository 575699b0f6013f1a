/** The session of each area: who is signed in, its start and end in every tab, and which pages it opens. */
import { redirect, type ParsedLocation } from '@tanstack/react-router'
import { deviceStorage } from '../state/browser-storage.ts'
import { tokenKey } from '../state/storage-keys.ts'
import { createListeners } from '../state/store.ts'
import { areaHomes, areaLogins, loginSearchFor } from './area-addresses.ts'
import { isOfArea, readClaims, type Claims } from './claims.ts'

/** The three areas, each with a session of its own; several may be open side by side (A71). */
export type Area = 'private' | 'business' | 'bank'
const areas: readonly Area[] = ['private', 'business', 'bank']

/** Ends that are the same in every tab. */
const publishedEnds = ['ended', 'newPassword', 'expired', 'idle', 'tooOld', 'accessRemoved', 'newAddress'] as const
/**
 * Why a session ended: logout here or elsewhere; by the bank (401), for example after the access was removed or the e-mail address
 * changed; by a new password (458); by expiry (459), after idleness or the maximum age. Each reason has a message
 * (src/app/session/session-watch.ts).
 */
export type SessionEnd = 'logout' | 'elsewhere' | (typeof publishedEnds)[number]
/** A login; `replaced` when another person was signed in before. */
type SessionStart = 'started' | 'replaced'

/** The storage key of the reason of an end, for the other tabs. */
const endKeyOf = (area: Area): string => `ended-${area}`
const listeners = createListeners<[area: Area, event: SessionEnd | SessionStart]>()
/** The token of the last notification, by area. */
const knownTokens = new Map<Area, string | undefined>(areas.map((area) => [area, readToken(area)]))

/** The last signed-in person of this page, until they log out. */
const lastUsers = new Map<Area, Claims | undefined>(areas.map((area) => [area, readUser(area)]))
/** Areas in which another person has signed in in another tab, so that this page sends nothing. */
const takenOver = new Set<Area>()

/** The area that a call or a page belongs to, by its first segment. */
export function areaOfPath(path: string): Area | undefined {
  const first = path.split('/')[1]
  return areas.find((area) => area === first)
}

/** The token of an area; undefined when it is missing or unparsable (R067 to R070). */
export function readToken(area: Area): string | undefined {
  const token = deviceStorage.readJson(tokenKey(area))
  return typeof token === 'string' && token !== '' ? token : undefined
}

/** The token for calls of this page; undefined after another person has signed in in another tab. Syncs with the storage first. */
export function tokenToSend(area: Area): string | undefined {
  if (knownTokens.get(area) !== readToken(area)) syncFromStorage(area)
  return takenOver.has(area) ? undefined : readToken(area)
}

/** The e-mail address of another person who has signed in in another tab. */
export const emailOfOtherPerson = (area: Area): string | undefined =>
  takenOver.has(area) ? readUser(area)?.email : undefined

/** Whether the session exists in the memory of this page only, and ends with it. */
export const isSessionUnstored = (area: Area): boolean => deviceStorage.isInMemory(tokenKey(area))

/** The person who is signed in to an area; undefined when nobody of the area's kind is (R011). */
export function readUser(area: Area): Claims | undefined {
  const token = readToken(area)
  const claims = token === undefined ? undefined : readClaims(token)
  return claims && isOfArea(area, claims) ? claims : undefined
}

/** Starts a session; in the memory of this page when the browser stores nothing. */
export function startSession(area: Area, token: string): void {
  takenOver.delete(area)
  deviceStorage.write(tokenKey(area), JSON.stringify(token))
  notify(area, startEventOf(area))
}

/** Whether the current token belongs to another person than before. */
function startEventOf(area: Area): SessionStart {
  const [before, now] = [lastUsers.get(area), readUser(area)]
  return before !== undefined && now !== undefined && before.id !== now.id ? 'replaced' : 'started'
}

/** Storage keys of earlier releases, removed at logout (A75). */
const olderKeys = ['token', 'token-undefined']

/** Ends one area's session; only the first of several simultaneous reasons counts (A65). */
export function endSession(area: Area, end: SessionEnd): void {
  if (readToken(area) === undefined) return
  takenOver.delete(area)
  publishEndReason(area, end)
  deviceStorage.remove(tokenKey(area))
  if (end === 'logout') for (const key of olderKeys) deviceStorage.remove(key)
  notify(area, end)
}

function publishEndReason(area: Area, end: SessionEnd): void {
  const key = endKeyOf(area)
  if (!isPublishedEnd(end) || !deviceStorage.write(key, end)) deviceStorage.remove(key)
}

const isPublishedEnd = (end: string | undefined): end is SessionEnd =>
  publishedEnds.some((published) => published === end)

export const onSessionChange = listeners.subscribe

function notify(area: Area, event: SessionEnd | SessionStart): void {
  knownTokens.set(area, readToken(area))
  const user = readUser(area)
  if (event === 'logout' || (user && !takenOver.has(area))) lastUsers.set(area, user)
  listeners.notify(area, event)
}

/** Follows logins and logouts in other tabs. */
window.addEventListener('storage', (event) => {
  for (const area of areas) {
    const cleared = event.key === null
    if (cleared || event.key === tokenKey(area)) syncFromStorage(area)
  }
})

/**
 * Syncs with the storage after the page was suspended (in the back-forward cache or frozen), since it got no storage events. Returns
 * whether the page shows a session that has ended or changed; after a takeover by another person it shows nothing.
 */
export function recheckSessions(): boolean {
  const changed = areas.filter((area) => knownTokens.get(area) !== readToken(area))
  for (const area of changed) syncFromStorage(area)
  return changed.some((area) => !takenOver.has(area))
}

function syncFromStorage(area: Area): void {
  if (isSessionUnstored(area)) return // a session in memory, which other tabs do not share
  if (readToken(area) === undefined) {
    takenOver.delete(area)
    if (knownTokens.get(area) !== undefined) notify(area, readEndReason(area))
    return
  }
  const start = startEventOf(area)
  if (start === 'replaced') takenOver.add(area)
  else takenOver.delete(area)
  notify(area, start)
}

function readEndReason(area: Area): SessionEnd {
  const end = deviceStorage.read(endKeyOf(area))
  return isPublishedEnd(end) ? end : 'elsewhere'
}

/**
 * Returns the signed-in user or redirects to the login, which returns here afterwards (R011 to R014, A74). Without a stored token
 * the page redirects before the program loads (src/app/inline/).
 */
export function requireUser(area: Area, location: ParsedLocation): Claims {
  const user = readUser(area)
  if (user === undefined) {
    throw redirect({ to: areaLogins[area], search: loginSearchFor(area, location.href), replace: true })
  }
  const before = currentUsers.get(area)
  if (before !== undefined && JSON.stringify(before) === JSON.stringify(user)) return before
  currentUsers.set(area, user)
  return user
}

/** The user of the last navigation per area: returning the same object avoids rendering the area for each URL. */
const currentUsers = new Map<Area, Claims>()

/** Redirects a signed-in person to the requested page of this area, else to the start page (A73, A74). */
export function requireSignedOut(area: Area, requested: unknown, isPage: IsPage): void {
  if (readUser(area) === undefined) return
  throw redirect({ href: redirectTarget(area, requested, isPage), replace: true })
}

/** Whether the path is a page of the portal. */
type IsPage = (path: string) => boolean

/** The URL after the login: the requested page of this area, else the start page. */
export function redirectTarget(area: Area, requested: unknown, isPage: IsPage): string {
  const url = parseAreaUrl(area, requested)
  return url !== undefined && isPage(url.pathname) ? toHref(url) : areaHomes[area]
}

/** Validates the search of a login page: keeps only a return URL of the same area (A74). */
export function loginSearch(area: Area): (search: Record<string, unknown>) => { redirect?: string } {
  return ({ redirect: requested }) => {
    const url = parseAreaUrl(area, requested)
    return url === undefined ? {} : { redirect: toHref(url) }
  }
}

/** Percent-encoded, since a redirect is sent as a header too. */
const toHref = ({ pathname, search, hash }: URL): string => pathname + search + hash

function parseAreaUrl(area: Area, requested: unknown): URL | undefined {
  if (typeof requested !== 'string' || requested.includes('\\') || !requested.startsWith(`/${area}/`)) return undefined
  const url = new URL(requested, window.location.origin)
  const isInside = url.origin === window.location.origin && url.pathname.startsWith(`/${area}/`)
  return isInside && url.pathname !== areaLogins[area] ? url : undefined
}
