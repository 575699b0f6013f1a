import { bankClock } from '../format/bank-time.ts'

/** An answer tells whole seconds: what its moment lacks is less than this. */
const precisionMs = 1000

/**
 * Learns from an answer what time it is at the bank; `date` is its Date header (RFC 9110), `sentAt` the `performance.now()` of
 * the call. The header was written after that and before now, however long the answer took, so it says a range; what is
 * known already stays while it lies in it.
 */
export function learnBankTime(date: unknown, sentAt: number): void {
  const told = typeof date === 'string' ? Date.parse(date) : Number.NaN
  if (Number.isNaN(told)) return
  const atLeast = told - performance.now()
  const atMost = told + precisionMs - sentAt
  const { offsetMs = Number.NaN } = bankClock
  if (!(offsetMs >= atLeast && offsetMs <= atMost)) bankClock.offsetMs = atLeast
}
