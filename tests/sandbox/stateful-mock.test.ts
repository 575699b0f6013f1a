import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { type ServerProcess, startServer } from '#scripts/portal/server-process.ts'
import { runGuideCalls } from '../guide-calls.ts'
import { isInstalled } from '../is-installed.ts'
import { type Client, createClient } from './client.ts'
import { seedPeople } from './people.ts'

function startMock(...options: string[]): Promise<ServerProcess> {
  const ready = /^The stateful mock answers at (http:\/\/[^/\s]+)\/api\/ui\/v1/m
  return startServer(['scripts/portal/mock.ts', '--stateful', ...options], { ready, environment: { PORT: '0' } })
}

/** On a machine that is shared, a database takes long to be created; in milliseconds. */
const patience = 180_000

let mock: ServerProcess
let client: Client
beforeAll(async () => {
  mock = await startMock()
  client = createClient(mock.address)
}, patience)
afterAll(() => mock.stop())

const person = seedPeople.private.usual

async function signIn(to = client) {
  const token = await to.tokenOf('private', person)
  const path = '/private/privacy-settings'
  const read = async () => (await to.call('GET', path, { token })).body
  return {
    token,
    read,
    /** Turns every consent round, and resolves to what is stored from now on. */
    turnRound: async () => {
      const { etag: _etag, ...settings } = await read()
      const changed = Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, !value]))
      expect((await to.call('PUT', path, { token, body: changed })).status).toBe(204)
      return changed
    },
  }
}

it('a client reads what it wrote, until a reset puts the data back', async () => {
  const before = await signIn()
  const { etag: _etag, ...settings } = await before.read()
  const changed = await before.turnRound()
  expect(await before.read()).toMatchObject(changed)

  expect((await client.control('reset')).status).toBe(204)
  expect(await (await signIn()).read()).toMatchObject(settings)
})

it('a path of no call is refused as the contract refuses', async () => {
  const { status, body } = await client.send('POST', '/nothing', { body: '{"broken": ' })
  expect(body).toMatchObject({ status: 404, traceId: expect.any(String) as string })
  expect(status).toBe(404)
})

describe('two tests with a space each', () => {
  let [one, other]: Client[] = []
  beforeAll(() => {
    ;[one, other] = ['test-1', 'test-2'].map((name) => createClient(mock.address, { 'X-Mock-Space': name }))
  })
  const spaces = () => [one!, other!] as const

  it('neither read what the other writes, nor what is written without a space', async () => {
    const [first, second, common] = await Promise.all([...spaces(), client].map(signIn))
    const seeded = await second!.read()
    const changed = await first!.turnRound()
    expect(await second!.read()).toEqual(seeded)
    expect(await common!.read()).toEqual(seeded)
    expect(await first!.read()).toMatchObject(changed)
  })

  it('have sessions, messages, clocks and failures of their own', async () => {
    const [first, second] = spaces()
    const { token } = await signIn(first)
    expect((await second.call('GET', '/private/profile', { token })).status).toBe(401)

    await first.requestCode('private', person)
    expect(await first.codeFor(person)).toMatch(/\d/)
    await expect(second.codeFor(person)).rejects.toThrow('No code was sent')

    await first.control('clock', { resetTo: '2030-01-01T00:00:00Z' })
    const { body } = await second.send('GET', '/sandbox/clock')
    expect(body.now).not.toContain('2030')

    await first.control('fail-next', { operation: 'commonGetVersion', status: 504, count: 9 })
    expect((await second.call('GET', '/version')).status).toBe(200)
    expect((await first.call('GET', '/version')).status).toBe(504)
  })

  it('put back their own data alone', async () => {
    const [first, second] = await Promise.all(spaces().map(signIn))
    await first!.turnRound()
    const changed = await second!.turnRound()
    expect((await one!.control('reset')).status).toBe(204)
    expect((await one!.call('GET', '/private/profile', { token: first!.token })).status).toBe(401)
    expect(await second!.read()).toMatchObject(changed)
  })

  it('begin with the seed again once they ended their space, which no foreign page can', async () => {
    const { token } = await signIn(one)
    const headers = { origin: 'https://elsewhere.example' }
    expect((await one!.send('DELETE', '/sandbox/space', { headers })).status).toBe(403)
    expect((await one!.call('GET', '/private/profile', { token })).status).toBe(200)
    expect((await one!.send('DELETE', '/sandbox/space')).status).toBe(204)
    expect((await one!.call('GET', '/private/profile', { token })).status).toBe(401)
  })
})

it.each(['', 'a b', 'ä', 'x'.repeat(65), '../up'])('a space cannot have the name %j', async (name) => {
  const headers = { 'X-Mock-Space': encodeURI(name) }
  const { status, body } = await client.call('GET', '/version', { headers })
  expect(status).toBe(400)
  expect(body).toMatchObject({
    violations: [{ field: 'X-Mock-Space', rule: 'pattern' }],
    title: expect.any(String) as string,
  })
})

it(
  'data that was saved as a file is the seed of another mock, in each of its spaces and after each reset',
  async () => {
    const changed = await (await signIn()).turnRound()
    const file = join(mkdtempSync(join(tmpdir(), 'mock-seed-')), 'seed.tgz')
    onTestFinished(() => rmSync(dirname(file), { recursive: true }))
    const saved = await fetch(`${mock.address}/sandbox/snapshot`)
    writeFileSync(file, new Uint8Array(await saved.arrayBuffer()))
    expect((await client.control('reset')).status).toBe(204)

    const seeded = await startMock('--seed', file)
    onTestFinished(() => seeded.stop())
    for (const headers of [undefined, { 'X-Mock-Space': 'test-1' }]) {
      const another = createClient(seeded.address, headers)
      const before = await signIn(another)
      expect(await before.read()).toMatchObject(changed)
      await before.turnRound()
      expect((await another.control('reset')).status).toBe(204)
      expect(await (await signIn(another)).read()).toMatchObject(changed)
    }
  },
  patience,
)

it.each([
  ['package.json', 'package.json is no file that GET /sandbox/snapshot has sent.'],
  ['nowhere.tgz', 'The seed cannot be read: '],
])('%s as a seed is refused with the reason', async (file, reason) => {
  await expect(startMock('--seed', file)).rejects.toThrow(reason)
})

it('the calls of the guide for client developers are answered as it says', async ({ skip }) => {
  skip(!isInstalled('curl'), 'curl is not installed')
  const { said, answered } = await runGuideCalls([4], mock.address)
  expect(answered).toEqual(said)
  expect(said).toContain('204')
})
