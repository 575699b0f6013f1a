/**
 * Who has a month of their own in which the sandbox is filled, so that they tell the same story on any day of it, the first
 * minute included: Anna spent a part of her limit (as in the contract's examples), Maria all of it, Theresa nothing.
 */
import type { TransactionStatus } from '#generated/model/transaction-status.ts'
import { dayOf, firstOfMonth, startOf } from '#sandbox/domain/vienna.ts'
import type { Payment, Spender } from '#sandbox/seed/payments.ts'

/** `share` of the time since the month began, `cents`, what and where. */
type Told = [
  share: number,
  cents: number,
  TransactionStatus,
  merchantName: string,
  feeTypeName: string,
  feeType: string,
]

const anna: Told[] = [
  [0.07, 2550, 'captured', 'Tankstelle Brenner', 'Tanken', 'PURCHASE'],
  [0.33, 4500, 'cancelled', 'Therme Seeblick', 'Eintritt', 'TICKET'],
  [0.6, 2170, 'refund', 'Kino am Ring', 'Eintritt', 'TICKET'],
  [0.72, 690, 'captureFailed', 'Bäckerei Morgenrot', 'Einkauf', 'PURCHASE'],
  [0.9, 240, 'captured', 'Stadtverkehr Wien', 'Fahrschein', 'TICKET'],
  [0.99, 860, 'captured', 'Parkgarage Oper', 'Parken', 'PARKING'],
]

const maria: Told[] = [
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
const stories: Record<string, Told[]> = { '1100234501': anna, '1100234503': maria, '1100234506': [] }

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
    return { id, customerId, at, amountCents, feeType, feeTypeName, merchantName, status, callNumber: callNumbers[0]! }
  })
}
