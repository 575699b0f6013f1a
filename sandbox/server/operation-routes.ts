/** The contract's calls below /api/ui/v1; any other path there is a 404 (R884). */
import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type OperationId, operations } from '#generated/operations.ts'
import type { OutgoingAnswer } from '#contract-checks/answer-check.ts'
import { originOf } from '#sandbox/domain/origin.ts'
import type { Server } from '#sandbox/server/answer-call.ts'
import { apiHeaders } from '#sandbox/server/http-server.ts'
import { describeError } from '#sandbox/storage/log.ts'
import { isUuid } from '#sandbox/server/raw-request.ts'
import { preferredAnswer } from '#sandbox/server/preferred-answer.ts'
import { refuse } from '#sandbox/handlers/handler.ts'
import { ClientLeft, readBytes } from '#sandbox/server/request-body.ts'
import { injectedFailure } from '#sandbox/server/injected-failure.ts'
import { readClock } from '#sandbox/storage/clock.ts'

const base = '/api/ui/v1'

/** The request's support id; a request without a proper one gets its own, so that each refusal can be found again. */
function traceIdOf(request: FastifyRequest): string {
  const sent = request.headers['x-trace-id']
  return isUuid(sent) ? sent : randomUUID()
}

type AnswerRequest = (operation: OperationId, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

/** Routes every operation; where a path fits several, literal segments win over parameters (A15). */
function routeOperations(app: FastifyInstance, answer: AnswerRequest): void {
  for (const operation of Object.keys(operations) as OperationId[]) {
    const { method, path } = operations[operation]
    app.route({
      method,
      url: routeOf(path),
      // Answered before Fastify reads and judges the body: that comes after 401, 403 and 404 here (A147).
      onRequest: (request, reply) => answer(operation, request, reply),
      handler: () => undefined,
    })
  }
}

/** Registers the sandbox's answers to the contract's calls. */
export function registerOperations(app: FastifyInstance, server: Server): void {
  routeOperations(app, (operation, request, reply) => answerRequest(server, operation, request, reply))
  refuseOtherMethods(app)
  app.all('/api/*', { onRequest: notFound, handler: () => undefined })
}

/** 405 with the methods that a path of the contract has, for any other (RFC 9110). */
function refuseOtherMethods(app: FastifyInstance): void {
  const known = Map.groupBy(Object.values(operations), ({ path }) => path)
  for (const [path, calls] of known) {
    const allowed = calls.map(({ method }): string => method).toSorted()
    app.route({
      method: app.supportedMethods.filter((method) => !allowed.includes(method)),
      url: routeOf(path),
      onRequest: (request, reply) => {
        const { status, body } = refuse({ traceId: traceIdOf(request) }, 405, 'The call has other methods')
        return sendAnswer(reply, { status, body, headers: { allow: allowed.join(', ') } })
      },
      handler: () => undefined,
    })
  }
}

const routeOf = (path: string) => base + path.replaceAll(/\{(\w+)\}/g, ':$1')

/** 404 for a path that is none of the contract's. */
export function notFound(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  return sendAnswer(reply, refuse({ traceId: traceIdOf(request) }, 404, 'There is no such call'))
}

async function answerRequest(server: Server, operation: OperationId, request: FastifyRequest, reply: FastifyReply) {
  const started = performance.now()
  const traceId = traceIdOf(request)
  const answer = await answerSafely(server, operation, traceId, request)
  const took = Math.round(performance.now() - started)
  server.log.info(`${operation} ${answer?.status ?? 'left by its client,'} ${took} ms [${traceId}]`)
  if (answer !== undefined) await sendAnswer(reply, answer)
  else reply.hijack()
}

async function answerSafely(server: Server, operation: OperationId, traceId: string, request: FastifyRequest) {
  try {
    const { headers } = request
    const failure = await injectedFailure(server, operation, traceId, headers['x-user-email'])
    if (failure !== undefined) return failure
    const now = await readClock(server.db)
    // Clients count waits from it, so it is the time that the moments in the answer are of.
    const dated = (answer: OutgoingAnswer) => ({ ...answer, headers: { date: now.toUTCString(), ...answer.headers } })
    const preferred = preferredAnswer(server.contract, operation, { traceId, now, prefer: headers.prefer })
    if (preferred !== undefined) return dated(preferred)
    const params = request.params as Record<string, string>
    const query = request.query as Record<string, string | string[]>
    const origin = originOf(request.socket.remoteAddress, headers['x-forwarded-for'])
    const unreadable = unreadableIn(request.raw.url ?? '')
    const readBody = (most: number) => readBytes(request.raw, most)
    const raw = { traceId, now, origin, params, query, unreadable, headers, readBody }
    return dated(await server.answer(server, operation, raw))
  } catch (error) {
    if (error instanceof ClientLeft) return undefined
    server.log.error(`${operation} failed [${traceId}] ${describeError(error)}`)
    return refuse({ traceId }, 500, 'The sandbox failed; its log says where')
  }
}

/** The names in a query whose name or value cannot be decoded; the server's parser takes such a text as it is. */
function unreadableIn(url: string): string[] {
  const [, query = ''] = url.split(/[?#]/)
  return query.split('&').flatMap((pair) => {
    try {
      decodeURIComponent(pair)
      return []
    } catch {
      return [pair.split('=')[0]!]
    }
  })
}

/** `raw` is text that goes out as it is, JSON or not. */
export async function sendAnswer(
  reply: FastifyReply,
  { status, body, headers, raw }: OutgoingAnswer & { raw?: string },
) {
  reply.code(status).headers({ ...apiHeaders, ...headers })
  if (raw === undefined && body === undefined) return reply.send()
  if (body instanceof Blob) return reply.type(body.type).send(Buffer.from(await body.arrayBuffer()))
  return reply.type('application/json; charset=utf-8').send(raw ?? JSON.stringify(body))
}
