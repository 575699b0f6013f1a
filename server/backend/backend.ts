/** The calls of the contract, passed on to the backend and back as they are; what is no call of the contract is refused here. */
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import type { Readable } from 'node:stream'
import replyFrom from '@fastify/reply-from'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { readContract } from '#contract-checks/contract.ts'
import { largestBody } from '#contract-checks/largest-body.ts'
import { type OperationId, operations } from '#generated/operations.ts'
import { isAllowedHost } from '../http/forwarded.ts'
import { sendProblem } from '../http/problem.ts'
import { buildCallPath, contractBase, parseBackendAddress } from './backend-address.ts'
import { type CallGroup, groupOf } from './call-group.ts'
import type { ResponseValidation } from './validate-responses.ts'
import { connections, withAbortOnClose } from './client-disconnects.ts'
import { contractResponses, mediaTypeOf, undeclaredHeaders } from './contract-responses.ts'
import { toBackend } from './passed-headers.ts'
import { BodyTooLarge, boundedBody, discardBody, hasBody } from './request-body.ts'
import type { CallTracing } from './trace-calls.ts'

type Options = {
  validation?: ResponseValidation | undefined
  /** Passes on responses that the contract does not declare, under a policy that runs nothing; otherwise they become a 502. */
  passUndeclared?: boolean
  /** Hosts that a call may be about; any when it is left out. */
  allowedHosts?: readonly string[] | undefined
  /** So many calls are open at the backend at once. */
  maximumCalls?: number
  /** Is called for each response that the contract does not declare and the browser does not get. */
  onRejected?: ((response: { operation: OperationId; status: number }) => void) | undefined
  /** Is called for each call with the time of the backend alone, without that of a slow browser. */
  onTimed?: ((call: { operation: OperationId; group: CallGroup; seconds: number }) => void) | undefined
  tracing?: CallTracing | undefined
  /** Answers a call in place of the backend, or leaves it to it with undefined. */
  instead?: (call: {
    operation: OperationId
    request: FastifyRequest
    reply: FastifyReply
  }) => Promise<unknown> | undefined
}

/** What reply-from hands over, which its types leave out in part. */
type BackendAnswer = { statusCode: number; headers: IncomingHttpHeaders; stream: Readable }

/** Registers the calls to the backend, and returns functions to check whether it answers. */
export async function registerBackend(
  app: FastifyInstance,
  baseUrl: string,
  {
    instead,
    validation,
    passUndeclared = false,
    allowedHosts,
    maximumCalls = Infinity,
    onRejected,
    onTimed,
    tracing,
  }: Options = {},
) {
  const backend = parseBackendAddress(baseUrl)
  const { origin, basePath } = backend
  const contract = readContract()
  const ids = Object.keys(operations) as OperationId[]
  const most = Math.max(...ids.map((id) => largestBody(contract, contract.operation(id))))
  const undici = connections()
  app.addHook('onClose', () => undici.destroy())
  // Otherwise a URL is cached for each address, including the numbers in it.
  await app.register(replyFrom, { base: origin, undici, disableRequestLogging: true, disableCache: true })

  const fail = (reply: FastifyReply, error: Error) => {
    if (reply.raw.destroyed) return // the browser left
    const { cause, code } = causeOf(error)
    if (cause instanceof BodyTooLarge) return void sendProblem(reply, 413, 'The body is too large')
    const isLate = code.endsWith('TIMEOUT')
    const message = code === 'UND_ERR_DESTROYED' ? 'the server ended before the backend answered' : unreachable
    reply.request.log.warn({ code, backend: origin, error: cause.message }, message)
    sendProblem(reply, isLate ? 504 : 502, `The backend does not answer: ${code}`)
  }

  const isTooLong = ({ headers }: IncomingMessage) => Number(headers['content-length'] ?? 0) > most
  // A client that waits for a 100 does not send the body of a call that is refused by its length.
  app.server.on('checkContinue', (request: IncomingMessage, response: ServerResponse) => {
    if (!isTooLong(request)) response.writeContinue()
    app.server.emit('request', request, response)
  })

  let openCalls = 0
  let overloadLoggedAt = -Infinity
  /** At once: a call that waited here would hold memory for as long as the backend is slow. */
  const refuseOverload = (reply: FastifyReply) => {
    if (performance.now() - overloadLoggedAt > 60_000) {
      overloadLoggedAt = performance.now()
      app.log.warn({ calls: openCalls }, 'calls are refused, because too many are open at the backend')
    }
    return sendProblem(reply.header('retry-after', '2'), 503, 'Too many calls are open at the backend')
  }

  const refuseUnknown = (reply: FastifyReply) => sendProblem(reply, 404, 'There is no such call')

  /** Answers in place of a response that the contract does not declare; none of its bytes reaches the browser. */
  const reject = (
    operation: OperationId,
    reply: FastifyReply,
    { statusCode: status, headers, stream }: BackendAnswer,
  ) => {
    // Its connection can be used again.
    stream.on('error', () => {}).resume()
    onRejected?.({ operation, status })
    const mediaType = mediaTypeOf(headers) ?? 'none'
    reply.request.log.warn(
      { operation, status, mediaType },
      'the contract does not declare the response of the backend',
    )
    sendProblem(reply, 502, 'The contract does not declare the response of the backend')
  }

  const passOn = (
    operation: OperationId,
    { group, headersFor }: { group: CallGroup; headersFor: ReturnType<typeof contractResponses> },
    request: FastifyRequest,
    reply: FastifyReply,
  ): FastifyReply => {
    const { raw } = request
    const callPath = buildCallPath(backend, operation, request.params as Record<string, string>)
    if (callPath === undefined) return refuseUnknown(reply)
    if (!isAllowedHost(request.host, allowedHosts)) return sendProblem(reply, 421, 'The server has no such host')
    if (isTooLong(raw)) return sendProblem(reply, 413, 'The body is too large')
    if (openCalls >= maximumCalls) return refuseOverload(reply)
    if (reply.raw.destroyed) return reply.hijack()
    if (hasBody(raw)) request.body = boundedBody(raw, most)
    let since = performance.now()
    raw.once('end', () => (since = performance.now()))
    const time = () => onTimed?.({ operation, group, seconds: (performance.now() - since) / 1000 })
    return withAbortOnClose(reply.raw, (ended) => {
      const traced = tracing?.startCall({
        operation,
        method: request.method,
        supportId: request.id,
        headers: raw.headers,
      })
      openCalls += 1
      ended.addEventListener('abort', () => (openCalls -= 1))
      if (traced !== undefined)
        ended.addEventListener('abort', () =>
          traced.end({ status: reply.statusCode, isWhole: reply.raw.writableFinished }),
        )
      return reply.from(callPath, {
        // No retry: only the client knows whether a second call is safe.
        retryDelay: () => null,
        rewriteRequestHeaders: (_request, headers) => toBackend(request, headers, traced?.traceContext),
        // Their status is not known here.
        rewriteHeaders: () => ({}),
        onResponse: (_request, _reply, response) => {
          const received = response as typeof response & BackendAnswer
          const { stream, statusCode: status, headers } = received
          time()
          traced?.endRequest(status)
          // reply-from closes where a body was not read to its end, and a closed connection may take the answer with it.
          reply.removeHeader('connection')
          const passed = headersFor({ status, headers }) ?? (passUndeclared ? undeclaredHeaders(headers) : undefined)
          if (passed === undefined) return void reject(operation, reply, received)
          validation?.capture({ operation, status, headers, traceId: request.id }, reply.raw, ended)
          reply.headers({ ...passed, 'x-trace-id': request.id }).send(stream)
        },
        onError: (_reply, { error }) => {
          if (!ended.aborted) time()
          traced?.failRequest(causeOf(error).code)
          fail(reply, error)
        },
      })
    })
  }

  await app.register(async (calls) => {
    // A turn later: Node itself begins to read an unread body then, without a limit.
    calls.addHook('onResponse', async ({ raw }) => void setImmediate(() => discardBody(raw, most)))
    for (const operation of ids) {
      const { method, path } = operations[operation]
      const declared = contract.operation(operation)
      const call = { group: groupOf(declared), headersFor: contractResponses(declared) }
      calls.route({
        method,
        url: routeOf(path),
        config: { operation, group: call.group },
        // Before Fastify reads and validates the body, which is the backend's.
        onRequest: async (request, reply) =>
          (await instead?.({ operation, request, reply })) ?? passOn(operation, call, request, reply),
        handler: () => undefined,
      })
    }
    refuseOtherMethods(calls)
    calls.all('/api/*', {
      config: { operation: 'unknown' },
      onRequest: async (_request, reply) => refuseUnknown(reply),
      handler: () => undefined,
    })
  })

  async function requestVersion(): Promise<void> {
    const { statusCode, body } = await undici.request({
      origin,
      path: `${basePath}/version`,
      method: 'GET',
      signal: AbortSignal.timeout(5000),
    })
    await body.dump()
    if (statusCode !== 200) throw new Error(`The backend answers its version with ${statusCode}`)
  }
  let isReachable = true

  return {
    /** Rejects when the backend does not answer `/version` within five seconds; each change of this is one line of the log. */
    async askVersion(): Promise<void> {
      try {
        await requestVersion()
      } catch (error) {
        const { cause, code } = causeOf(error as Error)
        if (isReachable) app.log.warn({ code, backend: origin, error: cause.message }, unreachable)
        isReachable = false
        throw error
      }
      if (!isReachable) app.log.info({ backend: origin }, 'the backend answers again')
      isReachable = true
    },
  }
}

const unreachable = 'the backend does not answer'

/** What made a call to the backend fail, with a code such as `ECONNREFUSED`. */
function causeOf(error: Error): { cause: Error; code: string } {
  const cause = (error.cause ?? error) as Error & { code?: unknown }
  // The code of a DOMException, such as that of a timeout, is a number without meaning.
  return { cause, code: typeof cause.code === 'string' ? cause.code : cause.name }
}

/** A parameter wins only where no literal segment fits, in find-my-way as in the contract. */
const routeOf = (path: string) => contractBase + path.replaceAll(/\{(\w+)\}/g, ':$1')

/** 405 with the methods that a path of the contract has, for any other. */
function refuseOtherMethods(calls: FastifyInstance): void {
  for (const [path, known] of Map.groupBy(Object.values(operations), (operation) => operation.path)) {
    const allowed = known.map(({ method }): string => method).toSorted()
    calls.route({
      method: calls.supportedMethods.filter((method) => !allowed.includes(method)),
      url: routeOf(path),
      config: { operation: 'unknown' },
      onRequest: async (_request, reply) =>
        sendProblem(reply.header('allow', allowed.join(', ')), 405, 'The call has other methods'),
      handler: () => undefined,
    })
  }
}
