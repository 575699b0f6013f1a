import type { DeviceMoment } from '../format/bank-time.ts'

/** The last call that the bank answered: when it was sent, and when this page learned of it. */
export type LastCall = { at: number; learned: DeviceMoment }

/** What there is to do; times in milliseconds, counts in seconds. */
export type IdleState =
  | { is: 'quiet'; untilWarning: number }
  | { is: 'warning'; secondsLeft: number }
  | { is: 'over' }
  /** By the device's clock it is over, but the page was not there or the clock was put forward: only the bank knows. */
  | { is: 'unsure' }

const defaultWarningMs = 120_000

/** So long before the end the person is warned: two minutes, and half of a time that is shorter than four. */
export const warningTimeMs = (idleSeconds: number): number => Math.min(defaultWarningMs, idleSeconds * 500)

/** The clock of a page that did not sleep keeps step with the device's, but for this much. */
const clockToleranceMs = 5000

/**
 * How a session stands that ends after `idleSeconds` without a call. Of the device's clock, which goes on while it sleeps,
 * and the page's, which nobody puts back, the one counts that says more: a warning may come early, never late. Whole
 * moments are compared, so that it does not matter how often somebody looks.
 */
export function idleState({ at, learned }: LastCall, idleSeconds: number, now: DeviceMoment): IdleState {
  const awake = now.page - learned.page
  const passed = Math.max(0, now.wall - at, awake)
  const left = idleSeconds * 1000 - passed
  if (left <= 0)
    return { is: Math.abs(now.wall - learned.wall - awake) > clockToleranceMs && awake < passed ? 'unsure' : 'over' }
  const untilWarning = left - warningTimeMs(idleSeconds)
  return untilWarning > 0 ? { is: 'quiet', untilWarning } : { is: 'warning', secondsLeft: Math.ceil(left / 1000) }
}

/** What was left when it was last said aloud: at once, then at one minute and at twenty seconds. */
export function announcedSeconds(before: number | undefined, secondsLeft: number): number {
  const isNews =
    before === undefined || secondsLeft > before || [60, 20].some((mark) => before > mark && secondsLeft <= mark)
  return isNews ? secondsLeft : before
}
