import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { withoutPerson } from '#src/app/reports/fault-report.ts'
import { type LocalServer, startLocalServer } from '../local-server.ts'
import { type Front, startFront } from './front.ts'

let backend: LocalServer
let front: Front
beforeAll(async () => (backend = await startLocalServer()))
afterAll(() => backend.stop())
afterEach(() => front.close())

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

it('everything that the portal can send is taken', async () => {
  front = await startFront(backend.origin, { REPORT_URL: '/reports' })
  const traceId = '5f0f1b2c-9d6e-4c3a-8b7a-111122223333'
  for (const more of [
    { version: 'development', route: '__root__', language: 'en', stack: '' },
    { route: 'none', language: '', stack: 'assets/a-1.js:1:2\nassets/b-2.js:10:200' },
    { route: '/bank/_signed-in/business-customer/$bpNumber/$' },
    { kind: 'load', message: '/assets/notes-abc1234.css' },
    { kind: 'load', message: 'a file of somebody else' },
    { kind: 'load', message: 'A part of the portal did not come' },
    { kind: 'policy', message: 'img-src https://x.example/a' },
    { kind: 'unreadable', message: 'An answer could not be read', traceId },
    ...['CLS', 'INP', 'LCP', 'TTFB'].map((message) => ({ kind: 'vital', message, value: 0.004 })),
  ])
    expect(await send({ ...report, ...more }), JSON.stringify(more)).toBe(204)
})

it.each([
  'nonsense',
  '',
  '{"kind":"error"}',
  { ...report, kind: 'other' },
  { ...report, message: 'x'.repeat(501) },
  { ...report, version: 'AT611904300234573201' },
  { ...report, version: 'any text' },
  { ...report, route: '/bank/customers/6601234588 and more' },
  { ...report, language: 'Anna Gruber' },
  { ...report, stack: 'at https://portal.example/private?search=Gruber' },
  { ...report, stack: `assets/a-1.js:1:2\n${'assets/a-1.js:1:2\n'.repeat(20)}` },
  { ...report, kind: 'vital', message: 'Anna Gruber', value: 1 },
  { ...report, kind: 'vital', message: 'LCP', value: 1e300 },
  { ...report, kind: 'load', message: 'any text' },
  { ...report, kind: 'unreadable', message: 'any text' },
  { ...report, kind: 'policy', message: 'any text of anybody' },
])('nobody writes %j into the log', async (body) => {
  front = await startFront(backend.origin, { REPORT_URL: '/reports' })
  expect(await send(body)).toBe(400)
  expect(reported()).toEqual([])
})

it('what a message may not hold is not written, whoever sends it: the portal has taken it out already', async () => {
  front = await startFront(backend.origin, { REPORT_URL: '/reports' })
  const samples = [
    'Error: No customer anna.gruber@mail.example here',
    'Error: GET /bank/customers/9c2e7f5a-1111-4222-8333-444455556666/notes',
    'Error: AT61 1904 3002 3457 3201 is wrong',
    'Error: +43 660 1234588 was called',
    'Error: https://portal.example/bank?search=Gruber failed',
  ]
  for (const message of samples) expect(await send({ ...report, message })).toBe(204)
  expect(await send({ ...report, message: 'Error: eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.abc-DEF_1' })).toBe(
    204,
  )
  const written = reported().map((line) => (line.report as typeof report).message)
  expect(written).toEqual([...samples.map(withoutPerson), 'Error: <token>'])
})

it('another site reports nothing, nor does a page without a site', async () => {
  front = await startFront(backend.origin, { REPORT_URL: '/reports' })
  expect(await send(report, { 'Sec-Fetch-Site': 'cross-site', Origin: front.address })).toBe(403)
  expect(await send(report, { Origin: 'https://evil.example' })).toBe(403)
  expect(await send(report, { Origin: 'null' })).toBe(403)
  expect(await send(report, {})).toBe(403)
  expect(await send(report, { Origin: front.address }), 'an older browser, or one without TLS').toBe(204)
  expect(reported().length).toBe(1)
})

it('nobody fills the log: no long reports, some dozen a minute from one address and some hundred from all', async () => {
  front = await startFront(backend.origin, { REPORT_URL: '/reports', TRUSTED_PROXIES: 'loopback' })
  const from = (address: string) => send(report, { ...sameOrigin, 'X-Forwarded-For': address })
  expect(await send(JSON.stringify({ ...report, stack: 'x'.repeat(9000) }))).toBe(413)
  const ofOne = []
  for (let turn = 0; turn < 70; turn += 1) ofOne.push(await from('203.0.113.7'))
  expect(ofOne.filter((status) => status === 204).length).toBe(60)
  expect(ofOne.at(-1)).toBe(429)
  for (let turn = 0; turn < 70; turn += 1) await from(`2001:db8:0:12::${turn + 1}`)
  expect(reported().length, 'a household with IPv6 has one network').toBe(120)
  for (let turn = 0; turn < 310; turn += 1) await from(`198.51.100.${turn % 250}`)
  expect(reported().length).toBe(300)
})

it('where nobody asked for reports, none are taken', async () => {
  front = await startFront(backend.origin)
  expect(await send(report)).toBe(404)
})
