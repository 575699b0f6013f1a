import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { Problem } from '#generated/model/problem.ts'
import { sendRaw } from '../attack/raw-http.ts'
import { type LocalServer, startLocalServer } from '../local-server.ts'
import { type Front, startFront } from './front.ts'

let backend: LocalServer
let front: Front
beforeAll(async () => {
  backend = await startLocalServer()
  front = await startFront(backend.origin, { REPORT_URL: '/reports', LOG_LEVEL: 'debug' })
})
beforeEach(() => backend.forget())
afterAll(async () => {
  await front.close()
  await backend.stop()
})

const login = 'POST /api/ui/v1/private/auth/login HTTP/1.1\r\n'
const body = 'Connection: close\r\nContent-Length: 2\r\n\r\n{}'

it.each([
  [400, 'two hosts', `${login}Host: a.example\r\nHost: b.example\r\n${body}`],
  [400, 'two hosts for a page', `GET / HTTP/1.1\r\nHost: a.example\r\nHost: b.example\r\nConnection: close\r\n\r\n`],
  [415, 'a compressed body', `${login}Host: x\r\nContent-Encoding: gzip\r\n${body}`],
  [415, 'a body that is compressed twice', `${login}Host: x\r\nContent-Encoding: identity, br\r\n${body}`],
  [415, 'a compressed report', `POST /reports HTTP/1.1\r\nHost: x\r\nContent-Encoding: gzip\r\n${body}`],
  [400, 'a host that is none', `${login}Host: a b\r\n${body}`],
  [400, 'a host with a path', `${login}Host: portal.bank.example/evil\r\n${body}`],
  [400, 'a host with a user', `${login}Host: a@evil.example\r\n${body}`],
  [
    400,
    'chunks of HTTP/1.0',
    `${login.replace('1.1', '1.0')}Host: x\r\nConnection: keep-alive\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
  ],
  [400, 'no HTTP', 'no HTTP at all\r\n\r\n'],
  [431, 'too many headers', `${login}Host: x\r\nX-A: ${'a'.repeat(20_000)}\r\n${body}`],
])('is refused with %i by a problem that can be found: %s', async (status, _what, request) => {
  const answer = await sendRaw(front.address, request)
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  const { traceId } = Problem.parse(JSON.parse(answer.split('\r\n\r\n')[1]!))
  await expect.poll(() => front.lines.find((line) => line.traceId === traceId)).toMatchObject({ status })
  if (status === 415) expect(answer).toMatch(/^accept-encoding: identity\r$/m)
  expect(backend.received).toEqual([])
})

it('a body with the content encoding identity is passed on', async () => {
  const answer = await sendRaw(front.address, `${login}Host: x\r\nContent-Encoding: identity\r\n${body}`)
  expect(answer).toMatch(/^HTTP\/1\.1 200 /)
})
