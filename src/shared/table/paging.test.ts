import fc from 'fast-check'
import { expect, it } from 'vitest'
import { existingPage, offsetOf, pageButtons, pageCountOf } from './paging.ts'

it.each([
  [1, 20, 0],
  [2, 20, 20],
  [7, 50, 300],
])('page %i of %i rows skips %i rows', (page, pageSize, offset) => {
  expect(offsetOf(page, pageSize)).toBe(offset)
})

it('every row stands on exactly one page', () => {
  fc.assert(
    fc.property(fc.nat(100_000), fc.integer({ min: 1, max: 100 }), (rows, pageSize) => {
      const pages = pageCountOf(rows, pageSize)
      expect(offsetOf(pages, pageSize)).toBeLessThanOrEqual(Math.max(0, rows - 1))
      expect(offsetOf(pages + 1, pageSize)).toBeGreaterThanOrEqual(rows)
    }),
  )
})

it('a page behind the last one is the last one', () => {
  expect([existingPage(3, 9), existingPage(9, 9), existingPage(12, 9), existingPage(5, 1)]).toEqual([3, 9, 9, 1])
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
])('on page %i of %i there are buttons for %j @R341', (page, pageCount, buttons) => {
  expect(pageButtons(page, pageCount)).toEqual(buttons)
})

it('there are four page buttons, or one for each page when there are fewer, and the current one is among them @R341', () => {
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
