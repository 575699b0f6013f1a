/** How far the bank's clock is ahead of the time that this page is open; undefined until an answer told (http/bank-date.ts). */
export const bankClock: { aheadMs: number | undefined } = { aheadMs: undefined }

/**
 * What time it is at the bank, in milliseconds since 1970: moments that the bank names are compared with this and never with
 * the device's clock, which may be wrong and may be put right at any time. Until an answer told, the device is believed.
 */
export const bankNow = (): number =>
  bankClock.aheadMs === undefined ? Date.now() : performance.now() + bankClock.aheadMs

/**
 * A moment of this device, in milliseconds, for how long ago something was here, never for what the bank names: `wall` goes on
 * while the device sleeps and is the same in every tab, `page` may stand still meanwhile, and nobody puts it forward or back.
 */
export type DeviceMoment = { wall: number; page: number }

export const deviceNow = (): DeviceMoment => ({ wall: Date.now(), page: performance.now() })
