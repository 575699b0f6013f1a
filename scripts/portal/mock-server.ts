/** Prism with the gateway before it, for whoever brings no server of their own: `npm run mock` and the packed mock. */
import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createProxyServer } from 'httpxy'
import { mockPort, preferByEmail, showToday, withoutBase } from './mock-gateway.ts'
import { fail, settings } from './prepare.ts'
import { prismOn } from './prism-process.ts'

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
