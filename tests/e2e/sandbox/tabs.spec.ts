import type { Locator } from '@playwright/test'
import { seedPeople } from '../../sandbox/people.ts'
import { expect } from '../portal-test.ts'
import { test } from './sandbox-test.ts'

/** How far the row of tabs fades at its edges, in pixels; undefined without a mask. */
const fadeOf = (row: Locator) =>
  row.evaluate((list) => {
    const style = getComputedStyle(list)
    if (style.maskImage === 'none') return undefined
    return ['--fade-start', '--fade-end'].map((name) => Math.round(Number.parseFloat(style.getPropertyValue(name))))
  })

/** Scrolls to an offset from the start, or from the end if negative. */
const scrollRow = (row: Locator, left: number) =>
  row.evaluate((list, to) => {
    list.scrollLeft = to < 0 ? list.scrollWidth - list.clientWidth + to : to
  }, left)

test('tabs that do not fit fade where more of them follow, and none fades where all fit', async ({ page, portal }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await portal.enter('/bank/private-customer/1100234501/administration?tab=notes', seedPeople.bank.usual)
  const row = page.getByRole('main').getByRole('tablist')
  await scrollRow(row, 0)
  await expect.poll(() => fadeOf(row)).toEqual([0, 32])
  await scrollRow(row, 10)
  await expect.poll(() => fadeOf(row)).toEqual([10, 32])
  await scrollRow(row, 1_000_000)
  await expect.poll(() => fadeOf(row)).toEqual([32, 0])
  await page.emulateMedia({ forcedColors: 'active' })
  await expect.poll(() => fadeOf(row)).toBeUndefined()
  await page.emulateMedia({ forcedColors: 'none' })
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect.poll(() => fadeOf(row)).toEqual([0, 0])
})

test('the tab with the focus, and the ring around it, stand outside of what fades', async ({ page, portal }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await portal.enter('/bank/private-customer/1100234501/administration?tab=notes', seedPeople.bank.usual)
  const row = page.getByRole('main').getByRole('tablist')
  const tabs = row.getByRole('tab')
  await tabs.first().press('Home')
  for (let at = 0; at < (await tabs.count()); at += 1) {
    await expect(tabs.nth(at)).toBeFocused()
    await expect
      .poll(async () => {
        const [start, end] = (await fadeOf(row))!
        return row.evaluate(
          (list, fade) => {
            const [outer, inner] = [list, document.activeElement!].map((element) => element.getBoundingClientRect())
            const ring = (faded: number) => (faded === 0 ? 0 : 4) // outline and offset; none fits beyond the first and the last
            return (
              inner!.left - ring(fade.start) >= outer!.left + fade.start - 1 &&
              inner!.right + ring(fade.end) <= outer!.right - fade.end + 1
            )
          },
          { start: start!, end: end! },
        )
      })
      .toBe(true)
    await page.keyboard.press('ArrowRight')
  }
})
