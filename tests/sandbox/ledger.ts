/** All amounts of money of each customer that the bank can read from the API. */
import { vi } from 'vitest'
import type { BillRunTransactions } from '#generated/model/bill-run-transactions.ts'
import type { BusinessCustomer } from '#generated/model/business-customer.ts'
import type { Locks } from '#generated/model/locks.ts'
import type { PrivateCustomer } from '#generated/model/private-customer.ts'
import type { ProductLimit } from '#generated/model/product-limit.ts'
import type { Product } from '#generated/model/product.ts'
import type { Receipt } from '#generated/model/receipt.ts'
import type { ReceiptList } from '#generated/model/receipt-list.ts'
import type { TransactionList } from '#generated/model/transaction-list.ts'
import type { Transaction } from '#generated/model/transaction.ts'
import { dayOf, lastOfMonth } from '#contract-checks/vienna-day.ts'
import type { Client } from './client.ts'

type Kind = 'private' | 'business'
type Customer = { id: string; kind: Kind; bpNumber: string; canPay: boolean }
type Days = { from: string; to: string }

export type Ledger = Awaited<ReturnType<typeof readLedger>>

export const cents = (euros: number): number => Math.round(euros * 100)
export const sumOf = (payments: readonly { amount: number }[]): number =>
  payments.reduce((total, { amount }) => total + cents(amount), 0)

/** The people of sandbox/README.md; behind them stand made-up ones who never paid. */
const seedNumbers = /^(11002345|12004567)/
const newestAndOldest = <Row>(rows: Row[], count: number) => [
  ...new Set([...rows.slice(0, count), ...rows.slice(-count)]),
]

/** Signs in as a bank employee and reads who is there: everybody, or the seed people alone. */
export async function readLedger(client: Client, whom: 'everybody' | 'seed people' = 'everybody') {
  const token = await client.tokenOf('bank', 'sabine.koehler@bank.example')
  const read = async (path: string): Promise<unknown> => {
    const { status, body } = await client.call('GET', path, { token })
    if (status !== 200) throw new Error(`${path}: ${status}`)
    return body
  }
  const file = async (path: string) => {
    const { status, text } = await client.call('GET', path, { token })
    return status === 200 ? text : undefined
  }
  const paged = async <Row extends { bpNumber: string }>(kind: Kind): Promise<Row[]> => {
    const page = (number: number) =>
      read(`/bank/${kind}/customers?limit=100&page=${number}`) as Promise<{ results: Row[]; total: number }>
    const { results, total } = await page(1)
    const all = total > results.length ? [...results, ...(await page(2)).results] : results
    return whom === 'everybody' ? all : all.filter(({ bpNumber }) => seedNumbers.test(bpNumber))
  }
  const today = dayOf(new Date())
  const isLocked = ({ etag: _etag, ...locks }: Locks) =>
    Object.values(locks).some((lock) => lock !== false && lock !== null)

  const people = await Promise.all(
    (await paged<PrivateCustomer>('private')).map(async ({ id, bpNumber, locks }): Promise<Customer> => {
      const product = (await read(`/bank/private/${id}/product`)) as Product
      const isOn = product.activationDate <= today && (product.terminationDate ?? today) >= today
      return { id, bpNumber, kind: 'private', canPay: isOn && !isLocked(locks) }
    }),
  )
  const companies = (await paged<BusinessCustomer>('business')).map(
    ({ id, bpNumber, locks, statusDetails }): Customer => ({
      id,
      bpNumber,
      kind: 'business',
      canPay: statusDetails.status !== 'TERMINATED' && !isLocked(locks),
    }),
  )
  const customers = [...people, ...companies]

  return {
    customers,
    read,
    idOf: (number: string) => customers.find(({ bpNumber }) => bpNumber === number)!.id,
    limitOf: (kind: Kind, id: string) =>
      read(
        kind === 'private' ? `/bank/private/${id}/product/limit` : `/bank/business/${id}/limit`,
      ) as Promise<ProductLimit>,
    paymentsOf: async (kind: Kind, id: string, { from, to }: Days): Promise<Transaction[]> => {
      const page = (offset: number) =>
        read(
          `/bank/${kind}/${id}/transactions?fromDate=${from}&toDate=${to}&limit=100&offset=${offset}`,
        ) as Promise<TransactionList>
      const { transactions, meta } = await page(0)
      const offsets = Array.from({ length: Math.ceil(meta.total / 100) - 1 }, (_none, index) => (index + 1) * 100)
      const more = await Promise.all(offsets.map(page))
      return [...transactions, ...more.flatMap((one) => one.transactions)]
    },
    /** The newest and the oldest receipts, the sum of each CSV's lines and the bytes of each PDF; undefined where there is none. */
    billsOf: async (id: string) => {
      const { receipts } = (await read(`/bank/common/${id}/receipts`)) as ReceiptList
      return Promise.all(
        newestAndOldest(receipts, 9).map(async (bill) => {
          const at = (reference: string | null) =>
            reference === null ? undefined : file(`/bank/common/${id}/receipts/${reference}`)
          const csv = await at(bill.archiveReferenceCsv)
          const lines = csv?.trimEnd().split('\r\n').slice(1)
          const csvCents = lines?.reduce(
            (sum, line) => sum + cents(Number(line.split(';').at(-1)!.replace(',', '.'))),
            0,
          )
          return { bill, csvCents, pdfText: await at(bill.archiveReferencePdf) }
        }),
      )
    },
    /** All receipts, and the payments that the list shows for each. */
    chargesOf: async (kind: Kind, id: string) => {
      const { receipts } = (await read(`/bank/common/${id}/receipts`)) as ReceiptList
      const charged = async (bill: Receipt) => {
        const path = `/bank/${kind}/${id}/transactions?limit=100&invoiceNumber=${encodeURIComponent(bill.invoiceNumber)}`
        const { transactions, meta } = (await read(path)) as TransactionList
        return { bill, payments: transactions, total: meta.total }
      }
      return Promise.all(receipts.map(charged))
    },
    /** The newest run: the days of its month, and its sums. */
    billRun: async () => {
      const { allBillRuns, results } = (await read('/bank/bill-run-transactions-view/')) as BillRunTransactions
      const { year, month } = allBillRuns[0]!
      const from = `${year}-${String(month).padStart(2, '0')}-01`
      return { month: { from, to: lastOfMonth(from) }, sums: results }
    },
  }
}

/** Resets a sandbox as at a moment, and reads it while the clock stands there. */
export async function resetAt(client: Client, moment: string, read: () => Promise<void>): Promise<void> {
  vi.useFakeTimers({ now: new Date(moment), toFake: ['Date'] })
  try {
    await client.control('reset')
    await read()
  } finally {
    vi.useRealTimers()
  }
}
