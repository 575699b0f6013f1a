import { jwtDecode } from 'jwt-decode'

/** The claims of a token that the portal uses (R071, A77). */
export type Claims = { id: string; email: string; roles: readonly string[] }

/** Cache of the last token: every navigation reads the user, and decoding takes 4 ms on a phone. */
let last: { token: string; claims: Claims | undefined } | undefined

/** The claims of a token; undefined when it cannot be decoded. */
export function readClaims(token: string): Claims | undefined {
  if (last?.token !== token) last = { token, claims: decode(token) }
  return last.claims
}

function decode(token: string): Claims | undefined {
  try {
    const { sub, upn, groups } = jwtDecode<{ sub?: unknown; upn?: unknown; groups?: unknown }>(token)
    if (typeof sub !== 'string' || typeof upn !== 'string' || sub === '' || upn === '') return undefined
    const roles = Array.isArray(groups) ? groups.filter((group) => typeof group === 'string') : []
    return { id: sub, email: upn, roles }
  } catch {
    return undefined
  }
}
