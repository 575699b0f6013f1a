import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { json, openPage, startLocalServer, type LocalServer } from '../../../tests/local-server.ts'
import { otherToken, tokens } from '../../../tests/tokens.ts'
import { endSession, onSessionChange, readToken, startSession } from '../session/session.ts'
import { send } from './send.ts'

let server: LocalServer
let stop = () => {}
const listener = vi.fn()
beforeAll(async () => {
  server = await startLocalServer()
  openPage(server.origin)
})
beforeEach(() => {
  startSession('private', tokens.private)
  startSession('bank', tokens.bank)
  listener.mockClear()
  stop = onSessionChange(listener)
})
afterEach(() => {
  stop()
  server.forget()
})
afterAll(() => server.stop())

const outcomeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'answered',
    (error: { failure?: string; status?: number }) => [error.failure, error.status],
  )

/** Calls to slow addresses stay under way until `answer` is called. */
function holdSlow(status = 200) {
  const held: (() => void)[] = []
  server.answerWith((response, call) => {
    const answer = () => json(call.url.includes('slow') ? 200 : status, {})(response, call)
    if (call.url.includes('slow')) held.push(answer)
    else answer()
  })
  return { held, underWay: (count: number) => vi.waitUntil(() => held.length === count) }
}

it.each([
  [401, 'ended'],
  [458, 'newPassword'],
  [459, 'expired'],
] as const)('status %i on parallel calls ends the session once @R091 @R092 @R093', async (status, end) => {
  server.answerWith(json(status, {}))
  const calls = Array.from({ length: 6 }, (_, index) => outcomeOf(send({ url: `/private/call-${index}` })))
  for (const outcome of await Promise.all(calls)) expect(outcome).toEqual(['status', expect.any(Number)])
  expect(listener.mock.calls).toEqual([['private', end]])
  expect(readToken('bank')).toBe(tokens.bank)
})

it.each([
  [401, 401],
  [458, 458],
  [459, 459],
])("status %i gives up the area's calls under way and no other area's", async (status, seen) => {
  const { held, underWay } = holdSlow(status)
  const own = [1, 2].map((call) => outcomeOf(send({ url: `/private/slow-${call}` })))
  const other = outcomeOf(send({ url: '/bank/slow' }))
  const version = outcomeOf(send({ url: '/slow-version' }))
  await underWay(4)
  expect(await outcomeOf(send({ url: '/private/product' }))).toEqual(['status', status])
  expect(await Promise.all(own)).toEqual([
    ['status', seen],
    ['status', seen],
  ])
  for (const answer of held) answer()
  expect(await Promise.all([other, version])).toEqual(['answered', 'answered'])
})

it('aborts pending calls at logout', async () => {
  const { underWay } = holdSlow()
  const call = outcomeOf(send({ url: '/private/slow' }))
  await underWay(1)
  endSession('private', 'logout')
  expect(await call).toEqual(['status', 401])
})

it('delivers no response of one person to the next', async () => {
  const { underWay } = holdSlow()
  const call = outcomeOf(send({ url: '/private/slow' }))
  await underWay(1)
  startSession('private', otherToken)
  expect(await call).toEqual(['status', 401])
  server.answerWith(json(200, {}))
  expect(await outcomeOf(send({ url: '/private/product' }))).toBe('answered')
})

it('never sends a call of one person with the session of the next, also before the page knows of it', async () => {
  localStorage.setItem('token-private', JSON.stringify(otherToken)) // another tab; its storage event is still on its way
  const calls = ['POST', 'PUT', 'GET'].map((method) => outcomeOf(send({ url: '/private/profile', method, data: {} })))
  expect(await Promise.all(calls)).toEqual(calls.map(() => ['status', 401]))
  expect(server.received).toEqual([])
  expect(listener.mock.calls).toEqual([['private', 'replaced']])
})

it('a screen may still give up a call by itself', async () => {
  const { underWay } = holdSlow()
  const leaving = new AbortController()
  const call = outcomeOf(send({ url: '/private/slow', signal: leaving.signal }))
  await underWay(1)
  leaving.abort()
  expect(await call).toEqual([undefined, undefined])
  expect(listener).not.toHaveBeenCalled()
})
