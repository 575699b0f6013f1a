import { once } from 'node:events'
import { type ServerResponse, createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type LocalServer, startLocalServer } from '../../tests/local-server.ts'
import { portalBefore } from './portal-before-backend.ts'

let backend: LocalServer
let front: Awaited<ReturnType<typeof portalBefore>>

beforeAll(async () => {
  backend = await startLocalServer()
  front = await portalBefore(backend.origin, { port: 0, site: async () => {} })
})

afterAll(async () => {
  await front.close()
  await backend.stop()
})

const ask = (signal?: AbortSignal) => fetch(`${front.address}/api/ui/v1/private/product`, signal ? { signal } : {})
const answering = () => new Promise<ServerResponse>((ready) => backend.answerWith(ready))

it.each(['localhost:8090', 'nonsense', 'ftp://bank.example', ''])(
  'a backend team that names its server as %j reads what is wrong before anything starts',
  async (address) => {
    await expect(portalBefore(address, { port: 0, site: async () => {} })).rejects.toThrow(
      `API_BASE_URL is no http or https address: ${address}`,
    )
  },
)

it('an answer that breaks off at the backend breaks off at the browser', { timeout: 5_000 }, async () => {
  const begun = answering()
  const asked = ask()
  const answer = await begun
  answer.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': 100 }).write('{"half":')
  const text = (await asked).text()
  answer.destroy()
  await expect(text).rejects.toThrow()
})

it('a browser that gives up takes its call back from the backend', { timeout: 5_000 }, async () => {
  const givingUp = new AbortController()
  const begun = answering()
  const asked = ask(givingUp.signal)
  const gone = once(await begun, 'close')
  givingUp.abort()
  await expect(asked).rejects.toThrow()
  await gone
})

it('a call arrives as it was sent, without the page it came from, and its answer as it was given', async () => {
  backend.forget()
  backend.answerWith((response) => response.writeHead(468, { 'X-Own': 'kept' }).end('{"as":"it is"}'))
  const answer = await fetch(`${front.address}/api/ui/v1/private/product/limit?a=1&b=%20c`, {
    method: 'DELETE',
    headers: { 'X-Trace-Id': 'mine', Origin: front.address, Referer: front.address },
    body: 'raw \u0000 bytes',
  })
  expect([answer.status, answer.headers.get('x-own'), await answer.text()]).toEqual([468, 'kept', '{"as":"it is"}'])
  const [{ method, url, headers, body }] = backend.received as [(typeof backend.received)[0]]
  expect({ method, url, body }).toEqual({
    method: 'DELETE',
    url: '/api/ui/v1/private/product/limit?a=1&b=%20c',
    body: 'raw \u0000 bytes',
  })
  expect(headers).toMatchObject({ 'x-trace-id': 'mine', host: new URL(backend.origin).host })
  expect(headers).not.toHaveProperty('origin')
  expect(headers).not.toHaveProperty('referer')
})

it('a file is on its way to the backend before the browser has sent all of it', { timeout: 5_000 }, async () => {
  let arrive: (part: string) => void
  const arrived = new Promise<string>((ready) => (arrive = ready))
  const reading = createServer((incoming) => incoming.once('data', (chunk) => arrive(String(chunk))))
  await once(reading.listen(0, '127.0.0.1'), 'listening')
  const { port } = reading.address() as AddressInfo
  const slow = await portalBefore(`http://127.0.0.1:${port}`, { port: 0, site: async () => {} })
  const upload = request(`${slow.address}/api/ui/v1/business/calling-numbers/csv-upload`, { method: 'POST' })
  upload.on('error', () => {}) // it is taken back below
  upload.write('first part')
  expect(await arrived).toBe('first part')
  upload.destroy()
  await slow.close()
  reading.close()
})

it('a backend that is not there is a 502 with its address, as the contract has it', async () => {
  const nowhere = await portalBefore('http://127.0.0.1:9', { port: 0, site: async () => {} })
  const answer = await fetch(`${nowhere.address}/api/ui/v1/version`)
  expect(answer.status).toBe(502)
  expect(await answer.json()).toMatchObject({ status: 502, title: expect.stringContaining('http://127.0.0.1:9 ') })
  await nowhere.close()
})

it.each([
  ['/api/ui/v1/private/product?%', 200],
  ['/api/ui/v1/%', 404],
])('a developer who asks for %s gets %i, and nothing breaks', async (path, status) => {
  backend.answerWith((response) => response.writeHead(200).end('{}'))
  expect((await fetch(`${front.address}${path}`)).status).toBe(status)
})

it('a documented answer that does not exist is refused in front of a backend, too', async () => {
  const ask999 = fetch(`${front.address}/api/ui/v1/private/product`, { headers: { Prefer: 'code=999' } })
  expect((await ask999).status).toBe(400)
})
