import fc from 'fast-check'
import { DateTime } from 'luxon'
import { expect, it } from 'vitest'
import { addDays, addMonths, endOfMonth, startOfMonth, startOfWeek, subtractYears } from './vienna-day.ts'

const anyDay = fc
  .date({ min: new Date('1900-01-01T00:00:00Z'), max: new Date('2999-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const steps = fc.integer({ min: -200, max: 200 })
const toDay = (date: DateTime) => date.toFormat('yyyy-MM-dd')

it('calculates with days as Luxon does', () => {
  fc.assert(
    fc.property(anyDay, steps, (day, count) => {
      const date = DateTime.fromISO(day, { zone: 'utc' })
      expect(addDays(day, count)).toBe(toDay(date.plus({ days: count })))
      expect(addMonths(day, count)).toBe(toDay(date.plus({ months: count })))
      expect(subtractYears(day, count)).toBe(toDay(date.minus({ years: count })))
      expect(startOfMonth(day, count)).toBe(toDay(date.startOf('month').plus({ months: count })))
      expect(endOfMonth(day)).toBe(toDay(date.endOf('month')))
      expect(startOfWeek(day)).toBe(toDay(date.startOf('week')))
    }),
  )
})

it.each(['', 'soon', '2026-13-01', '2026-1-5'])('returns a text that sorts after every day for %j', (text) => {
  expect(addDays(text, 1) > '9999-12-31').toBe(true)
})
