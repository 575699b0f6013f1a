import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { beforeAll, expect, it } from 'vitest'
import { build } from '#scripts/portal/build.ts'
import { startLocalServer } from '../local-server.ts'
import { startServe } from './serve-process.ts'

// The process serves the real build.
beforeAll(() => void build(), 240_000)

const version = '/api/ui/v1/version'
/** A busy machine takes longer than the second that is usual. */
const busy = { timeout: 10_000 }
const refused = (address: string) =>
  fetch(address).then(
    () => false,
    () => true,
  )

it('an update ends none of 20 running calls: who is told to end answers them, takes nobody new, and goes', async () => {
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
  for (const response of begun) response.writeHead(200, { 'content-length': 400_000 }).write('a'.repeat(100_000))
  await expect.poll(() => arrived, busy).toBe(10)

  serve.end('SIGTERM')
  await expect.poll(() => refused(serve.address)).toBe(true)
  for (const response of begun) response.end('b'.repeat(300_000))
  for (const response of running.slice(10)) response.writeHead(200).end('{"late":true}')
  const answers = await Promise.all(
    calls.map(async (call) => [(await call).status, (await (await call).text()).length]),
  )
  expect(answers.filter(([status]) => status !== 200)).toEqual([])
  expect(answers.map(([, length]) => length).toSorted()).toEqual([...Array(10).fill(13), ...Array(10).fill(400_000)])
  expect(await serve.ended).toBe(0)
  expect(serve.said.filter((line) => line.includes('"operation":"commonGetVersion"')).length).toBe(20)
  await backend.stop()
})

it('silent connections do not hold a process that is told to end: it ends with 0 before its time is up', async () => {
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

it('whoever sets something wrong reads one sentence', async () => {
  await expect(startServe('localhost:1')).rejects.toThrow(/^API_BASE_URL is no http or https address: localhost:1\n$/)
})
