/** What nobody sends by accident: odd values for a field, odd bodies, headers, queries and ids. */
import type { BrokenRequest } from '#conform/broken-requests.ts'
import type { RequestParts } from '#conform/backend.ts'
import { chanceOf } from './random.ts'

const deep = (levels: number): unknown => Array.from({ length: levels }).reduce<unknown>((inner) => [inner], 1)

const values: readonly [string, unknown][] = [
  ['a NUL', 'a\u0000b'],
  ['a bell', 'a\u0007b'],
  ['a lone surrogate', 'a\ud800'],
  ['a turned surrogate', '\udc00\ud800'],
  ['a non-character', 'a\uffff'],
  ['turned letters', '\u202eabc'],
  ['an emoji', '👩‍👩‍👧'],
  ['blanks only', '   '],
  ['a long text', 'x'.repeat(100_000)],
  ['a quote', "'; drop table accounts; --"],
  ['a placeholder', '{name} $1 %s'],
  ['a huge number', 1e308],
  ['a number beyond integers', 2 ** 53],
  ['a number below them', -(2 ** 53)],
  ['a tiny number', 1e-308],
  ['below zero', -1],
  ['minus zero', -0],
  ['a date to come', '9999-12-31'],
  ['a date before all', '0001-01-01'],
  ['a list in lists', deep(500)],
  ['an object', { $ref: '#' }],
  ['a list', []],
  ['true', true],
  ['null', null],
]
const bodies: readonly [string, string | Uint8Array, string][] = [
  ['broken JSON', '{"a":', 'application/json'],
  ['two values', '{} {}', 'application/json'],
  ['a number alone', '1', 'application/json'],
  ['null alone', 'null', 'application/json'],
  ['a list alone', '[]', 'application/json'],
  ['a byte order mark', '\ufeff{}', 'application/json'],
  ['bytes that are no UTF-8', new Uint8Array([0x7b, 0xff, 0xfe, 0x7d]), 'application/json'],
  ['very deep JSON', '['.repeat(20_000) + ']'.repeat(20_000), 'application/json'],
  ['a prototype', '{"__proto__":{"admin":true},"constructor":1}', 'application/json'],
  ['a megabyte', JSON.stringify({ a: 'x'.repeat(1_000_000) }), 'application/json'],
  ['XML', '<a/>', 'application/xml'],
  ['a form', 'a=1', 'application/x-www-form-urlencoded'],
  ['no media type', '{}', ';;;'],
  ['parts without an end', '--x\r\n', 'multipart/form-data; boundary=x'],
]
const queries: readonly Record<string, string | string[]>[] = [
  { keyOfNoContract: '1' },
  { __proto__x: '1', 'a[]': '1' },
  { page: ['1', '2'], limit: ['1', '2'] },
  { page: '-1' },
  { page: '1e9', limit: '99999999999999999999' },
  { sort: '\u0000' },
  { search: '%' },
  { 'a\u0000': '\ud800' },
]
const headers: readonly Record<string, string>[] = [
  { 'X-Trace-Id': 'no such id' },
  { 'X-Trace-Id': '' },
  { 'Accept-Language': 'x'.repeat(5000) },
  { 'Accept-Language': ';q=,,,*' },
  { 'X-User-Email': '%E0%A4%A' },
  { 'X-User-Id': '../../x' },
  { Accept: 'text/plain' },
  { 'Content-Encoding': 'gzip' },
  { 'Idempotency-Key': 'x'.repeat(5000) },
  { 'If-Match': '"' },
  { Prefer: 'code=' },
  { Cookie: 'a=b; a=c' },
  { 'X-HTTP-Method-Override': 'DELETE' },
]
const ids = ['0', '../../version', '%00', '\u0000', "' or 1=1", 'x'.repeat(900), '\ud83d\ude00', '*', 'null', ' ']

/** Each place of a JSON value in turn. */
function* placesIn(value: unknown, put: (changed: unknown) => unknown, name = 'the body'): Generator<Place> {
  yield { name, put }
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) {
    const inside = (changed: unknown) =>
      put(Array.isArray(value) ? value.with(Number(key), changed) : { ...value, [key]: changed })
    yield* placesIn(inner, inside, key)
  }
}
type Place = { name: string; put: (changed: unknown) => unknown }

/** Hostile variants of a request that could succeed; `seed` chooses the value for each place. */
export function* hostileRequests(valid: RequestParts, seed: number): Generator<BrokenRequest> {
  const chance = chanceOf(seed)
  if (valid.body !== undefined && valid.mediaType === undefined) {
    for (const { name, put } of placesIn(valid.body, (changed) => changed))
      for (const [what, value] of chance.some(values, 6))
        yield { how: `${name} is ${what}`, parts: { ...valid, body: put(value) } }
  }
  for (const [what, body, mediaType] of bodies)
    yield { how: `the body is ${what}`, parts: { ...valid, body, mediaType } }
  for (const query of queries) yield { how: `the query is ${JSON.stringify(query)}`, parts: { ...valid, query } }
  for (const more of headers)
    yield {
      how: `the header is ${JSON.stringify(more).slice(0, 60)}`,
      parts: { ...valid, headers: { ...valid.headers, ...more } },
    }
}

/** The same request about something that cannot exist. */
export function* hostileIds(valid: RequestParts): Generator<BrokenRequest> {
  for (const name of Object.keys(valid.params ?? {}))
    for (const id of ids)
      yield {
        how: `${name} is ${JSON.stringify(id).slice(0, 40)}`,
        parts: { ...valid, params: { ...valid.params, [name]: id } },
      }
}
