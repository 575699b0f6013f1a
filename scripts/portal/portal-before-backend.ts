/** The portal in front of a backend that is not ours (`API_BASE_URL`), so that its team reads in the panel what deviates. */
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { createProxyServer } from 'httpxy'
import { readContract } from '#contract-checks/bundle.ts'
import { apiHeaders, httpServer } from '#sandbox/server/http-server.ts'
import { notFound, routeOperations, sendAnswer, traceIdOf } from '#sandbox/server/operation-routes.ts'
import { preferredAnswer } from '#sandbox/server/preferred-answer.ts'
import { refuse } from '#sandbox/handlers/problem.ts'

/** Where the portal's calls begin. */
const base = '/api/ui/v1'

type Options = { port: number; host?: string; site: FastifyPluginAsync }

/**
 * Serves the portal and passes its calls on to the backend (with or without /api/ui/v1 at its end); an answer that was chosen in the panel comes from the contract, as with the sandbox.
 */
export async function portalBefore(baseUrl: string, { port, host = '127.0.0.1', site }: Options) {
  const backend = backendAt(baseUrl)
  const contract = readContract()
  const app = httpServer(notFound)
  routeOperations(app, async (operation, request, reply) => {
    const traceId = traceIdOf(request)
    const chosen = preferredAnswer(contract, operation, { traceId, now: new Date(), prefer: request.headers.prefer })
    return chosen === undefined ? passOn(backend, request, reply) : sendAnswer(reply, chosen)
  })
  app.all(`${base}/*`, {
    onRequest: async (request, reply) => passOn(backend, request, reply),
    handler: () => undefined,
  })
  await app.register(site)
  return { address: await app.listen({ port, host }), close: () => app.close() }
}

/** Where the backend's own calls begin; throws when that is no address of the web, such as `localhost:8090` without http. */
function backendAt(baseUrl: string): string {
  const address = URL.parse(baseUrl)
  if (address === null || !['http:', 'https:'].includes(address.protocol))
    throw new Error(`API_BASE_URL is no http or https address: ${baseUrl}`)
  const { origin, pathname } = address
  return pathname === '/' ? origin + base : origin + pathname.replace(/\/$/, '')
}

/** The page's own origin stays here, since to the backend this is no foreign page. */
const proxy = createProxyServer({ changeOrigin: true, ignorePath: true }).on('proxyReq', (asked) => {
  for (const name of ['origin', 'referer']) asked.removeHeader(name)
})

/** Byte for byte in both directions; what breaks off at one side breaks off at the other. */
async function passOn(backend: string, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.hijack()
  const { raw: response } = reply
  const target = backend + request.raw.url!.slice(base.length)
  try {
    await proxy.web(request.raw, response, { target })
  } catch (thrown) {
    if (response.headersSent || response.destroyed) return void response.destroy()
    const { code, message } = thrown as Error & { code?: string }
    const title = `${new URL(target).origin} does not answer: ${code ?? message}`
    const { body } = refuse({ traceId: traceIdOf(request) }, 502, title)
    response.writeHead(502, { ...apiHeaders, 'content-type': 'application/json' }).end(JSON.stringify(body))
  }
}
