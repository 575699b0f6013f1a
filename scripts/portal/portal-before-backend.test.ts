import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
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
