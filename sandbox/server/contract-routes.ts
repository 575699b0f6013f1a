/** The contract's calls as routes of a server: who answers one is passed in, everything else is refused here. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type OperationId, operations } from '#generated/operations.ts'
import { refuse } from '#sandbox/handlers/handler.ts'
import { sendAnswer } from '#sandbox/server/http-server.ts'

/** The base path of the contract. */
export const basePath = '/api/ui/v1'

type AnswerRequest = (operation: OperationId, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

/** Routes every operation below a base path; where a path fits several, literal segments win over parameters (A15). */
export function routeOperations(app: FastifyInstance, answer: AnswerRequest, base = basePath): void {
  for (const operation of Object.keys(operations) as OperationId[]) {
    const { method, path } = operations[operation]
    app.route({
      method,
      url: base + routeOf(path),
      // Answered before Fastify reads and validates the body, which comes after 401, 403 and 404 (A147).
      onRequest: (request, reply) => answer(operation, request, reply),
      handler: () => undefined,
    })
  }
  refuseOtherMethods(app, base)
}

/** 405 with the methods that a path of the contract has, for any other (RFC 9110). */
function refuseOtherMethods(app: FastifyInstance, base: string): void {
  const callsByPath = Map.groupBy(Object.values(operations), ({ path }) => path)
  for (const [path, calls] of callsByPath) {
    const allowed = calls.map(({ method }): string => method).toSorted()
    app.route({
      method: app.supportedMethods.filter((method) => !allowed.includes(method)),
      url: base + routeOf(path),
      onRequest: (request, reply) => {
        const { status, body } = refuse({ traceId: request.id }, 405, 'The call has other methods')
        return sendAnswer(reply, { status, body, headers: { allow: allowed.join(', ') } })
      },
      handler: () => undefined,
    })
  }
}

const routeOf = (path: string) => path.replaceAll(/\{(\w+)\}/g, ':$1')
