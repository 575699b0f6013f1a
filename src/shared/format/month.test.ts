import { expect, it } from 'vitest'
import { formatMonth } from './month.ts'

it('a month is told in the language of the reader', () => {
  expect(formatMonth('2026-10', 'de')).toBe('Oktober 2026')
  expect(formatMonth('2026-10', 'en')).toBe('October 2026')
  expect(formatMonth('2026-03', 'de', 'short')).toBe('Mär')
})

it('what is no month is shown as it came', () => {
  expect(formatMonth('2026-13', 'de')).toBe('2026-13')
})
