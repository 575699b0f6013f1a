/** What the limits let through of all that people try to pay; pure. Amounts are cents. */
import { usesLimit } from '#sandbox/domain/limit.ts'
import { dayOf } from '#sandbox/domain/vienna.ts'
import type { Payment } from '#sandbox/seed/payments.ts'

export type Limits = {
  /** Of the month of a day. */
  ofCustomer: (customerId: string, day: string) => number
  /** Of a company's number; undefined for the number of a person. */
  ofNumber: (callNumber: string) => number | undefined
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

export function usedBy(payments: readonly Payment[]): Used {
  const used: Used = new Map()
  for (const payment of payments.filter(({ status }) => usesLimit(status))) count(used, payment, dayOf(payment.at))
  return used
}

/** The payments of a day, in their order; what goes beyond a limit is refused when it is to be reserved. Counts in `used`. */
export function withinLimits(payments: readonly Payment[], day: string, limits: Limits, used: Used): Payment[] {
  return payments.map((payment) => {
    if (!usesLimit(payment.status)) return payment
    const { customer, number } = places(payment, day)
    const whole = limits.ofCustomer(payment.customerId, day)
    const own = limits.ofNumber(payment.callNumber) ?? whole
    const fits = (place: string, limit: number) => (used.get(place) ?? 0) + payment.amountCents <= limit
    if (!fits(customer, whole) || !fits(number, own)) return { ...payment, status: 'reserveFailed' as const }
    count(used, payment, day)
    return payment
  })
}
