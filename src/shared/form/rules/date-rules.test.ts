import fc from 'fast-check'
import { afterEach, expect, it, vi } from 'vitest'
import { updateFeeRequestRules } from '#generated/model/update-fee-request-rules.ts'
import { updateBankPersonalInformationRequestRules } from '#generated/model/update-bank-personal-information-request-rules.ts'
import { latestBirthdate, maxDate, minDate } from './date-rules.ts'
import { startOfMonth, endOfMonth } from '../../format/days/day-arithmetic.ts'
import { maxDay } from '../../format/calendar-day.ts'
import { viennaToday } from '../../format/day.ts'
import { keysOf } from './rules.fake.ts'
import { contractRules } from './contract-rules.ts'

afterEach(() => vi.useRealTimers())

const at = (moment: string) => {
  vi.useFakeTimers()
  vi.setSystemTime(new Date(moment))
}
const anyDay = fc
  .date({ min: new Date('1900-01-01T00:00:00Z'), max: new Date('2999-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

it('a day must not be before the first or after the last allowed one; nothing is allowed @R166 @R167', () => {
  expect(keysOf('2026-04-02', minDate('2026-04-03'))).toEqual(['minDate:2026-04-03'])
  expect(keysOf('2026-04-03', minDate('2026-04-03'), maxDate('2026-04-03'))).toEqual([])
  expect(keysOf('2026-04-04', maxDate('2026-04-03'))).toEqual(['maxDate:2026-04-03'])
  for (const nothing of ['', null, undefined]) {
    expect(keysOf(nothing, minDate('2026-04-03'), maxDate('2026-04-03'))).toEqual([])
  }
})

it('without another bound the last day is the end of 9999 @R168', () => {
  expect(maxDay).toBe('9999-12-31')
  expect(keysOf('9999-12-31', maxDate())).toEqual([])
})

it('a bound such as today is today when it is checked, in Vienna @R146', () => {
  at('2026-03-28T22:59:00Z')
  const fromToday = minDate(viennaToday)
  expect(keysOf('2026-03-28', fromToday)).toEqual([])
  at('2026-03-28T23:00:00Z') // midnight in Vienna, in the night in which the clocks change
  expect(keysOf('2026-03-28', fromToday)).toEqual(['minDate:2026-03-29'])
  at('2026-03-29T21:59:00Z')
  expect(viennaToday()).toBe('2026-03-29')
  at('2026-03-29T22:00:00Z')
  expect(viennaToday()).toBe('2026-03-30')
  at('2026-10-24T22:00:00Z')
  expect(viennaToday()).toBe('2026-10-25')
  at('2026-10-25T22:59:00Z')
  expect(viennaToday()).toBe('2026-10-25')
})

const lastDayKeys = (plannedEndDate: string) => keysOf({ plannedEndDate }, ...contractRules(updateFeeRequestRules))
const ageKeys = (birthdate: string) =>
  keysOf({ birthdate }, ...contractRules(updateBankPersonalInformationRequestRules))

it('the last day of a month is just this one, leap years included @R170', () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      const next = new Date(`${day}T00:00:00Z`)
      next.setUTCDate(next.getUTCDate() + 1)
      expect(lastDayKeys(day)).toEqual(next.getUTCDate() === 1 ? [] : ['lastDayOfMonth'])
      expect([startOfMonth(day), endOfMonth(day)].map((bound) => bound.slice(0, 7))).toEqual([
        day.slice(0, 7),
        day.slice(0, 7),
      ])
    }),
  )
  expect(lastDayKeys('2028-02-29')).toEqual([])
  expect(lastDayKeys('2028-02-28')).toEqual(['lastDayOfMonth'])
  expect(lastDayKeys('2100-02-28')).toEqual([])
  expect(startOfMonth('2026-01-31', 1)).toBe('2026-02-01')
  expect(startOfMonth('2026-01-31', -1)).toBe('2025-12-01')
})

it('somebody is old enough from their eighteenth birthday in Vienna on @R211', () => {
  at('2026-11-19T22:59:00Z')
  expect(ageKeys('2008-11-20')).toEqual(['minAge:18'])
  at('2026-11-19T23:00:00Z')
  expect(latestBirthdate()).toBe('2008-11-20')
  expect(ageKeys('2008-11-20')).toEqual([])
  expect(ageKeys('2008-11-21')).toEqual(['minAge:18'])
})

it('lets a person born on a leap day come of age on 1 March of a common year @R211', () => {
  at('2026-02-28T12:00:00Z')
  expect(ageKeys('2008-02-29')).toEqual(['minAge:18'])
  at('2026-03-01T12:00:00Z')
  expect(ageKeys('2008-02-29')).toEqual([])
})
