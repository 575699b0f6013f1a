/** The headers that the portal's pages and files are sent with. */
/**
 * What the page may do: run and style itself with its own files, talk to its own origin (and to where it reports faults), be
 * framed by no page. Markup from strings needs Trusted Types: the page's policy refuses it (src/app/trusted-types.ts), the other one
 * fills the frame of a mail, in which nothing runs (src/features/notifications/mail-document.ts).
 */
export const contentSecurityPolicy = (nonce: string, reportsTo?: string): string =>
  [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "manifest-src 'self'",
    ["connect-src 'self'", ...(reportsTo === undefined ? [] : [reportsTo])].join(' '),
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default mail-frame',
  ].join('; ')

/** Headers of every answer. */
export const commonHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
}

/** A file whose name changes with its content may be cached without limit. */
export const cacheControlFor = (path: string): string =>
  /[\\/]assets[\\/]/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache'

/** Stands in the built page wherever the nonce of an answer belongs; the server writes a fresh one each time. */
export const noncePlaceholder = '__CSP_NONCE__'
