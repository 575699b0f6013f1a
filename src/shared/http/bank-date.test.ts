import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { viennaToday } from '../format/day.ts'
import { bankNow, minutesUntil } from '../format/bank-time.ts'
import { learnBankTime } from './bank-date.ts'

const minute = 60_000
const atTheBank = Date.parse('2026-11-20T12:00:00Z')
const lockedUntil = '2026-11-20T12:15:00Z'

/** An answer of the bank with a time in its header; `tookMs` is its duration. */
const learn = (moment: number, tookMs = 0) => learnBankTime(new Date(moment).toUTCString(), performance.now() - tookMs)

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const offsets: [device: string, ms: number][] = [
  ['right', 0],
  ['ten minutes slow', -10 * minute],
  ['ten minutes fast', 10 * minute],
  ['a day slow', -24 * 60 * minute],
  ['a day fast', 24 * 60 * minute],
]

it.each(offsets)('a device whose clock is %s reads the same waits and the same day', (_, ms) => {
  vi.setSystemTime(atTheBank + ms)
  learn(atTheBank)
  expect(minutesUntil(lockedUntil)).toBe(15)
  expect(viennaToday()).toBe('2026-11-20')
  vi.advanceTimersByTime(5 * minute + 1)
  expect(minutesUntil(lockedUntil)).toBe(10)
})

it.each(offsets)('a clock that turns %s while somebody waits changes nothing', (_, ms) => {
  vi.setSystemTime(atTheBank)
  learn(atTheBank)
  vi.advanceTimersByTime(5 * minute)
  vi.setSystemTime(Date.now() + ms)
  expect(bankNow()).toBe(atTheBank + 5 * minute)
})

it('uses the clock of the device before the first response', () => {
  vi.setSystemTime(atTheBank)
  expect(bankNow()).toBe(atTheBank)
  for (const nothing of [undefined, null, '', 'soon', 17]) learnBankTime(nothing, 0)
  vi.setSystemTime(atTheBank + minute)
  expect(bankNow()).toBe(atTheBank + minute)
})

it('a countdown does not stumble over the whole seconds of answers, and follows when the page slept', () => {
  vi.setSystemTime(atTheBank)
  learn(atTheBank)
  vi.advanceTimersByTime(1900)
  learn(atTheBank + 1000)
  expect(bankNow()).toBe(atTheBank + 1900)
  learn(atTheBank + 10 * minute)
  expect(bankNow()).toBe(atTheBank + 10 * minute)
})

it('does not lengthen a waiting time after slow responses', () => {
  for (const slowMs of [0, 400, 999, 5_000, 90_000]) {
    vi.setSystemTime(atTheBank)
    learn(atTheBank) // an answer that the bank wrote `slowMs` before it came
    vi.advanceTimersByTime(1)
    learn(atTheBank + slowMs + 999, 1)
    expect(minutesUntil(new Date(atTheBank + slowMs + 999 + 15 * minute).toISOString())).toBe(15)
  }
})

it('a download of minutes does not turn the clock back, and a clock that was put back is followed', () => {
  vi.setSystemTime(atTheBank)
  learn(atTheBank)
  vi.advanceTimersByTime(2 * minute)
  learn(atTheBank, 2 * minute)
  expect(bankNow()).toBe(atTheBank + 2 * minute)
  learn(atTheBank - 10 * minute)
  expect(bankNow()).toBe(atTheBank - 10 * minute)
})
