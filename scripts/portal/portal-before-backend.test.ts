import { Writable } from 'node:stream'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type LocalServer, startLocalServer } from '../../tests/local-server.ts'
import { portalBefore } from './portal-before-backend.ts'

const log = new Writable({ write: (_line, _encoding, done) => done() })
const around = { port: 0, site: async () => {}, log }
let backend: LocalServer
let front: Awaited<ReturnType<typeof portalBefore>>

beforeAll(async () => {
  backend = await startLocalServer()
  front = await portalBefore(backend.origin, around)
})

afterAll(async () => {
  await front.close()
  await backend.stop()
})

it.each(['localhost:8090', 'nonsense', 'ftp://bank.example', ''])(
  'a backend team that names its server as %j reads what is wrong before anything starts',
  async (address) => {
    await expect(portalBefore(address, around)).rejects.toThrow(`API_BASE_URL is no http or https address: ${address}`)
  },
)

const ask = (headers: Record<string, string> = {}) => fetch(`${front.address}/api/ui/v1/private/product`, { headers })

it('a call that nothing was chosen for is answered by the backend', async () => {
  backend.answerWith((response) => response.writeHead(203).end('{"from":"the backend"}'))
  const answer = await ask()
  expect([answer.status, await answer.text()]).toEqual([203, '{"from":"the backend"}'])
})

it('an answer that was chosen in the panel comes from the contract, and the backend hears nothing of it', async () => {
  backend.forget()
  const answer = await ask({ Prefer: 'code=459' })
  expect([answer.status, await answer.json()]).toEqual([459, expect.objectContaining({ status: 459 })])
  expect(backend.received).toEqual([])
})

it('a documented answer that does not exist is refused in front of a backend, too', async () => {
  expect((await ask({ Prefer: 'code=999' })).status).toBe(400)
})
