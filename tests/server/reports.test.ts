import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
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

it.each(['nonsense', '', '{"kind":"error"}', { ...report, version: 'any text' }])(
  'nobody writes %j into the log',
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

it('nobody fills the log: no long reports, and some dozen a minute from an address, as a trusted proxy tells it', async () => {
  front = await startFront(backend.origin, { REPORT_URL: '/reports', TRUSTED_PROXIES: 'loopback' })
  const from = (address: string) => send(report, { ...sameOrigin, 'X-Forwarded-For': address })
  expect(await send(JSON.stringify({ ...report, stack: 'x'.repeat(9000) }))).toBe(413)
  const statuses = await Promise.all(Array.from({ length: 70 }, () => from('203.0.113.7')))
  expect(statuses.filter((status) => status === 204).length).toBe(60)
  expect(statuses.filter((status) => status === 429).length).toBe(10)
  expect(await from('203.0.113.8')).toBe(204)
  expect(reported().length).toBe(61)
})

it('where nobody asked for reports, none are taken', async () => {
  front = await startFront(backend.origin)
  expect(await send(report)).toBe(404)
})
