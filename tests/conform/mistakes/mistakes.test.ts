/** Each mistake is one: a client sees the difference. Without a mistake the proxy changes nothing. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anna } from '../../sandbox/real-ids.ts'
import { seededProofSandbox } from '../seeded-proof-sandbox.ts'
import { type Mistake, kinds, oracleKinds } from './mistake.ts'
import { comparable, createPortal } from './portal.ts'
import { startProxy } from './proxy.ts'
import { firstSet, heldOut, kindSet, kindsHeldOut } from './sets.ts'

const all = [...firstSet, ...heldOut]

it('the two parts have every kind, and a third of the mistakes is kept apart', () => {
  for (const part of [firstSet, heldOut]) expect(new Set(part.map(({ kind }) => kind))).toEqual(new Set(kinds))
  expect(all.length).toBeGreaterThanOrEqual(66)
  expect(heldOut.length * 3).toBeGreaterThanOrEqual(all.length)
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length)
  for (const { only } of all) expect(only.length).toBeLessThanOrEqual(3)
})

it('has mistakes of every kind of oracle, and a third of them is kept apart', () => {
  for (const part of [kindSet, kindsHeldOut])
    expect(new Set(part.map(({ kind }) => kind))).toEqual(new Set(oracleKinds))
  expect(kindSet.length + kindsHeldOut.length).toBeGreaterThanOrEqual(60)
  expect(new Set([...kindSet, ...kindsHeldOut].map(({ name }) => name)).size).toBe(kindSet.length + kindsHeldOut.length)
})

describe('through the proxy', () => {
  let sandbox: Awaited<ReturnType<typeof seededProofSandbox>>
  let proxy: Awaited<ReturnType<typeof startProxy>>
  beforeAll(async () => {
    sandbox = await seededProofSandbox()
    proxy = await startProxy(sandbox.address)
  })
  afterAll(async () => {
    await proxy.close()
    await sandbox.close()
  })

  /** What the requests of a mistake show at this address, from the seed on. */
  async function show({ show: send }: Mistake, address: string, made?: Mistake): Promise<string> {
    await sandbox.reset()
    proxy.make(made)
    const shown = await send(createPortal(address))
    proxy.make()
    return comparable(shown)
  }

  const unchanged = (mistake: Mistake): Mistake => ({ ...mistake, start: () => (call, forward) => forward(call) })

  it.each(all.map((one) => [one.name, one] as const))('%s', async (_name, mistake) => {
    const right = await show(mistake, proxy.address, unchanged(mistake))
    expect(await show(mistake, proxy.address, mistake)).not.toBe(right)
  })

  it.each(kinds)('without a mistake nothing changes: %s', async (kind) => {
    const mistake = all.find((one) => one.kind === kind)!
    const right = await show(mistake, sandbox.address)
    expect(await show(mistake, proxy.address)).toBe(right)
    expect(await show(mistake, proxy.address, unchanged(mistake))).toBe(right)
  })

  it('forwards files byte by byte', async () => {
    const headers = {
      'content-type': 'application/octet-stream',
      'doc-name': 'a.pdf',
      'doc-type': 'OTHER',
      'doc-mimetype': 'application/pdf',
    }
    const { bank } = createPortal(proxy.address)
    const bytes = Array.from({ length: 300_000 }, (_none, index) => (index * 7) % 256)
    const file = Buffer.concat([Buffer.from('%PDF-'), Buffer.from(bytes)])
    const { text } = await bank.call('POST', `/common/${anna}/documents`, file, headers)
    const { id } = JSON.parse(text) as { id: string }
    const answer = await bank.get(`/common/${anna}/documents/${id}`)
    expect(Buffer.from(answer.text, 'latin1').equals(file)).toBe(true)
  })
})
