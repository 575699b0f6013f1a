import { describe, expect, it } from 'vitest'
import { dayAfterKey } from './day-keys.ts'

const from = (day: string, key: string, more: { shiftKey?: boolean; min?: string; max?: string } = {}) =>
  dayAfterKey(day, { key, shiftKey: more.shiftKey ?? false }, { min: more.min, max: more.max ?? '2100-12-31' })

describe('who moves through a calendar by keyboard', () => {
  it.each([
    ['ArrowRight', '2026-11-30', '2026-12-01'],
    ['ArrowLeft', '2027-01-01', '2026-12-31'],
    ['ArrowDown', '2026-11-24', '2026-12-01'],
    ['ArrowUp', '2026-03-03', '2026-02-24'],
    ['Home', '2026-11-01', '2026-10-26'],
    ['End', '2026-11-24', '2026-11-29'],
    ['PageDown', '2027-01-31', '2027-02-28'],
    ['PageUp', '2026-03-31', '2026-02-28'],
  ])('comes with %s from %s to %s, also in another month', (key, day, wanted) => {
    expect(from(day, key)).toBe(wanted)
  })

  it('comes with Shift to the same day of another year', () => {
    expect(from('2028-02-29', 'PageDown', { shiftKey: true })).toBe('2029-02-28')
    expect(from('2026-11-24', 'PageUp', { shiftKey: true })).toBe('2025-11-24')
  })

  it('comes no further than to the days that may be picked', () => {
    expect(from('2026-11-24', 'PageUp', { min: '2026-11-20' })).toBe('2026-11-20')
    expect(from('2026-11-24', 'ArrowDown', { max: '2026-11-26' })).toBe('2026-11-26')
  })

  it('keeps every other key', () => {
    expect(from('2026-11-24', 'Enter')).toBeUndefined()
    expect(from('2026-11-24', 'Escape')).toBeUndefined()
    expect(from('2026-11-24', 'Tab')).toBeUndefined()
  })
})
