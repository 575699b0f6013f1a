import type { Page } from '@playwright/test'
import { allPages } from '../../all-pages.ts'
import type { Area } from '../../sandbox/client.ts'
import { seedPeople } from '../../sandbox/people.ts'
import { expectPageWithinBudget } from '../page-budget.ts'
import { expect, expectAccessible, expectNoSidewaysScroll } from '../portal-test.ts'
import { test } from './sandbox-test.ts'

/** Opens a page and tells how its list is shown; undefined where there is none. */
async function shapeOfList(page: Page): Promise<string | undefined> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(page.locator('.mantine-Skeleton-root, [aria-busy=true]')).toHaveCount(0)
  return (await page.locator('[data-list]').all()).at(0)?.getAttribute('data-list').then(String)
}

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

test('with close rows at least 14 customers stand on a usual laptop, and it stays so', async ({ page, portal }) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await portal.enter('/bank/private-customers', seedPeople.bank.usual)
  await page.getByRole('button', { name: 'Ansicht: Privatkunden' }).click()
  await page.getByRole('checkbox', { name: 'Kompakte Zeilen' }).check()
  await page.reload()
  await expect(page.getByRole('row')).toHaveCount(21)
  await expect(page.locator('[data-compact]')).toBeVisible()
  const rows = await page.getByRole('row').evaluateAll((all) =>
    all.map((row) => {
      const { bottom, height } = row.getBoundingClientRect()
      const targets = [...row.querySelectorAll('button, a')].map((target) => target.getBoundingClientRect())
      return { whole: bottom <= innerHeight, height, smallest: Math.min(...targets.map((one) => one.height)) }
    }),
  )
  expect(rows.slice(1).filter(({ whole }) => whole).length).toBeGreaterThanOrEqual(14)
  expect(rows[1]!.height).toBe(32)
  expect(Math.min(...rows.slice(1).map(({ smallest }) => smallest))).toBeGreaterThanOrEqual(24)
  await expectAccessible(page)
})

/** So many pages of an area are opened by one test. */
const share = 8

for (const area of Object.keys(allPages) as Area[]) {
  for (let from = 0; from < allPages[area].length; from += share) {
    const paths = allPages[area].slice(from, from + share)
    test(`nothing of a list is hidden at any width on ${area} pages from ${paths[0]} on`, async ({ page, portal }) => {
      await page.setViewportSize({ width: 1280, height: 800 })
      await portal.enter(paths[0]!, seedPeople[area].usual)
      const lists: string[] = []
      for (const path of paths) {
        await page.setViewportSize({ width: 1280, height: 800 })
        await page.goto(path)
        const shape = await shapeOfList(page)
        await test.step(`${path} is within its budget`, () => expectPageWithinBudget(page, area, path))
        if (shape === undefined) continue
        lists.push(path)
        expect.soft(shape, `${path} at a desk`).toBe('table')
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
          await expect
            .soft(page.locator('[data-list]'))
            .toHaveAttribute('data-list', width < 768 ? 'cards' : width < 1280 ? /table|cards/ : 'table')
          await expect.poll(() => hidden(page), { message: `${path} at ${width}` }).toBe(0)
          await test.step(`${path} at ${width}`, () => expectNoSidewaysScroll(page))
        }
      }
      expect(lists.length, 'lists among these pages').toBeGreaterThan(area === 'private' ? 1 : 0)
    })
  }
}
