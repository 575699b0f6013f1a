/** The HTTP server below everything that is served: its limits, its log, and what it answers where nothing is. */
import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { fastifyLines, logCalls } from '../operation/call-log.ts'
import { type Limits, defaultLimits } from '../operation/limits.ts'
import { isHost } from '../settings/setting.ts'
import { addressesIn } from './forwarded.ts'
import { answerInOrder } from './pipelining.ts'
import { sendProblem, problemHeaders, problemOf } from './problem.ts'
import type { Socket } from 'node:net'

type Options = {
  logger: FastifyBaseLogger
  /** Addresses and networks whose X-Forwarded-* is believed. */
  trustedProxies?: readonly string[]
  limits?: Pick<Limits, 'headers' | 'call'>
}

/** The nil UUID is left out: as the id of a trace it is not valid (W3C Trace Context). */
const uuid = /^(?![0-]+$)[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The id under which the browser, this server's log and the backend know a call; a request without a proper one gets its own. */
function traceIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const sent = headers['x-trace-id']
  return typeof sent === 'string' && uuid.test(sent) ? sent : randomUUID()
}

export function httpServer({ logger, trustedProxies = [], limits = defaultLimits }: Options): FastifyInstance {
  const app = Fastify({
    loggerInstance: logger,
    logController: fastifyLines,
    genReqId: traceIdOf,
    trustProxy: [...trustedProxies],
    exposeHeadRoutes: false,
    routerOptions: { maxParamLength: 1000 },
    // What runs is answered; a proxy in front may reuse its connections longer than we do, so they outlive its minute.
    return503OnClosing: false,
    keepAliveTimeout: 65_000,
    requestTimeout: limits.call,
    http: {
      headersTimeout: limits.headers,
      // Node looks for late requests every 30 seconds otherwise.
      connectionsCheckingInterval: Math.min(1000, limits.headers),
      maxHeaderSize: 16_384,
    },
    clientErrorHandler: (error, socket) => {
      if (error.code !== 'ECONNRESET') refuse(socket, () => refuseConnection(error, socket, logger))
    },
    frameworkErrors: (_error, _request, reply) => void sendProblem(reply, 404, 'There is no such address'),
  })
  const { refuse } = answerInOrder(app.server)
  app.setNotFoundHandler((_request, reply) => sendProblem(reply, 404, 'There is no such address'))
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500
    if (status >= 500) request.log.error({ err: error }, 'failed')
    return sendProblem(reply, status, status >= 500 ? 'The server failed; its log says where' : error.message)
  })
  // Before anything reads the address of a client.
  app.addHook('onRequest', async ({ raw: { headers } }) => {
    const sent = headers['x-forwarded-for']
    if (sent !== undefined) headers['x-forwarded-for'] = addressesIn(String(sent))
  })
  logCalls(app)
  limitCalls(app, limits.call)
  app.addHook('onRequest', async (request, reply) => {
    if (request.protocol === 'https') reply.header('strict-transport-security', 'max-age=31536000')
    const refusal = refuseAmbiguous(request.raw)
    if (refusal) return sendProblem(reply.headers(refusal.headers ?? {}), refusal.status, refusal.title)
  })
  return app
}

/**
 * Ends a call that is not over after `longest` milliseconds: with a 504 (408 while its body is still on its way), or, once its answer
 * has begun, by closing the connection.
 */
function limitCalls(app: FastifyInstance, longest: number): void {
  app.addHook('onRequest', async (request, reply) => {
    const { raw } = reply
    let hasBegun = false
    // The headers of a stream go out with its first bytes.
    raw.once('pipe', () => (hasBegun = true))
    const timer = setTimeout(() => {
      request.log.warn({ code: 'CALL_TIMEOUT' }, 'the call took too long')
      if (hasBegun || raw.headersSent) raw.destroy()
      else sendProblem(reply, request.raw.complete ? 504 : 408, 'The call took too long')
    }, longest)
    raw.once('close', () => clearTimeout(timer))
  })
}

const refusalByErrorCode: Record<string, [status: number, phrase: string]> = {
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'Payload Too Large'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout'],
}

/** Answers what never becomes a request (no HTTP, too slow, too long headers) with a problem of the contract and closes the connection. */
function refuseConnection(error: Error & { code?: string }, socket: Socket, log: FastifyBaseLogger): void {
  const { code = '' } = error
  if (socket.destroyed) return
  const [status, phrase] =
    (Object.hasOwn(refusalByErrorCode, code) && refusalByErrorCode[code]) || ([400, 'Bad Request'] as const)
  const traceId = randomUUID()
  log.info({ traceId, status, code }, 'a connection was refused')
  const body = JSON.stringify(problemOf(status, phrase, traceId))
  const headers = { ...problemHeaders, connection: 'close', 'content-length': Buffer.byteLength(body) }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  if (socket.writable) socket.write(`HTTP/1.1 ${status} ${phrase}\r\n${lines.join('')}\r\n${body}`)
  socket.destroySoon()
}

type Refusal = { status: number; title: string; headers?: Record<string, string> }

/** The refusal of a request that a proxy, this server and a backend may each read in their own way; undefined for any other. */
function refuseAmbiguous({ url = '', httpVersion, headers, rawHeaders }: IncomingMessage): Refusal | undefined {
  if (!/^\/[^#]*$/.test(url)) return { status: 400, title: 'The request names no path' }
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host')
  if (hosts.length > 1) return { status: 400, title: 'The request names several hosts' }
  if (hosts.length === 1 && !isHost(headers.host ?? '')) return { status: 400, title: 'The request names no host' }
  // A server of HTTP/1.0 would take the chunks for the next request (RFC 9112).
  if (httpVersion === '1.0' && headers['transfer-encoding'] !== undefined)
    return { status: 400, title: 'HTTP/1.0 has no transfer encoding', headers: { connection: 'close' } }
  const { 'content-encoding': coding = 'identity' } = headers
  if (String(coding).trim().toLowerCase() === 'identity') return undefined
  return { status: 415, title: 'The body is compressed', headers: { 'accept-encoding': 'identity' } }
}
