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
const send = async (body: unknown) => {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return (await fetch(`${front.address}/reports`, { method: 'POST', body: text })).status
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

it.each(['nonsense', '', '{"kind":"error"}', { ...report, kind: 'other' }, { ...report, message: 'x'.repeat(501) }])(
  'nobody writes %j into the log',
  async (body) => {
    front = await startFront(backend.origin, { REPORT_URL: '/reports' })
    expect(await send(body)).toBe(400)
    expect(reported()).toEqual([])
  },
)

it('nobody fills the log: no long reports, and no more than some hundred in a minute', async () => {
  front = await startFront(backend.origin, { REPORT_URL: '/reports' })
  expect(await send(JSON.stringify({ ...report, stack: 'x'.repeat(9000) }))).toBe(413)
  for (let turn = 0; turn < 310; turn += 1) await send(report)
  expect(reported().length).toBe(300)
})

it('where nobody asked for reports, none are taken', async () => {
  front = await startFront(backend.origin)
  expect(await send(report)).toBe(404)
})
