import { describe, expect, it } from 'vitest'
import { redactPersonalData } from '#src/app/reports/fault-report.ts'
import { reportBudget } from './report-budget.ts'
import { reportSchema } from './report.ts'

const report = {
  kind: 'error',
  version: 'portal-abc1234.js',
  route: '/bank/customers/$customerId',
  message: 'TypeError: x is undefined',
  language: 'de',
  stack: 'assets/portal-abc1234.js:1:2',
}
const traceId = '5f0f1b2c-9d6e-4c3a-8b7a-111122223333'

it.each([
  { version: 'development', route: '__root__', language: 'en', stack: '' },
  { route: 'none', language: '', stack: 'assets/a-1.js:1:2\nassets/b-2.js:10:200' },
  { route: '/bank/_signed-in/business-customer/$bpNumber/$' },
  { kind: 'load', message: '/assets/notes-abc1234.css' },
  { kind: 'load', message: 'a file of somebody else' },
  { kind: 'load', message: 'A part of the portal did not come' },
  { kind: 'policy', message: 'img-src https://x.example/a' },
  { kind: 'unreadable', message: 'An answer could not be read', traceId },
  ...['CLS', 'INP', 'LCP', 'TTFB'].map((message) => ({ kind: 'vital', message, value: 0.004 })),
])('what the portal can send is a report: %j', (more) => {
  expect(reportSchema.safeParse({ ...report, ...more }).error).toBeUndefined()
})

it.each([
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
])('what the portal cannot send is none: %j', (body) => {
  expect(reportSchema.safeParse(body).success).toBe(false)
})

it.each([
  'Error: No customer anna.gruber@mail.example here',
  'Error: GET /bank/customers/9c2e7f5a-1111-4222-8333-444455556666/notes',
  'Error: AT61 1904 3002 3457 3201 is wrong',
  'Error: +43 660 1234588 was called',
  'Error: https://portal.example/bank?search=Gruber failed',
])('a message loses again what the portal takes out: %s', (message) => {
  expect(reportSchema.parse({ ...report, message }).message).toBe(redactPersonalData(message))
})

it('a message loses a token', () => {
  const message = 'Error: eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.abc-DEF_1 is no longer valid'
  expect(reportSchema.parse({ ...report, message }).message).toBe('Error: <token> is no longer valid')
})

describe('in a minute', () => {
  const takes = (budget: ReturnType<typeof reportBudget>, addresses: string[]) =>
    addresses.filter((address) => budget.take(address)).length
  const many = (count: number, address: (turn: number) => string) =>
    Array.from({ length: count }, (_, turn) => address(turn))

  it('limits the reports of one address, and not those of others', () => {
    const budget = reportBudget()
    expect(
      takes(
        budget,
        many(700, () => '203.0.113.7'),
      ),
    ).toBe(60)
    expect(takes(budget, ['203.0.113.8'])).toBe(1)
    expect(budget.renew()).toBe(640)
    expect(takes(budget, ['203.0.113.7'])).toBe(1)
  })

  it('a household with IPv6 counts as one address, however it is written', () => {
    const budget = reportBudget()
    expect(
      takes(
        budget,
        many(70, (turn) => `2001:db8:0:12::${turn + 1}`),
      ),
    ).toBe(60)
    expect(takes(budget, ['2001:0DB8:0000:0012:9:8:7:6', '2001:db8:0:13::1', '::1', 'fe80::1%eth0'])).toBe(3)
  })

  it('all together write some hundred', () => {
    expect(
      takes(
        reportBudget(),
        many(1000, (turn) => `198.51.100.${turn % 250}`),
      ),
    ).toBe(300)
  })
})
