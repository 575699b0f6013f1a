import type { Page } from '@playwright/test'
import { seedPeople } from '../../sandbox/people.ts'
import type { Area } from '../../sandbox/client.ts'
import { expect, expectAccessible, expectAccessibleInDark, expectNoSidewaysScroll } from '../portal-test.ts'
import { expectBoxesAtLabels } from '../box-at-label.ts'
import { expectSemantics } from '../expect-semantics.ts'
import { framesPass } from '../frames-pass.ts'
import { expectOneEdge } from '../one-edge.ts'
import { expectOwnTitle } from '../own-title.ts'
import { expectPageWithinBudget } from '../page-budget.ts'
import { allPages } from '../../all-pages.ts'
import { expectWholeWords } from '../whole-words.ts'
import { walkThrough } from './focus-walk.ts'
import { test } from './sandbox-test.ts'
import { expectWholeList } from './whole-list.ts'

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

/**
 * Doubles the text size during a check, as a person sets it in the browser (WCAG 1.4.4): media queries in em follow,
 * which a font size of the root element would not make them do.
 */
async function withLargeText(page: Page, ask: () => Promise<void>): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
  await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
  await ask()
  await session.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } })
  await session.detach()
}

async function expectSkipLinkOutOfSight(page: Page): Promise<void> {
  const skip = page.locator('a[href="#page"]')
  await skip.blur() // the walk with Tab may have ended there
  const bottom = () => skip.evaluate((link) => link.getBoundingClientRect().bottom + scrollY)
  await expect.poll(bottom).toBeLessThanOrEqual(0)
}

/** So many pages of an area are looked at by one test, each opened once for all that is asked of every page. */
const share = 8

/** The page as it stands once everything on it is there. */
async function openWhole(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.waitForLoadState('networkidle')
  await expect(page.locator('.mantine-Skeleton-root, [aria-busy=true]')).toHaveCount(0)
}

for (const area of Object.keys(allPages) as Area[]) {
  for (let from = 0; from < allPages[area].length; from += share) {
    const paths = allPages[area].slice(from, from + share)
    test(`on ${area} pages from ${paths[0]} on no list hides anything at any width, Tab gets everywhere in sight, and text may be spaced`, async ({
      page,
      portal,
    }) => {
      await portal.enter(paths[0]!, seedPeople[area].usual)
      const lists: string[] = []
      for (const path of paths) {
        await openWhole(page, path)
        await test.step(`${path} is within its budget`, () => expectPageWithinBudget(page, area, path))
        await test.step(`${path} has a title of its own`, () => expectOwnTitle(page, path))
        await test.step(`${path} is accessible`, () => expectAccessible(page))
        await test.step(`${path} gives its states to assistive technology`, () => expectSemantics(page))
        await test.step(`${path} is accessible in dark`, () => expectAccessibleInDark(page))
        if (await test.step(`${path} shows its list whole`, () => expectWholeList(page, path))) lists.push(path)
        for (const [width, height] of [
          [1280, 720],
          [320, 568],
        ] as const) {
          await page.setViewportSize({ width, height })
          await framesPass(page)
          if (width < 768) await expect(page.locator('[data-list=table]'), 'lists are cards here').toHaveCount(0)
          const { stops, missed, unmarked } = await walkThrough(page)
          expect.soft(missed, `not reached on ${path} at ${width}`).toEqual([])
          expect.soft(unmarked, `look the same with the focus on ${path} at ${width}`).toEqual([])
          const hidden = stops.filter(({ seen }) => seen < 0.1)
          expect.soft(hidden, `not seen on ${path} at ${width}`).toEqual([])
          await test.step(`${path} has one edge in each card at ${width}`, () => expectOneEdge(page))
          await test.step(`${path} has each box at its label at ${width}`, () => expectBoxesAtLabels(page))
        }
        await page.setViewportSize({ width: 1280, height: 720 })
        await withLargeText(page, () =>
          test.step(`${path} at a desk with text of twice the size`, () => expectNoSidewaysScroll(page)),
        )
        await page.setViewportSize({ width: 320, height: 568 })
        await test.step(`${path} breaks no word of a button`, () => expectWholeWords(page))
        await spaceText(page, true)
        await test.step(`${path} with spaced text`, () => expectNoSidewaysScroll(page))
        await spaceText(page, false)
        await page.setViewportSize({ width: 360, height: 640 })
        await withLargeText(page, () =>
          test.step(`${path} with text of twice the size`, async () => {
            await expectNoSidewaysScroll(page)
            await expectSkipLinkOutOfSight(page)
          }),
        )
      }
      expect(lists.length, 'lists among these pages').toBeGreaterThan(area === 'private' ? 1 : 0)
    })
  }
}
