import { randomInt } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { readContract } from '#contract-checks/contract.ts'
import { Problem } from '#generated/model/problem.ts'
import { type OperationId, operations } from '#generated/operations.ts'
import { buildCallPath, parseBackendAddress } from '#server/backend/backend-address.ts'
import { attacks } from '../attack/attacks.ts'
import { sendRaw } from '../attack/raw-http.ts'
import { json, type LocalServer, startLocalServer } from '../local-server.ts'
import { type Front, startFront } from './front.ts'

let backend: LocalServer
let front: Front
beforeAll(async () => {
  backend = await startLocalServer()
  front = await startFront(`${backend.origin}/tenant1/api/ui/v1/`)
})
beforeEach(() => backend.forget())
afterAll(async () => {
  await front.close()
  await backend.stop()
})

const ask = (method: string, target: string) =>
  sendRaw(front.address, `${method} ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)

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
  const answer = await ask(method, target)
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
  // Every operation declares it with the same media type.
  backend.answerWith(json(400, {}))
  expect(await ask('GET', target)).toMatch(/^HTTP\/1\.1 400 /)
  expect(backend.received.map(({ url }) => url)).toEqual([`/tenant1/api/ui/v1${arrives}`])
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

const seed = randomInt(2 ** 31)

it(`no path in any spelling reaches more of the backend than the calls of the contract (seed ${seed})`, async () => {
  const { figures, surprises } = await attacks.paths!({ seed, scale: 0.05 })
  expect(surprises).toEqual([])
  expect(figures.calls).toBeGreaterThanOrEqual(1000)
})
