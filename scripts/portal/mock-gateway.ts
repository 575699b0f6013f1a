import type { ProxyOptions } from 'vite'
import { portOf } from '#sandbox/server/port-of.ts'

/** Prism listens here (`MOCK_PORT`); throws when that is no port. */
export const mockPort = (): number => portOf('MOCK_PORT', process.env, 4010)

/** `anna+462@mail.example` asks the mock for status 462; `+462.accountLockedWithoutTime` for that example of it. */
const wish = /\+(\d{3})(?:\.([A-Za-z0-9]+))?@/

/** What a typed e-mail address asks of the mock, as Prism's Prefer header; undefined for an ordinary address. */
export function preferOf(email: string): string | undefined {
  const [, status, example] = wish.exec(email) ?? []
  if (status === undefined) return undefined
  return example === undefined ? `code=${status}` : `code=${status}, example=${example}`
}

/**
 * Brings the calls of the portal to Prism at an address: Prism serves no base path, and it is stateless, so a login
 * chooses its answer by the e-mail address (the login sends it in X-User-Email).
 */
export const mockGateway = (address: string): Record<string, ProxyOptions> => ({
  '/api/ui/v1': {
    target: address,
    rewrite: (path) => path.slice('/api/ui/v1'.length),
    configure: (proxy) => {
      proxy.on('proxyReq', (toMock, fromBrowser) => {
        const email = fromBrowser.headers['x-user-email']
        const prefer = typeof email === 'string' ? preferOf(email) : undefined
        const chosen = fromBrowser.headers.prefer !== undefined // in the panel
        if (prefer !== undefined && !chosen) toMock.setHeader('Prefer', prefer)
      })
    },
  },
})
