import { expect, it, onTestFinished } from 'vitest'
import type { ReceiptList } from '#generated/model/receipt-list.ts'
import type { TransactionList } from '#generated/model/transaction-list.ts'
import { dayAfter } from '#sandbox/domain/vienna.ts'
import { seededStorage, startOn } from './backends.ts'
import { clientOf } from './client.ts'

const inDays = (days: number) => dayAfter(new Date(), days)

it('a sandbox that starts again later has the payments and bills of the days between', async () => {
  const storage = await seededStorage('PGlite')
  onTestFinished(storage.remove)
  const seen = async (address: string) => {
    const client = clientOf(address)
    const token = await client.tokenOf('private', 'lukas.hofer@mail.example')
    const total = async (query: string) => {
      const { body } = await client.call('GET', `/private/transactions${query}`, { token })
      return (body as TransactionList).meta.total
    }
    const { receipts } = (await client.call('GET', '/private/receipts', { token })).body as ReceiptList
    return { client, total, all: await total(''), bills: receipts.length }
  }

  const first = await startOn(storage)
  const before = await seen(first.address)
  await before.client.control('clock', { advanceSeconds: 40 * 86_400 })
  await first.close()
  const again = await startOn(storage)
  const after = await seen(again.address)
  expect(after.all).toBeGreaterThan(before.all + 50)
  expect(after.bills).toBeGreaterThan(before.bills)
  expect(await after.total(`?fromDate=${inDays(11)}`)).toBeGreaterThan(40)
  expect(await after.total(`?status=reserved&toDate=${inDays(37)}`)).toBe(0)
  await again.close()
})
