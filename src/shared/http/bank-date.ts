import { bankClock } from '../format/bank-time.ts'

/** The Date header has whole seconds. */
const precisionMs = 1000

/**
 * Updates the offset of the bank's clock from a response; `date` is its Date header (RFC 9110), `sentAt` the `performance.now()` of
 * the call. The header was written between the two, which gives a range for the offset; an offset within the range stays.
 */
export function learnBankTime(date: unknown, sentAt: number): void {
  const time = typeof date === 'string' ? Date.parse(date) : Number.NaN
  if (Number.isNaN(time)) return
  const atLeast = time - performance.now()
  const atMost = time + precisionMs - sentAt
  const { offsetMs = Number.NaN } = bankClock
  if (!(offsetMs >= atLeast && offsetMs <= atMost)) bankClock.offsetMs = atLeast
}
