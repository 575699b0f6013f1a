import type { Page } from '@playwright/test'
import { expect, expectNoSidewaysScroll, test } from '../portal-test.ts'

/** How far the frame of the list scrolls sideways. */
const hidden = (page: Page) =>
  page.locator('[data-list] > section').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)

/** For each column, how much of what stands in its first rows can be hit; the head too, which may not lie above it. */
const seenOfColumns = (page: Page) =>
  page.locator('[data-list] table').evaluate((table: HTMLTableElement) => {
    const [head, ...rows] = [...table.rows].slice(0, 7)
    const seen = new Map<string, number[]>()
    for (const row of [head!, ...rows]) {
      row.scrollIntoView({ block: 'center' })
      for (const [index, cell] of [...row.cells].entries()) {
        const name = head!.cells[index]!.textContent
        // A text that keeps to one line shows the whole of it when asked.
        const content = cell.hasAttribute('data-whole') ? cell.firstElementChild! : cell
        // The sign of an order stands in the gap between two names.
        const named = row === head ? [...content.querySelectorAll('button')].at(0)?.firstChild : undefined
        const parts = document.createRange()
        parts.selectNodeContents(named ?? content)
        const shown = [...parts.getClientRects()].filter(({ width, height }) => width > 1 && height > 1)
        const box = cell.hasAttribute('data-whole') ? [content.getBoundingClientRect()] : shown
        for (const { left, right, top, bottom } of box) {
          for (const x of [left + 1, (left + right) / 2, right - 1]) {
            const hit = document.elementFromPoint(x, (top + bottom) / 2)
            const part = cell.contains(hit) ? 1 : 0
            seen.set(name, [...(seen.get(name) ?? []), part])
          }
        }
      }
    }
    return [...seen].map(([name, hits]) => ({ name, share: hits.reduce((a, b) => a + b, 0) / hits.length }))
  })

/**
 * Nothing of the page's list is hidden at any width: a table at a desk, whose columns all can be hit, and cards on a phone. The page is
 * open at 1280 px, and stays at 1920; tells whether there is a list.
 */
export async function expectWholeList(page: Page, path: string): Promise<boolean> {
  const list = page.locator('[data-list]')
  if ((await list.count()) === 0) return false
  await expect.soft(list, `${path} at a desk`).toHaveAttribute('data-list', 'table')
  const columns = await seenOfColumns(page)
  expect(columns.length, path).toBeGreaterThan(1)
  expect
    .soft(
      columns.filter((column) => column.share < 1),
      `${path} at 1280`,
    )
    .toEqual([])
  for (const width of [320, 360, 768, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    await expect.soft(list).toHaveAttribute('data-list', width < 768 ? 'cards' : width < 1280 ? /table|cards/ : 'table')
    await expect.poll(() => hidden(page), { message: `${path} at ${width}` }).toBe(0)
    await test.step(`at ${width}`, () => expectNoSidewaysScroll(page))
  }
  return true
}
