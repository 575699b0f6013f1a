import { firstOfMonth, viennaToday } from '#src/shared/day/vienna-day.ts'
import type { ReceiptDays } from './receipts-port.ts'

/** The usual days: from the first of the month three months ago to today in Vienna (R333, R848, A120). */
export function usualReceiptDays(today: string = viennaToday()): ReceiptDays {
  return { from: firstOfMonth(today, -3), to: today }
}
