import { expect, it } from 'vitest'
import { type StoredBillRun, billedMonth, daysOf, isScheduled, isSent, monthOf } from '#sandbox/domain/bill-run.ts'

const at = (time: string) => new Date(`2026-03-05T${time}Z`)
const run: StoredBillRun = {
  id: 'b0000000-0000-4000-8000-000000000003',
  year: 2026,
  month: 2,
  runNumber: 1,
  startedAt: at('08:00:00'),
  stuckAt: null,
}

it('the month before is billed, by Vienna’s clock', () => {
  expect(billedMonth(new Date('2026-12-31T23:30:00Z'))).toEqual({ year: 2026, month: 12 })
  expect(billedMonth(new Date('2026-03-01T00:00:00Z'))).toEqual({ year: 2026, month: 2 })
})

it('a run has the days of its month', () => {
  expect(daysOf(run)).toHaveLength(28)
  expect(daysOf({ ...run, month: 12 }).at(-1)).toBe('2026-12-31')
  expect(monthOf({ year: 2026, month: 12 })).toEqual({ first: '2026-12-01', next: '2027-01-01' })
})

it('days are scheduled one after the other and sent later', () => {
  expect(isScheduled(run, '2026-02-04', at('08:00:01'))).toBe(true)
  expect(isScheduled(run, '2026-02-05', at('08:00:01'))).toBe(false)
  expect(isSent(run, '2026-02-04', at('08:00:02'))).toBe(false)
  expect(isSent(run, '2026-02-04', at('08:00:03'))).toBe(true)
})

it('a run that is stuck schedules nothing from that day on', () => {
  const stuck = { ...run, stuckAt: '2026-02-20' }
  expect(isScheduled(stuck, '2026-02-19', at('12:00:00'))).toBe(true)
  expect(isScheduled(stuck, '2026-02-20', at('12:00:00'))).toBe(false)
})
