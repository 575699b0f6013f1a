import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { type Socket, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { usualLimits } from '#server/operation/limits.ts'
import { type LocalServer, startLocalServer } from '../local-server.ts'
import { startFront } from './front.ts'

let backend: LocalServer
beforeAll(async () => (backend = await startLocalServer()))
afterAll(() => backend.stop())

const head = 'POST /api/ui/v1/private/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n'
const ending = { ...usualLimits, rest: 300 }

async function open(address: string, bytes: string): Promise<Socket> {
  const socket = connect(Number(new URL(address).port), '127.0.0.1').on('error', () => {})
  await once(socket, 'connect')
  if (bytes !== '') socket.write(bytes)
  return socket
}

it.each([
  ['nothing', ''],
  ['half of its headers', head],
  ['half of a body', `${head}Content-Length: 100\r\n\r\n{"email":`],
  ['a whole call and half of the next', `GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n${head}`],
])('a connection that has sent %s and is silent does not hold the server', async (_what, bytes) => {
  const front = await startFront(backend.origin, { METRICS_PORT: '0' }, ending)
  const silent = await open(front.address, bytes)
  const atMetrics = await open(front.metricsAddress!, '')
  if (bytes.startsWith('GET')) await once(silent, 'data')
  // Node itself would close them after 15 seconds or more.
  const first = await Promise.race([front.close().then(() => 'closed'), wait(10_000, 'held', { ref: false })])
  expect(first).toBe('closed')
  for (const socket of [silent, atMetrics]) if (!socket.closed) await once(socket.resume(), 'close')
})

it('a whole call is answered while the server ends, also one whose body comes meanwhile', async () => {
  const front = await startFront(backend.origin, {}, { ...ending, rest: 3000 })
  const running: ServerResponse[] = []
  backend.answerWith((response) => void running.push(response))
  const late = await open(front.address, `${head}Content-Length: 20\r\n\r\n{"half":`)
  const whole = await open(front.address, 'GET /api/ui/v1/private/product HTTP/1.1\r\nHost: x\r\n\r\n')
  await expect.poll(() => running.length).toBe(1)
  const closed = front.close()
  late.write('"of a body"}')
  await expect.poll(() => running.length).toBe(2)
  for (const response of running) response.end('{"late":true}')
  for (const answer of await Promise.all([text(whole), text(late)]))
    expect(answer).toMatch(/^HTTP\/1\.1 200 [^]*\{"late":true\}$/)
  await closed
})

it('an answer that nobody reads does not hold the server, and the log says that it was broken off', async () => {
  const front = await startFront(backend.origin, {}, { ...ending, answers: 500 })
  backend.answerWith((response) => response.end(Buffer.alloc(20_000_000)))
  const reader = await open(front.address, 'GET /api/ui/v1/private/product HTTP/1.1\r\nHost: x\r\n\r\n')
  await once(reader, 'data')
  reader.pause()
  await front.close()
  expect(front.lines).toContainEqual(expect.objectContaining({ level: 'warn', calls: 1 }))
  reader.destroy()
})
