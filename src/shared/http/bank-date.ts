import { bankClock } from '../format/bank-time.ts'

/** Answers tell whole seconds, so two of them may differ by one although nothing has changed. */
const precisionMs = 1000

/** Learns from an answer what time it is at the bank; `date` is its Date header (RFC 9110). */
export function learnBankTime(date: unknown): void {
  const told = typeof date === 'string' ? Date.parse(date) : Number.NaN
  if (Number.isNaN(told)) return
  const aheadMs = told - performance.now()
  if (Math.abs(aheadMs - (bankClock.aheadMs ?? Infinity)) > precisionMs) bankClock.aheadMs = aheadMs
}
