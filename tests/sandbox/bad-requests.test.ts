import { connect } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type OperationId, operations } from '#generated/operations.ts'
import { readContract } from '#contract-checks/contract.ts'
import type { Sandbox } from '#sandbox/main.ts'
import { sandboxForTest, startSeededSandbox } from './backends.ts'
import { type Client, createClient } from './client.ts'

const contract = readContract()
let sandbox: Sandbox
let end: () => Promise<void>
let client: Client
const infoLines: string[] = []
const failed: string[] = []
beforeAll(async () => {
  const log = { info: (line: string) => void infoLines.push(line), error: (line: string) => void failed.push(line) }
  ;({ sandbox, end } = await startSeededSandbox('PGlite', { log }))
  client = createClient(sandbox.address)
})
afterAll(async () => {
  await end()
  expect(failed).toEqual([])
})

/** A connection on which anything can be sent; `answered` has all that came once the text fits, `closed` once it ended. */
function connection(address = sandbox.address) {
  const { port } = new URL(address)
  const socket = connect(Number(port), '127.0.0.1')
  let received = ''
  const { promise: closed, resolve: close } = Promise.withResolvers<string>()
  socket.setEncoding('latin1')
  socket.on('error', () => {})
  socket.on('close', () => close(received))
  socket.on('data', (text: string) => (received += text))
  const answered = (pattern = /\r\n\r\n/) =>
    new Promise<string>((done) => {
      const look = () => void (pattern.test(received) && done(received))
      socket.on('data', look)
      socket.on('close', () => done(received))
      look()
    })
  return { socket, answered, closed }
}

/** Sends a text and gives the first answer to it. */
async function answerTo(text: string): Promise<string> {
  const { socket, answered } = connection()
  socket.write(text, 'latin1')
  const answer = await answered()
  socket.destroy()
  return answer
}

const head = (method: string, path: string, ...headers: string[]) =>
  [`${method} /api/ui/v1${path} HTTP/1.1`, 'Host: 127.0.0.1', ...headers, '', ''].join('\r\n')
const login = (...headers: string[]) =>
  head('POST', '/private/auth/login', 'Content-Type: application/json', 'X-Use-Session-Support: true', ...headers)
const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1])

it('a body that is announced as far too large is refused by every call before any of it has come', async () => {
  const id = '10000000-0000-4000-8000-001100234501'
  const ids = Object.keys(operations) as OperationId[]
  const answers = await Promise.all(
    ids.map(async (operation) => {
      const { method, path } = operations[operation]
      const sent = head(
        method,
        path.replaceAll(/\{\w+\}/g, id),
        'Content-Type: application/json',
        'Content-Length: 99999999',
      )
      return [operation, statusOf(await answerTo(sent))]
    }),
  )
  expect(answers).toEqual(ids.map((operation) => [operation, operations[operation].session ? 401 : 400]))
})

it('a body without an end is refused with the byte too many, and cut when it goes on all the same', async () => {
  const { socket, answered, closed } = connection()
  socket.write(login('Transfer-Encoding: chunked'))
  const chunk = `10000\r\n${'x'.repeat(0x10000)}\r\n`
  let sent = 0
  const send = (): void => {
    while (!socket.destroyed && socket.writable) {
      sent += 0x10000
      if (!socket.write(chunk)) return void socket.once('drain', send)
    }
  }
  send()
  expect(await answered(/\}$/)).toMatch(/^HTTP\/1\.1 400 [\s\S]*"violations":\[.*"rule":"maxLength"/)
  await closed
  expect(sent).toBeLessThan(80 * 1024 * 1024)
})

it('answers a request with more bytes than are read, and keeps the connection', async () => {
  const { socket, answered } = connection()
  const large = 5_000_000
  socket.write(`${login(`Content-Length: ${large}`)}${'x'.repeat(large)}${head('GET', '/version')}`)
  const both = await answered(/contractVersion/)
  expect([...both.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => status)).toEqual(['400', '200'])
  socket.destroy()
})

it('answers 408 and closes the connection when headers or a body do not end', async () => {
  const { address } = await sandboxForTest('PGlite', { slowest: { headers: 700, request: 1500 } })
  const unfinished = [
    'POST /api/ui/v1/private/auth/login HTTP/1.1\r\nHost: 127.0.0.1\r\n',
    `${login('Content-Length: 100')}{"email":`,
    `${login('Transfer-Encoding: chunked')}4\r\n{"em`,
  ]
  const answers = await Promise.all(
    unfinished.map((text) => {
      const { socket, closed } = connection(address)
      socket.write(text)
      return closed
    }),
  )
  expect(answers.map(statusOf)).toEqual([408, 408, 408])
  for (const answer of answers) expect(answer).toContain('"title":"Request Timeout","traceId":"')
})

it('a client that leaves in the middle of a call is no failure', async () => {
  infoLines.length = 0
  const { socket, closed } = connection()
  socket.write(`${login('Content-Length: 100')}{"email":`, () => setImmediate(() => socket.destroy()))
  await closed
  await expect.poll(() => infoLines.join()).toContain('privateLogin left by its client')
})

const overlong = 'x'.repeat(20_000)
/** Headers that let a browser run, frame or refer nothing of an answer. */
function expectHarmless(answer: string): void {
  expect(answer).toMatch(/content-security-policy: default-src 'none'; sandbox; frame-ancestors 'none'\r\n/i)
  expect(answer).toMatch(/referrer-policy: no-referrer\r\n/i)
  expect(answer).toMatch(/x-content-type-options: nosniff\r\n/i)
}

it('what is answered has headers that keep it harmless too', async () => {
  const token = await client.tokenOf('private', 'anna.gruber@mail.example')
  const trace = 'X-Trace-Id: 5f0c6a3e-9a1b-4c0d-8e2f-1a2b3c4d5e6f'
  const session = [trace, `Authorization: Bearer ${token}`]
  const answers = await Promise.all(
    [head('GET', '/version'), head('GET', '/private/profile', ...session)].map(answerTo),
  )
  expect(answers.map(statusOf)).toEqual([200, 200])
  answers.forEach(expectHarmless)
})

it.each([
  ['two hosts', head('GET', '/version', 'Host: bank.example'), 400],
  ['no HTTP', 'nonsense\r\n\r\n', 400],
  ['a header too long', head('GET', '/version', `X-Long: ${overlong}`), 431],
  ['an address too long', head('GET', `/${overlong}`), 431],
  ['two lengths', head('POST', '/private/auth/login', 'Content-Length: 1', 'Content-Length: 2'), 400],
  ['an unknown method', head('PROPFIND', '/version'), 501],
  ['another method', head('DELETE', '/version'), 405],
  ['a path of nothing', head('GET', '/%'), 404],
  ['no session', head('GET', '/private/product'), 401],
  ['an encoded slash in an id', head('GET', '/bank/private/..%2F..%2Fversion/product'), 401],
  ['an empty id', head('GET', '/bank/private//product'), 401],
  ['names of every object', head('GET', '/private/product?__proto__=1&constructor=1&toString=1'), 401],
])(
  '%s is refused with a problem that can be found again, and with headers that keep it harmless',
  async (_what, text, status) => {
    const answer = await answerTo(text)
    expect(statusOf(answer)).toBe(status)
    expectHarmless(answer)
    expect(answer).toMatch(new RegExp(`\\{"status":${status},"title":"[^"]+","traceId":"[0-9a-f-]{36}"`))
  },
)

it.each([
  ['nested thousands of times', `{"email":${'['.repeat(3000)}${']'.repeat(3000)},"password":"x"}`],
  ['objects in objects', `${'{"email":'.repeat(500)}1${'}'.repeat(500)}`],
  ['an array of arrays', `${'['.repeat(3500)}${']'.repeat(3500)}`],
  ['half of it', '['.repeat(7000)],
  ['names of every object', '{"__proto__":{"email":"a@b.at"},"constructor":1,"password":"x"}'],
  ['the same name twice, the last one wrong', '{"email":"anna.gruber@mail.example","password":"x","email":7}'],
])('JSON with %s is refused as what breaks the contract', async (_what, body) => {
  const { status } = await client.call('POST', '/private/auth/login', {
    body,
    headers: { 'x-use-session-support': 'true' },
  })
  expect(status).toBe(400)
})

it('a list that is nested a thousand times is refused, also where no two entries may be the same', async () => {
  const token = await client.tokenOf('bank', 'sabine.koehler@bank.example')
  const deep = `${'['.repeat(1000)}${']'.repeat(1000)}`
  const body = `{"firstName":"A","lastName":"B","email":"a@b.at","roles":[${deep},${deep}]}`
  expect((await client.call('POST', '/bank/bank-employees', { token, body })).status).toBe(400)
})

it('days of years that no calendar of ours has are refused, in every query of every list', async () => {
  const token = await client.tokenOf('bank', 'sabine.koehler@bank.example')
  const lists = Object.entries(operations).filter(
    ([operation, { area, method, roles }]) =>
      area === 'bank' && method === 'GET' && roles.length === 0 && daysOf(operation as OperationId).length > 0,
  ) as [OperationId, { path: string }][]
  expect(lists.length).toBeGreaterThan(2)
  for (const [operation, { path }] of lists)
    for (const day of ['0000-01-01', '0001-01-01', '1899-12-31', '10000-01-01']) {
      const query = new URLSearchParams(daysOf(operation).map((name) => [name, day]))
      const place = path.replaceAll(/\{\w+\}/g, '10000000-0000-4000-8000-001100234501')
      const { status } = await client.call('GET', `${place}?${query.toString()}`, { token })
      expect([400, 404], `${operation} ${day}: ${status}`).toContain(status)
    }
  for (const [operation, { path }] of lists) {
    const query = new URLSearchParams(
      daysOf(operation).map((name, at) => [name, at === 0 ? '1900-01-01' : '9999-12-31']),
    )
    const place = path.replaceAll(/\{\w+\}/g, '10000000-0000-4000-8000-001100234501')
    const { status } = await client.call('GET', `${place}?${query.toString()}`, { token })
    expect([200, 400, 404], `${operation} of all days: ${status}`).toContain(status)
  }
})

/** The names of an operation's query parameters that are days. */
const daysOf = (operation: OperationId): string[] =>
  contract
    .operation(operation)
    .parameters.filter(({ in: place, schema }) => place === 'query' && JSON.stringify(schema).includes('/Day"'))
    .map(({ name }) => name)

it('every answer comes back with the trace id of its request', async () => {
  const traceId = '5f0c6a3e-9a1b-4c0d-8e2f-1a2b3c4d5e6f'
  const calls = ['/version', '/version?key=unknown', '/private/profile', '/nothing'] as const
  const headers = { 'x-trace-id': traceId }
  const answers = await Promise.all(calls.map((path) => client.call('GET', path, { headers })))
  expect(answers.map(({ status }) => status)).toEqual([200, 400, 401, 404])
  expect(answers.map((answer) => answer.headers.get('x-trace-id'))).toEqual(calls.map(() => traceId))
  const { body, headers: ownHeaders } = await client.send('GET', '/api/ui/v1/nothing')
  expect(ownHeaders.get('x-trace-id')).toBe(body.traceId)
})
