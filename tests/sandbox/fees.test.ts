import { DateTime } from 'luxon'
import { beforeEach, describe, expect, it } from 'vitest'
import { monthlyCreditLimit } from '#generated/model/constants.ts'
import type { Fee } from '#generated/model/fee.ts'
import type { FeeProduct } from '#generated/model/fee-product.ts'
import { defaultBackends, sandboxForTest } from './backends.ts'
import { type Client, createClient } from './client.ts'

const today = () => DateTime.now().setZone('Europe/Vienna')
const dayIn = (days: number) => today().plus({ days }).toISODate()!
const first = (months: number) => today().startOf('month').plus({ months }).toISODate()!
const last = (months: number) => today().plus({ months }).endOf('month').toISODate()!

const person = (number: string) => `/bank/private/10000000-0000-4000-8000-0011002345${number}/fees`
const company = (number: string) => `/bank/business/20000000-0000-4000-8000-00120045670${number}/fees`
const annasProduct = '10000000-0000-4000-8000-001100234501'

const goodwill = (amount: number) => ({
  transactionText: 'Kulanzgutschrift',
  itemType: 'GOODWILL_CREDIT_PAYBOX',
  amount,
  startDate: dayIn(0),
})
const monthly = {
  productId: annasProduct,
  transactionText: 'Gutschrift',
  itemType: 'CREDIT_MONTHLY_BASE_FEE',
  amount: -1.5,
  startDate: first(1),
  plannedEndDate: last(2),
}

describe.each(defaultBackends)('on %s', (backend) => {
  let client: Client
  let token: string
  beforeEach(async () => {
    client = createClient((await sandboxForTest(backend)).address)
    token = await client.tokenOf('bank', 'thomas.auer@bank.example')
  })
  const ask = (method: string, path: string, body?: object) => client.call(method, path, { token, body })
  const feesOf = async (path: string) => (await ask('GET', path)).body as { results: Fee[]; total: number }
  const named = async (path: string, text: string) =>
    (await feesOf(path)).results.find(({ transactionText }) => transactionText === text)!

  it('the bank reads the fees of a customer, the newest first; others have none @R476 @R698 @R729', async () => {
    const { results, total } = await feesOf(person('01'))
    expect(total).toBe(8)
    expect(results[0]).toMatchObject({
      startDate: first(1),
      product: { type: 'Starter', activationDate: '2023-05-01' },
    })
    expect(await feesOf(person('03'))).toEqual({ results: [], total: 0 })
    expect((await feesOf(company('1'))).results.map(({ product }) => product)).toEqual(Array(7).fill(null))
    expect((await ask('GET', company('1').replace('business', 'private'))).status).toBe(404)
  })

  it('a fee belongs to a product of the customer, the active one first @R480 @R699', async () => {
    const { body } = await ask('GET', `${person('02')}/products`)
    const products = body.products as FeeProduct[]
    expect(products.map(({ productType, isActive }) => [productType, isActive])).toEqual([
      ['Premium', true],
      ['EmployeePremium', false],
      ['Starter', false],
    ])
    const added = await ask('POST', person('02'), { ...goodwill(-1), productId: products[1]!.productId })
    expect(added.body.product).toEqual({ type: 'EmployeePremium', activationDate: '2018-02-01' })
    const foreign = await ask('POST', person('02'), { ...goodwill(-1), productId: annasProduct })
    expect(foreign.body).toMatchObject({ status: 400, violations: [{ field: 'productId' }] })
  })

  it('credits of a month reach their limit and no more @R618 @R773 @R902', async () => {
    const month = dayIn(0).slice(0, 7)
    for (const [at, more] of [
      [person('01'), { productId: annasProduct }],
      [company('1'), {}],
    ] as const) {
      const credit = (amount: number) => ask('POST', at, { ...goodwill(amount), ...more })
      const given = (await feesOf(at)).results
        .filter(({ itemType, startDate }) => itemType === 'GOODWILL_CREDIT_PAYBOX' && startDate.startsWith(month))
        .reduce((sum, { amount }) => sum + amount, 0)
      const left = monthlyCreditLimit + given
      expect((await credit(-(left + 0.01))).status).toBe(465)
      expect((await credit(-left)).status).toBe(201)
      expect((await credit(-0.01)).status).toBe(465)
    }
  })

  it('a broken rule between fields is reported at its field @R605 @R611', async () => {
    const wrong = { ...monthly, amount: 1, startDate: `${first(1).slice(0, 8)}02` }
    const { status, body } = await ask('POST', person('01'), wrong)
    expect(status).toBe(400)
    expect(body.violations).toEqual([
      { field: 'amount', rule: 'numberLessThan', code: 'CREDIT_NOT_BELOW_ZERO' },
      { field: 'startDate', rule: 'firstDayOfMonth', code: 'START_NOT_FIRST_OF_MONTH' },
    ])
  })

  it('a monthly credit is added, ends later, ends never, and is deleted @R477 @R479 @R700 @R701', async () => {
    const { body, status } = await ask('POST', person('01'), monthly)
    expect(status).toBe(201)
    const one = `${person('01')}/${String(body.id)}`
    const end = async () => (await feesOf(person('01'))).results.find(({ id }) => id === body.id)?.plannedEndDate
    expect((await ask('PATCH', one, { plannedEndDate: last(5) })).status).toBe(204)
    expect(await end()).toBe(last(5))
    expect((await ask('PATCH', one, { plannedEndDate: dayIn(-90) })).status).toBe(400)
    expect((await ask('DELETE', `${one}/planned-end-date`)).status).toBe(204)
    expect(await end()).toBeNull()
    expect((await ask('DELETE', one)).status).toBe(204)
    expect((await ask('DELETE', one)).status).toBe(404)
  })

  it('a company’s fee is changed at its own address only @R730 @R731', async () => {
    const { id } = await named(company('1'), 'Monatliche Grundgebühr je Rufnummer')
    expect((await ask('PATCH', `${company('5')}/${id}`, { plannedEndDate: last(0) })).status).toBe(404)
    expect((await ask('PATCH', `${company('1')}/${id}`, { plannedEndDate: last(0) })).status).toBe(204)
    expect((await ask('DELETE', `${company('1')}/${id}/planned-end-date`)).status).toBe(204)
    expect((await ask('DELETE', `${company('1')}/${id}`)).status).toBe(400)
  })

  it('what has begun, ended or is billed once is left as it is @R551 @R553 @R554', async () => {
    const old = await named(person('01'), 'Aktivierungsgebühr')
    const ended = await named(person('01'), 'Gutschrift Grundgebühr')
    for (const { id } of [old, ended]) {
      expect((await ask('DELETE', `${person('01')}/${id}`)).status).toBe(400)
      expect((await ask('PATCH', `${person('01')}/${id}`, { plannedEndDate: last(3) })).status).toBe(400)
      expect((await ask('DELETE', `${person('01')}/${id}/planned-end-date`)).status).toBe(400)
    }
    const deletable = await named(person('01'), 'Kulanzgutschrift Parkgarage Oper')
    expect((await ask('DELETE', `${person('01')}/${deletable.id}`)).status).toBe(204)
  })

  it('while work runs on the customer nothing changes: 423 @R698', async () => {
    const [fee] = (await feesOf(company('2'))).results
    expect((await ask('POST', company('2'), goodwill(-1))).status).toBe(423)
    expect((await ask('DELETE', `${company('2')}/${fee!.id}`)).status).toBe(423)
  })
})
