import { expect, it } from 'vitest'
import { minutesUntil } from './bank-time.ts'

const now = Date.parse('2026-11-20T12:00:00Z')

it.each([
  ['2026-11-20T12:15:00Z', 15],
  ['2026-11-20T12:15:00.900Z', 15],
  ['2026-11-20T12:14:02Z', 15],
  ['2026-11-20T13:00:30+01:00', 1],
  ['2026-11-20T12:00:00Z', 1],
  ['2026-11-20T11:00:00Z', 1],
  [7, 7],
  [6.2, 7],
  [0, 1],
])('counts the minutes until %s: %i', (moment, minutes) => {
  expect(minutesUntil(moment, now)).toBe(minutes)
})

it.each([undefined, null, '', 'soon', {}, Number.NaN])('%j is no moment', (moment) => {
  expect(minutesUntil(moment, now)).toBeUndefined()
})
