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
  const log = JSON.stringify(front.lines)
  expect(secrets.filter((secret) => log.includes(secret))).toEqual([])
})

it('readiness logs once that the backend does not answer, and once that it does again', async () => {
  const first = await startLocalServer()
  front = await startFront(first.origin)
  const askReady = async () => (await fetch(`${front.address}/readyz`)).status
  const messages = () => front.lines.filter(({ backend: origin }) => origin === first.origin)
  expect([await askReady(), messages()]).toEqual([200, []])
  await first.stop()
  expect([await askReady(), await askReady()]).toEqual([503, 503])
  const isDown = expect.objectContaining({ level: 'warn', code: 'ECONNREFUSED', msg: 'the backend does not answer' })
  expect(messages()).toEqual([isDown])
  const second = await startLocalServer(Number(new URL(first.origin).port))
  expect([await askReady(), await askReady()]).toEqual([200, 200])
  expect(messages()).toEqual([isDown, expect.objectContaining({ level: 'info', msg: 'the backend answers again' })])
  await second.stop()
})

it('passes to the backend the trace id that the log has', async () => {
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

it('LOG_LEVEL sets how much is logged', async () => {
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
  expect(figures).toMatch(/^portal_calls_total\{operation="bank\w+Product",group="read",status="200"\} 1$/m)
  expect(figures).toMatch(/^portal_calls_total\{operation="\w*[vV]ersion",group="read",status="200"\} 2$/m)
  expect(figures).toMatch(/^portal_call_duration_seconds_count\{operation="\w*[vV]ersion"\} 2$/m)
  expect(figures).toMatch(/^portal_connections [1-9]/m)
  expect(figures).toMatch(/^nodejs_eventloop_lag_p99_seconds /m)
  expect(figures).not.toContain(customer)
  expect((await fetch(`${front.address}/metrics`)).headers.get('content-type'), 'the public port has none').toContain(
    'html',
  )
})

const report = {
  kind: 'error',
  version: 'portal-abc1234.js',
  route: '/bank/customers/$customerId',
  message: 'TypeError: x is undefined',
  language: 'de',
  stack: 'assets/portal-abc1234.js:1:2',
}
const sameOrigin = { 'Sec-Fetch-Site': 'same-origin' }
const send = async (body: unknown, headers: Record<string, string> = sameOrigin) => {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return (await fetch(`${front.address}/reports`, { method: 'POST', body: text, headers })).status
}
const reported = () => front.lines.filter(({ msg }) => msg === 'a browser reports')

it('what a browser reports is a line of the log, with nothing that is no report', async () => {
  front = await startFront(backend.origin, { REPORT_URL: '/reports' })
  expect(await send({ ...report, customer: 'Anna Gruber' })).toBe(204)
  expect(await send({ ...report, kind: 'vital', message: 'LCP', value: 812 })).toBe(204)
  expect(reported()).toEqual([
    expect.objectContaining({ level: 'warn', report }),
    expect.objectContaining({ level: 'info', report: expect.objectContaining({ value: 812 }) }),
  ])
})

it.each(['nonsense', '', '{"kind":"error"}', { ...report, version: 'any text' }])(
  'refuses the report %j and logs nothing',
  async (body) => {
    front = await startFront(backend.origin, { REPORT_URL: '/reports' })
    expect(await send(body)).toBe(400)
    expect(reported()).toEqual([])
  },
)

it('another site reports nothing, nor does a page without a site', async () => {
  front = await startFront(backend.origin, { REPORT_URL: '/reports' })
  expect(await send(report, { 'Sec-Fetch-Site': 'cross-site', Origin: front.address })).toBe(403)
  expect(await send(report, { Origin: 'https://evil.example' })).toBe(403)
  expect(await send(report, { Origin: 'null' })).toBe(403)
  expect(await send(report, {})).toBe(403)
  expect(await send(report, { Origin: front.address }), 'an older browser, or one without TLS').toBe(204)
  expect(reported().length).toBe(1)
})

it('limits reports: none that is long, and a few dozen a minute from an address behind a trusted proxy', async () => {
  front = await startFront(backend.origin, { REPORT_URL: '/reports', TRUSTED_PROXIES: 'loopback' })
  const from = (address: string) => send(report, { ...sameOrigin, 'X-Forwarded-For': address })
  expect(await send(JSON.stringify({ ...report, stack: 'x'.repeat(9000) }))).toBe(413)
  const statuses = await Promise.all(Array.from({ length: 70 }, () => from('203.0.113.7')))
  expect(statuses.filter((status) => status === 204).length).toBe(60)
  expect(statuses.filter((status) => status === 429).length).toBe(10)
  expect(await from('203.0.113.8')).toBe(204)
  expect(reported().length).toBe(61)
})

it('accepts no reports unless they are configured', async () => {
  front = await startFront(backend.origin)
  expect(await send(report)).toBe(404)
})
