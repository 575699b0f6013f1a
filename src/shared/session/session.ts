import { deviceStorage } from '../state/browser-storage.ts'
import { createListeners } from '../state/store.ts'
import { readClaims, type Claims } from './claims.ts'

/** The three areas, each with a session of its own; several may be open side by side (A71). */
export type Area = 'private' | 'business' | 'bank'
const areas: readonly Area[] = ['private', 'business', 'bank']
/** The kind of user that each area is for (R223). */
const roleOf: Record<Area, string> = { private: 'private-customer', business: 'business-admin', bank: 'bank-employee' }

/** Ends that are the same in every tab. */
const publishedEnds = ['ended', 'newPassword', 'expired', 'idle', 'tooOld', 'accessRemoved', 'newAddress'] as const
/**
 * Why a session ended: the person left, here or elsewhere; the bank ended it (401), because it took the access away or
 * somebody changed the address perhaps; a newer password did (458); it expired (459), because the person was idle or it was
 * too old perhaps. Each has its sentence (src/app/session-watch.ts).
 */
export type SessionEnd = 'logout' | 'elsewhere' | (typeof publishedEnds)[number]
/** Somebody signed in; another person than the one who was signed in until then. */
type SessionStart = 'started' | 'replaced'

const keyOf = (area: Area): string => `token-${area}`
/** Where the tab that learns of an end tells the others why. */
const endKeyOf = (area: Area): string => `ended-${area}`
const listeners = createListeners<[area: Area, event: SessionEnd | SessionStart]>()
/** The token that this page was told of last, by area. */
const knownTokens = new Map<Area, string | undefined>(areas.map((area) => [area, readToken(area)]))

/** Who was signed in here last, until they choose to leave. */
const lastUsers = new Map<Area, Claims | undefined>(areas.map((area) => [area, readUser(area)]))
/** Areas in which somebody else has signed in in another tab: this page is not theirs, and is not used for them. */
const takenOver = new Set<Area>()

/** The area that a call or a page belongs to, by its first segment. */
export function areaOfPath(path: string): Area | undefined {
  const first = path.split('/')[1]
  return areas.find((area) => area === first)
}

/** The token of an area; undefined when it is missing or unparsable (R067 to R070). */
export function readToken(area: Area): string | undefined {
  const token = deviceStorage.readJson(keyOf(area))
  return typeof token === 'string' && token !== '' ? token : undefined
}

/**
 * The token that this page may send with: never one of which it has not been told, nor that of somebody else who signed in
 * in another tab, whatever is still under way here.
 */
export function tokenToSend(area: Area): string | undefined {
  if (knownTokens.get(area) !== readToken(area)) syncFromStorage(area)
  return takenOver.has(area) ? undefined : readToken(area)
}

/** The address of somebody else who has signed in in another tab, until this page is left for theirs. */
export const emailOfOtherPerson = (area: Area): string | undefined =>
  takenOver.has(area) ? readUser(area)?.email : undefined

/** Whether the session is known to this page only, and is over when the page is loaded again or another tab opens. */
export const isSessionUnstored = (area: Area): boolean => deviceStorage.isInMemory(keyOf(area))

/** The person who is signed in to an area; undefined when nobody of the area's kind is (R011). */
export function readUser(area: Area): Claims | undefined {
  const token = readToken(area)
  const claims = token === undefined ? undefined : readClaims(token)
  return claims?.roles.includes(roleOf[area]) ? claims : undefined
}

/** Signs in, for this page alone when the browser stores nothing. */
export function startSession(area: Area, token: string): void {
  takenOver.delete(area)
  deviceStorage.write(keyOf(area), JSON.stringify(token))
  notify(area, startEventOf(area))
}

/** What the token that is there now means for this page. */
function startEventOf(area: Area): SessionStart {
  const [before, now] = [lastUsers.get(area), readUser(area)]
  return before !== undefined && now !== undefined && before.id !== now.id ? 'replaced' : 'started'
}

/** Kinds of token that the portal reads no more and clears when a person leaves (A75). */
const olderKeys = ['token', 'token-undefined']

/** Ends one area's session; only the first of several simultaneous reasons is told (A65). */
export function endSession(area: Area, end: SessionEnd): void {
  if (readToken(area) === undefined) return
  takenOver.delete(area)
  publishEndReason(area, end)
  deviceStorage.remove(keyOf(area))
  if (end === 'logout') for (const key of olderKeys) deviceStorage.remove(key)
  notify(area, end)
}

function publishEndReason(area: Area, end: SessionEnd): void {
  const key = endKeyOf(area)
  if (!isPublishedEnd(end) || !deviceStorage.write(key, end)) deviceStorage.remove(key)
}

const isPublishedEnd = (end: string | undefined): end is SessionEnd => publishedEnds.some((one) => one === end)

export const onSessionChange = listeners.subscribe

function notify(area: Area, event: SessionEnd | SessionStart): void {
  knownTokens.set(area, readToken(area))
  const user = readUser(area)
  if (event === 'logout' || (user && !takenOver.has(area))) lastUsers.set(area, user)
  listeners.notify(area, event)
}

/** Other tabs sign in and out too; storage events tell this one. */
window.addEventListener('storage', (event) => {
  for (const area of areas) {
    const cleared = event.key === null
    if (cleared || event.key === keyOf(area)) syncFromStorage(area)
  }
})

/**
 * A page that slept (in the back-forward cache, or frozen in the background) has heard no storage event: it looks for
 * itself, and tells whether what it shows is over; a page that somebody else's session has closed shows nothing.
 */
export function recheckSessions(): boolean {
  const changed = areas.filter((area) => knownTokens.get(area) !== readToken(area))
  for (const area of changed) syncFromStorage(area)
  return changed.some((area) => !takenOver.has(area))
}

function syncFromStorage(area: Area): void {
  if (isSessionUnstored(area)) return // this page's own session, which other tabs know nothing of
  if (readToken(area) === undefined) {
    takenOver.delete(area)
    if (knownTokens.get(area) !== undefined) notify(area, readEndReason(area)) // where nobody was signed in, nothing has ended
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
