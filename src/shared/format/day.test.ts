import fc from 'fast-check'
import { afterEach, expect, it, vi } from 'vitest'
import { formatDate, formatDateTime, formatDayInWords, formatMonth } from './day.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

it('formats a day as day, month, year @R329', () => {
  expect(formatDate('2026-12-01')).toBe('01.12.2026')
  expect(formatDate('2024-02-29')).toBe('29.02.2024')
})

it.each(['Europe/Vienna', 'Pacific/Auckland', 'America/Los_Angeles'])(
  'shows the same date for a day and a timestamp in a browser of %s @R005',
  (zone) => {
    vi.stubEnv('TZ', zone)
    expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone)
    expect(formatDate('2026-12-01')).toBe('01.12.2026')
    expect(formatDate('2026-12-31T23:30:00Z')).toBe('01.01.2027')
    expect(formatDate('2026-07-01T21:59:59Z')).toBe('01.07.2026')
    expect(formatDate('2026-07-01T22:00:00Z')).toBe('02.07.2026')
  },
)

it('formats every day of a leap year', () => {
  const days = Array.from({ length: 366 }, (_day, at) => new Date(Date.UTC(2024, 0, 1 + at)))
  const read = new Intl.DateTimeFormat('de-DE', { timeZone: 'UTC', day: '2-digit', month: '2-digit', year: 'numeric' })
  for (const day of days) expect(formatDate(day.toISOString().slice(0, 10))).toBe(read.format(day))
})

it.each(['', 'soon', '2026-02-30', '2026-13-01', '2026-00-10', '2026-1-05', '2026-01-00'])(
  'returns %j unchanged',
  (text) => {
    expect(formatDate(text)).toBe(text)
  },
)

it('formats a timestamp as day, time and Uhr @R329 @R345', () => {
  expect(formatDateTime('2026-12-01T09:05:07Z')).toBe('01.12.2026 10:05:07 Uhr')
  expect(formatDateTime('2026-07-01T09:05:07.999Z')).toBe('01.07.2026 11:05:07 Uhr')
  expect(formatDateTime('2026-12-31T23:00:00+00:00')).toBe('01.01.2027 00:00:00 Uhr')
})

it.each([
  ['one second before the clock goes forward', '2026-03-29T00:59:59Z', '29.03.2026 01:59:59 Uhr'],
  ['when it goes forward', '2026-03-29T01:00:00Z', '29.03.2026 03:00:00 Uhr'],
  ['in the hour that comes twice, first', '2026-10-25T00:30:00Z', '25.10.2026 02:30:00 Uhr'],
  ['in the hour that comes twice, again', '2026-10-25T01:30:00Z', '25.10.2026 02:30:00 Uhr'],
  ['when the clock went back', '2026-10-25T02:00:00Z', '25.10.2026 03:00:00 Uhr'],
])('shows the time of Vienna %s @R005', (_when, moment, shown) => {
  expect(formatDateTime(moment)).toBe(shown)
})

const vienna = new Intl.DateTimeFormat('de-AT', { timeZone: 'Europe/Vienna', dateStyle: 'medium', timeStyle: 'medium' })
const aroundTheClockChanges = ['2026-03-29T01:00:00Z', '2026-10-25T01:00:00Z', '2027-03-28T01:00:00Z']
const anyMoment = fc.oneof(
  fc.integer({ min: Date.UTC(1990, 0), max: Date.UTC(2100, 0) }),
  ...aroundTheClockChanges.map((change) =>
    fc.integer({ min: -7_200_000, max: 7_200_000 }).map((ms) => Date.parse(change) + ms),
  ),
)

it.each(['Europe/Vienna', 'Pacific/Auckland', 'America/Los_Angeles'])(
  'shows the time of Vienna for any timestamp in a browser of %s @R005',
  (zone) => {
    vi.stubEnv('TZ', zone)
    fc.assert(
      fc.property(anyMoment, (ms) => {
        const shown = formatDateTime(new Date(ms).toISOString())
        expect(shown).toBe(`${vienna.format(ms).replace(', ', ' ')} Uhr`)
      }),
    )
  },
)

it('formats equal timestamps equally, whatever their offset', () => {
  fc.assert(
    fc.property(anyMoment, fc.integer({ min: -14 * 60, max: 14 * 60 }), (ms, minutes) => {
      const local = new Date(ms + minutes * 60_000).toISOString().slice(0, -1)
      const two = (value: number) => String(Math.floor(value)).padStart(2, '0')
      const offset = `${minutes < 0 ? '-' : '+'}${two(Math.abs(minutes) / 60)}:${two(Math.abs(minutes) % 60)}`
      expect(formatDateTime(local + offset)).toBe(formatDateTime(new Date(ms).toISOString()))
    }),
  )
})

it.each(['', 'soon', '2026-02-30T10:00:00Z'])('shows text that is not a time (%j) as it is', (text) => {
  expect(formatDateTime(text)).toBe(text)
})

it('formats a month in the given language', () => {
  expect(formatMonth('2026-10', 'de')).toBe('Oktober 2026')
  expect(formatMonth('2026-10', 'en')).toBe('October 2026')
  expect(formatMonth('2026-03', 'de', 'short')).toBe('Mär')
})

it('returns other text than a month unchanged', () => {
  expect(formatMonth('2026-13', 'de')).toBe('2026-13')
})

it.each([
  ['2027-12-01', 'de', '1. Dezember'],
  ['2027-12-01', 'en', '1 December'],
  ['2028-01-01', 'de', '1. Jänner 2028'],
  ['2026-12-31', 'en', '31 December 2026'],
])('writes %s in a sentence of %s as "%s"', (day, locale, text) => {
  // Half past midnight in Vienna: the year before in UTC.
  vi.useFakeTimers({ now: Date.parse('2026-12-31T23:30:00Z'), toFake: ['Date'] })
  expect(formatDayInWords(day, locale)).toBe(text)
})

it('returns text that is no day unchanged where a sentence has a day', () => {
  expect(formatDayInWords('2026-02-30', 'de')).toBe('2026-02-30')
  expect(formatDayInWords('soon', 'en', 'long')).toBe('soon')
})

it('names the day of the week where a list is grouped by days', () => {
  vi.useFakeTimers({ now: Date.parse('2026-12-31T23:30:00Z'), toFake: ['Date'] })
  expect(formatDayInWords('2027-01-01', 'de', 'long')).toBe('Freitag, 1. Jänner')
  expect(formatDayInWords('2027-01-01', 'en', 'long')).toBe('Friday 1 January')
})
