import type { Page } from '@playwright/test'
import { seedPeople } from '../../sandbox/people.ts'
import type { Area } from '../../sandbox/client.ts'
import { expect, expectNoSidewaysScroll } from '../portal-test.ts'
import { expectValidHtml } from '../valid-html.ts'
import { allPages } from './all-pages.ts'
import { walkThrough } from './focus-walk.ts'
import { test } from './sandbox-test.ts'

/** The spacing that a reader may set (WCAG 1.4.12). */
const spacing = '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }'
const paragraphs = 'p { margin-block-end: 2em !important }'

const spaceText = (page: Page, on: boolean) =>
  page.evaluate(
    ([rules, spaced]) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(rules)
      document.adoptedStyleSheets = spaced ? [sheet] : []
    },
    [spacing + paragraphs, on] as const,
  )

for (const area of Object.keys(allPages) as Area[]) {
  test(`on every ${area} page a person sees what has the focus, and may space its text`, async ({ page, portal }) => {
    await portal.enter(allPages[area][0]!, seedPeople[area].usual)
    for (const path of allPages[area]) {
      await page.setViewportSize({ width: 1280, height: 720 })
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      await page.waitForLoadState('networkidle')
      await expect(page.locator('.mantine-Skeleton-root')).toHaveCount(0)
      await test.step(`${path} is valid`, () => expectValidHtml(page))
      for (const width of [1280, 320]) {
        await page.setViewportSize({ width, height: width === 320 ? 568 : 720 })
        const hidden = (await walkThrough(page)).filter(({ seen }) => seen === 0)
        expect.soft(hidden, `${path} at ${width}`).toEqual([])
      }
      await spaceText(page, true)
      await test.step(`${path} with spaced text`, () => expectNoSidewaysScroll(page))
    }
  })
}
