/** How the mock answers one call: it refuses what the contract refuses, and lets Prism answer the rest. */
import type { FastifyRequest } from 'fastify'
import type { OutgoingAnswer } from '#contract-checks/answer-check.ts'
import { type Contract, type FlatOperation, isJson } from '#contract-checks/contract.ts'
import { exampleAnswer } from '#contract-checks/example-answer.ts'
import { largestBody } from '#contract-checks/largest-body.ts'
import { type RequestCheck, requestCheck } from '#contract-checks/request-check.ts'
import { invalid, refuse } from '#sandbox/handlers/handler.ts'
import { readBytes, refuseTooLarge, findUnreadableParts } from '#sandbox/server/request.ts'
import { type PreferredExample, preferOf, preferredExample } from './preferred-example.ts'

type Params = Record<string, string>

/** Answers the calls of a contract; `prism` is the address of a Prism that serves it. */
export function mockAnswers(contract: Contract, prism: string) {
  const check = requestCheck(contract)
  return async (operation: FlatOperation, request: FastifyRequest): Promise<OutgoingAnswer> => {
    const body = await judge(contract, check, operation, request)
    if (!Buffer.isBuffer(body)) return body
    const { prefer, accept, 'x-user-email': email = '' } = request.headers
    const wish = preferredExample(operation, {
      prefer: prefer === undefined ? preferOf(String(email)) : String(prefer),
      accept,
      params: request.params as Params,
    })
    if ('refusal' in wish) return refuse({ traceId: request.id }, 400, wish.refusal.slice(0, 200))
    return askPrism(prism, operation, request, body, wish)
  }
}

/** The body of a request that keeps the contract, or the first refusal in the order of A147. */
async function judge(
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

/** Prism's answer with an example, as the answer to this very call; throws when Prism answers anything else. */
async function askPrism(
  prism: string,
  operation: FlatOperation,
  request: FastifyRequest,
  body: Buffer,
  { status, mediaType, example }: PreferredExample,
): Promise<OutgoingAnswer> {
  const inHeader = operation.parameters.filter((parameter) => parameter.in === 'header')
  const names = ['authorization', 'content-type', ...inHeader.map(({ name }) => name.toLowerCase())]
  const headers = names.flatMap((name): [string, string][] => {
    const value = request.headers[name]
    return value === undefined ? [] : [[name, String(value)]]
  })
  const params = request.params as Params
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name]!))
  const [, query = ''] = request.originalUrl.split(/(?=\?)/)
  const answer = await fetch(prism + path + query, {
    method: request.method,
    headers: {
      ...Object.fromEntries(headers),
      // Prism closes idle connections after five seconds, and a call that is sent just then would fail.
      connection: 'close',
      accept: mediaType ?? '*/*',
      prefer: example === undefined ? `code=${status}` : `code=${status}, example=${example}`,
    },
    ...(body.length > 0 && { body: new Uint8Array(body) }),
  })
  const text = Buffer.from(await answer.arrayBuffer()).toString()
  if (answer.status !== status) throw new Error(`Prism answers ${operation.id} with ${answer.status}: ${text}`)
  const declared = operation.responses[status] ?? operation.responses.default
  const answered = Object.keys(declared?.headers ?? {}).flatMap((name) => {
    const value = answer.headers.get(name)
    return value === null ? [] : [[name.toLowerCase(), value]]
  })
  const own = { status, headers: Object.fromEntries(answered) as Record<string, string> }
  if (mediaType === undefined) return own
  const value: unknown = isJson(mediaType) ? JSON.parse(text) : text
  return exampleAnswer({ ...own, mediaType, value }, { traceId: request.id, now: new Date() })
}
