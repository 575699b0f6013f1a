/** Which payments the seed customers make in each month, within their limits. */
import type { TransactionStatus } from '#generated/model/transaction-status.ts'
import { usesLimit } from '#sandbox/domain/limit.ts'
import { dayOf, firstOfMonth, startOf } from '#contract-checks/vienna-day.ts'
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

const notYetBilled = { invoiceNumber: null, refusal: null }

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

const hourMs = 3_600_000
const hoursOf = (day: string): number => (startOf(day, 1).getTime() - startOf(day).getTime()) / hourMs

/** On the day of a change of the clock and the next one, its first and its last payment are half an hour from midnight. */
function paymentBesideMidnight(day: string, index: number, payments: number): Date | undefined {
  if ([day, shiftedDay(day, -1)].every((one) => hoursOf(one) === 24)) return undefined
  if (index === 0) return new Date(startOf(day).getTime() + hourMs / 2)
  return index === payments - 1 ? new Date(startOf(day, 1).getTime() - hourMs / 2) : undefined
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
    // Between 6:30 and 21:30.
    const byDay = new Date(midnight + (23_400 + (mixed(chance) % 54_000)) * 1000)
    const at = paymentBesideMidnight(day, index, end - first) ?? byDay
    // In steps of ten cents.
    const amountCents = from + Math.floor((mixed(chance + 7) % (to - from + 10)) / 10) * 10
    const callNumber = callNumbers[chance % callNumbers.length]!
    const status = statuses[turn % statuses.length]!
    const payment = { id, customerId, at, amountCents, feeType, feeTypeName, merchantName, status, callNumber }
    return { ...payment, ...notYetBilled }
  })
  return paid.toSorted((one, other) => one.at.getTime() - other.at.getTime())
}

/** `share` of the time since the month began, `cents`, what and where. */
type PaymentStory = [
  share: number,
  cents: number,
  TransactionStatus,
  merchantName: string,
  feeTypeName: string,
  feeType: string,
]

const anna: PaymentStory[] = [
  [0.07, 2550, 'captured', 'Tankstelle Brenner', 'Tanken', 'PURCHASE'],
  [0.33, 4500, 'cancelled', 'Therme Seeblick', 'Eintritt', 'TICKET'],
  [0.6, 2170, 'refund', 'Kino am Ring', 'Eintritt', 'TICKET'],
  [0.72, 690, 'captureFailed', 'Bäckerei Morgenrot', 'Einkauf', 'PURCHASE'],
  [0.9, 240, 'captured', 'Stadtverkehr Wien', 'Fahrschein', 'TICKET'],
  [0.99, 860, 'captured', 'Parkgarage Oper', 'Parken', 'PARKING'],
]

const maria: PaymentStory[] = [
  [0.05, 9400, 'captured', 'Tankstelle Brenner', 'Tanken', 'PURCHASE'],
  [0.2, 8960, 'captured', 'Tankstelle Brenner', 'Tanken', 'PURCHASE'],
  [0.3, 5590, 'captured', 'Therme Seeblick', 'Eintritt', 'TICKET'],
  [0.45, 7630, 'captured', 'Tankstelle Brenner', 'Tanken', 'PURCHASE'],
  [0.6, 4800, 'captured', 'Therme Seeblick', 'Eintritt', 'TICKET'],
  [0.75, 9120, 'captured', 'Tankstelle Brenner', 'Tanken', 'PURCHASE'],
  [0.9, 4500, 'captured', 'Therme Seeblick', 'Eintritt', 'TICKET'],
  [0.95, 1890, 'reserveFailed', 'Parkgarage Oper', 'Parken', 'PARKING'],
]

/** By customer number. */
const stories: Record<string, PaymentStory[]> = { '1100234501': anna, '1100234503': maria, '1100234506': [] }

/** Behind the numbers that a day's usual payments have. */
const firstSerial = 500

/** The payments of the month so far; undefined for who has none of their own, and pays as usual. */
export function monthOf(
  bpNumber: string,
  { customerId, serial, callNumbers }: Spender,
  now: Date,
): Payment[] | undefined {
  const begun = startOf(firstOfMonth(now)).getTime()
  return stories[bpNumber]?.map(([share, amountCents, status, merchantName, feeTypeName, feeType], index) => {
    const at = new Date(begun + Math.floor((now.getTime() - begun) * share))
    const id = `T-${dayOf(at).replaceAll('-', '')}-${String(serial * 1000 + firstSerial + index).padStart(6, '0')}`
    const payment = { id, customerId, at, amountCents, feeType, feeTypeName, merchantName, status }
    return { ...payment, callNumber: callNumbers[0]!, ...notYetBilled }
  })
}

export type Limits = {
  /** Of the month of a day. */
  ofCustomer: (customerId: string, day: string) => number
  /** Of a company's number; undefined for the number of a person. */
  ofNumber: (callNumber: string) => number | undefined
  isLocked: (customerId: string, day: string) => boolean
}

/** What was used up so far, by customer and by number, each with its month. */
type Used = Map<string, number>

const places = ({ customerId, callNumber }: Payment, day: string) => {
  const month = day.slice(0, 7)
  return { customer: `${customerId} ${month}`, number: `${customerId} ${callNumber} ${month}` }
}

function count(used: Used, payment: Payment, day: string): void {
  for (const place of Object.values(places(payment, day))) {
    used.set(place, (used.get(place) ?? 0) + payment.amountCents)
  }
}

export function sumUsedLimits(payments: readonly Payment[]): Used {
  const used: Used = new Map()
  for (const payment of payments.filter(({ status }) => usesLimit(status))) count(used, payment, dayOf(payment.at))
  return used
}

/** The payments of a day, in their order; what goes beyond a limit is refused when it is to be reserved. Counts in `used`. */
export function withinLimits(payments: readonly Payment[], day: string, limits: Limits, used: Used): Payment[] {
  return payments.map((payment) => {
    const { customer, number } = places(payment, day)
    const limitOf = (place: string, limitCents: number) => ({
      limitCents,
      leftCents: Math.min(limitCents, Math.max(0, limitCents - (used.get(place) ?? 0))),
    })
    const whole = limitOf(customer, limits.ofCustomer(payment.customerId, day))
    const numberLimit = limits.ofNumber(payment.callNumber)
    const own = numberLimit === undefined ? null : limitOf(number, numberLimit)
    const isLocked = limits.isLocked(payment.customerId, day)
    const refused = (): Payment => ({
      ...payment,
      status: 'reserveFailed',
      refusal: { ...whole, number: own, isLocked },
    })
    if (isLocked || payment.status === 'reserveFailed') return refused()
    if (!usesLimit(payment.status)) return payment
    if ([whole, own ?? whole].some(({ leftCents }) => payment.amountCents > leftCents)) return refused()
    count(used, payment, day)
    return payment
  })
}
