/** Answers of the backend that break the contract show in the metrics and the log, and nothing of what they hold. */
import { gzipSync } from 'node:zlib'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { startLocalServer } from '../local-server.ts'
import { sandboxForTest } from '../sandbox/backends.ts'
import { createClient } from '../sandbox/client.ts'
import { type Front, startFront } from './front.ts'

let front: Front
afterEach(() => front.close())

const figures = async (name: string) => {
  const text = await (await fetch(`${front.metricsAddress}/metrics`)).text()
  return text.split('\n').filter((line) => line.startsWith(`${name}{`))
}
const validatedOf = async (operation: string) =>
  (await figures('portal_validated_responses_total')).filter((line) => line.includes(`operation="${operation}"`))
const breakLines = () => front.lines.filter(({ msg }) => msg === 'the backend breaks the contract')

it('shows a fault that is planted into a backend by its place in the contract, and nothing before', async () => {
  const sandbox = await sandboxForTest('PostgreSQL')
  front = await startFront(sandbox.address, { VALIDATE_SAMPLE: '1', METRICS_PORT: '0' })
  const client = createClient(front.address)
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
  // The second one within a minute is counted and not written.
  expect(breakLines()).toEqual([
    expect.objectContaining({ level: 'warn', operation: 'privateGetProduct', status: 200, places: [place] }),
  ])
  const values = Object.values(JSON.parse(text) as object).filter((value) => String(value).length > 4)
  expect(values.filter((value) => JSON.stringify(front.lines).includes(String(value)))).toEqual([])
}, 90_000)

it('reads compressed bodies, and counts what is no JSON', async () => {
  const backend = await startLocalServer()
  onTestFinished(async () => void (await backend.stop()))
  front = await startFront(backend.origin, { VALIDATE_SAMPLE: '1', METRICS_PORT: '0' })
  const version = async (body: Buffer, headers: Record<string, string>) => {
    backend.answerWith((response) => response.writeHead(200, headers).end(body))
    const answer = await fetch(`${front.address}/api/ui/v1/version`)
    return answer.text()
  }
  const json = { 'content-type': 'application/json' }
  const wrong = JSON.stringify({ none: 1 })
  expect(await version(gzipSync(wrong), { ...json, 'content-encoding': 'gzip' })).toBe(wrong)
  await vi.waitFor(async () => expect(await figures('portal_contract_breaks_total')).not.toEqual([]), 20_000)
  expect(JSON.stringify(await figures('portal_contract_breaks_total'))).toMatch(/required|additionalProperties/)
  expect(await version(Buffer.from('no JSON'), json)).toBe('no JSON')
  await vi.waitFor(
    async () => expect(JSON.stringify(await figures('portal_contract_breaks_total'))).toMatch(/200\/content\\",?/),
    20_000,
  )
}, 60_000)

it('validates nothing without a sample rate', async () => {
  const backend = await startLocalServer()
  onTestFinished(async () => void (await backend.stop()))
  front = await startFront(backend.origin, { METRICS_PORT: '0' })
  await (await fetch(`${front.address}/api/ui/v1/version`)).text()
  await front.calls(1)
  expect(await figures('portal_validated_responses_total')).toEqual([])
})
