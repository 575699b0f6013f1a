import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { type Socket, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { defaultLimits } from '#server/operation/limits.ts'
import { json, type LocalServer, startLocalServer } from '../local-server.ts'
import { startFront } from './front.ts'
import { startServe } from './serve-process.ts'
import { startSocketService } from './socket-service.ts'

const version = '/api/ui/v1/version'
/** A busy machine takes longer than the second that is usual. */
const busy = { timeout: 10_000 }
const refused = (address: string) =>
  fetch(address).then(
    () => false,
    () => true,
  )

it('answers 20 running calls after SIGTERM, accepts no new ones, and ends', async () => {
  const backend = await startLocalServer()
  const running: ServerResponse[] = []
  backend.answerWith((response) => void running.push(response))
  const serve = await startServe(backend.origin)
  // One half waits for its answer, the other half has begun to get it.
  let arrived = 0
  const ask = () => fetch(serve.address + version).then((answer) => (arrived++, answer))
  const calls = Array.from({ length: 20 }, ask)
  await expect.poll(() => running.length, busy).toBe(20)
  const begun = running.slice(0, 10)
  for (const response of begun)
    response
      .writeHead(200, { 'content-type': 'application/json', 'content-length': 400_000 })
      .write('a'.repeat(100_000))
  await expect.poll(() => arrived, busy).toBe(10)

  serve.end('SIGTERM')
  await expect.poll(() => refused(serve.address)).toBe(true)
  for (const response of begun) response.end('b'.repeat(300_000))
  for (const response of running.slice(10))
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': 13 }).end('{"late":true}')
  const answers = await Promise.all(
    calls.map(async (call) => [(await call).status, (await (await call).text()).length]),
  )
  expect(answers.filter(([status]) => status !== 200)).toEqual([])
  expect(answers.map(([, length]) => length).toSorted()).toEqual([...Array(10).fill(13), ...Array(10).fill(400_000)])
  expect(await serve.ended).toBe(0)
  expect(serve.output.filter((line) => line.includes('"operation":"commonGetVersion"')).length).toBe(20)
  await backend.stop()
})

it('ends with 0 before its time is up although connections are silent', async () => {
  const backend = await startLocalServer()
  const serve = await startServe(backend.origin, { METRICS_PORT: '0' })
  const login = 'POST /api/ui/v1/private/auth/login HTTP/1.1\r\nHost: x\r\n'
  for (const bytes of ['', login, `${login}Content-Length: 100\r\n\r\n{"email":`]) {
    const silent = connect(Number(new URL(serve.address).port), '127.0.0.1').on('error', () => {})
    await once(silent, 'connect')
    silent.write(bytes)
  }
  expect((await fetch(serve.address + version)).status, 'it has read what came before').toBe(200)
  serve.end('SIGTERM')
  expect(await serve.ended).toBe(0)
  await backend.stop()
})

it('the backend goes and comes again: readiness follows, and no call hangs', async () => {
  const first = await startLocalServer()
  const serve = await startServe(first.origin)
  const ready = async () => (await fetch(`${serve.address}/readyz`)).status
  const call = async () => (await fetch(serve.address + version, { signal: AbortSignal.timeout(30_000) })).status
  expect([await ready(), await call()]).toEqual([200, 200])
  // Calls are under way when it dies.
  first.answerWith(() => {})
  const waiting = Promise.all(Array.from({ length: 5 }, call))
  await expect.poll(() => first.received.length, busy).toBeGreaterThanOrEqual(7)
  await first.stop()
  expect(await waiting).toEqual([502, 502, 502, 502, 502])
  expect([await ready(), await call()]).toEqual([503, 502])
  expect((await fetch(`${serve.address}/healthz`)).status, 'the process itself lives').toBe(200)
  const second = await startLocalServer(Number(new URL(first.origin).port))
  expect([await ready(), await call()]).toEqual([200, 200])
  serve.end()
  expect(await serve.ended).toBe(0)
  await second.stop()
})

it('explains a wrong setting in one sentence', async () => {
  await expect(startServe('localhost:1')).rejects.toThrow(/^API_BASE_URL is no http or https address: localhost:1\n$/)
})

let backend: LocalServer
beforeAll(async () => (backend = await startLocalServer()))
afterAll(() => backend.stop())

const head = 'POST /api/ui/v1/private/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n'
const ending = { ...defaultLimits, rest: 300 }

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
  for (const response of running)
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': 13 }).end('{"late":true}')
  for (const answer of await Promise.all([text(whole), text(late)]))
    expect(answer).toMatch(/^HTTP\/1\.1 200 [^]*\{"late":true\}$/)
  await closed
})

it('an answer that is not read does not delay the end, and the log notes that it was broken off', async () => {
  const front = await startFront(backend.origin, {}, { ...ending, answers: 500 })
  backend.answerWith((response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(Buffer.alloc(20_000_000)),
  )
  const reader = await open(front.address, 'GET /api/ui/v1/private/product HTTP/1.1\r\nHost: x\r\n\r\n')
  await once(reader, 'data')
  reader.pause()
  await front.close()
  expect(front.lines).toContainEqual(expect.objectContaining({ level: 'warn', calls: 1 }))
  reader.destroy()
})

const readiness = async (address: string, query = '') => (await fetch(`${address}/readyz${query}`)).status

it('is unready from SIGTERM on, and answers calls for SHUTDOWN_DELAY_S, each on a connection that it then closes', async () => {
  backend.answerWith(json(200, {}))
  const serve = await startServe(backend.origin, { SHUTDOWN_DELAY_S: '2' })
  expect([await readiness(serve.address), await readiness(serve.address, '?exclude=backend')]).toEqual([200, 200])
  const idle = await open(serve.address, 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n')
  await once(idle, 'data')

  const since = performance.now()
  serve.end('SIGTERM')
  await expect.poll(() => readiness(serve.address)).toBe(503)
  expect(await readiness(serve.address, '?exclude=backend')).toBe(503)
  const paths = [version, '/private/login', '/healthz', '/api/ui/v1/nowhere', '/assets/nothing.js']
  const answers = await Promise.all(paths.map((path) => fetch(serve.address + path)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 404, 404])
  expect(answers.map(({ headers }) => headers.get('connection'))).toEqual(paths.map(() => 'close'))
  // A connection that a proxy keeps open is answered once more.
  idle.write(`GET ${version} HTTP/1.1\r\nHost: x\r\n\r\n`)
  expect(await text(idle)).toMatch(/^HTTP\/1\.1 200 [^]*\r\nconnection: close\r\n/i)
  expect(await serve.ended).toBe(0)
  expect(performance.now() - since).toBeGreaterThan(1900)
})

it('an answer that had begun before SIGTERM leaves its connection to the next call', async () => {
  const serve = await startServe(backend.origin, { SHUTDOWN_DELAY_S: '2' })
  const running: ServerResponse[] = []
  backend.answerWith((response) => void running.push(response))
  const kept = await open(serve.address, `GET ${version} HTTP/1.1\r\nHost: x\r\n\r\n`)
  await expect.poll(() => running.length).toBe(1)
  running[0]!.writeHead(200, { 'content-type': 'application/json', 'content-length': 4 }).write('ab')
  await once(kept, 'data')
  serve.end('SIGTERM')
  await expect.poll(() => readiness(serve.address, '?exclude=backend')).toBe(503)
  running[0]!.end('cd')
  await once(kept, 'data')
  backend.answerWith(json(200, {}))
  kept.write(`GET ${version} HTTP/1.1\r\nHost: x\r\n\r\n`)
  expect(await text(kept)).toMatch(/HTTP\/1\.1 200 [^]*\r\nconnection: close\r\n/i)
  expect(await serve.ended).toBe(0)
})

it('a backend that is down takes no process out of a load balancer that excludes it', async () => {
  const front = await startFront('http://127.0.0.1:9')
  expect([await readiness(front.address), await readiness(front.address, '?exclude=backend')]).toEqual([503, 200])
  await front.close()
})

it('answers on the socket that systemd holds, which refuses no connection between two processes', async () => {
  backend.answerWith(json(200, {}))
  const service = await startSocketService(backend.origin, { SHUTDOWN_DELAY_S: '1' })
  onTestFinished(() => void service.stop())
  expect((await fetch(service.address + version)).status).toBe(200)
  const ended = service.restart()
  // One after the other from here on: some meet the old process, some none, the last the new one.
  const restart = { isOver: false }
  void ended.then(() => (restart.isOver = true))
  const statuses: number[] = []
  do statuses.push((await fetch(service.address + version)).status)
  while (!restart.isOver)
  expect(statuses.filter((status) => status !== 200)).toEqual([])
  expect(await service.stop()).toEqual(['0', '0'])
})
