import { describe, expect, it } from 'vitest'
import { firstOfMonth, startOf } from '#sandbox/domain/vienna.ts'
import { plannedEnd } from '#sandbox/seed/ends-of-contracts.ts'
import { usualBackend, oneSandbox } from './backends.ts'
import type { Client } from './client.ts'

describe.each(usualBackend)('on %s', (backend) => {
  let client: Client
  oneSandbox(backend, (started) => void (client = started))

  const seen = async (email: string, path: string) => {
    const token = await client.tokenOf('private', `${email}@mail.example`)
    return (await client.call('GET', path, { token })).body
  }

  it.each([
    [
      'anna.gruber',
      { productType: 'Starter', activationDate: '2023-05-01', limits: { activeProduct: 100, inactiveProduct: 300 } },
    ],
    [
      'lukas.hofer',
      { productType: 'Premium', costs: { starter: 1.5, premium: 3.9, rabatt: 0.5 }, terminationDate: null },
    ],
    ['maria.steiner', { productType: 'Premium', terminationDate: plannedEnd(new Date()) }],
    ['josef.wallner', { terminationReason: 'WITHOUT_NOTICE_BANK_RETURN_DEBIT' }],
    ['rosa.maier', { productType: 'Starter' }],
  ])('%s sees their own product', async (email, product) => {
    expect(await seen(email, '/private/product')).toMatchObject(product)
  })

  it('a new month begins with the whole limit, in Vienna at midnight', async () => {
    const left = async (at: string) => {
      await client.control('clock', { resetTo: at })
      return (await seen('anna.gruber', '/private/product/limit')).remainingLimitEUR
    }
    const midnight = startOf(firstOfMonth(new Date(), 1)).getTime()
    expect(await left(new Date(midnight - 1000).toISOString())).toBeLessThan(100)
    expect(await left(new Date(midnight).toISOString())).toBe(100)
    await client.control('clock', { resetTo: 'now' })
  })

  it('a customer sees the number that their product is tied to', async () => {
    expect(await seen('anna.gruber', '/private/call-number')).toMatchObject({ callNumber: '6641234501' })
  })
})
