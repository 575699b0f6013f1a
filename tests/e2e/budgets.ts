/** Budgets of bytes, files and layout shift: for each page of an area, and for the login pages. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, type Request, type Response } from '@playwright/test'
import { root } from '#scripts/run.ts'
import type { Area } from '../sandbox/client.ts'

/**
 * Scripts and styles that the login has not loaded, as they are sent (brotli), on the first visit of a page and in the idle moment after it.
 * What a page needs to be seen has limits of its own (sandbox/budget.spec.ts).
 *
 * Each limit of bytes in the two files leaves about half a percent of room: the same sources compress to other sizes when the hash in the
 * name of a file changes.
 */
const budget: Record<Area, { bytes: number; files: number }> = {
  private: { bytes: 111_700, files: 31 },
  business: { bytes: 74_300, files: 24 },
  bank: { bytes: 146_000, files: 39 }, // 19.8 kB are luxon, which a login of the bank does not name
}

/** The share of the window that jumps times how far, added up (layout shift). */
const shiftAtMost = 0.02

/** The same between the press on "Sign in" and the first page at rest: all of it came while the password was typed. */
const afterSignIn = 0

type File = { path: string; bytes: number; begun: number }

/** Scripts and styles of the portal that this page has requested, from the cache or not; preloaded files are listed again when they are used. */
export const filesOf = (page: Page): Promise<File[]> =>
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
        const shiftsIn = (list: PerformanceObserverEntryList) =>
          (list.getEntries() as Shift[])
            .filter(({ startTime }) => startTime > from)
            // A footer that comes into sight below a shorter page was nowhere before, and pushes nothing away.
            .filter(({ sources }) => sources.some(({ previousRect }) => previousRect.width > 0))
            .map(({ value, sources }) => ({
              value,
              what: sources.map(({ node }) => `${node?.nodeName} ${node?.textContent?.slice(0, 30)}`),
            }))
        new PerformanceObserver((list) => done(shiftsIn(list))).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => done([]), 50) // no entry, no callback
      }),
    since,
  )
  const sum = shifts.reduce((all, { value }) => all + value, 0)
  expect.soft(sum, `${path} jumps: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(shiftAtMost)
}

/**
 * The login page's limits in bytes as they are sent (brotli); the page is one of the files, and the panel would be one more. The names of
 * the files of the start page, which are fetched while the password is typed, are 0.3 kB of it.
 */
const loginBudget = { script: 132_500, page: 7_500, styles: 9_300, files: 7 }

/** What it loads after that, in the first idle moment: the check of the first step and the second step with their words. */
const idleBudget = { bytes: 122_600, files: 17 }

type Held = { runIdle?: () => void }

/** Runs in the page. */
function holdIdleCallbacks() {
  const held: (() => void)[] = []
  let isIdle = false
  const requestIdleCallback = (callback: IdleRequestCallback) => {
    const run = () => callback({ didTimeout: false, timeRemaining: () => 0 })
    if (isIdle) queueMicrotask(run)
    else held.push(run)
  }
  const runIdle = () => {
    isIdle = true // callbacks that are requested later run at once
    for (const run of held.splice(0)) run()
  }
  Object.assign(window, { requestIdleCallback, runIdle })
}

/** Holds back what waits for an idle moment until `runIdle` is called, so that what comes before it is weighed alone. */
export const holdIdle = (page: Page) => page.addInitScript(holdIdleCallbacks)

/** The same from now on, for a page whose first idle moment has passed. */
export const holdLaterIdle = (page: Page) => page.evaluate(holdIdleCallbacks)

/** Opens the login page of an area and weighs what it loads, but for files that come with somebody's first movement. */
export async function expectLoginWithinBudget(page: Page, area: string, later?: RegExp): Promise<void> {
  const sent: { kind: string; bytes: Promise<number> }[] = []
  const weigh = (response: Response) => {
    const kind = response.request().resourceType()
    if (!['document', 'script', 'stylesheet'].includes(kind) || later?.test(response.url())) return
    sent.push({
      kind,
      bytes: response
        .request()
        .sizes()
        .then((sizes) => sizes.responseBodySize),
    })
  }
  page.on('response', weigh)
  await holdIdle(page)
  await page.goto(`/${area}/login`)
  await expect(page.getByLabel(/^E-Mail-Adresse/)).toBeFocused()
  await page.waitForLoadState('networkidle')
  const sum = async (...kinds: string[]) =>
    (await Promise.all(sent.filter(({ kind }) => kinds.includes(kind)).map(({ bytes }) => bytes))).reduce(
      (all, bytes) => all + bytes,
      0,
    )
  const [script, html, styles, files] = [
    await sum('script'),
    await sum('document'),
    await sum('stylesheet'),
    sent.length,
  ]
  console.log(`${area}: ${script} B of scripts, ${html} B of the page, ${styles} B of styles, ${files} files`)
  expect(script).toBeLessThanOrEqual(loginBudget.script)
  expect(html).toBeLessThanOrEqual(loginBudget.page)
  expect(styles).toBeLessThanOrEqual(loginBudget.styles)
  expect(files).toBeLessThanOrEqual(loginBudget.files)
  expect(script, 'the scripts were really measured').toBeGreaterThan(100_000)
  expect(styles, 'the styles were really measured').toBeGreaterThan(5_000)

  const isLast = (url: string) => /\/password-step-[\w-]+\.js$/.test(url)
  const pending = new Set<Request>()
  let lastCame = false
  page.on('request', (request) => pending.add(request))
  page.on('requestfailed', (request) => pending.delete(request))
  page.on('requestfinished', (request) => {
    pending.delete(request)
    lastCame ||= isLast(request.url())
  })
  await page.evaluate(() => (window as Held).runIdle!())
  await expect.poll(() => lastCame && pending.size === 0, 'the second step comes, and all with it').toBe(true)
  const idle = (await sum('script', 'document', 'stylesheet')) - script - html - styles
  console.log(`${area}: ${idle} B in ${sent.length - files} files when idle`)
  expect(idle).toBeLessThanOrEqual(idleBudget.bytes)
  expect(sent.length - files).toBeLessThanOrEqual(idleBudget.files)
  // The size of a file that comes when the page is closed would never be known, and fail the run.
  page.off('response', weigh)
}
