/** The money of all people, read through the API: what was paid, what is left, what was billed. Relations, no numbers. */
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import type { CallingNumberList } from '#generated/model/calling-number-list.ts'
import type { Product } from '#generated/model/product.ts'
import type { ReceiptList } from '#generated/model/receipt-list.ts'
import type { TransactionList } from '#generated/model/transaction-list.ts'
import { TransactionStatus } from '#generated/model/transaction-status.ts'
import { dayAfter, dayOf, firstOfMonth } from '#contract-checks/vienna-day.ts'
import { backends, startSeededSandbox, seededStorage, startSandboxOn } from './backends.ts'
import { createClient } from './client.ts'
import { cents, resetAt, type Ledger, readLedger, sumOf } from './ledger.ts'

/** Moments at which a month, a year or a day in Vienna is another one than elsewhere, or has just begun. */
const moments = [
  ['the first minutes of a month', '2026-11-30T23:05:00Z'],
  ['the last day of a month', '2026-12-31T21:30:00Z'],
  ['31 January, which is February in Vienna', '2027-01-31T23:30:00Z'],
  ['29 February', '2028-02-29T11:00:00Z'],
] as const

describe.each(backends)('on %s', (backend) => {
  let end: () => Promise<void>
  let ledger: Ledger
  let address: string
  beforeAll(async () => {
    const started = await startSeededSandbox(backend)
    ;({ end } = started)
    ;({ address } = started.sandbox)
    ledger = await readLedger(createClient(address))
  })
  afterAll(() => end())

  it('the remaining amount is the limit less what was captured or reserved this month, and zero where payment is locked @R044', async () => {
    await expectMoneyToAddUp(ledger)
  })

  it('a bill run adds up to what everybody captured in its month', async () => {
    const { month, sums } = await ledger.billRun()
    const paid = await Promise.all(ledger.customers.map(({ id, kind }) => ledger.paymentsOf(kind, id, month)))
    const captured = paid.flat().filter(({ statusName }) => statusName === 'captured')
    expect(sums.reduce((total, { sumAmount }) => total + cents(sumAmount), 0)).toBe(sumOf(captured))
    expect(sums.reduce((total, { count }) => total + count, 0)).toBe(captured.length)
    expect(captured.length).toBeGreaterThan(50)
  })

  if (backend === 'PGlite') {
    it('lines, sum and list say the same of each bill, and it bills what was captured in its days', async () => {
      const bills = (await Promise.all(ledger.customers.map(({ id }) => ledger.billsOf(id)))).flat()
      expect(bills.length).toBeGreaterThan(100)
      for (const { bill, csvCents, pdfText } of bills) {
        const figure = (cents(bill.amount) / 100).toLocaleString('de-DE', { minimumFractionDigits: 2 })
        if (csvCents !== undefined)
          expect([bill.invoiceNumber, csvCents]).toEqual([bill.invoiceNumber, cents(bill.amount)])
        if (pdfText !== undefined) expect(pdfText).toContain(`(${figure})`)
        const open = cents(bill.amountOpen ?? 0)
        expect(open >= 0 && open <= Math.max(0, cents(bill.amount))).toBe(true)
      }
    })

    it('payments, fees and credits of each receipt of everybody are its amount, and no payment is on two receipts', async () => {
      for (const { id, kind } of ledger.customers) {
        const charges = await ledger.chargesOf(kind, id)
        const listed = charges.flatMap(({ payments }) => payments)
        expect(new Set(listed.map(({ transactionId }) => transactionId)).size).toBe(listed.length)
        for (const { bill, payments, total } of charges) {
          const { paymentsAmount, items, billedFrom, billedTo } = bill.composition!
          expect([bill.invoiceNumber, total]).toEqual([bill.invoiceNumber, payments.length])
          expect([bill.invoiceNumber, sumOf(payments)]).toEqual([bill.invoiceNumber, cents(paymentsAmount)])
          expect([bill.invoiceNumber, sumOf(payments) + sumOf(items)]).toEqual([bill.invoiceNumber, cents(bill.amount)])
          for (const { invoiceNumber, transactionTimestamp } of payments) {
            const day = dayOf(new Date(transactionTimestamp))
            expect([invoiceNumber, day >= billedFrom! && day <= billedTo!]).toEqual([bill.invoiceNumber, true])
          }
        }
      }
    })

    it.each(moments)('and at %s each person still has the data of their purpose', async (_when, moment) => {
      const client = createClient(address)
      await resetAt(client, moment, async () => {
        const then = await readLedger(client, 'seed people')
        await expectMoneyToAddUp(then)
        await expectStories(then)
      })
    })
  }
})

async function expectMoneyToAddUp(ledger: Ledger) {
  const now = new Date()
  const month = { from: firstOfMonth(now), to: dayOf(now) }
  for (const { id, kind, canPay } of ledger.customers) {
    const limit = await ledger.limitOf(kind, id)
    const payments = await ledger.paymentsOf(kind, id, month)
    const counted = payments.filter(({ statusName }) => statusName === 'captured' || statusName === 'reserved')
    const [whole, left, spent] = [cents(limit.monthlyLimitEUR), cents(limit.remainingLimitEUR), sumOf(counted)]
    expect([id, spent <= whole]).toEqual([id, true])
    expect([id, left]).toEqual([id, canPay ? whole - spent : 0])
    if (kind === 'private') {
      const { limits } = (await ledger.read(`/bank/private/${id}/product`)) as Product
      expect(cents(limits.activeProduct)).toBe(whole)
    } else {
      const { callingNumbers } = (await ledger.read(`/bank/business/${id}/calling-numbers`)) as CallingNumberList
      const limits = new Map(callingNumbers.map((one) => [one.callingNumber, cents(one.limit)]))
      for (const number of new Set(payments.map(({ callNumber }) => callNumber!))) {
        const own = counted.filter(({ callNumber }) => callNumber === number)
        expect([number, sumOf(own) <= limits.get(number)!]).toEqual([number, true])
      }
    }
  }
}

/** Anna spent a part, Maria all of it, Theresa nothing; Lukas and Donau have payments in every state. */
async function expectStories(ledger: Ledger) {
  const now = new Date()
  const left = async (number: string) => {
    const { monthlyLimitEUR, remainingLimitEUR } = await ledger.limitOf('private', ledger.idOf(number))
    return remainingLimitEUR / monthlyLimitEUR
  }
  expect(await left('1100234501')).toBeGreaterThan(0.5)
  expect(await left('1100234501')).toBeLessThan(1)
  expect(await left('1100234503')).toBe(0)
  expect(await left('1100234506')).toBe(1)
  const days = { from: dayAfter(now, -30), to: dayOf(now) }
  for (const [kind, number] of [
    ['private', '1100234502'],
    ['business', '1200456702'],
  ] as const) {
    const payments = await ledger.paymentsOf(kind, ledger.idOf(number), days)
    expect(new Set(payments.map(({ statusName }) => statusName))).toEqual(new Set(TransactionStatus.options))
  }
}

const inDays = (days: number) => dayAfter(new Date(), days)

it('a sandbox that starts again later has the payments and bills of the days between', async () => {
  const storage = await seededStorage('PGlite')
  onTestFinished(storage.remove)
  const seen = async (address: string) => {
    const client = createClient(address)
    const token = await client.tokenOf('private', 'lukas.hofer@mail.example')
    const total = async (query: string) => {
      const { body } = await client.call('GET', `/private/transactions${query}`, { token })
      return (body as TransactionList).meta.total
    }
    const { receipts } = (await client.call('GET', '/private/receipts', { token })).body as ReceiptList
    return { client, total, all: await total(''), bills: receipts.length }
  }

  const first = await startSandboxOn(storage)
  const before = await seen(first.address)
  await before.client.control('clock', { advanceSeconds: 40 * 86_400 })
  await first.close()
  const again = await startSandboxOn(storage)
  const after = await seen(again.address)
  expect(after.all).toBeGreaterThan(before.all + 50)
  expect(after.bills).toBeGreaterThan(before.bills)
  expect(await after.total(`?fromDate=${inDays(11)}`)).toBeGreaterThan(40)
  expect(await after.total(`?status=reserved&toDate=${inDays(37)}`)).toBe(0)
  await again.close()
})
