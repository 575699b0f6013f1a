import { sessionWarningSeconds } from '#generated/model/constants.ts'
import type { DeviceMoment } from '../format/bank-time.ts'

/** The last call with a response of the bank: when it was sent, and when this page noticed it. */
export type LastCall = { at: number; learned: DeviceMoment }

/** The idle state of a session; `untilWarning` in milliseconds. */
export type IdleState =
  | { is: 'quiet'; untilWarning: number }
  | { is: 'warning'; secondsLeft: number }
  | { is: 'over' }
  /** Over by the device's clock, but the page was suspended or the clock was changed: the bank has to decide. */
  | { is: 'unsure' }

/** How long before the end the warning appears; in a short session half of the idle time. */
export const warningTimeMs = (idleSeconds: number): number => Math.min(sessionWarningSeconds * 1000, idleSeconds * 500)

/** The maximum drift between the page's and the device's clock while the page is not suspended. */
const clockToleranceMs = 5000

/**
 * The idle state of a session that ends after `idleSeconds` without a call. The device's clock runs while it sleeps, the page's cannot
 * be changed; the later of both counts, so that a warning may be early but never late.
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

/** The remaining seconds to announce: at once, at one minute and at twenty seconds. */
export function announcedSeconds(before: number | undefined, secondsLeft: number): number {
  const isNews =
    before === undefined || secondsLeft > before || [60, 20].some((mark) => before > mark && secondsLeft <= mark)
  return isNews ? secondsLeft : before
}
