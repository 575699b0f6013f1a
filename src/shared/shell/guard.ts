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
export function requireNobody(area: Area, wanted: unknown, isPage: IsPage): void {
  if (readUser(area) === undefined) return
  throw redirect({ href: redirectTarget(area, wanted, isPage), replace: true })
}

/** Whether a page of the portal stands at this path. */
type IsPage = (path: string) => boolean

/** The address to go to after the login: the wanted one where it is a page of this area, else the area's first page. */
export function redirectTarget(area: Area, wanted: unknown, isPage: IsPage): string {
  const address = addressIn(area, wanted)
  return address !== undefined && isPage(address.pathname) ? hrefOf(address) : homeOf[area]
}

/** The search of a login page: an address of the same area to return to; anything else is dropped (A74). */
export function loginSearch(area: Area): (search: Record<string, unknown>) => { redirect?: string } {
  return ({ redirect: wanted }) => {
    const address = addressIn(area, wanted)
    return address === undefined ? {} : { redirect: hrefOf(address) }
  }
}

/** Percent-encoded: a redirect is also a header, which takes no other letters. */
const hrefOf = ({ pathname, search, hash }: URL): string => pathname + search + hash

function addressIn(area: Area, wanted: unknown): URL | undefined {
  if (typeof wanted !== 'string' || wanted.includes('\\') || !wanted.startsWith(`/${area}/`)) return undefined
  const url = new URL(wanted, window.location.origin)
  const isInside = url.origin === window.location.origin && url.pathname.startsWith(`/${area}/`)
  return isInside && url.pathname !== loginOf[area] ? url : undefined
}
