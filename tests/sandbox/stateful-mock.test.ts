import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ServerProcess, startServer } from '#scripts/portal/server-process.ts'
import { type Client, createClient } from './client.ts'
import { seedPeople } from './people.ts'

let mock: ServerProcess
let client: Client
beforeAll(async () => {
  const program = ['scripts/portal/mock.ts', '--stateful']
  const ready = /^The stateful mock answers at (http:\/\/[^/\s]+)\/api\/ui\/v1/m
  mock = await startServer(program, { ready, environment: { PORT: '0' } })
  client = createClient(mock.address)
}, 180_000) // on a machine that is shared, a database takes long to be created
afterAll(() => mock.stop())

async function signIn() {
  const token = await client.tokenOf('private', seedPeople.private.usual)
  const path = '/private/privacy-settings'
  return {
    read: async () => (await client.call('GET', path, { token })).body,
    write: (body: object) => client.call('PUT', path, { token, body }),
  }
}

it('a client reads what it wrote, until a reset puts the data back', async () => {
  const before = await signIn()
  const { etag: _etag, ...settings } = await before.read()
  const changed = Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, !value]))
  expect((await before.write(changed)).status).toBe(204)
  expect(await before.read()).toMatchObject(changed)

  expect((await client.control('reset')).status).toBe(204)
  expect(await (await signIn()).read()).toMatchObject(settings)
})

it('a path of no call is refused as the contract refuses', async () => {
  const { status, body } = await client.send('POST', '/nothing', { body: '{"broken": ' })
  expect(body).toMatchObject({ status: 404, traceId: expect.any(String) as string })
  expect(status).toBe(404)
})
