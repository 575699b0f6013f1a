import { bankNow } from './bank-time.ts'

/**
 * Whole minutes from now until a moment, rounded up and at least 1; a plain number is taken as minutes; undefined when it
 * is neither (A55). The bank tells its time in whole seconds, so one of them does not make another minute.
 */
export function minutesUntil(moment: unknown, now = bankNow()): number | undefined {
  if (typeof moment === 'number' && Number.isFinite(moment)) return Math.max(1, Math.ceil(moment))
  const then = typeof moment === 'string' ? Date.parse(moment) : Number.NaN
  return Number.isNaN(then) ? undefined : Math.max(1, Math.ceil((then - 1000 - now) / 60_000))
}
