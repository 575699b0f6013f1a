import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { formatDayInWords } from './day-in-words.ts'

// Half past midnight in Vienna: the year before in UTC.
beforeEach(() => vi.useFakeTimers({ now: Date.parse('2026-12-31T23:30:00Z'), toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

it.each([
  ['2027-12-01', 'de', '1. Dezember'],
  ['2027-12-01', 'en', '1 December'],
  ['2028-01-01', 'de', '1. Jänner 2028'],
  ['2026-12-31', 'en', '31 December 2026'],
])('writes %s in a sentence of %s as "%s"', (day, locale, text) => {
  expect(formatDayInWords(day, locale)).toBe(text)
})

it('names the day of the week where a list is grouped by days', () => {
  expect(formatDayInWords('2027-01-01', 'de', 'long')).toBe('Freitag, 1. Jänner')
  expect(formatDayInWords('2027-01-01', 'en', 'long')).toBe('Friday 1 January')
})
