/** The amounts in the examples of the contract agree: one person has the same figures in all of them. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import type { Product } from '#generated/model/product.ts'
import type { ProductLimit } from '#generated/model/product-limit.ts'
import type { ReceiptList } from '#generated/model/receipt-list.ts'
import type { TransactionList } from '#generated/model/transaction-list.ts'
import { root } from '#scripts/run.ts'

type Example<Value> = { who: string; value: Value }

/** The examples below a folder that are of one kind; a summary begins with whom it is about. */
function examplesIn<Value>(folders: string, isOne: (value: object | string) => boolean): Example<Value>[] {
  return globSync(`openapi/examples/${folders}/*.yaml`, { cwd: root }).flatMap((file) => {
    const { summary, value } = parse(readFileSync(join(root, file), 'utf8')) as {
      summary: string
      value: object | string
    }
    return isOne(value) ? [{ who: summary.split(',')[0]!, value: value as Value }] : []
  })
}
const has = (name: string) => (value: object | string) => typeof value === 'object' && name in value
const cents = (euros: number) => Math.round(euros * 100)

const limits = examplesIn<ProductLimit>('{product,company-limit}', has('remainingLimitEUR'))
const pages = examplesIn<TransactionList>('transaction', has('transactions'))
const lists = examplesIn<ReceiptList>('receipt', has('receipts'))
const files = examplesIn<string>('receipt', (value) => typeof value === 'string' && value.includes('Rechnungsnummer;'))
const products = examplesIn<Product>('product', has('costs'))

/** The examples' own today, 20 November 2026, has this month; their payments stand in UTC, none near midnight of its ends. */
const month = '2026-11'

it('a limit in the examples leaves no less than nothing and no more than the whole', () => {
  expect(limits.length).toBeGreaterThan(5)
  for (const { value } of limits) {
    expect(value.remainingLimitEUR >= 0 && value.remainingLimitEUR <= value.monthlyLimitEUR).toBe(true)
  }
})

it('whose payments and limit are examples has left what was not captured or reserved', () => {
  const matched = limits.flatMap(({ who, value }) =>
    pages.filter((page) => page.who === who).map((page) => ({ who, value, page: page.value })),
  )
  expect(matched.map(({ who }) => who)).toContain('Anna Gruber')
  for (const { value, page } of matched) {
    const { transactions, meta } = page
    const spent = transactions
      .filter(({ transactionTimestamp }) => transactionTimestamp.startsWith(month))
      .filter(({ statusName }) => statusName === 'captured' || statusName === 'reserved')
      .reduce((sum, { amount }) => sum + cents(amount), 0)
    const gone = cents(value.monthlyLimitEUR) - cents(value.remainingLimitEUR)
    // A page of several, or of one number of a company, shows a part of what was spent.
    const isWhole = meta.total === transactions.length && transactions.every((one) => one.callNumber === undefined)
    expect(isWhole ? gone === spent : gone >= spent).toBe(true)
  }
})

it('whose product and limit are examples has the limit of the own tier', () => {
  const matched = limits.flatMap(({ who, value }) =>
    products
      .filter((product) => product.who === who)
      .map((product) => [who, product.value.limits.activeProduct, value.monthlyLimitEUR]),
  )
  expect(matched.length).toBeGreaterThan(2)
  for (const [who, tier, limit] of matched) expect([who, tier]).toEqual([who, limit])
})

it('the lines of a bill add up to its amount, and no more is open than was billed', () => {
  const receipts = lists.flatMap(({ value }) => value.receipts)
  for (const { amount, amountOpen = 0 } of receipts) expect(amountOpen <= Math.max(0, amount)).toBe(true)
  expect(files.length).toBeGreaterThan(1)
  for (const { value } of files) {
    const rows = value
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => line.split(';'))
    const sum = rows.reduce((total, cells) => total + cents(Number(cells.at(-1)!.replace(',', '.'))), 0)
    const bill = receipts.find(({ invoiceNumber }) => invoiceNumber === rows[0]![0])
    expect([bill?.invoiceNumber, sum]).toEqual([rows[0]![0], cents(bill!.amount)])
  }
})
