/** How far a bill run is; pure. It schedules four days a second, and sends what it scheduled two seconds later. */
import type { BillRun } from '#generated/model/bill-run.ts'
import { firstOfMonth, startOf } from '#contract-checks/vienna-day.ts'

/** Months are counted from 1, and so are the runs of a month; `stuckAt` is the day at which the run got stuck. */
export type StoredBillRun = {
  id: string
  year: number
  month: number
  runNumber: number
  startedAt: Date
  stuckAt: string | null
}

const daysASecond = 4
const sendingSeconds = 2

export const toBillRunResponse = ({ id, year, month, runNumber }: StoredBillRun): BillRun => ({
  id,
  year,
  month,
  runNumber,
})

/** The month that a run bills which starts now: the one before, in Vienna. */
export function billedMonth(now: Date): { year: number; month: number } {
  const [year, month] = firstOfMonth(now, -1).split('-').map(Number)
  return { year: year!, month: month! }
}

/** First day of the run's month, and of the one after it. */
export function monthOf({ year, month }: Pick<StoredBillRun, 'year' | 'month'>): { first: string; next: string } {
  const first = `${year}-${String(month).padStart(2, '0')}-01`
  return { first, next: firstOfMonth(startOf(first), 1) }
}

/** The days of the run's month, first day first. */
export function daysOf(run: StoredBillRun): string[] {
  const days = new Date(Date.UTC(run.year, run.month, 0)).getUTCDate()
  const { first } = monthOf(run)
  return Array.from({ length: days }, (_, index) => first.slice(0, 8) + String(index + 1).padStart(2, '0'))
}

/** Whether the payments of a day of its month are scheduled. */
export const isScheduled = (run: StoredBillRun, day: string, now: Date): boolean => isPast(run, day, now, 0)

/** Whether the sums of that day are at the accounting system. */
export const isSent = (run: StoredBillRun, day: string, now: Date): boolean => isPast(run, day, now, sendingSeconds)

function isPast({ startedAt, stuckAt }: StoredBillRun, day: string, now: Date, seconds: number): boolean {
  if (stuckAt !== null && day >= stuckAt) return false
  const needed = Number(day.slice(8)) / daysASecond + seconds
  return now.getTime() >= startedAt.getTime() + needed * 1000
}
