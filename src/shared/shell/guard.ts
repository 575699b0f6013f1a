import { redirect, type ParsedLocation } from '@tanstack/react-router'
import type { Claims } from '../session/claims.ts'
import { readUser, type Area } from '../session/session.ts'

/** Where a person lands in each area (R022, R028, R037). */
export const homeOf = {
  private: '/private/mypaybox',
  business: '/business/administration',
  bank: '/bank/private-customers',
} as const satisfies Record<Area, string>

export const loginOf = {
  private: '/private/login',
  business: '/business/login',
  bank: '/bank/login',
} as const satisfies Record<Area, string>

/**
 * Lets in who is signed in to this area; anybody else goes to its login and comes back afterwards (R011 to R014, A74). Whom no token is
 * stored for at all the page itself leads there before its program has come (index.html).
 */
export function requireUser(area: Area, location: ParsedLocation): Claims {
  const user = readUser(area)
  if (user === undefined) {
    const from = location.href === homeOf[area] ? undefined : location.href
    throw redirect({ to: loginOf[area], search: from === undefined ? {} : { redirect: from }, replace: true })
  }
  const before = admitted.get(area)
  if (before !== undefined && JSON.stringify(before) === JSON.stringify(user)) return before
  admitted.set(area, user)
  return user
}

/** Who came in last: the same person stays the same object, so that the area is not drawn anew with each address. */
const admitted = new Map<Area, Claims>()

/** Who is signed in goes on to the page they wanted, if it is one of this area, else to its home (A73, A74). */
export function requireNobody(area: Area, wanted: unknown): void {
  if (readUser(area) === undefined) return
  throw redirect({ href: isPageOf(area, wanted) ? wanted : homeOf[area], replace: true })
}

/** The search of a login page: a page of the same area to return to; anything else is dropped (A74). */
export function loginSearch(area: Area): (search: Record<string, unknown>) => { redirect?: string } {
  return ({ redirect: target }) => (isPageOf(area, target) ? { redirect: target } : {})
}

function isPageOf(area: Area, target: unknown): target is string {
  if (typeof target !== 'string' || target.includes('\\') || !target.startsWith(`/${area}/`)) return false
  const url = new URL(target, window.location.origin)
  return url.origin === window.location.origin && url.pathname.startsWith(`/${area}/`) && url.pathname !== loginOf[area]
}
