import { expect, it } from 'vitest'
import { daysInAddress, daysShown } from './day-range.ts'

const usual = { from: '2026-08-01', to: '2026-11-20' }

it('an end that is not in the address is the usual one', () => {
  expect(daysShown({}, usual)).toEqual(usual)
  expect(daysShown({ from: '2026-09-01' }, usual)).toEqual({ from: '2026-09-01', to: '2026-11-20' })
})

it('a start after the end is ignored, also when only one of them is in the address @R215', () => {
  expect(daysShown({ to: '2026-07-31' }, usual)).toEqual(usual)
  expect(daysShown({ from: '2026-11-21' }, usual)).toEqual(usual)
  expect(daysShown({ to: '2026-08-01' }, usual)).toEqual({ from: '2026-08-01', to: '2026-08-01' })
})

it('the usual days do not stand in the address', () => {
  expect(daysInAddress(usual, usual)).toEqual({ from: undefined, to: undefined })
  expect(daysInAddress({ ...usual, from: '2026-09-01' }, usual)).toEqual({ from: '2026-09-01', to: '2026-11-20' })
})
