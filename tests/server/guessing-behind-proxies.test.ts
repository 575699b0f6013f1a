import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { sandboxForTest } from '../sandbox/backends.ts'
import { clientOf } from '../sandbox/client.ts'
import { seedPeople } from '../sandbox/people.ts'
import { startFront } from './front.ts'

/** Ends TLS as the documented nginx and Caddy do: it appends whom it serves to what it was told. */
async function startProxy(target: string) {
  const server = createServer((incoming, response) => {
    // Its visitors come from other addresses than this machine's; a header of the test says which.
    const { 'x-visitor': visitor, 'x-forwarded-for': claimed, ...headers } = incoming.headers
    const forwarded = [claimed, visitor].filter(Boolean).join(', ')
    const { method, url } = incoming
    const onward = request(
      target + url,
      { method, headers: { ...headers, 'x-forwarded-for': forwarded } },
      (answer) => {
        response.writeHead(answer.statusCode!, answer.headers)
        answer.pipe(response)
      },
    )
    incoming.pipe(onward)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

it(
  'behind TLS proxy, server and backend one person who guesses keeps nobody else out',
  { timeout: 120_000 },
  async () => {
    const sandbox = await sandboxForTest('PostgreSQL', { maxHashWaitMs: 60_000 })
    const front = await startFront(sandbox.address, { TRUSTED_PROXIES: 'loopback', LOG_LEVEL: 'silent' })
    const proxy = await startProxy(front.address)
    onTestFinished(async () => {
      proxy.close()
      await front.close()
    })
    // Whoever guesses claims to be somebody else each time; only what the proxy has appended counts.
    const guess = (turn: number) =>
      clientOf(proxy.address, { 'x-visitor': '203.0.113.9', 'x-forwarded-for': `198.51.100.${turn}` }).login(
        'private',
        `nobody-${turn}@nowhere.example`,
        'Wrong-Password-1!',
      )
    const statuses = []
    for (let turn = 0; turn < 60 && statuses.at(-1) !== 429; turn += 1) statuses.push((await guess(turn)).status)
    expect(statuses.at(-1), 'the limit for one origin is reached').toBe(429)
    const somebody = clientOf(proxy.address, { 'x-visitor': '203.0.113.10' })
    expect((await somebody.login('private', seedPeople.private.usual)).status).toBe(200)
  },
)
