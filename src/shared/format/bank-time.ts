/** Offset of the bank's clock to `performance.now()`; undefined until a response carried a date (http/bank-date.ts). */
export const bankClock: { offsetMs: number | undefined } = { offsetMs: undefined }

/**
 * The bank's time in milliseconds since 1970, for comparison with timestamps from the bank: the clock of the device may be wrong
 * or be adjusted at any time. Falls back to the device until the offset is known.
 */
export const bankNow = (): number =>
  // oxlint-disable-next-line portal/no-device-clock -- the device is the fallback until an answer carried the time
  bankClock.offsetMs === undefined ? Date.now() : performance.now() + bankClock.offsetMs

/**
 * Device time in milliseconds, for durations only, never compared with timestamps from the bank. `wall` continues during sleep
 * and is equal in all tabs, but can be adjusted; `page` is monotonic, but may pause during sleep.
 */
export type DeviceMoment = { wall: number; page: number }

// oxlint-disable-next-line portal/no-device-clock -- durations on this device, never compared with timestamps
export const deviceNow = (): DeviceMoment => ({ wall: Date.now(), page: performance.now() })

/**
 * Whole minutes until a timestamp, rounded up, at least 1; a number is taken as minutes, other values give undefined (A55). The
 * bank's time has a precision of one second, which is tolerated.
 */
export function minutesUntil(moment: unknown, now = bankNow()): number | undefined {
  if (typeof moment === 'number' && Number.isFinite(moment)) return Math.max(1, Math.ceil(moment))
  const then = typeof moment === 'string' ? Date.parse(moment) : Number.NaN
  return Number.isNaN(then) ? undefined : Math.max(1, Math.ceil((then - 1000 - now) / 60_000))
}
