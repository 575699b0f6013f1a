import type { Page } from '@playwright/test'
import { allPages } from '../../all-pages.ts'
import type { Area } from '../../sandbox/client.ts'
import { seedPeople } from '../../sandbox/people.ts'
import { expectFocusReturns } from '../focus-checks.ts'
import {
  expectBoxesAtLabels,
  expectOneEdge,
  expectOwnLinkColours,
  expectWholeWords,
  openWhole,
  waitForFrames,
  withLargeText,
} from '../layout-checks.ts'
import { expectSemantics } from '../page-checks.ts'
import { expectOwnTitle } from '../page-titles.ts'
import { expectPageWithinBudget } from '../budgets.ts'
import { expect, expectAccessible, expectAccessibleInDark, expectNoSidewaysScroll } from '../portal-test.ts'
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

async function expectSkipLinkOutOfSight(page: Page): Promise<void> {
  const skip = page.locator('a[href="#page"]')
  await skip.blur() // the walk with Tab may have ended there
  const bottom = () => skip.evaluate((link) => link.getBoundingClientRect().bottom + scrollY)
  await expect.poll(bottom).toBeLessThanOrEqual(0)
}

/** Number of pages of an area in one test; each page is opened once for all checks. */
const share = 4

/** Pages that must show a list, whatever else does. */
const hasList =
  /(-customers|calling-numbers?)$|tab=(receipts|transactions|admins|notes|fees-credits|tasks|bank-employees|(deny|allow)-list)$/

for (const area of Object.keys(allPages) as Area[]) {
  for (let from = 0; from < allPages[area].length; from += share) {
    const paths = allPages[area].slice(from, from + share)
    test(`on ${area} pages from ${paths[0]} on no list hides anything at any width, Tab gets everywhere in sight, and text may be spaced`, async ({
      page,
      portal,
    }) => {
      await portal.enter(paths[0]!, seedPeople[area].usual)
      const lists: string[] = []
      const openers: string[] = []
      for (const path of paths) {
        await page.setViewportSize({ width: 1280, height: 720 })
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
          await waitForFrames(page)
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
        await test.step(`${path} has no link in the browser's colour`, () => expectOwnLinkColours(page))
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
        await page.setViewportSize({ width: 1280, height: 720 })
        await waitForFrames(page)
        openers.push(...(await test.step(`${path} returns the focus`, () => expectFocusReturns(page))))
      }
      await test.step('the header returns the focus', () => expectFocusReturns(page, 'header'))
      await page.setViewportSize({ width: 360, height: 640 })
      await waitForFrames(page)
      await test.step('the header of a phone returns the focus', () => expectFocusReturns(page, 'header'))
      expect(openers.length, 'controls that open something').toBeGreaterThan(paths.length / 2)
      expect(lists, 'pages with a list').toEqual(expect.arrayContaining(paths.filter((path) => hasList.test(path))))
    })
  }
}

/** Something that had the focus, and how much of it could be seen then, from 0 to 1. */
type Stop = { what: string; seen: number }

/** Notes what has the focus, as it stands when the next key comes: by then everything has scrolled and moved. */
const watch = (page: Page) =>
  page.evaluateHandle(() => {
    const places = [0.1, 0.3, 0.5, 0.7, 0.9]
    const reachable = 'a[href], button, input, select, textarea, summary, iframe, [tabindex="0"]'
    const isReachable = (element: HTMLElement) =>
      element.tabIndex >= 0 && element.checkVisibility({ visibilityProperty: true }) && !element.matches(':disabled')
    /** Tab stops at one radio button of a group. */
    const stopOf = (element: Element) =>
      element instanceof HTMLInputElement && element.type === 'radio' ? element.name : element
    const nameOf = (element: Element) =>
      `${element.tagName} ${element.getAttribute('name') ?? ''} ${(element.getAttribute('aria-label') ?? element.textContent).slice(0, 40)}`
    const seen = (element: Element): number => {
      // A file is chosen in its frame; a box has its line.
      const shown = element.matches('.visually-hidden') ? element.parentElement! : element
      const { left, top, width, height } = shown.getBoundingClientRect()
      const hits = places.flatMap((x) =>
        places.map((y) => {
          const hit = document.elementFromPoint(left + x * width, top + y * height)
          return hit !== null && (shown.contains(hit) || hit.contains(shown) === hit.matches('label, button'))
        }),
      )
      return hits.filter(Boolean).length / hits.length
    }
    /** What the focus may change: the outline, shadow, border or colour of the element or of what is around it. */
    const looks = (element: Element): string =>
      [element, element.parentElement!, element.parentElement!.parentElement ?? element]
        .map((one) => {
          const { outline, boxShadow, border, backgroundColor, top } = getComputedStyle(one)
          return [outline, boxShadow, border, backgroundColor, top].join(' ')
        })
        .join(' / ')
    const focusedLooks = new Map<Element, string>()
    const stops: Stop[] = []
    const unseen: [HTMLElement, Stop][] = []
    const visited = new Set<Element | string>()
    const note = () => {
      const { activeElement: element, body } = document
      if (element === null || element === body) return
      visited.add(stopOf(element))
      const stop = { what: nameOf(element), seen: seen(element) }
      stops.push(stop)
      if (stop.seen < 0.1 && element instanceof HTMLElement) unseen.push([element, stop])
      focusedLooks.set(element, looks(element))
    }
    const expected = () => [...document.querySelectorAll<HTMLElement>(reachable)].filter(isReachable)
    addEventListener('keydown', ({ key }) => key === 'Tab' && note(), true)
    return {
      /** Puts the next Tab before everything, or behind it, and returns the number of stops to come. */
      begin(): number {
        visited.clear()
        const { body } = document
        body.tabIndex = -1
        body.focus({ preventScroll: true })
        body.removeAttribute('tabindex')
        return new Set(expected().map(stopOf)).size
      },
      /** What Tab should have reached by now and has not. */
      missed(): string[] {
        note()
        return expected()
          .filter((element) => !visited.has(stopOf(element)))
          .map(nameOf)
      },
      /** What has the focus and looks as it does without it; nothing has the focus afterwards. */
      unmarked(): string[] {
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
        return [...focusedLooks]
          .filter(([element, focused]) => element.isConnected && looks(element) === focused)
          .map(([element]) => nameOf(element))
      },
      /** The way back is another one. */
      turn: () => visited.clear(),
      /** Looks again at what was not seen: on a busy machine the next key comes before the page has scrolled. */
      async lookAgain(): Promise<void> {
        for (const [element, stop] of unseen) {
          element.focus()
          await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
          stop.seen = seen(element)
        }
      },
      stops,
    }
  })

/**
 * Presses Tab through the page and Shift with Tab back again; returns what the focus stood on, what it never reached, and what looks
 * the same with the focus.
 */
export async function walkThrough(page: Page): Promise<{ stops: Stop[]; missed: string[]; unmarked: string[] }> {
  const walk = await watch(page)
  const press = (times: number) => Promise.all(Array.from({ length: times }, () => page.keyboard.down('Tab')))
  /** The last stop has its time to come into sight as well. */
  const missing = async () => {
    await waitForFrames(page)
    return walk.evaluate((one) => one.missed())
  }
  const through = async (count: number): Promise<string[]> => {
    await press(count)
    let missed = await missing()
    // A scrollable element is a stop as well, and is not counted above.
    for (let more = 0; missed.length > 0 && more < 5; more++) {
      await press(1)
      missed = await missing()
    }
    return missed
  }
  const count = await walk.evaluate((one) => one.begin())
  const forwards = await through(count)
  await walk.evaluate((one) => one.turn())
  await page.keyboard.down('Shift')
  const backwards = await through(count)
  await page.keyboard.up('Shift')
  await page.keyboard.up('Tab')
  await walk.evaluate((one) => one.lookAgain())
  const stops = await walk.evaluate((one) => one.stops)
  const unmarked = await walk.evaluate((one) => one.unmarked())
  await walk.dispose()
  return { stops, missed: [...forwards, ...backwards], unmarked }
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
        // A truncated text shows the whole of it on request.
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
 * open at 1280 px, and stays at 1920; returns whether there is a list.
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
