import { describe, expect, it } from 'vitest'
import { idleState, announcedSeconds, warningTimeMs } from './idle-rules.ts'

const idle = 900
const second = 1000
const minute = 60 * second
/** Somewhere in time, on a page that is open for a while. */
const learned = { wall: 1_800_000_000_000, page: 5_000 }
const call = { at: learned.wall, learned }
/** So much later by the device's clock and by the page's. */
const after = (wall: number, page = wall) => ({ wall: learned.wall + wall, page: learned.page + page })
const state = (wall: number, page = wall, idleSeconds = idle) => idleState(call, idleSeconds, after(wall, page))

describe('a person who does nothing', () => {
  it.each([
    [0, { is: 'quiet', untilWarning: 13 * minute }],
    [13 * minute - 1, { is: 'quiet', untilWarning: 1 }],
    [13 * minute, { is: 'warning', secondsLeft: 120 }],
    [13 * minute + 1, { is: 'warning', secondsLeft: 120 }],
    [14 * minute, { is: 'warning', secondsLeft: 60 }],
    [15 * minute - 1, { is: 'warning', secondsLeft: 1 }],
    [15 * minute, { is: 'over' }],
  ])('of 15 minutes is after %i ms at %o', (passed, expected) => expect(state(passed)).toEqual(expected))

  it.each([
    [60, 30],
    [120, 60],
    [239, 119.5],
    [240, 120],
    [900, 120],
    [86_400, 120],
  ])('warns at %i seconds %d seconds before the end', (idleSeconds, before) =>
    expect(warningTimeMs(idleSeconds)).toBe(before * second),
  )

  it('is warned for as long, however seldom somebody looks', () => {
    for (const idleSeconds of [60, 100, 240, 900, 3600]) {
      const from = idleSeconds * second - warningTimeMs(idleSeconds)
      expect(state(from - 1, from - 1, idleSeconds).is).toBe('quiet')
      for (let passed = from; passed < idleSeconds * second; passed += 777)
        expect(state(passed, passed, idleSeconds).is).toBe('warning')
      expect(state(idleSeconds * second, idleSeconds * second, idleSeconds).is).toBe('over')
    }
  })
})

describe('a laptop that was asleep, its page clock standing still', () => {
  it('shows the real remaining time', () => {
    expect(state(14 * minute, 2 * minute)).toEqual({ is: 'warning', secondsLeft: 60 })
  })
  it('is unsure when the time is over meanwhile, since a clock that was put forward looks the same', () => {
    expect(state(600 * minute, 2 * minute)).toEqual({ is: 'unsure' })
  })
  it('needs not ask where the page clock went on', () => expect(state(600 * minute)).toEqual({ is: 'over' }))
})

describe("a device whose clock is not the bank's", () => {
  it.each([-24 * 60, -10, 10, 24 * 60])('%i minutes off counts as any other', (off) => {
    const there = { wall: learned.wall + off * minute, page: 9 }
    const now = { wall: there.wall + 14 * minute, page: 9 + 14 * minute }
    expect(idleState({ at: there.wall, learned: there }, idle, now)).toEqual({ is: 'warning', secondsLeft: 60 })
  })
  it('that is set back is compared with the clock of the page', () => {
    expect(state(-60 * minute, 14 * minute)).toEqual({ is: 'warning', secondsLeft: 60 })
    expect(state(-60 * minute, 15 * minute)).toEqual({ is: 'over' })
  })
  it('that is put forward meanwhile ends no session', () =>
    expect(state(600 * minute, minute)).toEqual({ is: 'unsure' }))
})

it('a page that opened after the last call of another tab counts from that call', () => {
  const at = learned.wall - 10 * minute
  expect(idleState({ at, learned }, idle, after(4 * minute))).toEqual({ is: 'warning', secondsLeft: 60 })
  expect(idleState({ at, learned }, idle, after(5 * minute))).toEqual({ is: 'over' })
})

it('announces the remaining time at once, at one minute and at twenty seconds', () => {
  let announced: number | undefined
  const heard = new Set<number>()
  for (let left = 120; left > 0; left -= 1) heard.add((announced = announcedSeconds(announced, left)))
  expect([...heard]).toEqual([120, 60, 20])
})

it.each([
  [[30, 29], [30]],
  [
    [119, 45, 44, 12, 1],
    [119, 45, 12],
  ],
  [
    [61, 19],
    [61, 19],
  ],
  [
    [15, 120, 60],
    [15, 120, 60],
  ],
])('announces of the seconds %j only %j', (seen, expected) => {
  let announced: number | undefined
  expect([...new Set(seen.map((left) => (announced = announcedSeconds(announced, left))))]).toEqual(expected)
})
