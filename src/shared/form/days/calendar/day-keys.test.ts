import { describe, expect, it } from 'vitest'
import { dayForKey } from './day-keys.ts'

const from = (day: string, key: string, more: { shiftKey?: boolean; min?: string; max?: string } = {}) =>
  dayForKey(day, { key, shiftKey: more.shiftKey ?? false }, { min: more.min, max: more.max ?? '2100-12-31' })

describe('keyboard navigation in the calendar', () => {
  it.each([
    ['ArrowRight', '2026-11-30', '2026-12-01'],
    ['ArrowLeft', '2027-01-01', '2026-12-31'],
    ['ArrowDown', '2026-11-24', '2026-12-01'],
    ['ArrowUp', '2026-03-03', '2026-02-24'],
    ['Home', '2026-11-01', '2026-10-26'],
    ['End', '2026-11-24', '2026-11-29'],
    ['PageDown', '2027-01-31', '2027-02-28'],
    ['PageUp', '2026-03-31', '2026-02-28'],
  ])('%s moves from %s to %s, also into another month', (key, day, wanted) => {
    expect(from(day, key)).toBe(wanted)
  })

  it('moves to the same day of another year with Shift', () => {
    expect(from('2028-02-29', 'PageDown', { shiftKey: true })).toBe('2029-02-28')
    expect(from('2026-11-24', 'PageUp', { shiftKey: true })).toBe('2025-11-24')
  })

  it('stops at the first and last allowed day', () => {
    expect(from('2026-11-24', 'PageUp', { min: '2026-11-20' })).toBe('2026-11-20')
    expect(from('2026-11-24', 'ArrowDown', { max: '2026-11-26' })).toBe('2026-11-26')
  })

  it('ignores every other key', () => {
    expect(from('2026-11-24', 'Enter')).toBeUndefined()
    expect(from('2026-11-24', 'Escape')).toBeUndefined()
    expect(from('2026-11-24', 'Tab')).toBeUndefined()
  })
})
