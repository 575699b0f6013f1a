import { jwtDecode } from 'jwt-decode'

/** The three areas, each with a session of its own; several may be open side by side (A71). */
export type Area = 'private' | 'business' | 'bank'
const areas: readonly Area[] = ['private', 'business', 'bank']

/**
 * Why a session ended: the person left, the bank ended it (401), a newer password did (458), it expired (459), or another
 * tab ended it. Each has its sentence (src/app/session-ends.ts).
 */
export type SessionEnd = 'logout' | 'ended' | 'newPassword' | 'expired' | 'elsewhere'
/** Somebody signed in; another person than the one who was signed in until then. */
type SessionStart = 'started' | 'replaced'

/** What the portal reads from a token (R071, A77). */
export type Claims = { id: string; email: string; roles: readonly string[] }

type Listener = (area: Area, event: SessionEnd | SessionStart) => void

const keyOf = (area: Area): string => `token-${area}`
const listeners = new Set<Listener>()
/** Tokens that the browser would not store: its storage is full or closed to us. They last as long as this page. */
const unstored = new Map<Area, string>()
/** The token that this page was told of last, by area. */
const known = new Map<Area, string | undefined>(areas.map((area) => [area, readStored(area)]))

/** The area that a call or a page belongs to, by its first segment. */
export function areaOfPath(path: string): Area | undefined {
  const first = path.split('/')[1]
  return areas.find((area) => area === first)
}

/** The token of an area; undefined when it is missing or unparsable (R067 to R070). */
export function readToken(area: Area): string | undefined {
  return unstored.get(area) ?? readStored(area)
}

/** Whether the session is known to this page only, and is over when the page is loaded again or another tab opens. */
export const lastsOnlyHere = (area: Area): boolean => unstored.has(area)

function readStored(area: Area): string | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(keyOf(area)) ?? 'null')
    return typeof value === 'string' && value !== '' ? value : undefined
  } catch {
    return undefined
  }
}

/** The claims of a token; undefined when it is not a token at all. */
export function readClaims(token: string): Claims | undefined {
  try {
    const { sub, upn, groups } = jwtDecode<{ sub?: unknown; upn?: unknown; groups?: unknown }>(token)
    if (typeof sub !== 'string' || typeof upn !== 'string' || sub === '' || upn === '') return undefined
    const roles = Array.isArray(groups) ? groups.filter((group) => typeof group === 'string') : []
    return { id: sub, email: upn, roles }
  } catch {
    return undefined
  }
}

/** The kind of user that each area is for (R223). */
const kindOf: Record<Area, string> = { private: 'private-customer', business: 'business-admin', bank: 'bank-employee' }

/** The person who is signed in to an area; undefined when nobody of the area's kind is (R011). */
export const readUser = (area: Area): Claims | undefined => userOf(area, readToken(area))

function userOf(area: Area, token: string | undefined): Claims | undefined {
  const claims = token === undefined ? undefined : readClaims(token)
  return claims?.roles.includes(kindOf[area]) ? claims : undefined
}

/** Signs in, for this page alone when the browser stores nothing. */
export function startSession(area: Area, token: string): void {
  unstored.delete(area)
  try {
    localStorage.setItem(keyOf(area), JSON.stringify(token))
  } catch {
    forget(keyOf(area))
    unstored.set(area, token)
  }
  tell(area, startOf(area))
}

/** What the token that is there now means for this page. */
function startOf(area: Area): SessionStart {
  const [before, now] = [userOf(area, known.get(area)), readUser(area)]
  return before !== undefined && now !== undefined && before.id !== now.id ? 'replaced' : 'started'
}

/** Kinds of token that the portal reads no more and clears when a person leaves (A75). */
const olderKeys = ['token', 'token-undefined']

/** Ends one area's session; only the first of several simultaneous reasons is told (A65). */
export function endSession(area: Area, end: SessionEnd): void {
  if (readToken(area) === undefined) return
  unstored.delete(area)
  forget(keyOf(area))
  if (end === 'logout') for (const key of olderKeys) forget(key)
  tell(area, end)
}

function forget(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Storage is closed to us, so nothing of ours is in it.
  }
}

export function onSessionChange(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function tell(area: Area, event: SessionEnd | SessionStart): void {
  known.set(area, readToken(area))
  for (const listener of listeners) listener(area, event)
}

/** Other tabs sign in and out too; storage events tell this one. */
window.addEventListener('storage', (event) => {
  for (const area of areas) {
    const cleared = event.key === null
    if (cleared || event.key === keyOf(area)) tellElsewhere(area)
  }
})

/**
 * A page that slept (in the back-forward cache, or frozen in the background) has heard no storage event: it looks for
 * itself, and tells whether anything had changed.
 */
export function recheckSessions(): boolean {
  const changed = areas.filter((area) => known.get(area) !== readToken(area))
  for (const area of changed) tellElsewhere(area)
  return changed.length > 0
}

function tellElsewhere(area: Area): void {
  if (unstored.has(area)) return // this page's own session, which other tabs know nothing of
  if (readToken(area) !== undefined) tell(area, startOf(area))
  else if (known.get(area) !== undefined) tell(area, 'elsewhere') // where nobody was signed in, nothing has ended
}
