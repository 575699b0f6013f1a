import fc from 'fast-check'
import { expect, it } from 'vitest'
import { clampPage, rowOffset, pageButtons, countPages } from './list-state.ts'

it.each([
  [1, 20, 0],
  [2, 20, 20],
  [7, 50, 300],
])('skips rows for page %i with %i per page: %i', (page, pageSize, offset) => {
  expect(rowOffset(page, pageSize)).toBe(offset)
})

it('puts every row on exactly one page', () => {
  fc.assert(
    fc.property(fc.nat(100_000), fc.integer({ min: 1, max: 100 }), (rows, pageSize) => {
      const pages = countPages(rows, pageSize)
      expect(rowOffset(pages, pageSize)).toBeLessThanOrEqual(Math.max(0, rows - 1))
      expect(rowOffset(pages + 1, pageSize)).toBeGreaterThanOrEqual(rows)
    }),
  )
})

it('clamps a page beyond the end to the last page', () => {
  expect([clampPage(3, 9), clampPage(9, 9), clampPage(12, 9), clampPage(5, 1)]).toEqual([3, 9, 9, 1])
})

it.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [4, 4, [1, 2, 3, 4]],
  [1, 9, [1, 2, 3, 4]],
  [2, 9, [1, 2, 3, 4]],
  [5, 9, [4, 5, 6, 7]],
  [8, 9, [6, 7, 8, 9]],
  [9, 9, [6, 7, 8, 9]],
])('shows on page %i of %i the buttons %j @R341', (page, pageCount, buttons) => {
  expect(pageButtons(page, pageCount)).toEqual(buttons)
})

it('shows up to four consecutive page buttons with the current page among them @R341', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.integer({ min: 1, max: 1_000_000 }), (one, other) => {
      const [page, pageCount] = [Math.min(one, other), Math.max(one, other)]
      const buttons = pageButtons(page, pageCount)
      expect(buttons).toHaveLength(Math.min(4, pageCount))
      expect(buttons).toContain(page)
      expect(buttons[0]).toBeGreaterThanOrEqual(1)
      expect(buttons.at(-1)).toBeLessThanOrEqual(pageCount)
      expect(buttons.every((button, index) => button === buttons[0]! + index)).toBe(true)
    }),
  )
})
