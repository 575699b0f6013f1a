import { jwtDecode } from 'jwt-decode'

/** The three areas, each with a session of its own; several may be open side by side (A71). */
export type Area = 'private' | 'business' | 'bank'
const areas: readonly Area[] = ['private', 'business', 'bank']

/** Why a session ended: the person left, the server ended it (401, 458), it expired (459), or another tab ended it. */
export type SessionEnd = 'logout' | 'ended' | 'expired' | 'elsewhere'

/** What the portal reads from a token (R071, A77). */
export type Claims = { id: string; email: string; roles: readonly string[] }

type Listener = (area: Area, end: SessionEnd | 'started') => void

const listeners = new Set<Listener>()
const keyOf = (area: Area): string => `token-${area}`

/** The area that a call or a page belongs to, by its first segment. */
export function areaOfPath(path: string): Area | undefined {
  const first = path.split('/')[1]
  return areas.find((area) => area === first)
}

/** The stored token; undefined when it is missing, unparsable or storage is closed to us (R067 to R070). */
export function readToken(area: Area): string | undefined {
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
export function readUser(area: Area): Claims | undefined {
  const token = readToken(area)
  const claims = token === undefined ? undefined : readClaims(token)
  return claims?.roles.includes(kindOf[area]) ? claims : undefined
}

export function startSession(area: Area, token: string): void {
  localStorage.setItem(keyOf(area), JSON.stringify(token))
  tell(area, 'started')
}

/** Kinds of token that the portal reads no more and clears when a person leaves (A75). */
const olderKeys = ['token', 'token-undefined']

/** Ends one area's session; only the first of several simultaneous reasons is told (A65). */
export function endSession(area: Area, end: SessionEnd): void {
  if (readToken(area) === undefined) return
  localStorage.removeItem(keyOf(area))
  if (end === 'logout') for (const key of olderKeys) localStorage.removeItem(key)
  tell(area, end)
}

export function onSessionChange(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function tell(area: Area, end: SessionEnd | 'started'): void {
  for (const listener of listeners) listener(area, end)
}

/** Other tabs sign in and out too; storage events tell this one. */
window.addEventListener('storage', (event) => {
  for (const area of areas) {
    const cleared = event.key === null
    if (!cleared && event.key !== keyOf(area)) continue
    tell(area, readToken(area) === undefined ? 'elsewhere' : 'started')
  }
})
