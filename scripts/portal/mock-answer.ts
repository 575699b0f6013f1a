/** How the mock answers one call: it refuses what the contract refuses, and answers the rest with examples. */
import type { FastifyRequest } from 'fastify'
import type { OutgoingAnswer } from '#contract-checks/answer-check.ts'
import type { Contract, FlatOperation } from '#contract-checks/contract.ts'
import { largestBody } from '#contract-checks/largest-body.ts'
import { type RequestCheck, requestCheck } from '#contract-checks/request-check.ts'
import { invalid, refuse } from '#sandbox/handlers/handler.ts'
import { readBytes, refuseTooLarge, findUnreadableParts } from '#sandbox/server/request.ts'
import { type PreferredExample, preferOf, preferredExample } from '#contract-checks/preferred-example.ts'

type Params = Record<string, string>

/** Answers a call that keeps the contract with the selected example. */
export type AnswerWithExample = (
  operation: FlatOperation,
  request: FastifyRequest,
  body: Buffer,
  example: PreferredExample,
) => Promise<OutgoingAnswer>

/** Answers the calls of a contract. */
export function mockAnswers(contract: Contract, answerWithExample: AnswerWithExample) {
  const check = requestCheck(contract)
  return async (operation: FlatOperation, request: FastifyRequest): Promise<OutgoingAnswer> => {
    const body = await validateRequest(contract, check, operation, request)
    if (!Buffer.isBuffer(body)) return body
    const { prefer, accept, 'x-user-email': email = '' } = request.headers
    const wish = preferredExample(operation, {
      prefer: prefer === undefined ? preferOf(String(email)) : String(prefer),
      accept,
      params: request.params as Params,
    })
    if ('refusal' in wish) return refuse({ traceId: request.id }, 400, wish.refusal.slice(0, 200))
    return answerWithExample(operation, request, body, wish)
  }
}

/** The body of a request that keeps the contract, or the first refusal in the order of A147. */
async function validateRequest(
  contract: Contract,
  check: RequestCheck,
  operation: FlatOperation,
  request: FastifyRequest,
): Promise<Buffer | OutgoingAnswer> {
  const call = { traceId: request.id }
  const { headers } = request
  const params = request.params as Params
  if (operation.needsSession && !/^Bearer \S+$/i.test(headers.authorization ?? ''))
    return refuse(call, 401, 'There is no such session')
  if (!check.namesSomething(operation, params)) return refuse(call, 404, 'There is no such record')
  const body = await readBytes(request.raw, largestBody(contract, operation))
  if (body === 'tooLarge') return refuseTooLarge(call, operation)
  const mediaTypes = Object.keys(operation.body?.content ?? {})
  const mediaType = (headers['content-type'] ?? '').split(';')[0]!.trim().toLowerCase()
  if (body.length > 0 && mediaTypes.length > 0 && !mediaTypes.includes(mediaType))
    return refuse(call, 415, `The call takes ${mediaTypes.join(' or ')}`)
  const query = request.query as Record<string, string | string[]>
  const unreadable = findUnreadableParts(request.raw.url ?? '')
  const { violations } = check.read(operation, { params, query, unreadable, headers, body })
  return violations.length > 0 ? invalid(call, violations) : body
}
