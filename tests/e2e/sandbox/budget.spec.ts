import type { Page, Request } from '@playwright/test'
import { allPages } from '../../all-pages.ts'
import { areaHomes } from '#src/shared/session/area-addresses.ts'
import type { Area } from '../../sandbox/client.ts'
import { seedPeople } from '../../sandbox/people.ts'
import {
  expectNoShift,
  filesOf,
  expectSignInWithinBudget,
  expectLoginWithinBudget,
  holdIdle,
  holdLaterIdle,
} from '../budgets.ts'
import { waitForFrames } from '../layout-checks.ts'
import { expect, test } from './sandbox-test.ts'

for (const area of ['private', 'business', 'bank']) {
  test(`the ${area} login page stays within its budget`, async ({ page }) => {
    await expectLoginWithinBudget(page, area)
  })
}

type FirstPage = { path: string; scripts: number; files: number; styles: number; sheets: number; requests: number }

/**
 * What the first page of an area loads before the first idle moment, in bytes as they are sent (brotli); its texts come besides. The
 * requests are the page, its files and texts, and the data; a browser with a window adds the icon
 * of its tab, and the footer requests the version of the backend seconds later.
 */
const firstPages: Record<Area, FirstPage> = {
  private: { path: '/private/mypaybox', scripts: 210_800, files: 10, styles: 12_200, sheets: 3, requests: 26 }, // with the last payments
  business: { path: '/business/calling-number', scripts: 201_300, files: 13, styles: 15_600, sheets: 3, requests: 24 },
  bank: { path: '/bank/private-customers', scripts: 201_500, files: 11, styles: 16_200, sheets: 5, requests: 23 },
}
const notOfPage = /\/(?:favicon\.svg|version|assets\/common-version-[\w-]+\.js)$/
/** What a page shows in the place of content that is loading. */
const waiting = '[data-pending], .mantine-Skeleton-root, [aria-busy=true]'
const isText = /(?:^|[/-])(?:de|en)-[\w-]{8}\.js$/

for (const area of Object.keys(firstPages) as Area[])
  test(`the first page of the ${area} area stays within its budget`, async ({ page, portal }) => {
    const { path, ...budget } = firstPages[area]
    await holdIdle(page)
    await portal.enter(path, seedPeople[area].usual)
    await page.waitForLoadState('networkidle')
    const requested = new Set<string>()
    page.on('request', (request) => {
      if (!notOfPage.test(request.url())) requested.add(`${request.method()} ${request.url()}`)
    })
    await page.reload()
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    const files = (await filesOf(page)).filter(({ path: file }) => !isText.test(file) && !notOfPage.test(file))
    const scripts = files.filter((file) => file.path.endsWith('.js'))
    const sheets = files.filter((file) => file.path.endsWith('.css'))
    const sum = (all: typeof files) => all.reduce((bytes, file) => bytes + file.bytes, 0)
    const found = {
      scripts: sum(scripts),
      files: scripts.length,
      styles: sum(sheets),
      sheets: sheets.length,
      requests: requested.size,
    }
    console.log(`${path}: ${JSON.stringify(found)}`)
    expect(Math.min(...files.map((file) => file.bytes)), 'each file was weighed').toBeGreaterThan(0)
    for (const [what, limit] of Object.entries(budget))
      expect.soft(found[what as keyof typeof found], what).toBeLessThanOrEqual(limit)
  })

/** Bytes, not compressed, of the scripts that a first page runs before anybody presses anything; what is only fetched does not run. */
const runBeforePress: Record<Area, number> = { private: 791_000, business: 734_000, bank: 740_500 }

/** The scripts that have run since the coverage was started, the largest first. */
async function scriptsThatRan(page: Page) {
  const entries = await page.coverage.stopJSCoverage()
  return entries
    .filter(({ url, functions }) => url.includes('/assets/') && functions.some(({ ranges }) => ranges[0]!.count > 0))
    .map(({ url, source = '' }) => ({ file: new URL(url).pathname, bytes: Buffer.byteLength(source) }))
    .toSorted((one, other) => other.bytes - one.bytes)
}

for (const area of Object.keys(firstPages) as Area[])
  test(`the first page of the ${area} area runs few scripts before a press`, async ({ page, portal }) => {
    await portal.enter(firstPages[area].path, seedPeople[area].usual)
    await page.waitForLoadState('networkidle')
    await page.coverage.startJSCoverage()
    await page.reload()
    // Fetched in the idle moment, for what a press opens.
    await expect.poll(async () => (await filesOf(page)).some(({ path }) => /\/on-demand-/.test(path))).toBe(true)
    await expect(page.locator(waiting)).toHaveCount(0)
    await page.waitForLoadState('networkidle')
    await waitForFrames(page) // what would run after it was fetched
    const ran = await scriptsThatRan(page)
    const bytes = ran.reduce((sum, script) => sum + script.bytes, 0)
    console.log(`${firstPages[area].path}: ${bytes} B ran (${ran.map((one) => `${one.file} ${one.bytes}`).join(', ')})`)
    expect(bytes, 'the scripts were really measured').toBeGreaterThan(400_000)
    expect(bytes).toBeLessThanOrEqual(runBeforePress[area])
  })

for (const area of ['business', 'bank'] as const)
  test(`sorting and turning the first list of the ${area} area runs no further script`, async ({ page, portal }) => {
    await page.coverage.startJSCoverage()
    await portal.enter(firstPages[area].path, seedPeople[area].usual)
    // Fetched in the idle moment, for what other presses open.
    await expect.poll(async () => (await filesOf(page)).some(({ path }) => /\/on-demand-/.test(path))).toBe(true)
    await page.waitForLoadState('networkidle')
    const before = new Set((await scriptsThatRan(page)).map(({ file }) => file))
    await page.coverage.startJSCoverage()
    const header = page.getByRole('columnheader').getByRole('button').first()
    await header.hover()
    await header.click()
    await expect(page.getByRole('main').locator('th[aria-sort=ascending]')).toHaveCount(1)
    const nextPage = page
      .getByRole('main')
      .getByRole('navigation')
      .getByRole('button', { name: /^Seite 2/ })
    await nextPage.hover()
    await nextPage.click()
    await expect(page).toHaveURL(/[?&]page=2/)
    await expect(page.getByRole('main').getByRole('table')).toHaveAttribute('aria-busy', 'false')
    await waitForFrames(page)
    const ran = (await scriptsThatRan(page)).map(({ file }) => file)
    expect(
      ran.some((file) => before.has(file)),
      'the scripts were really measured',
    ).toBe(true)
    expect(ran.filter((file) => !before.has(file))).toEqual([])
  })

for (const [area, shown] of [
  ['private', '[aria-labelledby="last-payments"] li'],
  ['business', 'main tbody tr'],
  ['bank', 'main tbody tr'],
] as const)
  test(`the first page of the ${area} area is complete before its first idle moment`, async ({ page, portal }) => {
    await holdIdle(page)
    await portal.enter(firstPages[area].path, seedPeople[area].usual)
    await expect(page.locator(shown).first()).toBeVisible()
    await expect(page.locator(waiting)).toHaveCount(0)
    expect((await filesOf(page)).filter(({ path }) => /\/on-demand-/.test(path))).toEqual([])
  })

type LoggedRequest = { what: string; isData: boolean }

/** Navigates to pages as a link does, and returns the requests of each until it has come to rest. */
function logRequests(page: Page) {
  const requested: LoggedRequest[] = []
  const underWay = new Set<Request>()
  page.on('request', (request) => {
    underWay.add(request)
    // Chromium with a window requests the icon of its tab by itself for each address.
    if (new URL(request.url()).pathname === '/favicon.svg') return
    const isData = ['fetch', 'xhr'].includes(request.resourceType())
    requested.push({ what: `${request.method()} ${request.url()}`, isData })
  })
  page.on('requestfinished', (request) => underWay.delete(request))
  page.on('requestfailed', (request) => underWay.delete(request))
  const waits = page.locator(waiting)
  return async (path: string): Promise<LoggedRequest[]> => {
    requested.length = 0
    await page.evaluate((to) => history.pushState({}, '', to), path)
    for (let quiet = 0; quiet < 2;) {
      await page.waitForTimeout(120) // the page that was left has come to rest too
      quiet = underWay.size === 0 && (await waits.count()) === 0 ? quiet + 1 : 0
    }
    return [...requested]
  }
}

/**
 * What another page loads when a link leads to it and in the idle moment after it, in bytes of scripts with texts as sent (brotli); most for
 * the first one with a form.
 */
const byLink = 23_300

for (const area of Object.keys(allPages) as Area[]) {
  test(`a second visit of a page in the ${area} area requests each piece of data once, no files, and nothing jumps`, async ({
    page,
    portal,
  }) => {
    const paths = allPages[area]
    await page.setViewportSize({ width: 390, height: 844 }) // where what comes late has most to push away
    await page.addInitScript(() => performance.setResourceTimingBufferSize(2000)) // the browser keeps 250 entries otherwise
    await portal.enter(paths[0]!, seedPeople[area].usual)
    await expect.poll(async () => (await filesOf(page)).some(({ path }) => /\/on-demand-/.test(path))).toBe(true)
    await page.waitForLoadState('networkidle') // what comes in the idle moment after the first page is not a link's
    const requestsOf = logRequests(page)
    const files = (all: readonly LoggedRequest[]) => all.filter(({ isData }) => !isData).map(({ what }) => what)
    const first: string[] = []
    for (const path of paths) {
      const begun = await page.evaluate(() => performance.now())
      first.push(...files(await requestsOf(path)))
      const scripts = (await filesOf(page)).filter((file) => file.begun >= begun && file.path.endsWith('.js'))
      const bytes = scripts.reduce((sum, file) => sum + file.bytes, 0)
      console.log(`${path}: ${bytes} B of scripts by a link`)
      expect.soft(bytes, `scripts of ${path}`).toBeLessThanOrEqual(byLink)
      await expectNoShift(page, path, begun)
    }
    expect(first.length, 'the code of the pages came').toBeGreaterThan(5)
    for (const path of paths) {
      const again = await requestsOf(path)
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

for (const area of Object.keys(seedPeople) as Area[])
  test(`the first press on "Next" in the ${area} area waits for its call and for no file`, async ({ page, portal }) => {
    const loaded: string[] = []
    page.on('requestfinished', (request) => loaded.push(new URL(request.url()).pathname))
    await portal.open(`/${area}/login`)
    await expect.poll(() => loaded.some((path) => /\/password-step-/.test(path))).toBe(true)
    await page.waitForLoadState('networkidle')
    await page.route(/\/assets\//, () => {}) // no answer: the files of the page after the login may be requested
    const calls: string[] = []
    page.on('request', (request) => request.resourceType() === 'xhr' && calls.push(new URL(request.url()).pathname))
    await portal.enterEmail(seedPeople[area].usual)
    await expect(page.getByLabel(/^Passwort/)).toBeFocused()
    expect(calls).toEqual([expect.stringMatching(/\/check-email$/)])
  })

/** The bytes of some of the files that a page has loaded. */
async function bytesOf(page: Page, isCounted: (file: string) => boolean): Promise<number> {
  const files = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map(
      ({ name, encodedBodySize }) => [new URL(name).pathname, encodedBodySize] as const,
    ),
  )
  return [...new Map(files)].filter(([file]) => isCounted(file)).reduce((sum, [, bytes]) => sum + bytes, 0)
}

/**
 * The limits are bytes of scripts as they are sent (brotli) that a page requests after the program: none on a start page, whose own are
 * preloaded and whose data is requested before it. My paybox computes with days, and luxon is 19.8 kB of its 42.
 */
const usual = [
  [areaHomes.private, 'anna.gruber@mail.example', 'Starter', 0],
  [areaHomes.business, 'katharina.moser@bergland.example', 'Bergland', 0],
  [areaHomes.bank, 'martin.brandl@bank.example', 'Gruber', 0],
  ['/business/calling-number', 'katharina.moser@bergland.example', 'Rufnummer', 10_600],
  ['/bank/private-customer/1100234501/mypaybox?tab=my-products', 'martin.brandl@bank.example', 'Anna Gruber', 42_300],
] as const

for (const [path, email, shown, atMost] of usual)
  test(`loads what all pages of the area share beside the program, and each file of ${path} once`, async ({
    page,
    portal,
  }) => {
    await holdIdle(page) // forms and modals are loaded then
    const requested: string[] = []
    const calls: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/api/')) calls.push(`${request.method()} ${request.url()}`)
      if (/\/assets\/.*\.(js|css)$/.test(request.url())) requested.push(new URL(request.url()).pathname)
    })
    let go: () => void = () => {}
    const held = new Promise<void>((done) => (go = done))
    await page.route(/\/assets\/react-.*\.js$/, async (route) => {
      await held
      await route.continue()
    })
    const entering = portal.enter(path, email)
    const isOf = (part: RegExp) => requested.some((one) => part.test(one))
    // The program cannot run yet.
    await expect.poll(() => [/\/shared-.*js$/, /\/calls-/, /\/(private|business|bank)-.*js$/].every(isOf)).toBe(true)
    const named = page.locator('link[rel=modulepreload][fetchpriority=low]')
    const waitsFor = () =>
      named.evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname))
    await expect.poll(async () => (await waitsFor()).filter((one) => !requested.includes(one))).toEqual([])
    if (atMost === 0) await expect.poll(() => calls.length, 'data is requested early').toBeGreaterThan(0)
    const early = new Set(requested)
    go()
    await entering
    await expect(page.getByRole('main')).toContainText(shown)
    await page.waitForLoadState('networkidle')
    const isProgram = /\/(?:rolldown-runtime|react|portal)-/
    const scriptsOf = (isCounted: (file: string) => boolean) =>
      bytesOf(page, (file) => file.endsWith('.js') && !isProgram.test(file) && isCounted(file))
    const late = await scriptsOf((file) => !early.has(file))
    console.log(`${path}: ${late} B of scripts after the program`)
    expect(await scriptsOf((file) => early.has(file)), 'the scripts were really measured').toBeGreaterThan(50_000)
    expect(late).toBeLessThanOrEqual(atMost)
    const scripts = requested.filter((one) => one.endsWith('.js'))
    expect(scripts.filter((one, index) => scripts.indexOf(one) !== index)).toEqual([])
    expect(calls.filter((one, index) => calls.indexOf(one) !== index)).toEqual([])
  })

for (const area of Object.keys(seedPeople) as Area[])
  test(`loads the files of the ${area} area while the password is typed, and little after it`, async ({
    page,
    portal,
  }) => {
    const requested: string[] = []
    page.on('requestfinished', (request) => requested.push(new URL(request.url()).pathname))
    await portal.open(`/${area}/login`)
    await portal.enterEmail(seedPeople[area].usual)
    const came = (part: RegExp) => requested.some((one) => part.test(one))
    await expect.poll(() => [/\/shared-.*js$/, /\/calls-/, /\/(private|business|bank)-.*js$/].every(came)).toBe(true)
    await page.waitForLoadState('networkidle')
    await holdLaterIdle(page) // what no page needs to be seen comes in an idle moment after it
    const pressed = await page.evaluate(() => performance.now())
    await page.getByLabel('Passwort').fill('Sonnenblume-2026!')
    await page.getByRole('button', { name: 'Anmelden' }).click()
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).not.toHaveText('Anmelden')
    await page.waitForLoadState('networkidle')
    await expectSignInWithinBudget(page, area, pressed)
  })

test('who is not signed in is spared the files of the pages behind the login', async ({ page, portal }) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  await holdIdle(page) // the second step of the login is loaded then, and shares a file with the pages
  await portal.open('/private/mypaybox')
  await expect(page.getByRole('textbox', { name: 'E-Mail-Adresse' })).toBeVisible()
  expect(requested.filter((one) => /shared-.*js$/.test(one))).toEqual([])
})
