import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type LocalServer, startLocalServer } from '../local-server.ts'
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

async function heard(settings: Record<string, string>, more: Record<string, string> = {}) {
  const front = await startFront(backend.origin, settings)
  const answer = await fetch(`${front.address}/api/ui/v1/version`, { headers: { ...claimed, ...more } })
  await answer.text()
  const page = await fetch(front.address, { headers: claimed })
  await page.text()
  await front.close()
  const { headers } = backend.received[0]!
  const told = Object.fromEntries(Object.entries(headers).filter(([name]) => /forward|real-ip/.test(name)))
  return {
    told,
    hosts: new URL(front.address).host,
    tls: [answer, page].map(({ headers: own }) => own.get('strict-transport-security')),
  }
}

it('nobody but a trusted proxy says where a call comes from, or that it came over TLS', async () => {
  const { told, hosts, tls } = await heard({})
  expect(told).toEqual({ 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'http', 'x-forwarded-host': hosts })
  expect(tls).toEqual([null, null])
})

it('a trusted proxy is believed, and behind TLS browsers are told to come back with it', async () => {
  const { told, tls } = await heard({ TRUSTED_PROXIES: '10.0.0.0/8, 127.0.0.1' })
  expect(told).toEqual({
    'x-forwarded-for': '203.0.113.7',
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'portal.bank.example',
  })
  expect(tls).toEqual(['max-age=31536000', 'max-age=31536000'])
})

it('of a chain the backend is told the nearest address that is no trusted proxy, whatever was claimed before it', async () => {
  backend.forget()
  const chain = { 'X-Forwarded-For': '198.51.100.1, 203.0.113.7, 10.1.2.3' }
  const { told } = await heard({ TRUSTED_PROXIES: '10.0.0.0/8, 127.0.0.1' }, chain)
  expect(told).toMatchObject({ 'x-forwarded-for': '203.0.113.7' })
})
