import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { json, openPage, startLocalServer, type LocalServer } from '../../../tests/local-server.ts'
import { tokens } from '../../../tests/tokens.ts'
import { startSession } from '../session/session.ts'
import type { ApiError } from './api-error.ts'
import { send } from './send.ts'

let server: LocalServer
beforeAll(async () => {
  server = await startLocalServer()
  openPage(server.origin)
})
beforeEach(() => startSession('bank', tokens.bank))
afterEach(() => vi.restoreAllMocks())
afterAll(() => server.stop())

const lose = () => server.answerWith((response) => response.destroy())
const outcomeOf = (method: string, data?: object, url = '/bank/registration-deny/1') =>
  send({ url, method, data }).then(
    () => 'done' as const,
    (error: unknown) => error as ApiError,
  )
const outcome = async (...call: Parameters<typeof outcomeOf>) => {
  const { outcomeUnknown, isUnsent } = (await outcomeOf(...call)) as ApiError
  return { outcomeUnknown, isUnsent }
}

it.each([
  ['PUT', { note: 'a' }, true],
  ['PATCH', undefined, true],
  ['DELETE', undefined, true],
  ['GET', undefined, false],
  ['POST', { note: 'a' }, false],
  ['PUT', { email: 'a@b.example', tanToken: '123456' }, false],
  ['PUT', { oldPassword: 'a', newPassword: 'b' }, false],
])('after a lost answer to %s with %j a retry is reported as safe: %s', async (method, data, outcomeUnknown) => {
  lose()
  expect(await outcome(method, data)).toEqual({ outcomeUnknown, isUnsent: false })
})

it.each([
  [500, true],
  [502, true],
  [504, true],
  [501, false],
  [409, false],
  [423, false],
])('status %i leaves open whether it was done: %s', async (status, outcomeUnknown) => {
  server.answerWith(json(status, {}))
  expect(await outcome('PUT', {})).toEqual({ outcomeUnknown, isUnsent: false })
})

it('marks a call as unsent only without a connection from start to end', async () => {
  const line = vi.spyOn(navigator, 'onLine', 'get')
  for (const [before, after, isUnsent] of [
    [false, false, true],
    [true, false, false],
    [false, true, false],
  ] as const) {
    line.mockReturnValue(before)
    server.answerWith((response) => {
      line.mockReturnValue(after)
      response.destroy()
    })
    expect(await outcome('PUT', {})).toEqual({ outcomeUnknown: !isUnsent, isUnsent })
  }
})

it('treats a missing record at the second try of a deletion as deleted, and at the first as refused', async () => {
  lose()
  await outcomeOf('DELETE')
  server.answerWith(json(423, {}))
  expect(await outcomeOf('DELETE')).toMatchObject({ status: 423 })
  server.answerWith(json(404, {}))
  expect(await outcomeOf('DELETE', undefined, '/bank/registration-deny/2')).toMatchObject({ status: 404 })
  expect(await outcomeOf('PUT', {})).toMatchObject({ status: 404 })
  expect(await outcomeOf('DELETE')).toBe('done')
  expect(await outcomeOf('DELETE')).toMatchObject({ status: 404 })
})
