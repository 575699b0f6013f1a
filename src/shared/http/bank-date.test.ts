import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { viennaToday } from '../day/vienna-day.ts'
import { bankNow } from '../format/bank-time.ts'
import { minutesUntil } from '../format/minutes-until.ts'
import { learnBankTime } from './bank-date.ts'

const minute = 60_000
const atTheBank = Date.parse('2026-11-20T12:00:00Z')
const lockedUntil = '2026-11-20T12:15:00Z'

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
  learnBankTime(new Date(atTheBank).toUTCString())
  expect(minutesUntil(lockedUntil)).toBe(15)
  expect(viennaToday()).toBe('2026-11-20')
  vi.advanceTimersByTime(5 * minute + 1)
  expect(minutesUntil(lockedUntil)).toBe(10)
})

it.each(offsets)('a clock that turns %s while somebody waits changes nothing', (_, ms) => {
  vi.setSystemTime(atTheBank)
  learnBankTime(new Date(atTheBank).toUTCString())
  vi.advanceTimersByTime(5 * minute)
  vi.setSystemTime(Date.now() + ms)
  expect(bankNow()).toBe(atTheBank + 5 * minute)
})

it('until an answer told, the device is believed', () => {
  vi.setSystemTime(atTheBank)
  expect(bankNow()).toBe(atTheBank)
  for (const nothing of [undefined, null, '', 'soon', 17]) learnBankTime(nothing)
  vi.setSystemTime(atTheBank + minute)
  expect(bankNow()).toBe(atTheBank + minute)
})

it('a countdown does not stumble over the whole seconds of answers, and follows when the page slept', () => {
  vi.setSystemTime(atTheBank)
  learnBankTime(new Date(atTheBank).toUTCString())
  vi.advanceTimersByTime(1900)
  learnBankTime(new Date(atTheBank + 1000).toUTCString())
  expect(bankNow()).toBe(atTheBank + 1900)
  learnBankTime(new Date(atTheBank + 10 * minute).toUTCString())
  expect(bankNow()).toBe(atTheBank + 10 * minute)
})
