import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { Problem } from '#generated/model/problem.ts'
import { registerBackend } from '#server/backend/backend.ts'
import { httpServer } from '#server/http/http-server.ts'
import { logger } from '#server/operation/call-log.ts'
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

/** Sends bytes as they are and gives what comes back until the connection ends. */
async function raw(bytes: string): Promise<string> {
  const socket = connect(Number(new URL(front.address).port), '127.0.0.1')
  socket.write(bytes)
  return text(socket)
}

it('a call arrives as it was sent, without the page it came from, and its answer as it was given', async () => {
  backend.answerWith((response) =>
    response.writeHead(468, { 'X-Own': 'kept', Date: 'Sat, 01 Jan 2000 00:00:00 GMT' }).end('{"as":"it is"}'),
  )
  const answer = await fetch(`${front.address}/api/ui/v1/private/product/limit?a=1&b=%20c`, {
    method: 'DELETE',
    headers: { 'X-Trace-Id': 'mine', Origin: front.address, Referer: front.address, Cookie: 'a=b' },
    body: 'raw \u0000 bytes',
  })
  expect([answer.status, answer.headers.get('x-own'), await answer.text()]).toEqual([468, 'kept', '{"as":"it is"}'])
  expect(answer.headers.get('date')).toBe('Sat, 01 Jan 2000 00:00:00 GMT')
  const [{ method, url, headers, body }] = backend.received as [(typeof backend.received)[0]]
  expect({ method, url, body }).toEqual({
    method: 'DELETE',
    url: '/api/ui/v1/private/product/limit?a=1&b=%20c',
    body: 'raw \u0000 bytes',
  })
  expect(headers).toMatchObject({ 'x-trace-id': 'mine', host: new URL(backend.origin).host })
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

it('nothing below another path of the backend can be reached', async () => {
  for (const path of ['/api/ui/v1/../../admin', '/api/ui/v1/%2e%2e/%2E%2E/admin', '/api/ui/v1/..%2fadmin']) {
    const answer = await raw(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
    expect(answer, path).toMatch(/^HTTP\/1\.1 4\d\d /)
  }
  expect(backend.received).toEqual([])
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
