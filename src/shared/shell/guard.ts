import { redirect, type ParsedLocation } from '@tanstack/react-router'
import type { Claims } from '../session/claims.ts'
import { areaHomes, areaLogins, loginSearchFor } from '../session/area-addresses.ts'
import { readUser, type Area } from '../session/session.ts'

/**
 * Returns the signed-in user or redirects to the login, which returns here afterwards (R011 to R014, A74). Without a stored token
 * the page redirects before the program loads (src/app/inline/).
 */
export function requireUser(area: Area, location: ParsedLocation): Claims {
  const user = readUser(area)
  if (user === undefined) {
    throw redirect({ to: areaLogins[area], search: loginSearchFor(area, location.href), replace: true })
  }
  const before = lastUsers.get(area)
  if (before !== undefined && JSON.stringify(before) === JSON.stringify(user)) return before
  lastUsers.set(area, user)
  return user
}

/** The last user per area: returning the same object avoids rendering the area for each URL. */
const lastUsers = new Map<Area, Claims>()

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
