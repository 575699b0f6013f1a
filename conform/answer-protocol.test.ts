import { describe, expect, it } from 'vitest'
import { brokenProtocol, fileNameOf } from '#conform/answer-protocol.ts'

const traceId = '6f1c2b7e-58a3-4c0d-9a54-0d6b8f3f2a11'
const answer = (more: Partial<Parameters<typeof brokenProtocol>[0]> = {}) => ({
  status: 200,
  headers: new Headers({ 'content-type': 'application/json; charset=utf-8' }),
  bytes: Buffer.from('{}'),
  mediaType: 'application/json',
  body: {},
  traceId,
  contracted: ['application/json'],
  ...more,
})
const messagesOf = (more: Parameters<typeof answer>[0]) => brokenProtocol(answer(more)).map(({ says }) => says)
const problem = (title: string) => ({ status: 400, body: { status: 400, title, traceId } })

it('finds nothing at an answer of the contract', () => {
  expect(messagesOf({})).toEqual([])
  expect(
    messagesOf({ status: 204, headers: new Headers(), bytes: Buffer.alloc(0), mediaType: '', body: undefined }),
  ).toEqual([])
  expect(messagesOf({ status: 503, headers: new Headers({ 'retry-after': '5' }), body: undefined })).toEqual([])
})

it.each([
  ['another media type', { mediaType: 'application/problem+json' }, /application\/problem\+json instead of/],
  ['another charset', { headers: new Headers({ 'content-type': 'application/json; charset="latin1"' }) }, /charset/],
  ['a mark', { bytes: Buffer.from('\uFEFF{}') }, /byte order mark/],
  ['a body with 204', { status: 204, headers: new Headers({ 'content-length': '2' }) }, /a 204 has a body/],
  ['no time to wait', { status: 503, headers: new Headers({ 'retry-after': '0' }), body: undefined }, /Retry-After/],
  ['a day to wait for', { status: 503, headers: new Headers({ 'retry-after': 'Sat, 28 Nov 2026' }) }, /Retry-After/],
  ['noise of a sum', { body: { rows: [{ sum: 0.1 + 0.2 }] } }, /sum is 0.30000000000000004, with the noise/],
  ['an offset', { body: { rows: [{ at: '2026-11-20T11:00:00+01:00' }] } }, /at is .* not in UTC/],
])('finds %s', (_name, more, message) => {
  expect(messagesOf(more).join()).toMatch(message)
})

it.each([19.99, 0.07, -99999999.99, 1234567.01, 0.125])('lets an amount be %d', (amount) => {
  expect(messagesOf({ body: { amount } })).toEqual([])
})

it.each([
  'NullPointerException',
  'failed\n  at main',
  'at Profile.write(Profile.java:42)',
  'TypeError: x is not a function',
  'select name from customers',
  'cannot open /var/lib/portal/data',
])('finds internals of a server in the title "%s"', (title) => {
  expect(messagesOf(problem(title))).toEqual(['the title reveals internals of the server'])
})

it.each(['The request breaks the contract', 'Internal Server Error', 'Select a date'])(
  'lets a title be "%s"',
  (title) => expect(messagesOf(problem(title))).toEqual([]),
)

describe('files', () => {
  const pdf = (disposition: string) => ({
    headers: new Headers({ 'content-type': 'application/pdf', 'content-disposition': disposition }),
    bytes: Buffer.from('%PDF-1.4\n%%EOF\n'),
    mediaType: 'application/pdf',
    body: undefined,
    contracted: ['application/pdf', 'text/csv'],
  })

  it('need a name whose extension fits, without a folder', () => {
    expect(messagesOf(pdf('attachment; filename="Rechnung.pdf"'))).toEqual([])
    expect(messagesOf(pdf('attachment; filename="Rechnung.csv"')).join()).toContain('is "Rechnung.csv"')
    expect(messagesOf(pdf('attachment; filename="../Rechnung.pdf"')).join()).toContain('separator')
    expect(messagesOf(pdf('inline')).join()).toContain('names no file')
  })

  it('that people have uploaded keep their name', () => {
    const uploaded = {
      ...pdf('attachment; filename="Scan"'),
      contracted: ['application/pdf', 'application/octet-stream'],
    }
    expect(messagesOf(uploaded)).toEqual([])
  })

  it.each([
    ['attachment; filename=a.pdf', 'a.pdf'],
    [String.raw`attachment; filename="a \"b\".pdf"`, 'a "b".pdf'],
    [`attachment; filename="_.pdf"; filename*=UTF-8''%C3%84.pdf`, 'Ä.pdf'],
    ['inline', undefined],
  ])('are called as %s says', (disposition, name) => {
    expect(fileNameOf(new Headers({ 'content-disposition': disposition }))).toBe(name)
  })
})
