import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest'
import { sendRaw } from '../attack/raw-http.ts'
import { type LocalServer, startLocalServer } from '../local-server.ts'
import { sandboxForTest } from '../sandbox/backends.ts'
import { createClient } from '../sandbox/client.ts'
import { seedPeople } from '../sandbox/people.ts'
import { startFront } from './front.ts'

let backend: LocalServer
beforeAll(async () => (backend = await startLocalServer()))
beforeEach(() => backend.forget())
afterAll(() => backend.stop())

const claimed = {
  'X-Forwarded-For': '203.0.113.7',
  'X-Forwarded-Proto': 'https',
  'X-Forwarded-Host': 'portal.bank.example',
  'X-Forwarded-User': 'admin',
  'X-Real-IP': '203.0.113.7',
  Forwarded: 'for=203.0.113.7',
}

async function headersPassedOn(settings: Record<string, string>, more: Record<string, string> = {}) {
  const front = await startFront(backend.origin, settings)
  const answer = await fetch(`${front.address}/api/ui/v1/version`, { headers: { ...claimed, ...more } })
  await answer.text()
  const page = await fetch(front.address, { headers: claimed })
  await page.text()
  await front.close()
  const { headers } = backend.received[0]!
  const forwardHeaders = Object.fromEntries(Object.entries(headers).filter(([name]) => /forward|real-ip/.test(name)))
  return {
    forwardHeaders,
    hosts: new URL(front.address).host,
    tls: [answer, page].map(({ headers: own }) => own.get('strict-transport-security')),
  }
}

it('accepts the client’s address and TLS from a trusted proxy only', async () => {
  const { forwardHeaders, hosts, tls } = await headersPassedOn({})
  expect(forwardHeaders).toEqual({
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-proto': 'http',
    'x-forwarded-host': hosts,
  })
  expect(tls).toEqual([null, null])
})

it('trusts the headers of a trusted proxy, and sends HSTS behind TLS', async () => {
  const { forwardHeaders, tls } = await headersPassedOn({ TRUSTED_PROXIES: '10.0.0.0/8, 127.0.0.1' })
  expect(forwardHeaders).toEqual({
    'x-forwarded-for': '203.0.113.7',
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'portal.bank.example',
  })
  expect(tls).toEqual(['max-age=31536000', 'max-age=31536000'])
})

it('passes on the nearest address of a chain that is no trusted proxy, and ignores what was claimed before it', async () => {
  backend.forget()
  const chain = { 'X-Forwarded-For': '198.51.100.1, 203.0.113.7, 10.1.2.3' }
  const { forwardHeaders } = await headersPassedOn({ TRUSTED_PROXIES: '10.0.0.0/8, 127.0.0.1' }, chain)
  expect(forwardHeaders).toMatchObject({ 'x-forwarded-for': '203.0.113.7' })
})

it.each([
  ['203.0.113.7:4711', '203.0.113.7'],
  ['[2001:db8::7]:4711', '2001:db8::7'],
  ['[2001:db8::7]', '2001:db8::7'],
  ['2001:db8::7', '2001:db8::7'],
  ['203.0.113.7:4711, 10.1.2.3:80', '203.0.113.7'],
  ['198.51.100.1, unknown, 203.0.113.7:1', '203.0.113.7'],
  ['198.51.100.1, unknown, 10.1.2.3', '10.1.2.3'],
  ['203.0.113.7, _hidden', '127.0.0.1'],
])('takes the address out of X-Forwarded-For: %s is %s', async (header, address) => {
  const settings = { TRUSTED_PROXIES: '10.0.0.0/8, 127.0.0.1' }
  const { forwardHeaders } = await headersPassedOn(settings, { 'X-Forwarded-For': header })
  expect(forwardHeaders['x-forwarded-for']).toBe(address)
})

it('passes calls on for the hosts of ALLOWED_HOSTS only, and is alive for any', async () => {
  const front = await startFront(backend.origin, {
    ALLOWED_HOSTS: 'Portal.bank.example, other.example:8443, [::1]',
    TRUSTED_PROXIES: 'loopback',
  })
  const statusFor = async (host: string, path = '/api/ui/v1/version', name = 'Host') => {
    const others = name === 'Host' ? '' : 'Host: portal.bank.example\r\n'
    const answer = await sendRaw(
      front.address,
      `GET ${path} HTTP/1.1\r\n${others}${name}: ${host}\r\nConnection: close\r\n\r\n`,
    )
    return Number(answer.split(' ')[1])
  }
  for (const host of ['portal.bank.example', 'PORTAL.bank.example:8080', 'other.example:8443', '[::1]:1'])
    expect([host, await statusFor(host)]).toEqual([host, 200])
  for (const host of ['evil.example', 'other.example', 'portal.bank.example.evil.example', 'x.portal.bank.example'])
    expect([host, await statusFor(host)]).toEqual([host, 421])
  expect(await statusFor('evil.example', '/api/ui/v1/version', 'X-Forwarded-Host')).toBe(421)
  expect(await statusFor('10.0.0.7:8080', '/healthz')).toBe(200)
  expect(backend.received).toHaveLength(4)
  await front.close()
})

/** Ends TLS as the documented nginx and Caddy do: it appends its client to the header that it received. */
async function startProxy(target: string) {
  const server = createServer((incoming, response) => {
    // Its visitors come from other addresses than this machine's, which a header of the test names.
    const { 'x-visitor': visitor, 'x-forwarded-for': earlier, ...headers } = incoming.headers
    const forwarded = [earlier, visitor].filter(Boolean).join(', ')
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
  'locks out only the address of the person who guesses, behind TLS proxy, server and backend',
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
      createClient(proxy.address, { 'x-visitor': '203.0.113.9', 'x-forwarded-for': `198.51.100.${turn}` }).login(
        'private',
        `nobody-${turn}@nowhere.example`,
        'Wrong-Password-1!',
      )
    const statuses = []
    for (let turn = 0; turn < 60 && statuses.at(-1) !== 429; turn += 1) statuses.push((await guess(turn)).status)
    expect(statuses.at(-1), 'the limit for one origin is reached').toBe(429)
    const somebody = createClient(proxy.address, { 'x-visitor': '203.0.113.10' })
    expect((await somebody.login('private', seedPeople.private.usual)).status).toBe(200)
  },
)
