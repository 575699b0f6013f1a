import type { Receipt } from '#generated/model/receipt.ts'
import { startOfMonth } from '#src/shared/format/days/day-arithmetic.ts'
import { formatMonth } from '#src/shared/format/day.ts'
import type { ReceiptDays } from './receipts-port.ts'

/** The sum of the receipts of a month (2026-10) or a year (2026), in EUR. */
export type PeriodSum = { period: string; sum: number }

/** Names a month such as "Oktober 2026", or a year. */
export const formatPeriod = (period: string, locale: string): string =>
  period.length === 'YYYY'.length ? period : formatMonth(period, locale)

const lengths = { month: 'YYYY-MM'.length, year: 'YYYY'.length } as const

/** All months with one of these days, in order. */
export function monthsOf({ from, to }: ReceiptDays): string[] {
  const months: string[] = []
  for (let first = startOfMonth(from); first <= to; first = startOfMonth(first, 1)) months.push(first.slice(0, 7))
  return months
}

/** The sum of each month or year of these days, less credit notes; 0 without receipts. */
export function periodSums(receipts: readonly Receipt[], days: ReceiptDays, by: 'month' | 'year'): PeriodSum[] {
  const periods = new Set(monthsOf(days).map((month) => month.slice(0, lengths[by])))
  const cents = new Map([...periods].map((period) => [period, 0]))
  for (const { receiptDate, amount } of receipts) {
    const period = receiptDate.slice(0, lengths[by])
    cents.set(period, (cents.get(period) ?? 0) + Math.round(amount * 100))
  }
  return [...cents].map(([period, sum]) => ({ period, sum: sum / 100 }))
}
