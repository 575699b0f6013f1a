import type { CDPSession, Locator, Page } from '@playwright/test'
import type { Area } from '../../sandbox/client.ts'
import { seedPeople } from '../../sandbox/people.ts'
import { expect, test } from './sandbox-test.ts'

/**
 * On the first page of an area, from an empty page until the network rests: commits of React, and layouts of a large part of the page that
 * scripts force. Data may come between the paint of the page and the focus of its title, which then forces one.
 */
const firstPages: Record<Area, { path: string; commits: number; layouts: number }> = {
  private: { path: '/private/mypaybox', commits: 8, layouts: 1 },
  business: { path: '/business/calling-number', commits: 8, layouts: 1 },
  bank: { path: '/bank/private-customers', commits: 8, layouts: 1 },
}

declare global {
  interface Window {
    commits: number[]
  }
}

/** React reports its commits to this hook of its developer tools, in production too. */
function countCommits() {
  window.commits = []
  const onCommitFiberRoot = () => window.commits.push(Math.round(performance.now()))
  const hook = {
    supportsFiber: true,
    renderers: new Map(),
    checkDCE: () => {},
    inject: () => 1,
    onCommitFiberUnmount: () => {},
    onPostCommitFiberRoot: () => {},
    onCommitFiberRoot,
  }
  Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook })
}

for (const area of Object.keys(firstPages) as Area[])
  test(`the first page of the ${area} area renders in few commits`, async ({ page, portal }) => {
    const { path, commits } = firstPages[area]
    await page.addInitScript(countCommits)
    await portal.enter(path, seedPeople[area].usual)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    const moments = await page.evaluate(() => window.commits)
    console.log(`${path}: ${moments.length} commits (${moments.join(', ')} ms)`)
    expect(moments.length).toBeGreaterThan(0)
    expect(moments.length).toBeLessThanOrEqual(commits)
  })

/** A layout that a script of the page forced by reading a size or moving the focus. */
type ForcedLayout = { ms: number; objects: number }

type TraceEvent = {
  name: string
  dur?: number
  args: { beginData?: { dirtyObjects: number; stackTrace?: { url: string }[] } }
}

/** Objects in a layout that takes more than 2 ms on a slow phone; times would differ with the load of the machine. */
const largeLayout = 50

/** Records the large layouts that scripts of the page force, until the result is read. */
async function recordForcedLayouts(session: CDPSession): Promise<() => Promise<ForcedLayout[]>> {
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) =>
    events.push(...(JSON.parse(JSON.stringify(value)) as TraceEvent[])),
  )
  await session.send('Tracing.start', {
    traceConfig: { includedCategories: ['devtools.timeline', 'disabled-by-default-devtools.timeline.stack'] },
  })
  return async () => {
    const complete = new Promise((done) => session.once('Tracing.tracingComplete', done))
    await session.send('Tracing.end')
    await complete
    return events.flatMap(({ name, dur = 0, args: { beginData } }) => {
      // The scripts of the journey have no address.
      const isForced = name === 'Layout' && beginData?.stackTrace?.some(({ url }) => url.startsWith('http')) === true
      if (!isForced || beginData.dirtyObjects < largeLayout) return []
      return [{ ms: dur / 1000, objects: beginData.dirtyObjects }]
    })
  }
}

for (const area of Object.keys(firstPages) as Area[])
  test(`scripts force few layouts on the first page of the ${area} area`, async ({ page, portal, browser }) => {
    const { path, layouts } = firstPages[area]
    const session = await browser.newBrowserCDPSession()
    await portal.enter(path, seedPeople[area].usual)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused()
    const stop = await recordForcedLayouts(session)
    await page.reload()
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused()
    await expect(page.locator('.mantine-Skeleton-root, [aria-busy=true]')).toHaveCount(0)
    await page.waitForLoadState('networkidle')
    const forced = await stop()
    await session.detach()
    console.log(`${path}: ${forced.length} forced layouts (${forced.map(({ ms }) => ms).join(', ')} ms)`)
    expect(forced.length, JSON.stringify(forced)).toBeLessThanOrEqual(layouts)
  })

/** Presses on a list, each with what shows that it is done. */
type Press = [what: string, control: (page: Page) => Locator, isDone: (page: Page) => Promise<void>]

const table = (page: Page) => page.getByRole('main').getByRole('table')
const hasRows = async (page: Page) => {
  await expect(table(page)).toHaveAttribute('aria-busy', 'false')
  await expect(table(page).getByRole('row').nth(1)).toBeVisible()
}
const sorted = (page: Page) =>
  expect(table(page).locator('th[aria-sort=ascending]'))
    .toHaveCount(1)
    .then(() => hasRows(page))
const filtered = (page: Page) =>
  expect(page)
    .toHaveURL(/[?&]status=/)
    .then(() => hasRows(page))
const dialogIsOpen = (page: Page) => expect(page.getByRole('dialog').getByRole('button').first()).toBeVisible()
const button = (name: string | RegExp) => (page: Page) => page.getByRole('main').getByRole('button', { name }).first()
const sortBy = (page: Page) => table(page).locator('th:not([aria-sort=ascending]) button').first()
const option = (page: Page) => page.getByRole('dialog').getByRole('checkbox').first()

const lists: Record<Area, { path: string; person: string; presses: Press[] }> = {
  private: {
    path: '/private/receipts-and-transactions?tab=transactions',
    person: seedPeople.private.usual,
    presses: [
      ['sort', sortBy, sorted],
      ['open the filter', button(/^Status/), (page) => expect(option(page)).toBeVisible()],
      ['filter', option, filtered],
      ['open a modal', button(/^Zahlung/), dialogIsOpen],
    ],
  },
  business: {
    path: '/business/calling-number',
    person: seedPeople.business.other, // none of their numbers is being activated, for which the list would poll
    presses: [
      ['sort', sortBy, sorted],
      ['open the filter', button(/^Status/), (page) => expect(option(page)).toBeVisible()],
      ['filter', option, filtered],
      ['open a modal', button(/^Rufnummer hinzufügen|^Hinzufügen/), dialogIsOpen],
    ],
  },
  bank: {
    path: '/bank/private-customers',
    person: seedPeople.bank.usual,
    presses: [
      [
        'turn the page',
        button(/^Seite 2/),
        (page) =>
          expect(page)
            .toHaveURL(/page=2/)
            .then(() => hasRows(page)),
      ],
      ['sort', sortBy, sorted],
      ['open the filter', button(/^Status/), (page) => expect(option(page)).toBeVisible()],
      ['filter', option, filtered],
      ['open a modal', button(/^Aktionen für/), dialogIsOpen],
    ],
  },
}

/** A page rests when it has rendered nothing for so long. */
const restMs = 800
const waitForRest = (page: Page) =>
  expect.poll(() => page.evaluate(() => performance.now() - (window.commits.at(-1) ?? 0))).toBeGreaterThan(restMs)

/** In ms; a commit after such a pause does not belong to the press. */
const pauseMs = 200

/** The number of commits, given by their moments, before the first pause. */
function firstBurst(moments: number[]): number {
  const end = moments.findIndex((moment, at) => at > 0 && moment - moments[at - 1]! > pauseMs)
  return end === -1 ? moments.length : end
}

/**
 * One more than was seen: updates that arrive together are one commit on a fast machine and two on a busy one. Most are made by the
 * libraries (docs/decisions/005).
 */
const ofPress: Record<string, { commits: number; layouts: number }> = {
  'turn the page': { commits: 5, layouts: 0 },
  sort: { commits: 5, layouts: 0 },
  'open the filter': { commits: 5, layouts: 1 },
  filter: { commits: 5, layouts: 0 },
  'open a modal': { commits: 9, layouts: 2 },
}

for (const area of Object.keys(lists) as Area[])
  test(`each press on a list of the ${area} area renders in few commits and forced layouts`, async ({
    page,
    portal,
    browser,
  }) => {
    const { path, person, presses } = lists[area]
    const session = await browser.newBrowserCDPSession()
    await page.addInitScript(countCommits)
    await portal.enter(path, person)
    await hasRows(page)
    await expect(page.locator('footer[title]')).toBeVisible() // what comes last
    await page.waitForLoadState('networkidle')
    for (const [what, control, isDone] of presses) {
      // The pointer comes before the press, as a person's does; what runs then is not part of the press.
      await control(page).hover()
      await waitForRest(page)
      const stop = await recordForcedLayouts(session)
      await page.evaluate(() => (window.commits = []))
      await control(page).click()
      await isDone(page)
      await waitForRest(page)
      const moments = await page.evaluate(() => window.commits)
      const forced = await stop()
      const commits = firstBurst(moments)
      console.log(`${path}: ${what}: ${commits} commits (${moments.join(', ')} ms), ${JSON.stringify(forced)}`)
      expect.soft(commits, `commits: ${what}`).toBeLessThanOrEqual(ofPress[what]!.commits)
      expect.soft(forced.length, `forced layouts: ${what}`).toBeLessThanOrEqual(ofPress[what]!.layouts)
      if (what === 'filter') await page.keyboard.press('Escape')
    }
    await session.detach()
  })
