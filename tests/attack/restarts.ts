/** Rolling restarts of two processes behind nginx and Caddy, and of one behind its socket alone, while writes come in: none is lost or sent twice. */
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { Agent, request } from 'undici'
import { type Kind, startLoadBalancer, whyNotHere } from '../server/deployment.ts'
import { startSocketService } from '../server/socket-service.ts'
import { type Attack, tally } from './outcome.ts'

const rounds = 20
const writesPerSecond = 200
/** In milliseconds; calls are under way at any time. */
const backendDelay = 25

const path = '/api/ui/v1/bank/common/10000000-0000-4000-8000-000000000001/notes'

/** A backend that counts each write by its key. */
async function startCountingBackend() {
  const counts = new Map<string, number>()
  const server = createServer((incoming, response) => {
    const key = String(incoming.headers['idempotency-key'] ?? '')
    if (key !== '') counts.set(key, (counts.get(key) ?? 0) + 1)
    incoming.resume().once('end', () =>
      setTimeout(() => {
        const status = incoming.method === 'POST' ? 201 : 200
        response.writeHead(status, { 'content-type': 'application/json' }).end('{}')
      }, backendDelay),
    )
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { origin, counts, close: () => void server.close() }
}

/** Sends writes at their rate, whatever becomes of the ones before, until `during` resolves. */
async function writeDuring(address: string, during: Promise<void>) {
  // Nothing is sent again: what a proxy loses shows.
  const dispatcher = new Agent({ connections: 100, connect: { rejectUnauthorized: false } })
  const answers = new Map<string, number | string>()
  let slowest = 0
  const write = async (key: string) => {
    const since = performance.now()
    const headers = { 'content-type': 'application/json', 'idempotency-key': key }
    try {
      const sent = { method: 'POST', dispatcher, headers, body: '{"note":"a"}' } as const
      const { statusCode, body } = await request(address + path, sent)
      await body.dump()
      answers.set(key, statusCode)
    } catch (error) {
      answers.set(key, (error as Error & { code?: string }).code ?? (error as Error).message)
    }
    slowest = Math.max(slowest, performance.now() - since)
  }
  const running: Promise<void>[] = []
  const restarts = { areOver: false }
  void during.finally(() => (restarts.areOver = true))
  const since = performance.now()
  while (!restarts.areOver) {
    const due = ((performance.now() - since) / 1000) * writesPerSecond
    while (running.length < due) running.push(write(randomUUID()))
    await wait(5)
  }
  await during
  await Promise.all(running)
  await dispatcher.close()
  return { answers, slowest, perSecond: running.length / ((performance.now() - since) / 1000) }
}

const settings = { TRUSTED_PROXIES: 'loopback', SHUTDOWN_DELAY_S: '5' }

export const restarts: Attack = async ({ scale }) => {
  const results = tally()
  const count = Math.ceil(rounds * scale)
  for (const kind of ['nginx', 'caddy', 'socket'] as const) {
    const reason = kind === 'socket' ? undefined : whyNotHere(kind)
    if (reason !== undefined) console.log(`restarts behind ${kind} are skipped: ${reason}`)
    else await restartBehind(kind, count, results)
  }
  return results.outcome({ writes: 1000 * scale, restarts: count })
}

async function restartBehind(kind: Kind | 'socket', count: number, results: ReturnType<typeof tally>): Promise<void> {
  const backend = await startCountingBackend()
  const services = await Promise.all(
    (kind === 'socket' ? [1] : [1, 2]).map(() => startSocketService(backend.origin, settings)),
  )
  const ports = services.map(({ address }) => Number(new URL(address).port))
  const proxy = kind === 'socket' ? undefined : await startLoadBalancer(kind, [ports[0]!, ports[1]!])
  try {
    const rolling = async () => {
      for (let round = 0; round < count; round++) {
        for (const service of services) {
          await service.restart()
          results.count('restarts')
        }
      }
      await wait(1000)
    }
    const { answers, slowest, perSecond } = await writeDuring(proxy?.address ?? services[0]!.address, rolling())
    const failed = [...answers].filter(([, status]) => status !== 201)
    const reasons = Map.groupBy(failed, ([, status]) => status)
    for (const [status, writes] of reasons) results.surprise(kind, `${writes.length} writes were answered ${status}`)
    const twice = [...backend.counts.values()].filter((times) => times > 1).length
    const lost = [...answers.keys()].filter((key) => !backend.counts.has(key)).length
    if (twice > 0) results.surprise(kind, `${twice} writes reached the backend twice`)
    if (lost > 0) results.surprise(kind, `${lost} writes did not reach the backend`)
    results.count('writes', answers.size)
    console.log(
      `${kind}: ${count} rolling restarts of ${services.length}, ${answers.size} writes (${Math.round(perSecond)} a second), ` +
        `${failed.length} failed, ${lost} lost, ${twice} twice, slowest ${(slowest / 1000).toFixed(1)} s`,
    )
  } finally {
    await proxy?.stop()
    for (const exit of (await Promise.all(services.map((service) => service.stop()))).flat())
      if (exit !== '0') results.surprise(kind, `a process ended with ${exit}`)
    backend.close()
  }
}
