import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { type LocalServer, startLocalServer } from '../local-server.ts'
import { type Front, startFront } from './front.ts'

let backend: LocalServer
let front: Front
beforeAll(async () => (backend = await startLocalServer()))
afterAll(() => backend.stop())
afterEach(() => front.close())

const customer = '9c2e7f5a-1111-4222-8333-444455556666'
const secrets = ['Sonnenblume', 'eyJhbGciOi', 'anna.gruber', 'geheim', customer, '6601234588', 'Bearer']

const askSecretly = (path: string, init: RequestInit = {}) =>
  fetch(front.address + path, {
    ...init,
    headers: {
      'X-User-Email': 'anna.gruber@mail.example',
      'X-User-Id': customer,
      Authorization: 'Bearer eyJhbGciOi.x.y',
      ...init.headers,
    },
  }).then((answer) => answer.text())

it('each call is one line with its operation and nothing of what was sent', async () => {
  front = await startFront(backend.origin, { LOG_LEVEL: 'debug' })
  const trace = 'ABCD1b2c-9d6e-4c3a-8b7a-111122223333'
  await askSecretly(`/api/ui/v1/bank/private/${customer}/product?search=geheim`, {
    headers: { 'X-Trace-Id': trace },
  })
  await askSecretly('/api/ui/v1/private/auth/login', {
    method: 'POST',
    body: '{"password":"Sonnenblume-2026!"}',
    headers: { 'X-Trace-Id': 'anna.gruber@mail.example' },
  })
  await askSecretly(`/api/ui/v1/nowhere/6601234588`)
  await askSecretly('/bank/customers/6601234588?q=geheim')
  await askSecretly('/assets/portal-abc1234.js?q=geheim')
  await askSecretly('/readyz')
  const lines = await front.calls(6)
  expect(lines.map(({ operation, level }) => [operation, level])).toEqual([
    [expect.stringMatching(/^bank\w+Product$/), 'info'],
    ['privateLogin', 'info'],
    ['unknown', 'info'],
    ['page', 'info'],
    ['file', 'debug'],
    ['health', 'debug'],
  ])
  expect(lines[0]).toEqual({
    level: 'info',
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    traceId: trace,
    operation: expect.any(String),
    status: 200,
    duration: expect.any(Number),
    bytes: expect.any(Number),
    received: expect.any(Number),
    msg: 'call',
  })
  expect(lines[0]!.bytes).toBeGreaterThan(50)
  const said = JSON.stringify(front.lines)
  expect(secrets.filter((secret) => said.includes(secret))).toEqual([])
})

it('the backend is told the id under which the log has the call', async () => {
  front = await startFront(backend.origin)
  backend.forget()
  await askSecretly('/api/ui/v1/version')
  const [line] = await front.calls(1)
  expect(backend.received[0]!.headers['x-trace-id']).toBe(line!.traceId)
})

it('the backend gets a trace context whose id is the support id, or the one that was sent for it', async () => {
  front = await startFront(backend.origin)
  const id = '5f0f1b2c-9d6e-4c3a-8b7a-111122223333'
  const trace = id.replaceAll('-', '')
  const passedOn = async (headers: Record<string, string>) => {
    backend.forget()
    await askSecretly('/api/ui/v1/version', { headers: { 'X-Trace-Id': id, ...headers } })
    return backend.received[0]!.headers.traceparent
  }
  const own = expect.stringMatching(new RegExp(`^00-${trace}-(?!0{16})[0-9a-f]{16}-01$`))
  expect(await passedOn({})).toEqual(own)
  const sent = `00-${trace}-00f067aa0ba902b7-01`
  expect(await passedOn({ traceparent: sent })).toBe(sent)
  for (const foreign of [`00-${'a'.repeat(32)}-00f067aa0ba902b7-01`, `00-${trace}-${'0'.repeat(16)}-01`, 'anna.gruber'])
    expect(await passedOn({ traceparent: foreign })).toEqual(own)
})

it('a support id that is no valid trace id is replaced', async () => {
  front = await startFront(backend.origin)
  backend.forget()
  await askSecretly('/api/ui/v1/version', { headers: { 'X-Trace-Id': '00000000-0000-0000-0000-000000000000' } })
  expect(backend.received[0]!.headers['x-trace-id']).toMatch(/[1-9a-f]/)
})

it('LOG_LEVEL says how much is written', async () => {
  front = await startFront(backend.origin, { LOG_LEVEL: 'warn' })
  await askSecretly('/api/ui/v1/version')
  expect(front.lines).toEqual([])
})

it('Prometheus reads calls by operation and status, durations, connections and the lag of the process', async () => {
  front = await startFront(backend.origin, { METRICS_PORT: '0' })
  await askSecretly(`/api/ui/v1/bank/private/${customer}/product`)
  await askSecretly('/api/ui/v1/version')
  await askSecretly('/api/ui/v1/version')
  await front.calls(3)
  const figures = await (await fetch(`${front.metricsAddress}/metrics`)).text()
  expect(figures).toMatch(/^portal_calls_total\{operation="bank\w+Product",status="200"\} 1$/m)
  expect(figures).toMatch(/^portal_calls_total\{operation="\w*[vV]ersion",status="200"\} 2$/m)
  expect(figures).toMatch(/^portal_call_duration_seconds_count\{operation="\w*[vV]ersion"\} 2$/m)
  expect(figures).toMatch(/^portal_connections [1-9]/m)
  expect(figures).toMatch(/^nodejs_eventloop_lag_p99_seconds /m)
  expect(figures).not.toContain(customer)
  expect((await fetch(`${front.address}/metrics`)).headers.get('content-type'), 'the public port has none').toContain(
    'html',
  )
})
