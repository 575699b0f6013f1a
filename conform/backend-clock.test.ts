import { expect, it } from 'vitest'
import { createBackendClock } from '#conform/backend.ts'

/** It is five seconds later there. */
const there = (here: number) => Math.floor((here + 5000) / 1000) * 1000

it('calls are dated by the other clock, each answer more exactly', () => {
  const clock = createBackendClock()
  const first = clock.during(10_000, 12_500, there(10_100))
  expect(first.from).toBeLessThanOrEqual(15_000)
  expect(first.to).toBeGreaterThanOrEqual(17_500)
  clock.during(12_990, 13_000, there(12_995))
  const { from, to } = clock.during(13_000, 13_010, there(13_005))
  expect([from <= 18_000, to >= 18_010, to - from < 1_100]).toEqual([true, true, true])
})

it('a clock that was put forward is believed', () => {
  const clock = createBackendClock()
  clock.during(10_000, 10_010, 10_000)
  expect(clock.during(20_000, 20_010, 90_000).from).toBeGreaterThan(80_000)
})

it('an answer without a time may be of any', () => {
  expect(createBackendClock().during(1, 2, Number.NaN)).toEqual({ from: -Infinity, to: Infinity })
})
