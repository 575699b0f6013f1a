import type { AccountLockedProblem } from '#generated/model/account-locked-problem.ts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { json, openPage, startLocalServer, type LocalServer } from '../../../tests/local-server.ts'
import { tokens, tokenWith } from '../../../tests/tokens.ts'
import { minutesUntil } from '../format/bank-time.ts'
import { readToken, startSession } from '../session/session.ts'
import { ApiError, problemField } from './api-error.ts'
import { send } from './send.ts'

let server: LocalServer
beforeAll(async () => {
  server = await startLocalServer()
  openPage(server.origin)
})
beforeEach(() => startSession('private', tokens.private))
afterEach(() => server.forget())
afterAll(() => server.stop())

async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const outcome = await call.then(
    () => 'answered',
    (error: unknown) => error,
  )
  expect(outcome).toBeInstanceOf(ApiError)
  return outcome as ApiError
}

it('a refusal carries status, body, the call and the trace id that was sent', async () => {
  server.answerWith(json(462, { title: 'locked', accountLockedUntil: '2026-11-20T12:00:00Z' }))
  const error = await failureOf(send({ url: '/private/product/change', method: 'POST', data: {} }))
  expect(error).toMatchObject({ failure: 'status', status: 462, call: 'POST /private/product/change' })
  expect(error.traceId).toBe(server.received[0]!.headers['x-trace-id'])
  expect(problemField<AccountLockedProblem>(error, 'accountLockedUntil')).toBe('2026-11-20T12:00:00Z')
  expect(problemField(error, 'violations')).toBeUndefined()
})

it.each([-600_000, 600_000, -86_400_000, 86_400_000])(
  'a lock of 15 minutes is one of 15 minutes on a device whose clock is %i ms off',
  async (off) => {
    const bank = Date.now() + off
    server.answerWith((response, call) => {
      response.setHeader('Date', new Date(bank).toUTCString())
      json(462, { accountLockedUntil: new Date(Math.floor(bank / 1000) * 1000 + 900_000).toISOString() })(
        response,
        call,
      )
    })
    const error = await failureOf(send({ url: '/private/profile/password', method: 'PUT', data: {} }))
    const jump = vi.spyOn(Date, 'now').mockReturnValue(bank + 3_600_000)
    expect(minutesUntil(problemField<AccountLockedProblem>(error, 'accountLockedUntil'))).toBe(15)
    jump.mockRestore()
  },
)

it('a call that ends while there is no connection has no support id', async () => {
  server.answerWith((response) => void response.destroy())
  const online = await failureOf(send({ url: '/version' }))
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const offline = await failureOf(send({ url: '/version' }))
  line.mockRestore()
  expect([online.failure, online.traceId]).toEqual(['network', expect.any(String)])
  expect([offline.failure, offline.traceId]).toEqual(['network', undefined])
})

it('a call after a refused one gets a trace id of its own @R105', async () => {
  server.answerWith(json(500, {}))
  const first = await failureOf(send({ url: '/version' }))
  const second = await failureOf(send({ url: '/version' }))
  expect(second.traceId).not.toBe(first.traceId)
})

it('the reason of a refused download is read from its file', async () => {
  server.answerWith(json(404, { title: 'gone' }))
  const error = await failureOf(send({ url: '/private/receipts/1/pdf', responseType: 'blob' }))
  expect(error).toMatchObject({ status: 404, body: { title: 'gone' } })
})

it('a refusal whose body is no JSON keeps its status', async () => {
  server.answerWith((response) => response.writeHead(502, { 'Content-Type': 'text/html' }).end('<h1>Bad gateway</h1>'))
  expect(await failureOf(send({ url: '/private/product' }))).toMatchObject({
    failure: 'status',
    status: 502,
    body: undefined,
  })
})

it.each([
  ['30', 30],
  ['', undefined],
  ['Wed, 21 Oct 2026 07:28:00 GMT', undefined],
])('passes on the Retry-After of a refusal (%s)', async (value, seconds) => {
  const headers = { 'Content-Type': 'application/json', ...(value && { 'Retry-After': value }) }
  server.answerWith((response) => response.writeHead(503, headers).end('{"title":"busy"}'))
  const error = await failureOf(send({ url: '/private/product' }))
  expect(error).toMatchObject({ status: 503, body: { title: 'busy' }, retryAfter: seconds })
})

it('an answer that is no JSON is unreadable @R280', async () => {
  server.answerWith((response) => response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"cut'))
  expect(await failureOf(send({ url: '/private/product' }))).toMatchObject({
    failure: 'unreadable',
  })
})

it('a connection that breaks is a network failure', async () => {
  server.answerWith((response) => response.destroy())
  const error = await failureOf(send({ url: '/private/product' }))
  expect(error).toMatchObject({ failure: 'network', status: undefined })
  expect(error.traceId).toMatch(/^[0-9a-f-]{36}$/)
})

it('an answer that does not come in time is a time-out @R273', async () => {
  server.answerWith(() => {}) // happy-dom's own requests know no time-out, so Node's are used here
  const impatient = { adapter: 'http', baseURL: server.origin, timeout: 20 }
  expect(await failureOf(send({ url: '/private/product', ...impatient }))).toMatchObject({ failure: 'timeout' })
})

it('a call that its screen gave up is no error of the bank', async () => {
  const leaving = new AbortController()
  server.answerWith(() => leaving.abort())
  const thrown = await send({ url: '/private/product', signal: leaving.signal }).catch((error: unknown) => error)
  expect(thrown).not.toBeInstanceOf(ApiError)
})

describe.each([401, 458, 459])('status %i', (status) => {
  const refuse = () => server.answerWith(json(status, {}))

  it('ends the session of its own area only @R091 @R092 @R093', async () => {
    startSession('private', tokens.private)
    startSession('bank', tokens.bank)
    refuse()
    expect(await failureOf(send({ url: '/private/product' }))).toMatchObject({ status })
    expect(readToken('private')).toBeUndefined()
    expect(readToken('bank')).toBe(tokens.bank)
  })

  it('of a login ends no session @R091 @R092 @R284', async () => {
    startSession('private', tokens.private)
    refuse()
    await failureOf(send({ url: '/private/auth/login', method: 'POST', data: { email: 'a@b.example' } }))
    expect(readToken('private')).toBe(tokens.private)
  })

  it('about a token that was replaced meanwhile leaves the new session alone', async () => {
    const next = tokenWith({ sub: 'p-2', upn: 'lukas.hofer@mail.example', groups: ['private-customer'] })
    startSession('private', tokens.private)
    server.answerWith((response, call) => {
      startSession('private', next)
      json(status, {})(response, call)
    })
    await failureOf(send({ url: '/private/product' }))
    expect(readToken('private')).toBe(next)
  })
})

it.each([403, 404, 423, 500])('status %i ends no session', async (status) => {
  startSession('private', tokens.private)
  server.answerWith(json(status, {}))
  await failureOf(send({ url: '/private/product' }))
  expect(readToken('private')).toBe(tokens.private)
})
