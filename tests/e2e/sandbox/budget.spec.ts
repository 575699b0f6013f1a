import type { Page } from '@playwright/test'
import { allPages } from '../../all-pages.ts'
import type { Area } from '../../sandbox/client.ts'
import { seedPeople } from '../../sandbox/people.ts'
import { expectWithinBudget } from '../login-budget.ts'
import { expectNoShift } from '../page-budget.ts'
import { expect, test } from './sandbox-test.ts'

for (const area of ['private', 'business', 'bank']) {
  test(`the ${area} login page stays within its budget`, async ({ page }) => {
    await expectWithinBudget(page, area)
  })
}

type Asked = { what: string; isData: boolean }

/** Goes to pages as a link does, and tells what each of them asks for until it has come to rest. */
function watchAsked(page: Page) {
  const asked: Asked[] = []
  let underWay = 0
  page.on('request', (request) => {
    underWay += 1
    // A whole browser asks for the icon of its tab by itself, with each address, and keeps it where it has it.
    if (new URL(request.url()).pathname === '/favicon.svg') return
    const isData = ['fetch', 'xhr'].includes(request.resourceType())
    asked.push({ what: `${request.method()} ${request.url()}`, isData })
  })
  page.on('requestfinished', () => (underWay -= 1))
  page.on('requestfailed', () => (underWay -= 1))
  const waits = page.locator('[data-pending], .mantine-Skeleton-root, [aria-busy=true]')
  return async (path: string): Promise<Asked[]> => {
    asked.length = 0
    await page.evaluate((to) => history.pushState({}, '', to), path)
    for (let quiet = 0; quiet < 2;) {
      await page.waitForTimeout(120) // the page that was left has come to rest too
      quiet = underWay === 0 && (await waits.count()) === 0 ? quiet + 1 : 0
    }
    return [...asked]
  }
}

for (const area of Object.keys(allPages) as Area[]) {
  test(`who comes back to a page of the ${area} area asks for data alone, for each of them once, and nothing jumps`, async ({
    page,
    portal,
  }) => {
    const paths = allPages[area]
    await page.setViewportSize({ width: 390, height: 844 }) // where what comes late has most to push away
    await portal.enter(paths[0]!, seedPeople[area].usual)
    await page.waitForLoadState('networkidle')
    const askedBy = watchAsked(page)
    const files = (all: readonly Asked[]) => all.filter(({ isData }) => !isData).map(({ what }) => what)
    const first: string[] = []
    for (const path of paths) {
      const begun = await page.evaluate(() => performance.now())
      first.push(...files(await askedBy(path)))
      await expectNoShift(page, path, begun)
    }
    expect(first.length, 'the code of the pages came').toBeGreaterThan(5)
    for (const path of paths) {
      const again = await askedBy(path)
      const data = again.map(({ what }) => what)
      expect.soft(files(again), `for ${path}`).toEqual([])
      expect
        .soft(
          data.filter((what, at) => data.indexOf(what) !== at),
          `twice for ${path}`,
        )
        .toEqual([])
    }
  })
}
