import { beforeEach, describe, expect, it } from 'vitest'
import type { HistoryEntry } from '#generated/model/history-entry.ts'
import type { ProductLimit } from '#generated/model/product-limit.ts'
import { dayOf } from '#contract-checks/vienna-day.ts'
import { defaultBackends, sharedSandboxWithReset } from './backends.ts'
import type { Client } from './client.ts'

const anna = '10000000-0000-4000-8000-001100234501'
const lukas = '10000000-0000-4000-8000-001100234502'
const bergland = '20000000-0000-4000-8000-001200456701'

describe.each(defaultBackends)('on %s', (backend) => {
  let client: Client
  let token: string
  sharedSandboxWithReset(backend, (started) => void (client = started))
  beforeEach(async () => {
    token = await client.tokenOf('bank', 'thomas.auer@bank.example')
  })

  const call = (method: string, path: string, body?: unknown) =>
    client.call(method, `/bank${path}`, { token, ...(body !== undefined && { body }) })
  const statusOf = async (...args: Parameters<typeof call>) => (await call(...args)).status
  const ruleOf = async (path: string, body: unknown) => {
    const { violations } = (await call('PUT', path, body)).body
    return (violations as { field: string; rule: string }[]).map(({ field, rule }) => `${field} ${rule}`).join()
  }

  it('a limit of a person on Premium changes what the person sees, and starts work @R688', async () => {
    const path = `/private/${lukas}/product/limit`
    const { remainingLimitEUR } = (await call('GET', path)).body as ProductLimit
    const sent = { customerId: lukas, monthlyLimitEUR: 500, note: 'ä'.repeat(100_000) }
    expect(await ruleOf(path, { ...sent, customerId: anna })).toBe('customerId equal')
    expect(await ruleOf(path, { ...sent, monthlyLimitEUR: 300 })).toBe('monthlyLimitEUR changed')
    expect(await statusOf('PUT', path, { ...sent, monthlyLimitEUR: 400 })).toBe(400)
    expect(await statusOf('PUT', path, sent)).toBe(204)
    expect(await statusOf('PUT', path, { ...sent, monthlyLimitEUR: 50 })).toBe(423)
    const own = await client.tokenOf('private', 'lukas.hofer@mail.example')
    const { body } = await client.call('GET', '/private/product/limit', { token: own })
    expect(body.monthlyLimitEUR).toBe(500)
    expect(body.remainingLimitEUR).toBeCloseTo(remainingLimitEUR + 200, 5)
    const { historyEntries } = (await call('GET', `/common/history/PRIVATE_CUSTOMER/${lukas}`)).body
    expect((historyEntries as HistoryEntry[])[0]!.activity).toMatch(
      /^Monatslimit von 300,00 auf 500,00 Euro geändert. Notiz: ä{1500} …$/,
    )
    await client.control('clock', { advanceSeconds: 4 })
    expect(await statusOf('PUT', path, { ...sent, monthlyLimitEUR: 50, note: null })).toBe(204)
    expect(await statusOf('PUT', `/private/${anna}/product/limit`, { ...sent, customerId: anna })).toBe(404)
  })

  it('a person whose contract is over has no limit to change, a company has', async () => {
    for (const [kind, customerId] of [
      ['private', lukas],
      ['business', bergland],
    ]) {
      const sent = {
        customerId,
        terminationDate: dayOf(new Date()),
        terminationReason: 'WITHOUT_NOTICE_BANK_FRAUD',
        note: null,
      }
      expect(await statusOf('PUT', `/${kind}/${customerId}/terminate`, sent)).toBe(204)
    }
    await client.control('clock', { advanceSeconds: 4 })
    const limit = (customerId: string) => ({ customerId, monthlyLimitEUR: 100 })
    expect(await statusOf('PUT', `/private/${lukas}/product/limit`, limit(lukas))).toBe(404)
    expect(await statusOf('POST', `/business/${bergland}/limit`, limit(bergland))).toBe(204)
  })

  it('a limit of a company holds at once, also none at all @R727', async () => {
    const path = `/business/${bergland}/limit`
    expect(await statusOf('POST', path, { customerId: bergland, monthlyLimitEUR: 0 })).toBe(204)
    expect((await call('GET', path)).body).toMatchObject({ monthlyLimitEUR: 0, remainingLimitEUR: 0 })
    const { body } = await call('GET', '/business/customers/1200456701')
    expect(body).toMatchObject({ limit: 0, taskOpen: true })
  })
})
