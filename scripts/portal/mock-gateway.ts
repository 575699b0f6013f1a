import type { ClientRequest, IncomingMessage, ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { ProxyOptions } from 'vite'
import { examplesAt } from '#contract-checks/examples-today.ts'
import { portOf } from '#sandbox/server/port-of.ts'

/** The mock listens here (`MOCK_PORT`); throws when that is no port. */
export const mockPort = (): number => portOf('MOCK_PORT', process.env, 4010)

/** `anna+462@mail.example` asks the mock for status 462; `+462.accountLockedWithoutTime` for that example of it. */
const wish = /\+(\d{3})(?:\.([A-Za-z0-9]+))?@/

/** What a typed e-mail address asks of the mock, as Prism's Prefer header; undefined for an ordinary address. */
export function preferOf(email: string): string | undefined {
  const [, status, example] = wish.exec(email) ?? []
  if (status === undefined) return undefined
  return example === undefined ? `code=${status}` : `code=${status}, example=${example}`
}

/** Prism is stateless, so a login chooses its answer by the e-mail address (the login sends it in X-User-Email). */
export function preferByEmail(toMock: ClientRequest, asked: IncomingMessage): void {
  const email = asked.headers['x-user-email']
  const prefer = typeof email === 'string' ? preferOf(email) : undefined
  const chosen = asked.headers.prefer !== undefined // in the panel
  if (prefer !== undefined && !chosen) toMock.setHeader('Prefer', prefer)
}

/** Prism shows the days of the examples; whoever asks today gets those of today. Needs `selfHandleResponse`. */
export function showToday(fromMock: IncomingMessage, _asked: IncomingMessage, answer: ServerResponse): void {
  const { statusCode = 502, headers } = fromMock
  const isJson = /^application\/([a-z.-]+\+)?json\b/.test(headers['content-type'] ?? '')
  const send = (body: Buffer) => {
    const shown = isJson && body.length > 0 ? JSON.stringify(examplesAt(JSON.parse(body.toString()), new Date())) : body
    const length = body.length > 0 ? { 'content-length': Buffer.byteLength(shown) } : {}
    const { 'transfer-encoding': _chunked, 'content-length': _length, ...others } = headers
    answer.writeHead(statusCode, { ...others, ...length }).end(shown)
  }
  buffer(fromMock).then(send, () => answer.destroy())
}

const base = '/api/ui/v1'

/** Prism serves no base path. */
export const withoutBase = (path: string): string => (path.startsWith(`${base}/`) ? path.slice(base.length) : path)

/** Brings the calls of the portal to Prism at an address. */
export const mockGateway = (address: string): Record<string, ProxyOptions> => ({
  [base]: {
    target: address,
    rewrite: withoutBase,
    selfHandleResponse: true,
    configure: (proxy) => void proxy.on('proxyReq', preferByEmail).on('proxyRes', showToday),
  },
})
