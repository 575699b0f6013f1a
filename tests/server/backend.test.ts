import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { Problem } from '#generated/model/problem.ts'
import { defaultLimits } from '#server/operation/limits.ts'
import { sendRaw } from '../attack/raw-http.ts'
import { json, type LocalServer, startLocalServer } from '../local-server.ts'
import { type Front, startFront } from './front.ts'

let backend: LocalServer
let front: Front

beforeAll(async () => {
  backend = await startLocalServer()
  front = await startFront(backend.origin)
})
beforeEach(() => {
  backend.forget()
  backend.answerWith(json(200, {}))
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
    response
      .writeHead(468, { 'Content-Type': 'application/json', 'Retry-After': '7', Date: 'Sat, 01 Jan 2000 00:00:00 GMT' })
      .end('{"as":"it is"}'),
  )
  const trace = '5f0f1b2c-9d6e-4c3a-8b7a-111122223333'
  const answer = await fetch(`${front.address}/api/ui/v1/private/inactivity?a=1&b=%20c&a=2`, {
    method: 'DELETE',
    headers: { 'X-Trace-Id': trace, Origin: front.address, Referer: front.address, Cookie: 'a=b' },
    body: 'raw \u0000 bytes',
  })
  expect([answer.status, answer.headers.get('retry-after'), await answer.text()]).toEqual([468, '7', '{"as":"it is"}'])
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

it('an answer that breaks off at the backend breaks off at the browser, and is logged', async () => {
  const begun = answering()
  const request = fetch(front.address + product)
  const answer = await begun
  answer.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': 100 }).write('{"half":')
  const body = (await request).text()
  answer.destroy()
  await expect(body).rejects.toThrow()
  const broken = () => front.lines.find(({ isWhole }) => isWhole === false)
  await expect.poll(broken).toMatchObject({ operation: 'privateGetProduct', status: 200, hasLeft: false })
})

it('a browser that gives up takes its call back from the backend', async () => {
  const givingUp = new AbortController()
  const begun = answering()
  const request = fetch(front.address + product, { signal: givingUp.signal })
  const gone = once(await begun, 'close')
  givingUp.abort()
  await expect(request).rejects.toThrow()
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

it('a backend that takes too long is a 504 of the contract, and its call is aborted', async () => {
  const impatient = await startFront(backend.origin, {}, { ...defaultLimits, headers: 2000, call: 2000 })
  const begun = answering()
  const request = fetch(impatient.address + product)
  const gone = once(await begun, 'close')
  const answer = await request
  expect(answer.status).toBe(504)
  expect(Problem.parse(await answer.json())).toMatchObject({ status: 504 })
  await gone
  expect(impatient.lines).toContainEqual(expect.objectContaining({ level: 'warn', msg: 'the call took too long' }))
  await impatient.close()
})

it('early hints and other news of the backend come before its answer, and do not break it', async () => {
  backend.answerWith((response, received) => {
    response.writeProcessing()
    response.writeEarlyHints({ link: '</a.css>; rel=preload' }, () => json(200, { final: true })(response, received))
  })
  const answer = await fetch(front.address + product)
  expect([answer.status, await answer.text()]).toEqual([200, '{"final":true}'])
})

it.each(['mine', '5f0f1b2c-9d6e-4c3a-8b7a-11112222333X'])(
  'a trace id that is no id (%s) is replaced by the one of the log and the answer',
  async (sent) => {
    backend.answerWith((response) => response.destroy())
    const answer = await fetch(front.address + product, { headers: { 'X-Trace-Id': sent } })
    const { traceId } = Problem.parse(await answer.json())
    expect(backend.received[0]!.headers['x-trace-id']).toBe(traceId)
    expect(front.lines.some((line) => line.traceId === traceId)).toBe(true)
  },
)

it('passes a GET on without its body, and reads the next call on its connection properly', async () => {
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
])('a request for %s gets %i, and the server goes on', async (path, status) => {
  expect((await fetch(`${front.address}${path}`)).status).toBe(status)
})
