import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { json, openPage, startLocalServer, type LocalServer } from '../../../tests/local-server.ts'
import { tokens } from '../../../tests/tokens.ts'
import { isTransferring, readActivity } from '../session/activity.ts'
import { endSession, startSession } from '../session/session.ts'
import { send } from './send.ts'

let server: LocalServer
beforeAll(async () => {
  server = await startLocalServer()
  openPage(server.origin)
})
beforeEach(() => {
  startSession('private', tokens.private)
  endSession('private', 'logout')
  startSession('private', tokens.private)
})
afterAll(() => server.stop())

const answers = (status: number, body: unknown = {}) => server.answerWith(json(status, body))
const call = (url: string, more: object = {}) => send({ url, ...more }).catch(() => {})
const logIn = () => call('/private/auth/login', { method: 'POST', data: { email: 'anna.gruber@mail.example' } })

it('takes the idle time from the login and from the profile', async () => {
  answers(200, { token: tokens.private, sessionIdleSeconds: 900 })
  const before = Date.now()
  await logIn()
  expect(readActivity('private')).toMatchObject({ idleSeconds: 900 })
  expect(readActivity('private')!.at).toBeGreaterThanOrEqual(before)
  answers(200, { sessionIdleSeconds: 600 })
  await call('/private/profile')
  expect(readActivity('private')?.idleSeconds).toBe(600)
  answers(200, { token: tokens.private })
  await logIn()
  expect(readActivity('private')?.idleSeconds).toBeUndefined()
})

it.each(['900', null, -5, 0, {}])('ignores an invalid idle time (%j)', async (sessionIdleSeconds) => {
  answers(200, { token: tokens.private, sessionIdleSeconds })
  await logIn()
  expect(readActivity('private')?.idleSeconds).toBeUndefined()
})

it.each([200, 204, 400, 403, 404, 409, 423, 429])('an answer of the bank (%i) is activity', async (status) => {
  server.answerWith((response) => response.writeHead(status).end())
  await call('/private/product')
  expect(readActivity('private')).toBeDefined()
})

it.each([500, 502, 504, 401, 458, 459])(
  'what the bank may never have heard (%i), or is the end, is none',
  async (status) => {
    answers(status)
    await call('/private/product')
    expect(readActivity('private')).toBeUndefined()
  },
)

it.each(['check-email', 'password-tan'])('the step %s of a login is none', async (step) => {
  answers(200)
  await call(`/private/auth/${step}`, { method: 'POST', data: {} })
  expect(readActivity('private')).toBeUndefined()
})

it.each([
  ['up', { method: 'POST', data: new Blob(['a;b']) }],
  ['down', { responseType: 'blob' }],
])('a file on its way %s is activity as long as it takes, and no longer when it fails', async (_way, more) => {
  let under = false
  server.answerWith((response) => {
    under = isTransferring('private')
    response.writeHead(500).end()
  })
  await call('/private/receipts/1', more)
  expect([under, isTransferring('private')]).toEqual([true, false])
})
