import { expect, it } from 'vitest'
import { momentsOfOtherDays, moveDays } from '#conform/checks/other-days.ts'
import { dayOf } from '#contract-checks/vienna-day.ts'

it('chooses ends of months and years, leap days and the end of summer time, each in the past', () => {
  const moments = momentsOfOtherDays(new Date('2026-11-29T12:00:00Z'))
  expect(moments.map(dayOf)).toEqual(['2026-01-01', '2026-01-31', '2026-02-28', '2024-02-29', '2026-10-25'])
  const utcDays = moments.map((moment) => moment.toISOString().slice(0, 10))
  expect(utcDays).toEqual(['2025-12-31', '2026-01-30', '2026-02-27', '2024-02-29', '2026-10-25'])
})

it('does not choose a day that has not ended', () => {
  const [newYear] = momentsOfOtherDays(new Date('2027-01-01T12:00:00Z'))
  expect(dayOf(newYear!)).toBe('2026-01-01')
})

it('moves days of the present by whole months and keeps the last day of a month', () => {
  const body = { startDate: '2027-01-01', account: { end: '2027-03-31' }, birthdate: '1990-05-12', name: '2027-01' }
  expect(moveDays(body, new Date('2024-02-29T12:00:00Z'), new Date('2026-11-29T12:00:00Z'))).toEqual({
    startDate: '2024-04-01',
    account: { end: '2024-06-30' },
    birthdate: '1990-05-12',
    name: '2027-01',
  })
})
