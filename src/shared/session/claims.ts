/** The claims of a token, and what follows from them; the inline scripts of the page use it too, so it stays small. */
import { jwtDecode } from 'jwt-decode'
import type { areaHomes } from './area-addresses.ts'

/** The claims of a token that the portal uses (R071, A77); a backend may leave out the name. */
export type Claims = { id: string; email: string; roles: readonly string[]; name?: string }

/** Cache of the last token: every navigation reads the user, and decoding takes 4 ms on a phone. */
let last: { token: string; claims: Claims | undefined } | undefined

/** The claims of a token; undefined when it cannot be decoded. */
export function readClaims(token: string): Claims | undefined {
  if (last?.token !== token) last = { token, claims: decode(token) }
  return last.claims
}

function decode(token: string): Claims | undefined {
  try {
    const { sub, upn, groups, given_name, family_name } = jwtDecode<Record<string, unknown>>(token)
    if (typeof sub !== 'string' || typeof upn !== 'string' || sub === '' || upn === '') return undefined
    const roles = Array.isArray(groups) ? groups.filter((group) => typeof group === 'string') : []
    const name = [given_name, family_name].filter((part) => typeof part === 'string').join(' ')
    return { id: sub, email: upn, roles, ...(name && { name }) }
  } catch {
    return undefined
  }
}

type Area = keyof typeof areaHomes

/** The kind of user that each area is for (R223). */
export const roleOf: Record<Area, string> = {
  private: 'private-customer',
  business: 'business-admin',
  bank: 'bank-employee',
}

export const isOfArea = (area: Area, { roles }: Claims): boolean => roles.includes(roleOf[area])
