import fc from 'fast-check'
import { expect, it } from 'vitest'
import { examplesAt, examplesNow } from '#contract-checks/examples-today.ts'
import { dayOf, firstOfMonth, lastOfMonth } from '#contract-checks/vienna-day.ts'

const code = {
  expiresAt: '2026-11-20T10:05:00Z',
  plannedEndDate: '2026-12-31',
  chosenDay: '2026-12-02',
  name: 'seit 2026-11-01',
  birthDate: '1988-04-12',
}
const moments = fc.date({ min: new Date('2026-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })

it('an example reads as it is written on its own day', () => {
  expect(examplesAt(code, examplesNow)).toEqual(code)
})

it('shifts times and days to now, and leaves birthdays as they are', () => {
  fc.assert(
    fc.property(moments, (now) => {
      const seen = examplesAt(code, now)
      expect(Math.floor(Date.parse(seen.expiresAt) / 1000)).toBe(Math.floor(now.getTime() / 1000) + 300)
      expect(Date.parse(seen.chosenDay) - Date.parse(dayOf(now))).toBe(12 * 86_400_000)
      expect(seen.plannedEndDate).toBe(lastOfMonth(firstOfMonth(dayOf(now), 1)))
      expect([seen.name, seen.birthDate]).toEqual([code.name, code.birthDate])
    }),
  )
})

it.each(['2026-02-30', '2026-13-01', '2026-11-20T25:00:00Z'])('%s is no day on any day', (none) => {
  expect(examplesAt({ none }, new Date('2027-03-01T00:00:00Z'))).toEqual({ none })
})
