import { afterEach, expect, it, vi } from 'vitest'
import { formatDate } from './date.ts'

afterEach(() => vi.unstubAllEnvs())

it('a day reads day, month, year @R329', () => {
  expect(formatDate('2026-12-01')).toBe('01.12.2026')
  expect(formatDate('2024-02-29')).toBe('29.02.2024')
})

it.each(['Europe/Vienna', 'Pacific/Auckland', 'America/Los_Angeles'])(
  'a day and a moment fall on the same date in a browser of %s @R005',
  (zone) => {
    vi.stubEnv('TZ', zone)
    expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone)
    expect(formatDate('2026-12-01')).toBe('01.12.2026')
    expect(formatDate('2026-12-31T23:30:00Z')).toBe('01.01.2027')
    expect(formatDate('2026-07-01T21:59:59Z')).toBe('01.07.2026')
    expect(formatDate('2026-07-01T22:00:00Z')).toBe('02.07.2026')
  },
)

it('every day of a leap year reads as the calendar has it', () => {
  const days = Array.from({ length: 366 }, (_day, at) => new Date(Date.UTC(2024, 0, 1 + at)))
  const read = new Intl.DateTimeFormat('de-DE', { timeZone: 'UTC', day: '2-digit', month: '2-digit', year: 'numeric' })
  for (const day of days) expect(formatDate(day.toISOString().slice(0, 10))).toBe(read.format(day))
})

it.each(['', 'soon', '2026-02-30', '2026-13-01', '2026-00-10', '2026-1-05', '2026-01-00'])(
  'what is no day (%j) is shown as it came',
  (text) => {
    expect(formatDate(text)).toBe(text)
  },
)
