import { expect, it } from 'vitest'
import { omitDefaultRange, resolveDayRange } from './day-range.ts'

const defaultRange = { from: '2026-08-01', to: '2026-11-20' }

it('uses the default for a missing end', () => {
  expect(resolveDayRange({}, defaultRange)).toEqual(defaultRange)
  expect(resolveDayRange({ from: '2026-09-01' }, defaultRange)).toEqual({ from: '2026-09-01', to: '2026-11-20' })
})

it('ignores a start after the end, also when only one is in the URL @R215', () => {
  expect(resolveDayRange({ to: '2026-07-31' }, defaultRange)).toEqual(defaultRange)
  expect(resolveDayRange({ from: '2026-11-21' }, defaultRange)).toEqual(defaultRange)
  expect(resolveDayRange({ to: '2026-08-01' }, defaultRange)).toEqual({ from: '2026-08-01', to: '2026-08-01' })
})

it('omits the default range from the URL', () => {
  expect(omitDefaultRange(defaultRange, defaultRange)).toEqual({ from: undefined, to: undefined })
  expect(omitDefaultRange({ ...defaultRange, from: '2026-09-01' }, defaultRange)).toEqual({
    from: '2026-09-01',
    to: '2026-11-20',
  })
})
