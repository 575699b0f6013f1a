import { beforeEach, expect, it, vi } from 'vitest'
import { refusal, unanswered, unsent } from '../http/api-error.fake.ts'
import type { ApiError } from '../http/api-error.ts'
import { createPartMissingError } from '../http/load-part.ts'
import { withIdempotencyKey } from './write-commands.ts'

beforeEach(() => window.sessionStorage.clear())

const sent: string[] = []
beforeEach(() => void (sent.length = 0))
const answered = (key: string) => Promise.resolve(void sent.push(key))
const failing = (error: unknown) => (key: string) => {
  sent.push(key)
  return Promise.reject(error as Error)
}
/** Sends at one place, as long as there is something to send; gives what was thrown. */
async function all(...sends: ((key: string) => Promise<unknown>)[]) {
  const thrown: unknown[] = []
  for (const send of sends) await withIdempotencyKey('fees', send).catch((error: unknown) => void thrown.push(error))
  return thrown as ApiError[]
}

it.each([
  ['the network was lost', unanswered('network')],
  ['there was no answer in time', unanswered('timeout')],
  ['the answer could not be read', unanswered('unreadable')],
  ['the server failed', refusal(500)],
  ['the gateway gave up', refusal(502)],
])('retries with the same key after %s, and marks the outcome as unknown', async (_when, error) => {
  const [reported] = await all(failing(error), answered)
  expect(sent[0]).toBe(sent[1])
  expect(reported?.outcomeUnknown).toBe(true)
  expect([reported?.failure, reported?.status, reported?.traceId]).toEqual([error.failure, error.status, error.traceId])
})

it.each([401, 423, 429, 458, 459])('status %i in between changes nothing about it', async (status) => {
  const [, reported] = await all(failing(unanswered('network')), failing(refusal(status)), answered)
  expect(new Set(sent).size).toBe(1)
  expect(reported?.outcomeUnknown).toBe(false)
})

it.each([
  ['there was no connection', unsent()],
  ['the part of the portal that sends could not be loaded', createPartMissingError(true)],
  ['the bank has not built it yet', refusal(501)],
])('does not mark the outcome as unknown because %s', async (_why, error) => {
  const [reported] = await all(failing(error), answered)
  expect(reported).toBe(error)
})

it.each([400, 404, 409, 412, 422, 465])(
  'a refusal with status %i ends it: the next try has a key of its own',
  async (status) => {
    const [reported] = await all(failing(refusal(status)), answered)
    expect(sent[0]).not.toBe(sent[1])
    expect(reported?.outcomeUnknown).toBe(false)
  },
)

it('uses a new key after a success, and on another page', async () => {
  await all(answered, answered)
  await withIdempotencyKey('notes', failing(unanswered('network'))).catch(() => {})
  await withIdempotencyKey('fees', answered)
  expect(new Set(sent).size).toBe(4)
  for (const key of sent) expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4/)
})

it('a key outlives a reload of the page, but not the day for which the bank keeps it', async () => {
  await all(failing(unanswered('network')))
  expect(window.sessionStorage.getItem('idempotency-keys')).toContain(sent[0])
  await all(failing(unanswered('network')))
  expect(sent[1]).toBe(sent[0])
  vi.useFakeTimers({ now: Date.now() + 24 * 3_600_000, toFake: ['Date'] })
  try {
    await all(answered)
  } finally {
    vi.useRealTimers()
  }
  expect(sent[2]).not.toBe(sent[0])
})

it('a browser that keeps nothing keeps the key as long as the page', async () => {
  const closed = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('closed', 'SecurityError')
  })
  const unread = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('closed', 'SecurityError')
  })
  try {
    await all(failing(unanswered('network')), answered)
  } finally {
    closed.mockRestore()
    unread.mockRestore()
  }
  expect(sent[0]).toBe(sent[1])
})
