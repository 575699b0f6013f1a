/** Answers of the backend that break the contract show in the metrics and the log, and nothing of what they hold. */
import { readFileSync, readdirSync } from 'node:fs'
import { brotliCompressSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib'
import fc from 'fast-check'
import { request } from 'undici'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { json, startLocalServer } from '../local-server.ts'
import { sandboxForTest } from '../sandbox/backends.ts'
import { createClient } from '../sandbox/client.ts'
import { type Front, startFront } from './front.ts'
import { startServe } from './serve-process.ts'

let front: Front | undefined
afterEach(async () => {
  await front?.close()
  front = undefined
})

const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)
const isAlive = (pid: number) => readdirSync('/proc').includes(String(pid))
/** Of the server and the process that validates, in MB. */
const memoryOf = (pid: number): number => {
  const kilobytes = [pid, ...childrenOf(pid)].map(
    (one) => /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${one}/status`, 'utf8'))?.[1],
  )
  return kilobytes.reduce((sum, one) => sum + Number(one ?? 0), 0) / 1024
}

const figures = async (name: string) => {
  const text = await (await fetch(`${front!.metricsAddress}/metrics`)).text()
  return text.split('\n').filter((line) => line.startsWith(`${name}{`))
}
const validatedOf = async (operation: string) =>
  (await figures('portal_validated_responses_total')).filter((line) => line.includes(`operation="${operation}"`))
const breakLines = () => front!.lines.filter(({ msg }) => msg === 'the backend breaks the contract')

it('shows a fault that is planted into a backend by its place in the contract, and nothing before', async () => {
  const sandbox = await sandboxForTest('PostgreSQL')
  front = await startFront(sandbox.address, { VALIDATE_SAMPLE: '1', METRICS_PORT: '0' })
  const client = createClient(front!.address)
  const token = await client.tokenOf('private', 'anna.gruber@mail.example')
  const ask = () => client.call('GET', '/private/product', { token })
  await ask()
  await client.call('GET', '/private/receipts', { token })
  await client.call('GET', '/private/product')
  await vi.waitFor(async () => expect(await validatedOf('privateGetProduct')).toHaveLength(2), 20_000)
  expect(await figures('portal_contract_breaks_total')).toEqual([])

  sandbox.plant('a field is missing')
  const { text } = await ask()
  await ask()
  const place = '#/components/schemas/Product/required'
  await vi.waitFor(
    async () =>
      expect(await figures('portal_contract_breaks_total')).toEqual([
        `portal_contract_breaks_total{operation="privateGetProduct",status="200",place="${place}"} 2`,
      ]),
    20_000,
  )
  // Each has its own support id; the second within a minute is no warning any more.
  const broken = { operation: 'privateGetProduct', status: 200, places: [place] }
  expect(breakLines()).toEqual(['warn', 'info'].map((level): unknown => expect.objectContaining({ level, ...broken })))
  expect(new Set(breakLines().map(({ traceId }) => traceId)).size).toBe(2)
  const values = Object.values(JSON.parse(text) as object).filter((value) => String(value).length > 4)
  expect(values.filter((value) => JSON.stringify(front!.lines).includes(String(value)))).toEqual([])
}, 90_000)

it('reads compressed bodies, and counts what is no JSON', async () => {
  const backend = await startLocalServer()
  onTestFinished(async () => void (await backend.stop()))
  front = await startFront(backend.origin, { VALIDATE_SAMPLE: '1', METRICS_PORT: '0' })
  const version = async (body: Buffer, headers: Record<string, string>) => {
    backend.answerWith((response) => response.writeHead(200, headers).end(body))
    const answer = await fetch(`${front!.address}/api/ui/v1/version`)
    return answer.text()
  }
  const jsonHeaders = { 'content-type': 'application/json' }
  const wrong = JSON.stringify({ none: 1 })
  expect(await version(gzipSync(wrong), { ...jsonHeaders, 'content-encoding': 'gzip' })).toBe(wrong)
  await vi.waitFor(async () => expect(await figures('portal_contract_breaks_total')).not.toEqual([]), 20_000)
  expect(JSON.stringify(await figures('portal_contract_breaks_total'))).toMatch(/required|additionalProperties/)
  expect(await version(Buffer.from('no JSON'), jsonHeaders)).toBe('no JSON')
  await vi.waitFor(
    async () => expect(JSON.stringify(await figures('portal_contract_breaks_total'))).toMatch(/200\/content\\",?/),
    20_000,
  )
}, 60_000)

/** Small responses that unpack to tens of megabytes. */
const bombs = [
  ['gzip', gzipSync(`["${'a'.repeat(40_000_000)}"]`, { level: 9 })],
  ['gzip', gzipSync(`[${'{},'.repeat(20_000_000)}{}]`, { level: 9 })],
  ['br', brotliCompressSync(`["${'a'.repeat(40_000_000)}"]`)],
  ['deflate', deflateSync('['.repeat(40_000_000))],
  ['zstd', zstdCompressSync(`["${'a'.repeat(40_000_000)}"]`)],
] as const

it('survives responses that unpack to tens of megabytes, with 512 MB', async () => {
  const backend = await startLocalServer()
  const serve = await startServe(backend.origin, {
    VALIDATE_SAMPLE: '1',
    METRICS_PORT: '0',
    NODE_OPTIONS: '--max-old-space-size=256',
  })
  onTestFinished(async () => {
    serve.end()
    await serve.ended
    await backend.stop()
  })
  const call = `${serve.address}/api/ui/v1/version`
  let largest = 0
  for (let round = 0; round < 6; round += 1)
    for (const [encoding, bytes] of bombs) {
      const headers = { 'content-type': 'application/json', 'content-encoding': encoding }
      backend.answerWith((response) => response.writeHead(200, headers).end(bytes))
      const answers = await Promise.all(
        Array.from({ length: 10 }, async () => {
          const { statusCode, body } = await request(call)
          return statusCode === 200 && bytes.equals(Buffer.from(await body.arrayBuffer()))
        }),
      )
      expect(answers).toEqual(Array(10).fill(true))
      largest = Math.max(largest, memoryOf(serve.pid))
    }
  backend.answerWith(json(200, { none: 1 }))
  await vi.waitFor(async () => {
    await (await fetch(call)).text()
    const text = await (await fetch(`${serve.metrics}`)).text()
    expect(text).toMatch(/^portal_contract_breaks_total\{/m)
    expect(text).toMatch(/^portal_unvalidated_responses_total\{reason="too_large"\} [1-9]/m)
    expect(text).toMatch(/^portal_unvalidated_responses_total\{reason="failed"\} 0$/m)
  }, 20_000)
  expect(largest).toBeLessThan(512)
  expect(await (await fetch(`${serve.address}/healthz`)).json()).toEqual({ status: 'alive' })
}, 120_000)

it('answers on while the process that validates is killed, and starts it again', async () => {
  const backend = await startLocalServer()
  backend.answerWith(json(200, { none: 1 }))
  const serve = await startServe(backend.origin, { VALIDATE_SAMPLE: '1', METRICS_PORT: '0' })
  onTestFinished(async () => {
    serve.end()
    await serve.ended
    await backend.stop()
  })
  const count = async (name: string) => {
    const text = await (await fetch(`${serve.metrics}`)).text()
    const lines = text.split('\n').filter((line) => line.startsWith(name))
    return lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0)
  }
  const call = async () => (await fetch(`${serve.address}/api/ui/v1/version`)).json()
  const isValidated = async (more: number) =>
    vi.waitFor(async () => {
      expect(await call()).toEqual({ none: 1 })
      expect(await count('portal_validated_responses_total{')).toBeGreaterThan(more)
    }, 20_000)
  await isValidated(0)
  const [child] = childrenOf(serve.pid)
  process.kill(child!, 'SIGKILL')
  await vi.waitFor(async () => expect(await count('portal_response_validation_stopped ')).toBe(1), 5000)
  expect(await call()).toEqual({ none: 1 })
  expect(await count('portal_unvalidated_responses_total{reason="stopped"}')).toBeGreaterThan(0)
  await isValidated(await count('portal_validated_responses_total{'))
  expect(await count('portal_response_validation_stopped ')).toBe(0)
  expect(serve.output.filter((line) => line.includes('the validation of responses ended'))).toHaveLength(1)
  const [again] = childrenOf(serve.pid)
  process.kill(serve.pid, 'SIGKILL')
  await vi.waitFor(() => expect(isAlive(again!)).toBe(false), 10_000)
}, 60_000)

it('holds no more than its limit for readers that stop, and leaves the oldest out', async () => {
  const backend = await startLocalServer()
  onTestFinished(async () => void (await backend.stop()))
  front = await startFront(backend.origin, { VALIDATE_SAMPLE: '1', METRICS_PORT: '0' })
  const body = Buffer.alloc(2_000_000, ' ')
  let begun = 0
  // All but the last bytes: no copy is complete.
  backend.answerWith((response, { url }) => {
    // The server's own check of the backend is no call of a reader.
    if (url.endsWith('/version')) return void response.writeHead(204).end()
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': 2_000_001 }).write(body)
    begun += 1
  })
  const leaving = new AbortController()
  const readers = Array.from({ length: 30 }, async () => {
    const { body: received } = await request(`${front!.address}/api/ui/v1/private/product`, { signal: leaving.signal })
    await received.dump({ limit: 10_000_000 })
  })
  const skipped = async (reason: string) =>
    Number((await figures('portal_unvalidated_responses_total')).find((line) => line.includes(reason))!.split(' ')[1])
  await vi.waitFor(async () => expect([begun, await skipped('overload')]).toEqual([30, 22]), 20_000)
  leaving.abort()
  await Promise.allSettled(readers)
}, 60_000)

it('sends every response as it would without validation', async () => {
  const backend = await startLocalServer()
  onTestFinished(async () => void (await backend.stop()))
  const without = await startFront(backend.origin)
  onTestFinished(() => without.close())
  front = await startFront(backend.origin, { VALIDATE_SAMPLE: '1' })
  const status = fc.constantFrom(200, 400, 404, 503)
  const type = fc.constantFrom('application/json', 'text/html', 'application/pdf')
  const chunks = fc.array(fc.uint8Array({ maxLength: 100_000 }), { maxLength: 5 })
  const backendDate = 'Sat, 01 Jan 2000 00:00:00 GMT'
  await fc.assert(
    fc.asyncProperty(status, type, chunks, fc.boolean(), async (code, mediaType, parts, isBroken) => {
      backend.answerWith((response) => {
        response.writeHead(code, { 'content-type': mediaType, date: backendDate })
        for (const part of parts) response.write(part)
        if (isBroken) response.destroy()
        else response.end()
      })
      const receive = async ({ address }: Front) => {
        const headers = { 'x-trace-id': '5f0f1b2c-9d6e-4c3a-8b7a-111122223333' }
        try {
          const answer = await request(`${address}/api/ui/v1/version`, { headers })
          return {
            ...answer.headers,
            connection: '',
            // What the server answers itself has the time, which may be another second.
            date: answer.headers.date === backendDate && backendDate,
            body: Buffer.from(await answer.body.arrayBuffer()).toString('hex'),
          }
        } catch {
          return 'broken off'
        }
      }
      const expected = await receive(without)
      // How much of a broken response arrives is chance.
      if (!isBroken) expect(await receive(front!)).toEqual(expected)
      else expect(typeof (await receive(front!))).toBe(typeof expected)
    }),
    { numRuns: 60 },
  )
}, 60_000)

it('validates nothing without a sample rate', async () => {
  const backend = await startLocalServer()
  onTestFinished(async () => void (await backend.stop()))
  front = await startFront(backend.origin, { METRICS_PORT: '0' })
  await (await fetch(`${front!.address}/api/ui/v1/version`)).text()
  await front!.calls(1)
  expect(await figures('portal_validated_responses_total')).toEqual([])
})
