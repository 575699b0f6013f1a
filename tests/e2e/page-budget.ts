/** What each page of an area may cost at most; the logins have a budget of their own (login-budget.ts). */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { root } from '#scripts/run.ts'
import type { Area } from '../sandbox/client.ts'

/** Scripts and styles that the login has not loaded, as they are sent (brotli), for whoever comes to a page first. */
const budget: Record<Area, { bytes: number; files: number }> = {
  private: { bytes: 199_500, files: 22 },
  business: { bytes: 201_600, files: 24 },
  bank: { bytes: 215_400, files: 37 },
}

/** The share of the window that jumps times how far, added up (layout shift). */
const shiftAtMost = 0.02

/** The same between the press on "Sign in" and the first page at rest: the rest came while the password was typed. */
const afterSignIn = 60_000

type File = { path: string; bytes: number; begun: number }

/** Scripts and styles of the portal that this page has asked for, wherever they were kept; early ones are asked for again once they are used. */
const filesOf = (page: Page): Promise<File[]> =>
  page.evaluate(() => {
    const files = (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .map(({ name, encodedBodySize, startTime }) => ({
        path: new URL(name).pathname,
        bytes: encodedBodySize,
        begun: startTime,
      }))
      .filter(({ path }) => /^\/assets\/.+\.(js|css)$/.test(path))
    return [...Map.groupBy(files, ({ path }) => path).values()].map(([first]) => first!)
  })

/** The page of a login, which loads what it names in both languages; what it may ask for early it names without the leading slash. */
const loginOf = (area: Area): string => readFileSync(join(root, `dist/${area}/login.html`), 'utf8')

/** The page has been opened by its address and has come to rest. */
export async function expectPageWithinBudget(page: Page, area: Area, path: string): Promise<void> {
  const login = loginOf(area)
  const all = await filesOf(page)
  const further = all.filter((file) => !login.includes(`"${file.path}"`))
  const bytes = further.reduce((sum, file) => sum + file.bytes, 0)
  console.log(`${path}: ${bytes} B in ${further.length} files beyond the login`)
  expect(all.length - further.length, 'files of the login are known').toBeGreaterThanOrEqual(3)
  expect(Math.min(...further.map((file) => file.bytes)), 'each file was weighed').toBeGreaterThan(0)
  expect.soft(bytes, `bytes of ${path}`).toBeLessThanOrEqual(budget[area].bytes)
  expect.soft(further.length, `files of ${path}`).toBeLessThanOrEqual(budget[area].files)
  await expectNoShift(page, path)
}

/** Somebody has signed in with a press at that moment (milliseconds of the page's own clock), and the page has come to rest. */
export async function expectSignInWithinBudget(page: Page, area: Area, pressed: number): Promise<void> {
  const all = await filesOf(page)
  const further = all.filter(({ begun }) => begun >= pressed)
  const bytes = further.reduce((sum, file) => sum + file.bytes, 0)
  console.log(`${area}: ${bytes} B in ${further.length} files after signing in`)
  const before = all.filter(({ begun }) => begun < pressed).reduce((sum, file) => sum + file.bytes, 0)
  expect(before, 'files of the page came before').toBeGreaterThan(200_000)
  expect(bytes).toBeLessThanOrEqual(afterSignIn)
}

type Source = { node: Element | null; previousRect: DOMRectReadOnly }
type Shift = PerformanceEntry & { value: number; sources: Source[] }

/** Nothing has jumped since then (milliseconds of the page's own clock), but for what follows a press at once. */
export async function expectNoShift(page: Page, path: string, since = 0): Promise<void> {
  const shifts = await page.evaluate(
    (from) =>
      new Promise<{ value: number; what: string[] }[]>((done) => {
        const told = (list: PerformanceObserverEntryList) =>
          (list.getEntries() as Shift[])
            .filter(({ startTime }) => startTime > from)
            // A footer that comes into sight below a shorter page was nowhere before, and pushes nothing away.
            .filter(({ sources }) => sources.some(({ previousRect }) => previousRect.width > 0))
            .map(({ value, sources }) => ({
              value,
              what: sources.map(({ node }) => `${node?.nodeName} ${node?.textContent?.slice(0, 30)}`),
            }))
        new PerformanceObserver((list) => done(told(list))).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => done([]), 50) // nobody is told of nothing
      }),
    since,
  )
  const sum = shifts.reduce((all, { value }) => all + value, 0)
  expect.soft(sum, `${path} jumps: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(shiftAtMost)
}
