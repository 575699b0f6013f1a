import { i18n } from '@lingui/core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { json, openPage, startLocalServer, type LocalServer } from '../../../tests/local-server.ts'
import { tokens } from '../../../tests/tokens.ts'
import { endSession, startSession } from '../session/session.ts'
import { send } from './send.ts'

let server: LocalServer
beforeAll(async () => {
  server = await startLocalServer()
  openPage(server.origin)
})
beforeEach(() => startSession('private', tokens.private))
afterEach(() => {
  server.answerWith(json(200, {}))
  server.forget()
})
afterAll(() => server.stop())

const last = () => server.received.at(-1)!

it('every call goes to the prefix of the contract @R229', async () => {
  await send({ url: '/private/product', method: 'GET' })
  expect(last()).toMatchObject({ method: 'GET', url: '/api/ui/v1/private/product' })
})

it('parallel calls carry the same trace id and a later call a new one @R063 @R230', async () => {
  await Promise.all([send({ url: '/private/product' }), send({ url: '/private/product/limit' })])
  await send({ url: '/private/call-number' })
  const [first, second, later] = server.received.map((call) => call.headers['x-trace-id'])
  expect(first).toMatch(/^[0-9a-f-]{36}$/)
  expect(second).toBe(first)
  expect(later).toMatch(/^[0-9a-f-]{36}$/)
  expect(later).not.toBe(first)
})

it('every call sends the language that the person chose', async () => {
  for (const language of ['en', 'de']) {
    i18n.load(language, {})
    i18n.activate(language)
    await send({ url: '/private/product' })
  }
  expect(server.received.map(({ headers }) => headers['accept-language'])).toEqual(['en', 'de'])
})

it.each([
  ['private', 'p-1', 'anna.gruber@mail.example'],
  ['business', 'a-1', 'katharina.moser@bergland.example'],
  ['bank', 'b-1', 'sabine.k%C3%B6hler@bank.example'],
] as const)(
  'a call of the %s area names the person of that area and carries their session @R231 @R232 @R233 @R680 @R681',
  async (area, id, email) => {
    startSession('private', tokens.private)
    startSession('business', tokens.business)
    startSession('bank', tokens.bank)
    await send({ url: `/${area}/profile` })
    expect(last().headers).toMatchObject({
      authorization: `Bearer ${tokens[area]}`,
      'x-user-id': id,
      'x-user-email': email,
    })
  },
)

it('a call of an area without a signed-in person is not sent, and counts as refused', async () => {
  endSession('private', 'logout')
  startSession('bank', tokens.bank)
  await expect(send({ url: '/private/product' })).rejects.toMatchObject({ failure: 'status', status: 401 })
  expect(server.received).toEqual([])
})

it('sends a login with the typed address and without an older token @R234 @R235', async () => {
  startSession('private', tokens.private)
  const data = { email: ' jürgen+100%25@mail.example ', password: ' a b ' }
  await send({ url: '/private/auth/login', method: 'POST', data })
  expect(last().headers).toMatchObject({
    'x-use-session-support': 'true',
    'x-user-email': 'j%C3%BCrgen+100%2525@mail.example',
  })
  expect(last().headers).not.toHaveProperty('authorization')
})

it.each(['check-email', 'password-tan', 'password-reset'])(
  'the step %s of a login carries neither token nor login headers',
  async (step) => {
    startSession('private', tokens.private)
    await send({ url: `/private/auth/${step}`, method: 'POST', data: { email: 'anna.gruber@mail.example' } })
    for (const header of ['authorization', 'x-use-session-support', 'x-user-email']) {
      expect(last().headers).not.toHaveProperty(header)
    }
  },
)

it('a logout is sent with the token that it ends @R231', async () => {
  startSession('private', tokens.private)
  server.answerWith((response) => response.writeHead(204).end())
  await send({ url: '/private/auth/logout', method: 'POST' })
  expect(last().headers).toMatchObject({ authorization: `Bearer ${tokens.private}` })
  expect(last().body).toBe('')
})

it("a customer's entries are trimmed and the password is sent exactly as typed @R219 @R220 @R221", async () => {
  const data = { email: ' anna.gruber@mail.example ', customerNumber: ' ', password: '  a b ' }
  await send({ url: '/private/auth/login', method: 'POST', data })
  expect(last().headers['content-type']).toBe('application/json')
  expect(JSON.parse(last().body)).toEqual({
    email: 'anna.gruber@mail.example',
    customerNumber: null,
    password: '  a b ',
  })
})

it('several values of one filter are written without brackets @R237', async () => {
  await send({
    url: '/private/transactions',
    params: { status: ['captured', 'refund'], search: '0664', sort: undefined },
  })
  expect(last().url).toBe('/api/ui/v1/private/transactions?status=captured&status=refund&search=0664')
})

it('a file is sent as it is, with its own type and headers', async () => {
  const data = new Blob([' a;b \n'], { type: 'text/csv' })
  startSession('bank', tokens.bank)
  await send({
    url: '/bank/documents',
    method: 'POST',
    data,
    headers: { 'Doc-Name': 'a.csv', 'Content-Type': 'text/csv' },
  })
  expect(last()).toMatchObject({ body: ' a;b \n', headers: { 'content-type': 'text/csv', 'doc-name': 'a.csv' } })
})

it('an answer arrives as it was sent, and 204 is nothing', async () => {
  server.answerWith(json(200, { productType: 'Starter' }))
  expect(await send({ url: '/private/product' })).toEqual({ productType: 'Starter' })
  server.answerWith((response) => response.writeHead(204).end())
  expect(await send({ url: '/private/product/change', method: 'DELETE' })).toBeUndefined()
})

it('a download arrives as a file', async () => {
  server.answerWith((response) => response.writeHead(200, { 'Content-Type': 'application/pdf' }).end('%PDF'))
  const file = await send<Blob>({ url: '/private/receipts/1/pdf', responseType: 'blob' })
  expect(await file.text()).toBe('%PDF')
})

it('the portal waits five minutes for an answer @R236', async () => {
  const timeout = await send({
    url: '/version',
    adapter: async (config) => ({ ...answerOf(config), data: config.timeout }),
  })
  expect(timeout).toBe(300_000)
})

const answerOf = <T>(config: T) => ({ status: 200, statusText: 'OK', headers: {}, config })
