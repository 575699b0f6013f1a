import fc from 'fast-check'
import { afterEach, expect, it, vi } from 'vitest'
import { formatDateTime } from './date-time.ts'

afterEach(() => vi.unstubAllEnvs())

it('a moment reads day, time and Uhr @R329 @R345', () => {
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
])('%s the time is as in Vienna @R005', (_when, moment, shown) => {
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
  'any moment is as the clocks in Vienna show it, in a browser of %s @R005',
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

it('the same moment reads the same with any offset', () => {
  fc.assert(
    fc.property(anyMoment, fc.integer({ min: -14 * 60, max: 14 * 60 }), (ms, minutes) => {
      const local = new Date(ms + minutes * 60_000).toISOString().slice(0, -1)
      const two = (value: number) => String(Math.floor(value)).padStart(2, '0')
      const offset = `${minutes < 0 ? '-' : '+'}${two(Math.abs(minutes) / 60)}:${two(Math.abs(minutes) % 60)}`
      expect(formatDateTime(local + offset)).toBe(formatDateTime(new Date(ms).toISOString()))
    }),
  )
})

it.each(['', 'soon', '2026-02-30T10:00:00Z'])('what is no moment (%j) is shown as it came', (text) => {
  expect(formatDateTime(text)).toBe(text)
})
