/** The HTTP server below everything that is served: every wait has a timeout, and malformed HTTP is refused. */
import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { OutgoingAnswer } from '#contract-checks/answer-check.ts'
import { refuse } from '#sandbox/handlers/handler.ts'
import { discardBody, traceIdOf } from '#sandbox/server/request.ts'

/** How many milliseconds a client may take to send its headers, and everything. */
export type ClientTimeouts = { headers: number; request: number }
/** Ten megabytes at a megabit per second take 84 seconds. */
const defaultTimeouts: ClientTimeouts = { headers: 15_000, request: 120_000 }

/** Headers of every answer of the API: no caching, sniffing, referrer or framing. */
const apiHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
}

/** A path that cannot be decoded is answered as one that does not exist. */
export function httpServer(timeouts: ClientTimeouts = defaultTimeouts): FastifyInstance {
  const app = Fastify({
    exposeHeadRoutes: false,
    genReqId: traceIdOf,
    forceCloseConnections: true,
    requestTimeout: timeouts.request,
    http: { headersTimeout: timeouts.headers, connectionsCheckingInterval: Math.min(1000, timeouts.headers) },
    routerOptions: { maxParamLength: 1000 },
    frameworkErrors: (_error, request, reply) => void notFound(request, reply),
    clientErrorHandler: refuseConnection,
  })
  app.addHook('onRequest', async (request, reply) => {
    const { rawHeaders } = request.raw
    const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host')
    const call = { traceId: request.id }
    if (!app.supportedMethods.includes(request.method))
      return sendAnswer(reply, refuse(call, 501, 'The server knows no such method'))
    const { 'content-encoding': coding = 'identity' } = request.headers
    // The contract has none: a packed body would be stored as it is.
    if (coding.trim().toLowerCase() !== 'identity') {
      const refusal = refuse(call, 415, 'The body is compressed')
      return sendAnswer(reply, { ...refusal, headers: { 'accept-encoding': 'identity' } })
    }
    if (hosts.length > 1) return sendAnswer(reply, refuse(call, 400, 'The request names several hosts'))
  })
  // A turn later: Node itself begins to read an unread body then, without a limit.
  app.addHook('onResponse', async (request) => void setImmediate(() => discardBody(request.raw)))
  return app
}

/** `raw` is text that goes out as it is, JSON or not. */
export async function sendAnswer(
  reply: FastifyReply,
  { status, body, headers, raw }: OutgoingAnswer & { raw?: string },
) {
  reply.code(status).headers({ ...apiHeaders, 'x-trace-id': reply.request.id, ...headers })
  if (raw === undefined && body === undefined) return reply.send()
  if (body instanceof Blob) return reply.type(body.type).send(Buffer.from(await body.arrayBuffer()))
  return reply.type('application/json; charset=utf-8').send(raw ?? JSON.stringify(body))
}

/** 404 for a path that is none of the contract's. */
export function notFound(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  return sendAnswer(reply, refuse({ traceId: request.id }, 404, 'There is no such call'))
}

const refusalByErrorCode: Record<string, [status: number, phrase: string]> = {
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'Payload Too Large'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout'],
}

/** What is no HTTP, too slow or has too long headers never becomes a request; it is answered here, then cut. */
function refuseConnection(error: Error & { code?: string }, socket: Socket): void {
  const code = error.code ?? ''
  if (code === 'ECONNRESET' || socket.destroyed) return
  const [status, phrase] = Object.hasOwn(refusalByErrorCode, code)
    ? refusalByErrorCode[code]!
    : ([400, 'Bad Request'] as const)
  const body = JSON.stringify(refuse({ traceId: randomUUID() }, status, phrase).body)
  const headers = { ...apiHeaders, 'content-type': 'application/json; charset=utf-8', connection: 'close' }
  const lines = Object.entries({ ...headers, 'content-length': Buffer.byteLength(body) }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  )
  if (socket.writable) socket.write(`HTTP/1.1 ${status} ${phrase}\r\n${lines.join('')}\r\n${body}`)
  socket.destroySoon()
}
