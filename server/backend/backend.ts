/** The calls of the contract, passed on to the backend and back as they are. */
import replyFrom from '@fastify/reply-from'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { readContract } from '#contract-checks/bundle.ts'
import { largestBody } from '#contract-checks/largest-body.ts'
import { type OperationId, operations } from '#generated/operations.ts'
import { longestCall } from '../http/http-server.ts'
import { sendProblem } from '../http/problem.ts'
import { connections, whileWaiting } from './leaving.ts'
import { toBackend, toBrowser } from './passed-headers.ts'
import { BodyTooLarge, boundedBody, dropRest, hasBody } from './request-body.ts'

/** Where the portal's calls begin. */
const base = '/api/ui/v1'

type Options = {
  /** Milliseconds until the backend has to begin its answer. */
  longest?: number
  /** Answers a call in place of the backend, or leaves it to it with undefined. */
  instead?: (call: {
    operation: OperationId
    request: FastifyRequest
    reply: FastifyReply
  }) => Promise<unknown> | undefined
}

/** Where the backend's own calls begin; throws when that is no address of the web, such as `localhost:8090` without http. */
function backendAt(baseUrl: string): URL {
  const address = URL.parse(baseUrl)
  if (address === null || !['http:', 'https:'].includes(address.protocol))
    throw new Error(`API_BASE_URL is no http or https address: ${baseUrl}`)
  if (address.pathname === '/') address.pathname = base
  return address
}

/** Gives whoever wants to know whether the backend answers a way to ask. */
export async function registerBackend(app: FastifyInstance, baseUrl: string, options: Options = {}) {
  const { longest = longestCall, instead } = options
  const { origin, pathname } = backendAt(baseUrl)
  const begin = pathname.replace(/\/$/, '')
  const contract = readContract()
  const ids = Object.keys(operations) as OperationId[]
  const most = Math.max(...ids.map((id) => largestBody(contract, contract.operation(id))))
  const undici = connections(longest)
  app.addHook('onClose', () => undici.destroy())
  // A URL is kept for each address otherwise, with the numbers in it.
  await app.register(replyFrom, { base: origin, undici, disableRequestLogging: true, disableCache: true })

  const fail = (reply: FastifyReply, error: Error) => {
    if (reply.raw.destroyed) return // the browser left
    const cause = (error.cause ?? error) as Error & { code?: string }
    if (cause instanceof BodyTooLarge) return void sendProblem(reply, 413, 'The body is too large')
    const code = cause.code ?? cause.name
    const isLate = code.endsWith('TIMEOUT')
    reply.request.log.warn({ code, backend: origin, error: cause.message }, 'the backend does not answer')
    sendProblem(reply, isLate ? 504 : 502, `The backend does not answer: ${code}`)
  }

  const passOn = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const { raw } = request
    if (Number(raw.headers['content-length'] ?? 0) > most) return sendProblem(reply, 413, 'The body is too large')
    if (hasBody(raw)) request.body = boundedBody(raw, most)
    const [path = ''] = raw.url!.slice(base.length).split('?')
    return whileWaiting(reply.raw, () =>
      reply.from(begin + path, {
        // Nothing is asked twice: only who asks knows whether that is safe.
        retryDelay: () => null,
        rewriteRequestHeaders: (_request, headers) => toBackend(request, headers),
        rewriteHeaders: toBrowser,
        onResponse: (_request, _reply, { stream }) => {
          // reply-from closes where a body was not read to its end, and a closed connection may take the answer with it.
          reply.removeHeader('connection').send(stream)
        },
        onError: (_reply, { error }) => fail(reply, error),
      }),
    )
  }

  await app.register(async (calls) => {
    // A turn later: Node itself begins to read what nobody has read, without a bound.
    calls.addHook('onResponse', async ({ raw }) => void setImmediate(() => dropRest(raw, most)))
    for (const operation of ids) {
      const { method, path } = operations[operation]
      calls.route({
        method,
        url: base + path.replaceAll(/\{(\w+)\}/g, ':$1'),
        config: { operation },
        // Before Fastify reads and judges the body, which is the backend's.
        onRequest: async (request, reply) => (await instead?.({ operation, request, reply })) ?? passOn(request, reply),
        handler: () => undefined,
      })
    }
    calls.all(`${base}/*`, {
      config: { operation: 'unknown' },
      onRequest: async (request, reply) => passOn(request, reply),
      handler: () => undefined,
    })
  })

  return {
    /** Rejects when the backend does not answer `/version` within five seconds. */
    async askVersion(): Promise<void> {
      const { statusCode, body } = await undici.request({
        origin,
        path: `${begin}/version`,
        method: 'GET',
        signal: AbortSignal.timeout(5000),
      })
      await body.dump()
      if (statusCode !== 200) throw new Error(`The backend answers its version with ${statusCode}`)
    },
  }
}
