/**
 * What customers try to pay with their phones, day by day. It depends on the day alone, so that a sandbox that starts again
 * later gets the payments of the days between. What their limits let through is decided in spending.ts.
 */
import type { TransactionStatus } from '#generated/model/transaction-status.ts'
import { startOf } from '#sandbox/domain/vienna.ts'
import type { transactions } from '#sandbox/storage/tables/billing.ts'

export type Spender = {
  customerId: string
  /** Tells the customers apart in ids and in what they buy. */
  serial: number
  /** Payments per day, also fewer than one. */
  rate: number
  /** The numbers that pay in turns, without +43. */
  callNumbers: string[]
  /** Goes only to shops where nothing costs more, in cents. */
  dearest?: number
  /** The first day without the contract. */
  until?: string | null
}

export type Payment = typeof transactions.$inferSelect

/** Made-up shops; from and to in cents. */
const shops: [merchantName: string, feeTypeName: string, feeType: string, from: number, to: number][] = [
  ['Parkgarage Oper', 'Parken', 'PARKING', 340, 1890],
  ['Stadtverkehr Wien', 'Fahrschein', 'TICKET', 240, 240],
  ['Bäckerei Morgenrot', 'Einkauf', 'PURCHASE', 290, 1450],
  ['Kino am Ring', 'Eintritt', 'TICKET', 1150, 2490],
  ['Tankstelle Brenner', 'Tanken', 'PURCHASE', 3200, 9400],
  ['Kurzparkzone Graz', 'Parken', 'PARKING', 90, 640],
  ['Getränkeautomat Westbahnhof', 'Automat', 'VENDING', 180, 420],
  ['Therme Seeblick', 'Eintritt', 'TICKET', 2800, 5600],
  ['Imbiss am Naschmarkt', 'Einkauf', 'PURCHASE', 680, 1990],
  ['Regionalbahn Süd', 'Fahrschein', 'TICKET', 580, 2760],
]

/** In turns; no two that went another way follow each other, so that something was captured on most days. */
const statuses: TransactionStatus[] = [
  ...(['captured', 'refund', 'captured', 'cancelled', 'captured', 'captureFailed', 'captured', 'captured'] as const),
  ...(['captured', 'cancelFailed', 'captured', 'captured', 'captured', 'refundFailed'] as const),
  ...(['captured', 'reserveFailed'] as const),
]

const dayMs = 86_400_000
const dayNumberOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) / dayMs
const dayOfNumber = (number: number): string => new Date(number * dayMs).toISOString().slice(0, 10)

export const shiftedDay = (day: string, days: number): string => dayOfNumber(dayNumberOf(day) + days)

/** An even spread from 0 to 2^32 - 1 that looks like chance and is the same each time. */
function mixed(seed: number): number {
  let value = Math.imul(seed ^ (seed >>> 16), 0x45d9f3b)
  value = Math.imul(value ^ (value >>> 16), 0x45d9f3b)
  return (value ^ (value >>> 16)) >>> 0
}

/** The days from one to another, both inclusive. */
export function daysBetween(first: string, last: string): string[] {
  const from = dayNumberOf(first)
  return Array.from({ length: Math.max(0, dayNumberOf(last) - from + 1) }, (_none, index) => dayOfNumber(from + index))
}

/** The payments of a day, the earliest first, as they are in the end: nothing is reserved any more. */
export function paymentsOf(spender: Spender, day: string): Payment[] {
  const { customerId, serial, rate, callNumbers, dearest = Infinity, until } = spender
  const number = dayNumberOf(day)
  const [first, end] = [Math.floor(number * rate), Math.floor((number + 1) * rate)]
  if (first === end || (until && day >= until)) return []
  const midnight = startOf(day).getTime()
  const affordable = shops.filter(([, , , , to]) => to <= dearest)
  const paid = Array.from({ length: end - first }, (_none, index) => {
    const turn = first + index
    const chance = mixed(turn * 131 + serial)
    const [merchantName, feeTypeName, feeType, from, to] = affordable[chance % affordable.length]!
    const id = `T-${day.replaceAll('-', '')}-${String(serial * 1000 + index).padStart(6, '0')}`
    // Between 6:30 and 21:30, in steps of ten cents.
    const at = new Date(midnight + (23_400 + (mixed(chance) % 54_000)) * 1000)
    const amountCents = from + Math.floor((mixed(chance + 7) % (to - from + 10)) / 10) * 10
    const callNumber = callNumbers[chance % callNumbers.length]!
    const status = statuses[turn % statuses.length]!
    return { id, customerId, at, amountCents, feeType, feeTypeName, merchantName, status, callNumber }
  })
  return paid.toSorted((one, other) => one.at.getTime() - other.at.getTime())
}
