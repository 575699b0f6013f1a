import { expect, it } from 'vitest'
import { monthsOf, periodSums } from './period-sums.ts'
import { someReceipts } from './receipts-port.fake.ts'

const [receipt] = someReceipts(1)
const on = (receiptDate: string, amount: number) => ({ ...receipt!, receiptDate, amount })
const days = { from: '2025-11-30', to: '2026-02-01' }

it('lists the months of a range of days', () => {
  expect(monthsOf(days)).toEqual(['2025-11', '2025-12', '2026-01', '2026-02'])
  expect(monthsOf({ from: '2026-02-01', to: '2026-02-01' })).toEqual(['2026-02'])
})

it('sums the receipts of a month less credit notes, to the cent', () => {
  const receipts = [on('2026-01-31', 0.1), on('2026-01-01', 0.2), on('2025-12-01', 10), on('2025-12-24', -12.5)]
  expect(periodSums(receipts, days, 'month')).toEqual([
    { period: '2025-11', sum: 0 },
    { period: '2025-12', sum: -2.5 },
    { period: '2026-01', sum: 0.3 },
    { period: '2026-02', sum: 0 },
  ])
  expect(periodSums(receipts, days, 'year')).toEqual([
    { period: '2025', sum: -2.5 },
    { period: '2026', sum: 0.3 },
  ])
})
