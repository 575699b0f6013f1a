import fc from 'fast-check'
import { afterEach, expect, it, vi } from 'vitest'
import { isDay } from '../calendar-day.ts'
import { formatDate } from '../day.ts'
import { addDays, addMonths, addYears, endOfMonth, parseDayInput, startOfMonth, startOfWeek } from './day-arithmetic.ts'

afterEach(() => {
  vi.unstubAllEnvs()
})

const anyDay = fc
  .date({ min: new Date('1900-01-01T00:00:00Z'), max: new Date('2999-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const steps = fc.integer({ min: -200, max: 200 })
const numberOf = (day: string) => Date.parse(day) / 86_400_000
const monthOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))

it('moves by days and months as the calendar does, in any zone of the browser', () => {
  vi.stubEnv('TZ', 'Pacific/Apia')
  fc.assert(
    fc.property(anyDay, steps, (day, count) => {
      expect(numberOf(addDays(day, count))).toBe(numberOf(day) + count)
      expect(monthOf(addMonths(day, count))).toBe(monthOf(day) + count)
      expect([day.slice(8), endOfMonth(addMonths(day, count)).slice(8)]).toContain(addMonths(day, count).slice(8))
      expect(addYears(day, -count)).toBe(addMonths(day, -12 * count))
    }),
  )
})

it('finds the first and last day of a month, and the Monday of a week', () => {
  fc.assert(
    fc.property(anyDay, steps, (day, count) => {
      expect(startOfMonth(day)).toBe(`${day.slice(0, 7)}-01`)
      expect(startOfMonth(day, count)).toBe(`${addMonths(day, count).slice(0, 7)}-01`)
      expect(addDays(endOfMonth(day), 1)).toBe(startOfMonth(day, 1))
      expect(new Date(startOfWeek(day)).getUTCDay()).toBe(1)
      expect(numberOf(day) - numberOf(startOfWeek(day))).toBeLessThan(7)
    }),
  )
})

it.each(['', 'soon', '2026-13-01', '2026-1-5', '2026', '2026-W05', '20261201'])(
  'returns a text that sorts after every day for %j',
  (text) => {
    expect(isDay(text)).toBe(false)
    expect(addDays(text, 1) > '9999-12-31').toBe(true)
  },
)

it.each([
  ['03.04.2026', '2026-04-03'],
  ['3.4.26', '2026-04-03'],
  ['3. 4. 2026', '2026-04-03'],
  ['3/4/2026', '2026-04-03'],
  ['3-4-2026', '2026-04-03'],
  ['03042026', '2026-04-03'],
  ['2026-04-03', '2026-04-03'],
  [' 29.02.2028 ', '2028-02-29'],
  ['1.1.69', '1969-01-01'],
  ['29.02.2026', '29.02.2026'],
  ['32.1.2026', '32.1.2026'],
  ['1.13.2026', '1.13.2026'],
  ['1.1.202', '1.1.202'],
  ['1.1.20266', '1.1.20266'],
  ['morgen', 'morgen'],
  ['', ''],
])('parses %j as %j', (text, day) => {
  expect(parseDayInput(text)).toBe(day)
})

it('takes a year of two digits for a past one where the future is not allowed', () => {
  expect(parseDayInput('3.4.50', '2026-11-20')).toBe('1950-04-03')
  expect(parseDayInput('3.4.08', '2026-11-20')).toBe('2008-04-03')
})

it('parses each day as it is shown', () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      expect(parseDayInput(formatDate(day))).toBe(day)
    }),
  )
})
