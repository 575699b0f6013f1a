/** Prism with the gateway before it, for use without a backend: `npm run mock` and the packed mock. */
import { createServer, type ClientRequest, type IncomingMessage, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createProxyServer } from 'httpxy'
import { fail, settings } from './prepare.ts'
import { prismOn } from './prism-process.ts'
import { buffer } from 'node:stream/consumers'
import type { ProxyOptions } from 'vite'
import { examplesAt } from '#contract-checks/examples-today.ts'
import { portOf } from '#sandbox/server/port-of.ts'

/** Serves a document of Prism's on MOCK_PORT, with and without the contract's base path, until Prism ends. */
export async function serveMock(document: string): Promise<never> {
  const port = settings(mockPort)
  const prism = await prismOn(document, 0).catch((error: Error) => fail(error.message))
  const proxy = createProxyServer({ target: prism.address, selfHandleResponse: true })
    .on('proxyReq', preferByEmail)
    .on('proxyRes', showToday)
  const server = createServer((request, response) => {
    request.url = withoutBase(request.url ?? '/')
    proxy.web(request, response).catch(() => response.destroy())
  }).listen(port, '127.0.0.1')
  await once(server, 'listening').catch(() => fail(`Port ${port} is taken: set MOCK_PORT to a free one.`))
  const { port: listening } = server.address() as AddressInfo
  console.log(
    `The mock answers at http://127.0.0.1:${listening}/api/ui/v1; a header such as "Prefer: code=462, example=accountLocked" asks for more.`,
  )
  await prism.ended
  return fail('The mock has ended.')
}

/** The mock listens here (`MOCK_PORT`); throws when that is no port. */
export const mockPort = (): number => portOf('MOCK_PORT', process.env, 4010)

/** `anna+462@mail.example` requests status 462 from the mock; `+462.accountLockedWithoutTime` for that example of it. */
const wish = /\+(\d{3})(?:\.([A-Za-z0-9]+))?@/

/** The wish in a typed e-mail address, as Prism's Prefer header; undefined for an ordinary address. */
export function preferOf(email: string): string | undefined {
  const [, status, example] = wish.exec(email) ?? []
  if (status === undefined) return undefined
  return example === undefined ? `code=${status}` : `code=${status}, example=${example}`
}

/** Prism is stateless, so a login chooses its answer by the e-mail address (the login sends it in X-User-Email). */
function preferByEmail(toMock: ClientRequest, incoming: IncomingMessage): void {
  const email = incoming.headers['x-user-email']
  const prefer = typeof email === 'string' ? preferOf(email) : undefined
  const chosen = incoming.headers.prefer !== undefined // in the panel
  if (prefer !== undefined && !chosen) toMock.setHeader('Prefer', prefer)
}

/** Prism has the days of the examples; this shifts them to today. Needs `selfHandleResponse`. */
function showToday(fromMock: IncomingMessage, _incoming: IncomingMessage, answer: ServerResponse): void {
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
const withoutBase = (path: string): string => (path.startsWith(`${base}/`) ? path.slice(base.length) : path)

/** Brings the calls of the portal to Prism at an address. */
export const mockGateway = (address: string): Record<string, ProxyOptions> => ({
  [base]: {
    target: address,
    rewrite: withoutBase,
    selfHandleResponse: true,
    configure: (proxy) => void proxy.on('proxyReq', preferByEmail).on('proxyRes', showToday),
  },
})
