/** Malformed calls of every operation: refused in the order of the contract, without any change of the data. */
import type { RequestParts } from '#conform/backend.ts'
import { type BrokenRequest, brokenRequests } from '#conform/broken-requests.ts'
import { createViolationFinder } from '#conform/scenario.ts'
import { type OperationId, operations } from '#generated/operations.ts'
import { type Attack, type Tally, tally } from './outcome.ts'
import { seededRandom } from './random.ts'
import { changed, fewestReads, readAll, startTarget, type Target, validRequest } from './target.ts'

/** The statuses for a request that breaks the contract; 413, 414 and 431 are about its size. */
const refused = [400, 413, 414, 415, 431]
/** So many calls of an operation and a sort in the whole attack. */
const mostOfOne = 20
/** The second part ends after this time, in milliseconds, wherever it is; it begins anywhere. */
const longest = 60_000

export const fuzz: Attack = async ({ seed, scale, only, sandbox }) => {
  const chance = seededRandom(seed)
  const all = only ?? (Object.keys(operations) as OperationId[])
  const results = tally()
  const target = await startTarget(sandbox)
  const violationsOf = createViolationFinder(target.contract)
  const allowed = new Map<OperationId, HostileRequest[]>()
  try {
    const [before, again] = [await readAll(target), await readAll(target)]
    for (const operation of changed(before, again)) before.delete(operation)

    for (const operation of all) {
      const { owner, parts } = await validRequest(target, operation)
      const ask = asking(target, results, operation, owner)
      const sendable = (one: HostileRequest) => operations[operation].method !== 'GET' || one.parts.body === undefined
      const breaks = (one: HostileRequest) => violationsOf(operation, one.parts).length > 0
      const ofContract = [...brokenRequests(target.contract, operation, parts)].filter(sendable)
      const hostile = [...hostileRequests(parts, chance.below(2 ** 31))].filter(sendable)
      allowed.set(
        operation,
        [...ofContract, ...hostile].filter((one) => !breaks(one)),
      )
      const broken = [ofContract, hostile].flatMap((some) =>
        chance.some(some.filter(breaks), Math.ceil(mostOfOne * scale)),
      )
      for (const one of broken) await ask(one, refused)
      for (const one of chance.some(broken, Math.ceil(5 * scale)))
        if (operations[operation].session) await ask(one, [401], 'anonymous')
      for (const one of chance.some([...hostileIds(parts)], Math.ceil(10 * scale))) await ask(one, [404])
    }
    const lost = changed(before, await readAll(target))
    results.count('reads compared', before.size)
    if (lost.length > 0) results.surprise('a refused write changed', lost.join(', '))

    // What is odd, but allowed: it may succeed, so the next operation begins with the seed again.
    if (scale >= 1) {
      const end = Date.now() + longest
      const from = chance.below(all.length)
      for (const operation of [...all.slice(from), ...all.slice(0, from)]) {
        if (Date.now() > end) break
        results.count('operations with what is odd, but allowed')
        let wrote = false
        for (const one of chance.some(allowed.get(operation)!, mostOfOne)) {
          const { owner } = await target.paramsOf(operation)
          const status = await asking(target, results, operation, owner)(one)
          wrote ||= status < 300 && operations[operation].method !== 'GET'
        }
        if (wrote) await target.reset()
      }
    }
  } finally {
    await target.close()
  }
  const done = scale >= 1 ? 1 : 0
  return results.outcome({ calls: all.length, '4xx': all.length, '2xx': done, 'reads compared': fewestReads })
}

/** Sends one call and holds its answer against the contract and what was expected. */
const asking =
  (target: Target, { count, surprise }: Tally, operation: OperationId, owner: string) =>
  async ({ how, parts }: HostileRequest, expected?: readonly number[], who = target.callerOf(operation, owner)) => {
    const token = operations[operation].session && who !== 'anonymous' ? await target.tokenOf(who) : undefined
    const { status, findings } = await target.backend.send(operation, { ...parts, token })
    count('calls')
    count(`${Math.floor(status / 100)}xx`)
    if (status >= 500) surprise(`${operation} ${status}`, how)
    else if (expected && !expected.includes(status)) surprise(`${operation} ${status} instead of ${expected[0]}`, how)
    for (const { says } of findings) surprise(`${operation} ${says}`, how)
    return status
  }

/** Values that are never sent by accident: odd fields, bodies, headers, queries and ids. */
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
function* placesIn(value: unknown, put: (replaced: unknown) => unknown, name = 'the body'): Generator<Place> {
  yield { name, put }
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) {
    const inside = (replaced: unknown) =>
      put(Array.isArray(value) ? value.with(Number(key), replaced) : { ...value, [key]: replaced })
    yield* placesIn(inner, inside, key)
  }
}
type Place = { name: string; put: (replaced: unknown) => unknown }

type HostileRequest = Omit<BrokenRequest, 'place'>

/** Hostile variants of a request that could succeed; `seed` chooses the value for each place. */
function* hostileRequests(valid: RequestParts, seed: number): Generator<HostileRequest> {
  const chance = seededRandom(seed)
  if (valid.body !== undefined && valid.mediaType === undefined) {
    for (const { name, put } of placesIn(valid.body, (replaced) => replaced))
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
function* hostileIds(valid: RequestParts): Generator<HostileRequest> {
  for (const name of Object.keys(valid.params ?? {}))
    for (const id of ids)
      yield {
        how: `${name} is ${JSON.stringify(id).slice(0, 40)}`,
        parts: { ...valid, params: { ...valid.params, [name]: id } },
      }
}
