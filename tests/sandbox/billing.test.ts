import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ReceiptList } from '#generated/model/receipt-list.ts'
import type { TransactionList } from '#generated/model/transaction-list.ts'
import { TransactionStatus } from '#generated/model/transaction-status.ts'
import { dayAfter } from '#contract-checks/vienna-day.ts'
import type { Sandbox } from '#sandbox/main.ts'
import { defaultBackends, startSeededSandbox } from './backends.ts'
import { type Area, type Client, createClient } from './client.ts'

const lukas = 'lukas.hofer@mail.example'
const donau = 'andreas.bauer@donau-logistik.example'
const lukasId = '10000000-0000-4000-8000-001100234502'
const donauId = '20000000-0000-4000-8000-001200456702'
const monthAgo = dayAfter(new Date(), -30)
const cents = (euros: number) => Math.round(euros * 100)

describe.each(defaultBackends)('on %s', (backend) => {
  let sandbox: Sandbox
  let end: () => Promise<void>
  let client: Client
  const tokens: Record<string, string> = {}
  beforeAll(async () => {
    ;({ sandbox, end } = await startSeededSandbox(backend))
    client = createClient(sandbox.address)
    tokens.private = await client.tokenOf('private', lukas)
    tokens.business = await client.tokenOf('business', donau)
    tokens.bank = await client.tokenOf('bank', 'sabine.koehler@bank.example')
  })
  afterAll(() => end())

  const get = (path: string, token = tokens[path.split('/')[1]!]!) => client.call('GET', path, { token })
  const read = async <T>(path: string) => (await get(path)).body as T
  const paid = (path: string) => read<TransactionList>(path)
  const receiptsAt = async (path: string) => (await read<ReceiptList>(path)).receipts
  const file = async (path: string) => {
    const headers = { authorization: `Bearer ${tokens[path.split('/')[1]!]!}`, 'x-trace-id': crypto.randomUUID() }
    const answer = await fetch(`${sandbox.address}/api/ui/v1${path}`, { headers })
    return { answer, bytes: Buffer.from(await answer.arrayBuffer()) }
  }

  it('the last thirty days hold payments in all eight states, whenever the sandbox starts', async () => {
    for (const path of ['/private/transactions', '/business/transactions']) {
      const { transactions } = await paid(`${path}?fromDate=${monthAgo}&limit=100`)
      expect(new Set(transactions.map(({ statusName }) => statusName))).toEqual(new Set(TransactionStatus.options))
    }
    expect((await paid('/private/transactions')).meta.total).toBeGreaterThan(300)
    expect((await paid('/business/transactions')).meta.total).toBeGreaterThan(1000)
  })

  it('pages follow each other without a gap, newest first by default', async () => {
    const pages = await Promise.all(
      [0, 20, 40].map((offset) => paid(`/private/transactions?limit=20&offset=${offset}`)),
    )
    const rows = pages.flatMap(({ transactions }) => transactions)
    expect(new Set(rows.map(({ transactionId }) => transactionId)).size).toBe(60)
    const times = rows.map(({ transactionTimestamp }) => transactionTimestamp)
    expect(times).toEqual(times.toSorted().toReversed())
    expect((await paid(`/private/transactions?offset=${pages[0]!.meta.total}`)).transactions).toEqual([])
  })

  it.each(['amount', 'statusName', 'transactionTimestamp', 'callNumber'] as const)(
    'rows are sorted by %s in both directions',
    async (field) => {
      const sorted = async (order: string) =>
        (await paid(`/business/transactions?sort=${field}_${order}&limit=100`)).transactions.map((row) => row[field]!)
      const [up, down] = [await sorted('asc'), await sorted('desc')]
      up.slice(1).forEach((value, index) => expect(value >= up[index]!).toBe(true))
      down.slice(1).forEach((value, index) => expect(value <= down[index]!).toBe(true))
      expect(up[0]).not.toEqual(down[0])
    },
  )

  it('states, days and a part of the number narrow the list together', async () => {
    const path = `/business/transactions?status=refund&status=cancelled&fromDate=${monthAgo}&callNumber=2001&limit=100`
    const { transactions, meta } = await paid(path)
    expect(meta.total).toBe(transactions.length)
    expect(transactions.length).toBeGreaterThan(0)
    for (const row of transactions) {
      expect(['refund', 'cancelled']).toContain(row.statusName)
      expect(row.callNumber).toBe('6642002001')
      expect(dayAfter(new Date(row.transactionTimestamp), 0) >= monthAgo).toBe(true)
    }
    const oneDay = await paid(`/business/transactions?fromDate=${monthAgo}&toDate=${monthAgo}`)
    expect(oneDay.meta.total).toBeGreaterThan(0)
    for (const row of oneDay.transactions) {
      expect(dayAfter(new Date(row.transactionTimestamp), 0)).toBe(monthAgo)
    }
  })

  it.each([
    ['status', 'status=CAPTURED'],
    ['callNumber', 'callNumber=66'],
    ['callNumber', 'callNumber=066412345678901'],
    ['callNumber', 'callNumber=66a'],
    ['sort', 'sort=feeType_asc'],
    ['fromDate', 'fromDate=1.1.2026'],
  ])('a wrong %s (%s) is refused', async (field, query) => {
    const { status, body } = await get(`/private/transactions?${query}`)
    expect(status).toBe(400)
    expect((body.violations as { field: string }[])[0]!.field).toContain(field)
  })

  it('only companies see which number paid and what is open', async () => {
    const [own] = (await paid('/private/transactions')).transactions
    expect(own).not.toHaveProperty('callNumber')
    expect((await receiptsAt('/private/receipts'))[0]).not.toHaveProperty('amountOpen')
    const bills = await receiptsAt('/business/receipts')
    const open = bills.filter(({ amountOpen }) => amountOpen! > 0)
    expect(open.some(({ amount, amountOpen }) => amount === amountOpen)).toBe(true)
    expect(open.some(({ amount, amountOpen }) => amountOpen! < amount)).toBe(true)
    expect(bills.length).toBeGreaterThan(100)
  })

  it('receipts of a range are newest first, some without PDF, some without CSV, with the payment term', async () => {
    const all = await receiptsAt('/private/receipts')
    const days = all.map(({ receiptDate }) => receiptDate)
    expect(days).toEqual(days.toSorted().toReversed())
    const [to, from] = [days[2]!, days[9]!]
    const some = await receiptsAt(`/private/receipts?filterFromReceiptDate=${from}&filterToReceiptDate=${to}`)
    expect(some.map(({ receiptDate }) => receiptDate)).toEqual(days.filter((day) => day >= from && day <= to))
    expect(all.some((one) => one.archiveReferencePdf === null)).toBe(true)
    expect(all.some((one) => one.archiveReferencePdf !== null && one.archiveReferenceCsv === null)).toBe(true)
    expect(await read('/private/receipts')).toMatchObject({ paymentCondition: 14 })
  })

  it.each([
    ['private', 'elif.yilmaz@mail.example'],
    ['business', 'nora.seidl@alpenblick.example', '1200456706'],
  ] as const)('a %s customer without payments has no receipts and no term', async (area, email, number?: string) => {
    const { body } = await client.login(area as Area, email, undefined, number ?? null)
    const token = String(body.token)
    expect((await get(`/${area}/receipts`, token)).body).toEqual({ receipts: [] })
    expect((await get(`/${area}/transactions`, token)).body).toEqual({ transactions: [], meta: { total: 0 } })
  })

  it('the CSV of a bill lists its payments, which add up to its amount', async () => {
    for (const area of ['private', 'business'] as const) {
      const bill = (await receiptsAt(`/${area}/receipts`)).find((one) => one.archiveReferenceCsv !== null)!
      const { answer, bytes } = await file(`/${area}/receipts/${bill.archiveReferenceCsv}`)
      expect(answer.headers.get('content-type')).toBe('text/csv')
      expect(answer.headers.get('content-disposition')).toContain(
        `filename*=UTF-8''Ums%C3%A4tze-${bill.invoiceNumber}.csv`,
      )
      expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
      const [head, ...rows] = bytes.toString('utf8').slice(1).trimEnd().split('\r\n')
      expect(head!.split(';')).toHaveLength(area === 'business' ? 6 : 5)
      const sum = rows.reduce((total, row) => total + cents(Number(row.split(';').at(-1)!.replace(',', '.'))), 0)
      expect(rows.length).toBeGreaterThan(1)
      expect(sum).toBe(cents(bill.amount))
    }
  })

  it('the PDF of a bill names the customer and the amount', async () => {
    const bills = (await receiptsAt('/private/receipts')).filter((one) => one.archiveReferenceCsv !== null)
    const files = await Promise.all(bills.map((one) => file(`/private/receipts/${one.archiveReferencePdf}`)))
    // A month with many payments needs a second page.
    const long = files.findIndex(({ bytes }) => bytes.includes('Seite 2 von 2'))
    const [bill, { answer, bytes }] = [bills[long]!, files[long]!]
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    const text = bytes.toString('latin1')
    expect(text).toMatch(/^%PDF-1\.4/)
    for (const part of ['Lukas Hofer', bill.invoiceNumber, 'Zahlungsziel: 14 Tage']) expect(text).toContain(part)
    expect(text).toContain(`(${bill.amount.toFixed(2).replace('.', ',')})`)
  })

  it('files of other customers and files that the archive has lost are refused', async () => {
    const receipts = await receiptsAt('/private/receipts')
    const own = receipts.find((one) => one.archiveReferenceCsv !== null)!.archiveReferencePdf!
    const anna = await client.tokenOf('private', 'anna.gruber@mail.example')
    expect((await get(`/private/receipts/${own}`, anna)).status).toBe(404)
    expect((await get(`/business/receipts/${own}`)).status).toBe(404)
    expect((await get(`/bank/common/${donauId}/receipts/${own}`)).status).toBe(404)
    const lost = receipts.find(({ typeText }) => typeText === 'Mahnung')!.archiveReferencePdf!
    expect((await get(`/private/receipts/${lost}`)).status).toBe(404)
  })

  it('the bank sees what the customer sees', async () => {
    const bank = `/bank/common/${lukasId}/receipts`
    expect(await read(bank)).toEqual(await read('/private/receipts'))
    expect(await read(`/bank/common/${donauId}/receipts`)).toEqual(await read('/business/receipts'))
    expect(await read(`/bank/business/${donauId}/limit`)).toEqual(await read('/business/limit'))
    const csv = (await receiptsAt(bank)).find((one) => one.archiveReferenceCsv !== null)!.archiveReferenceCsv
    const [theirs, ours] = await Promise.all([file(`/private/receipts/${csv}`), file(`${bank}/${csv}`)])
    expect(ours.bytes.equals(theirs.bytes)).toBe(true)
    expect(await read(`/bank/private/${lukasId}/transactions`)).toEqual(await read('/private/transactions'))
    expect(await read(`/bank/business/${donauId}/transactions`)).toEqual(await read('/business/transactions'))
    expect((await get(`/bank/private/${donauId}/transactions`)).status).toBe(404)
    expect((await get(`/bank/business/${lukasId}/transactions`)).status).toBe(404)
  })
})
