import { DateTime } from 'luxon'
import { beforeEach, describe, expect, it } from 'vitest'
import { firstOfMonth, startOf } from '#contract-checks/vienna-day.ts'
import { plannedEnd } from '#sandbox/seed/ends-of-contracts.ts'
import { sharedSandbox, sandboxForTest, defaultBackends } from './backends.ts'
import { type Client, createClient } from './client.ts'

describe.each(defaultBackends)('on %s', (backend) => {
  let client: Client
  sharedSandbox(backend, (started) => void (client = started))

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

const today = () => DateTime.now().setZone('Europe/Vienna')
const nextMonth = () => today().startOf('month').plus({ months: 1 }).toISODate()!
const theresas = '90000000-0000-4000-8000-000000000001'
const idOf = (number: string) => `10000000-0000-4000-8000-0011002345${number}`

describe.each(defaultBackends)('on %s', (backend) => {
  let client: Client
  let bank: string
  beforeEach(async () => {
    client = createClient((await sandboxForTest(backend)).address)
    bank = await client.tokenOf('bank', 'thomas.auer@bank.example')
  })

  /** The same product through both doors: the customer's own and the bank's. */
  const doors = {
    customer: async (person: string) => {
      const token = await client.tokenOf('private', `${person}@mail.example`)
      return (method: string, path: string, body?: object) => client.call(method, `/private${path}`, { token, body })
    },
    bank: async (_person: string, number: string) => (method: string, path: string, body?: object) =>
      client.call(method, `/bank/private/${idOf(number)}${path}`, { token: bank, body }),
  }

  describe.each(['customer', 'bank'] as const)('through the door of the %s', (door) => {
    it('a change is planned, seen, cancelled, and not possible a second time that day @R121 @R123 @R529 @R901 @R912', async () => {
      const ask = await doors[door]('anna.gruber', '01')
      const request = { productType: 'Premium', activationDate: nextMonth() }
      const { status, body } = await ask('POST', '/product/change', request)
      expect(status).toBe(201)
      expect(body).toMatchObject(request)
      expect((await ask('GET', '/product/change')).body).toEqual({
        pendingChange: body,
        earliestActivationDate: today().toISODate(),
      })
      expect((await ask('GET', '/product')).body.productChangeId).toBe(body.productChangeId)
      expect((await ask('POST', '/product/change', request)).status).toBe(460)
      const cancel = () => ask('DELETE', `/product/change/${String(body.productChangeId)}`)
      expect((await cancel()).status).toBe(204)
      expect((await cancel()).status).toBe(404)
      expect((await ask('GET', '/product/change')).body.pendingChange).toBeNull()
      expect((await ask('POST', '/product/change', request)).status).toBe(460)
    })

    it('the planned tier is the product when its day has come @R120 @R528', async () => {
      const ask = await doors[door]('theresa.pichler', '06')
      const limits = { activeProduct: 100, inactiveProduct: 300 }
      expect((await ask('GET', '/product')).body).toMatchObject({ productType: 'Starter', limits })
      expect((await ask('DELETE', `/product/change/${theresas}`)).status).toBe(204)
      const now = { productType: 'Premium', activationDate: today().toISODate()! }
      expect((await ask('POST', '/product/change', now)).status).toBe(201)
      expect((await ask('GET', '/product')).body).toMatchObject({ ...now, productChangeId: null })
      expect((await ask('GET', '/product/limit')).body.monthlyLimitEUR).toBe(300)
      expect((await ask('GET', '/product/change')).body.earliestActivationDate).toBe(nextMonth())
    })

    it('the inactivity lock is removed once and for all @R126 @R703', async () => {
      const ask = await doors[door]('elif.yilmaz', '05')
      const request = { productType: 'Premium', activationDate: today().toISODate()! }
      expect((await ask('GET', '/inactivity')).body).toMatchObject({ inactivityLock: true })
      expect((await ask('POST', '/product/change', request)).status).toBe(412)
      expect((await ask('DELETE', '/inactivity')).status).toBe(204)
      expect((await ask('DELETE', '/inactivity')).status).toBe(204)
      expect((await ask('GET', '/inactivity')).body).toMatchObject({ inactivityLock: false })
      expect((await ask('POST', '/product/change', request)).status).toBe(201)
    })

    it('refusals come by person: 412, 461, too early, work in progress @R313 @R315 @R769 @R771 @R901', async () => {
      const ended = await doors[door]('josef.wallner', '04')
      const premium = { productType: 'Premium', activationDate: nextMonth() }
      const starter = { ...premium, productType: 'Starter' }
      expect((await ended('POST', '/product/change', premium)).status).toBe(412)
      const ending = await doors[door]('maria.steiner', '03')
      const late = { ...starter, activationDate: '2099-01-01' }
      expect((await ending('POST', '/product/change', late)).status).toBe(461)
      const working = await doors[door]('franz.eder', '07')
      expect((await working('POST', '/product/change', starter)).status).toBe(423)
      expect((await working('DELETE', '/inactivity')).status).toBe(423)
      const ordinary = await doors[door]('lukas.hofer', '02')
      const early = await ordinary('POST', '/product/change', { ...starter, activationDate: today().toISODate()! })
      expect(early.body).toMatchObject({ status: 400, violations: [{ field: 'activationDate', rule: 'minDate' }] })
    })
  })

  it("refuses to cancel another customer's change", async () => {
    const ask = await doors.customer('anna.gruber')
    expect((await ask('DELETE', `/product/change/${theresas}`)).status).toBe(404)
    const wrong = await doors.bank('', '01')
    expect((await wrong('DELETE', `/product/change/${theresas}`)).status).toBe(404)
  })

  it('a new customer sees a product that begins next month @R531', async () => {
    const ask = await doors.customer('ida.koller')
    expect((await ask('GET', '/product')).body.activationDate).toBe(nextMonth())
  })
})
