import { i18n } from '@lingui/core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { json, openPage, startLocalServer, type LocalServer } from '../../../tests/local-server.ts'
import { tokens, tokenWith } from '../../../tests/tokens.ts'
import { startSession } from '../session/session.ts'
import { sendEarlyCalls } from './early-calls.ts'
import { send } from './send.ts'

const path = '/private/product'
let server: LocalServer
beforeAll(async () => {
  server = await startLocalServer()
  openPage(server.origin)
})
beforeEach(() => {
  document.documentElement.lang = i18n.locale
  startSession('private', tokens.private)
})
afterEach(() => {
  delete window.earlyCalls
  server.answerWith(json(200, {}))
  server.forget()
})
afterAll(() => server.stop())

it('a call that the page has sent is not sent again, and carries what the program would send', async () => {
  server.answerWith(json(200, { productType: 'STARTER' }))
  sendEarlyCalls([path], tokens.private)
  expect(await send({ url: path, method: 'GET' })).toEqual({ productType: 'STARTER' })
  expect(server.received).toHaveLength(1)
  await send({ url: path, method: 'GET' })
  const [early, later] = server.received.map(({ url, headers }) => ({ url, headers }))
  const ofContract = ({ headers }: typeof early & object) =>
    ['authorization', 'x-user-id', 'x-user-email', 'accept', 'accept-language'].map((name) => headers[name])
  expect(ofContract(early!)).toEqual(ofContract(later!))
  expect(early!.url).toBe(later!.url)
  expect(early!.headers['x-trace-id']).not.toBe(later!.headers['x-trace-id'])
})

it('a call with parameters is not sent again', async () => {
  sendEarlyCalls([`${path}?page=1&status=a&status=b`], tokens.private)
  await send({ url: path, method: 'GET', params: { page: 1, status: ['a', 'b'], q: undefined } })
  expect(server.received).toHaveLength(1)
})

it('a refusal is the error that the program would get, with the trace id that was sent', async () => {
  server.answerWith((response) => {
    response.setHeader('retry-after', '7')
    response.writeHead(503, { 'content-type': 'application/problem+json' }).end('{"status":503,"title":"down"}')
  })
  sendEarlyCalls([path], tokens.private)
  const error = await send({ url: path, method: 'GET' }).catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({
    failure: 'status',
    status: 503,
    retryAfter: 7,
    traceId: server.received[0]!.headers['x-trace-id'],
  })
  expect(server.received).toHaveLength(1)
})

it('what is no JSON is unreadable', async () => {
  server.answerWith((response) => void response.setHeader('content-type', 'text/html').end('<h1>Sign in</h1>'))
  sendEarlyCalls([path], tokens.private)
  await expect(send({ url: path, method: 'GET' })).rejects.toMatchObject({ failure: 'unreadable' })
})

it('a session that has ended in the meantime ends here too', async () => {
  server.answerWith(json(459, { type: 'about:blank', title: 'expired', status: 459 }))
  sendEarlyCalls([path], tokens.private)
  await expect(send({ url: path, method: 'GET' })).rejects.toMatchObject({ status: 459 })
  expect(localStorage.getItem('token-private')).toBeNull()
})

it('a call that got no answer is sent again', async () => {
  server.answerWith((response) => {
    server.answerWith(json(200, { again: true }))
    response.destroy()
  })
  sendEarlyCalls([path], tokens.private)
  expect(await send({ url: path, method: 'GET' })).toEqual({ again: true })
  expect(server.received).toHaveLength(2)
})

it.each([
  [
    'another token',
    { url: path, method: 'GET' },
    tokenWith({ sub: 'p-2', upn: 'b@mail.example', groups: ['private-customer'] }),
  ],
  ['a write', { url: path, method: 'PUT' }, tokens.private],
  ['a query', { url: path, method: 'GET', params: { page: 2 } }, tokens.private],
] as const)('a call with %s is sent by the program', async (_what, config, token) => {
  sendEarlyCalls([path], tokens.private)
  startSession('private', token)
  await send(config)
  expect(server.received).toHaveLength(2)
  expect(server.received[1]!.headers.authorization).toBe(`Bearer ${token}`)
})
