import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { Problem } from '#generated/model/problem.ts'
import { readContract } from '#contract-checks/bundle.ts'
import { type OperationId, operations } from '#generated/operations.ts'
import { buildCallPath, parseBackendAddress } from '#server/backend/backend-address.ts'
import { registerBackend } from '#server/backend/backend.ts'
import { httpServer } from '#server/http/http-server.ts'
import { logger } from '#server/operation/call-log.ts'
import { sendRaw } from '../attack/send-raw.ts'
import { type LocalServer, startLocalServer } from '../local-server.ts'
import { type Front, startFront } from './front.ts'

let backend: LocalServer
let front: Front

beforeAll(async () => {
  backend = await startLocalServer()
  front = await startFront(backend.origin)
})
beforeEach(() => {
  backend.forget()
  backend.answerWith((response) => response.writeHead(200).end('{}'))
})
afterAll(async () => {
  await front.close()
  await backend.stop()
})

const product = '/api/ui/v1/private/product'
const answering = () => new Promise<ServerResponse>((ready) => backend.answerWith(ready))

const raw = (request: string) => sendRaw(front.address, request)

it('a call arrives as it was sent, without the page it came from, and its answer as it was given', async () => {
  backend.answerWith((response) =>
    response.writeHead(468, { 'X-Own': 'kept', Date: 'Sat, 01 Jan 2000 00:00:00 GMT' }).end('{"as":"it is"}'),
  )
  const trace = '5f0f1b2c-9d6e-4c3a-8b7a-111122223333'
  const answer = await fetch(`${front.address}/api/ui/v1/private/inactivity?a=1&b=%20c&a=2`, {
    method: 'DELETE',
    headers: { 'X-Trace-Id': trace, Origin: front.address, Referer: front.address, Cookie: 'a=b' },
    body: 'raw \u0000 bytes',
  })
  expect([answer.status, answer.headers.get('x-own'), await answer.text()]).toEqual([468, 'kept', '{"as":"it is"}'])
  expect(answer.headers.get('date')).toBe('Sat, 01 Jan 2000 00:00:00 GMT')
  const [{ method, url, headers, body }] = backend.received as [(typeof backend.received)[0]]
  expect({ method, url, body }).toEqual({
    method: 'DELETE',
    url: '/api/ui/v1/private/inactivity?a=1&b=%20c&a=2',
    body: 'raw \u0000 bytes',
  })
  expect(headers).toMatchObject({ 'x-trace-id': trace, host: new URL(backend.origin).host })
  for (const name of ['origin', 'referer', 'cookie']) expect(headers).not.toHaveProperty(name)
})

it('an answer that breaks off at the backend breaks off at the browser, and the log says so', async () => {
  const begun = answering()
  const asked = fetch(front.address + product)
  const answer = await begun
  answer.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': 100 }).write('{"half":')
  const body = (await asked).text()
  answer.destroy()
  await expect(body).rejects.toThrow()
  const broken = () => front.lines.find(({ isWhole }) => isWhole === false)
  await expect.poll(broken).toMatchObject({ operation: 'privateGetProduct', status: 200 })
})

it('a browser that gives up takes its call back from the backend', async () => {
  const givingUp = new AbortController()
  const begun = answering()
  const asked = fetch(front.address + product, { signal: givingUp.signal })
  const gone = once(await begun, 'close')
  givingUp.abort()
  await expect(asked).rejects.toThrow()
  await gone
})

it('a backend that is not there is a 502 of the contract, whose id finds the reason in the log', async () => {
  const trace = '5f0f1b2c-9d6e-4c3a-8b7a-111122223333'
  const nowhere = await startFront('http://127.0.0.1:9')
  const answer = await fetch(`${nowhere.address}/api/ui/v1/version`, { headers: { 'X-Trace-Id': trace } })
  expect(answer.status).toBe(502)
  expect(answer.headers.get('content-type')).toContain('application/json')
  const problem = Problem.parse(await answer.json())
  expect(problem).toEqual({ status: 502, title: 'The backend does not answer: ECONNREFUSED', traceId: trace })
  expect(nowhere.lines).toContainEqual(
    expect.objectContaining({ level: 'warn', traceId: trace, backend: 'http://127.0.0.1:9', code: 'ECONNREFUSED' }),
  )
  await nowhere.close()
})

it('a backend that takes too long is a 504 of the contract', async () => {
  const app = httpServer({ logger: logger('silent') })
  await registerBackend(app, backend.origin, { longest: 200 })
  const address = await app.listen({ port: 0 })
  backend.answerWith(() => {})
  const answer = await fetch(address + product)
  expect(answer.status).toBe(504)
  expect(Problem.parse(await answer.json())).toMatchObject({ status: 504 })
  await app.close()
})

it.each([
  // Node answers these before it knows a path.
  ['GET', '/api/ui/v1/a b', 400],
  ['GET', 'api/ui/v1/version', 400],
  ['GET', '/api/ui/v1/version\u0000', 400],
  ['GET', 'http://evil.example/api/ui/v1/version', 400],
  ['GET', '/api/ui/v1/version#fragment', 400],
  ['OPTIONS', '*', 400],
  ['GET', '/api/ui/v1/../../admin', 404],
  ['GET', '/api/ui/v1/%2e%2e/%2E%2E/admin', 404],
  ['GET', '/api/ui/v1/..%2fadmin', 404],
  ['GET', '/api/ui/v1/x\\..\\..\\..\\..\\sandbox/inbox.json', 404],
  ['GET', '/api/ui/v1/nowhere', 404],
  ['GET', '/api/ui/v1/version/', 404],
  ['GET', '/api/ui/v1//version', 404],
  ['GET', '/api/ui/v1/version;a=b', 404],
  ['GET', '/api/ui/v2/version', 404],
  ['GET', '/api/ui/v1/bank/bill-run-calculation-view', 404],
  ['GET', '/api/ui/v1/business/calling-numbers/..', 404],
  ['GET', '/api/ui/v1/business/calling-numbers/.', 404],
  ['GET', '/api/ui/v1/business/calling-numbers/', 404],
  ['GET', '/api/ui/v1/business/calling-numbers/%2e%2e', 404],
  ['GET', '/api/ui/v1/business/calling-numbers/%252e%252e', 404],
  ['GET', '/api/ui/v1/business/calling-numbers/a%2fb', 404],
  ['GET', '/api/ui/v1/business/calling-numbers/a%00', 404],
  ['PROPFIND', '/api/ui/v1/version', 404],
  ['HEAD', '/api/ui/v1/version', 405],
  ['OPTIONS', '/api/ui/v1/version', 405],
  ['POST', '/api/ui/v1/version', 405],
  // The literal segment wins, so this is no change of the number "csv".
  ['PUT', '/api/ui/v1/business/calling-numbers/csv', 405],
])('what is no call of the contract is refused here: %s %j is %i', async (method, target, status) => {
  const answer = await raw(`${method} ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  if (status === 405) expect(answer).toMatch(/^allow: (GET|POST|PUT|DELETE)\b/m)
  const [, body = ''] = answer.split('\r\n\r\n')
  if (status !== 400 && method !== 'HEAD')
    expect(Problem.parse(JSON.parse(body))).toEqual({ status, title: expect.any(String), traceId: expect.any(String) })
  expect(backend.received).toEqual([])
})

it.each([
  ['/api/ui/v1/bank/bill-run-calculation-view/', '/bank/bill-run-calculation-view/'],
  ['/api/ui/v1/business/calling-numbers/csv', '/business/calling-numbers/csv'],
  ['/api/ui/v1/%62usiness/calling-numbers/%41-1', '/business/calling-numbers/A-1'],
  ['/api/ui/v1/version?a=1&a=2&b=%2e%2F..\\"|', '/version?a=1&a=2&b=%2e%2F..\\"|'],
])('a call arrives below the prefix of the backend, its query byte for byte: %j', async (target, arrives) => {
  const behindPrefix = await startFront(`${backend.origin}/tenant1/api/ui/v1/`)
  const request = `GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`
  expect(await sendRaw(behindPrefix.address, request)).toMatch(/^HTTP\/1\.1 200 /)
  expect(backend.received.map(({ url }) => url)).toEqual([`/tenant1/api/ui/v1${arrives}`])
  await behindPrefix.close()
})

it('every id of the contract can be a part of a path', () => {
  const contract = readContract()
  for (const operation of Object.keys(operations) as OperationId[]) {
    const inPath = contract.operation(operation).parameters.filter((one) => one.in === 'path')
    const params = Object.fromEntries(inPath.map(({ name, example }) => [name, String(example)]))
    const address = parseBackendAddress('https://backend.bank.example')
    expect(buildCallPath(address, operation, params), operation).toMatch(/^\/api\/ui\/v1\//)
  }
})

it('a GET that brings a body is asked without it, and the next call on its connection is read properly', async () => {
  const one = `GET ${product} HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\n\r\nbody`
  const two = `GET ${product}?second HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`
  const answers = await raw(one + two)
  expect(answers.match(/^HTTP\/1\.1 200/gm)).toHaveLength(2)
  expect(backend.received.map(({ url, body }) => [url, body])).toEqual([
    [product, ''],
    [`${product}?second`, ''],
  ])
})

it.each([
  [`${product}?%`, 200],
  ['/api/ui/v1/%', 404],
])('whoever asks for %s gets %i, and nothing breaks', async (path, status) => {
  expect((await fetch(`${front.address}${path}`)).status).toBe(status)
})
