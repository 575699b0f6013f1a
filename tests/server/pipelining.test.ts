/** Calls that a client sends on one connection without waiting for answers. */
import type { ServerResponse } from 'node:http'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { openRaw, receiveAll, sendRaw } from '../attack/raw-http.ts'
import { json, type LocalServer, startLocalServer } from '../local-server.ts'
import { type Front, startFront } from './front.ts'

let backend: LocalServer
let front: Front
beforeAll(async () => {
  backend = await startLocalServer()
  front = await startFront(backend.origin)
})
afterEach(() => backend.forget())
afterAll(async () => {
  await front.close()
  await backend.stop()
})

const get = (query: number | string, more = '') => `GET /api/ui/v1/version?${query} HTTP/1.1\r\nHost: x\r\n${more}\r\n`

it('answers 300 of them in their order, with one open at the backend', async () => {
  const first = new Promise<ServerResponse>((ready) =>
    backend.answerWith((response, received) => {
      const answer = json(200, { query: received.url.split('?')[1] })
      if (received.url.endsWith('?0')) ready(response)
      else answer(response, received)
    }),
  )
  const count = 300
  const last = count - 1
  const calls = Array.from({ length: count }, (_none, index) =>
    get(index, index === last ? 'Connection: close\r\n' : ''),
  )
  const answer = sendRaw(front.address, calls.join(''))
  const held = await first
  for (let turn = 0; turn < 5; turn += 1) await sendRaw(front.address, get('other', 'Connection: close\r\n'))
  expect(backend.received.filter(({ url }) => !url.endsWith('other'))).toHaveLength(1)
  held.writeHead(200, { 'content-type': 'application/json' }).end('{"query":"0"}')
  const order = [...(await answer).matchAll(/"query":"(\d+)"/g)].map(([, query]) => Number(query))
  expect(order).toEqual(Array.from({ length: count }, (_none, index) => index))
})

it('answers a body after a call that takes long', async () => {
  backend.answerWith((response, { body }) => json(200, { body })(response, {} as never))
  const post = 'POST /api/ui/v1/private/auth/login HTTP/1.1\r\nHost: x\r\nContent-Length: 300000\r\n\r\n'
  const answer = await sendRaw(
    front.address,
    `${get(1)}${post}${'a'.repeat(300_000)}${get(2, 'Connection: close\r\n')}`,
  )
  expect(answer.match(/^HTTP\/1\.1 200/gm)).toHaveLength(3)
  expect(backend.received.map(({ body }) => body.length)).toEqual([0, 300_000, 0])
})

it('sends no call of a client that has left', async () => {
  const begun = new Promise<ServerResponse>((ready) => backend.answerWith(ready))
  const socket = openRaw(front.address, get(1) + get(2) + get(3))
  await begun
  socket.destroy()
  await front.calls(front.lines.filter(({ msg }) => msg === 'call').length + 1)
  expect(backend.received.map(({ url }) => url.split('?')[1])).toEqual(['1'])
})

it('refuses what is no HTTP after the answers that are due', async () => {
  const begun = new Promise<ServerResponse>((ready) => backend.answerWith(ready))
  const answer = receiveAll(openRaw(front.address, `${get(1)}no HTTP at all\r\n\r\n`))
  json(200, {})(await begun, {} as never)
  expect((await answer).match(/^HTTP\/1\.1 \d+/gm)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 400'])
})
