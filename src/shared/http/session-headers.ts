/** The headers of a call that name the session and its person; the inline scripts of the page use them too, so this stays small. */
import { readClaims } from '../session/claims.ts'

export function sessionHeaders(token: string): Record<string, string> {
  const claims = readClaims(token)
  return {
    Authorization: `Bearer ${token}`,
    ...(claims && { 'X-User-Id': claims.id, 'X-User-Email': headerText(claims.email) }),
  }
}

/** Percent-encodes non-ASCII characters and the percent sign for a header value. */
export const headerText = (text: string): string => text.trim().replaceAll(/[^!-$&-~]/gu, encodeURIComponent)
