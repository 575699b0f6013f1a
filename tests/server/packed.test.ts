import { cpSync, chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { root, run } from '#scripts/run.ts'
import { startLocalServer } from '../local-server.ts'
import { startCollector } from './collector.ts'
import { startServe } from './serve-process.ts'

const folder = mkdtempSync(join(tmpdir(), 'packed-'))

// The steps of deploy/Containerfile, without the base image.
beforeAll(() => {
  const { ok, output } = run('npm', ['run', 'build:server'])
  if (!ok) throw new Error(output)
  cpSync(join(root, 'dist-server'), folder, { recursive: true })
  for (const place of readdirSync(folder, { recursive: true, encoding: 'utf8' })) chmodSync(join(folder, place), 0o555)
}, 240_000)
afterAll(() => {
  for (const place of readdirSync(folder, { recursive: true, encoding: 'utf8' })) chmodSync(join(folder, place), 0o755)
  rmSync(folder, { recursive: true })
})

it('what goes into the container serves the portal by itself: the server, the build, nothing installed, nothing written', async () => {
  const before = readdirSync(folder, { recursive: true }).toSorted()
  const backend = await startLocalServer()
  const serve = await startServe(backend.origin, {}, { folder, program: 'server/serve.js' })
  const page = await fetch(`${serve.address}/private/login`)
  expect(await page.text()).toMatch(/nonce="[\w+/=]{22,}"/)
  expect((await fetch(`${serve.address}/api/ui/v1/private/product`)).status).toBe(200)
  expect((await fetch(`${serve.address}/readyz`)).status).toBe(200)
  serve.end()
  expect(await serve.ended).toBe(0)
  expect(serve.output.some((line) => line.includes('"operation":"privateGetProduct"'))).toBe(true)
  expect(readdirSync(folder, { recursive: true }).toSorted()).toEqual(before)
  await backend.stop()
})

it('validates answers of the backend, in a process that has a file of its own', async () => {
  const backend = await startLocalServer()
  const serve = await startServe(backend.origin, { VALIDATE_SAMPLE: '1' }, { folder, program: 'server/serve.js' })
  await (await fetch(`${serve.address}/api/ui/v1/version`)).text()
  const isReported = () => serve.output.some((line) => line.includes('the backend breaks the contract'))
  await vi.waitFor(() => expect(isReported()).toBe(true), 20_000)
  serve.end()
  expect(await serve.ended).toBe(0)
  await backend.stop()
})

it('sends spans to a collector with nothing installed', async () => {
  const [backend, collector] = [await startLocalServer(), await startCollector()]
  const settings = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.origin }
  const serve = await startServe(backend.origin, settings, { folder, program: 'server/serve.js' })
  await (await fetch(`${serve.address}/api/ui/v1/version`)).text()
  serve.end()
  expect(await serve.ended).toBe(0)
  const spans = collector.spans()
  expect(spans).toHaveLength(2)
  const traceparents = backend.received.map(({ headers }) => headers.traceparent)
  expect(traceparents).toEqual([`00-${spans[0]!.traceId}-${spans.find(({ kind }) => kind === 3)!.spanId}-01`])
  await Promise.all([backend.stop(), collector.stop()])
})
