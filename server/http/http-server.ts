/** The HTTP server below everything that is served: its limits, its log, and what it answers where nothing is. */
import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { fastifyLines, logCalls } from '../operation/call-log.ts'
import { type Limits, defaultLimits } from '../operation/limits.ts'
import { limitCalls } from './limit-calls.ts'
import { sendProblem } from './problem.ts'
import { refuseConnection } from './refuse-connection.ts'
import { refuseAmbiguous } from './ambiguous-request.ts'

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
    clientErrorHandler: (error, socket) => refuseConnection(error, socket, logger),
    frameworkErrors: (_error, _request, reply) => void sendProblem(reply, 404, 'There is no such address'),
  })
  app.setNotFoundHandler((_request, reply) => sendProblem(reply, 404, 'There is no such address'))
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500
    if (status >= 500) request.log.error({ err: error }, 'failed')
    return sendProblem(reply, status, status >= 500 ? 'The server failed; its log says where' : error.message)
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
