import { expect, type Page } from '@playwright/test'

/** The login page's limits in bytes as they are sent (brotli); the page is one of the files, and the panel would be one more. */
const budget = { script: 126_000, page: 8_200, styles: 9_200, files: 7 }

/** What it loads after that, in the first idle moment: the check of the first step and the second step with their words. */
const idleBudget = { bytes: 160_000, files: 12 }

type Held = { runIdle?: () => void }

/** Holds back what waits for an idle moment until `runIdle` is called, so that what comes before it is weighed alone. */
const holdIdle = (page: Page) =>
  page.addInitScript(() => {
    const held: (() => void)[] = []
    const requestIdleCallback = (run: IdleRequestCallback) =>
      held.push(() => run({ didTimeout: false, timeRemaining: () => 0 }))
    const runIdle = () => {
      for (const run of held.splice(0)) run()
    }
    Object.assign(window, { requestIdleCallback, runIdle })
  })

/** Opens the login page of an area and weighs what it loads, but for files that come with somebody's first movement. */
export async function expectWithinBudget(page: Page, area: string, later?: RegExp): Promise<void> {
  const sent: { kind: string; bytes: Promise<number> }[] = []
  page.on('response', (response) => {
    const kind = response.request().resourceType()
    if (!['document', 'script', 'stylesheet'].includes(kind) || later?.test(response.url())) return
    sent.push({
      kind,
      bytes: response
        .request()
        .sizes()
        .then((sizes) => sizes.responseBodySize),
    })
  })
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
  expect(script).toBeLessThanOrEqual(budget.script)
  expect(html).toBeLessThanOrEqual(budget.page)
  expect(styles).toBeLessThanOrEqual(budget.styles)
  expect(files).toBeLessThanOrEqual(budget.files)
  expect(script, 'the scripts were really measured').toBeGreaterThan(100_000)
  expect(styles, 'the styles were really measured').toBeGreaterThan(5_000)

  const isLast = (url: string) => /\/password-step-[\w-]+\.js$/.test(url)
  let [underWay, lastCame] = [0, false]
  page.on('request', () => (underWay += 1))
  page.on('requestfinished', (request) => {
    underWay -= 1
    lastCame ||= isLast(request.url())
  })
  await page.evaluate(() => (window as Held).runIdle!())
  await expect.poll(() => lastCame && underWay === 0, 'the second step comes, and all with it').toBe(true)
  const idle = (await sum('script', 'document', 'stylesheet')) - script - html - styles
  console.log(`${area}: ${idle} B in ${sent.length - files} files when idle`)
  expect(idle).toBeLessThanOrEqual(idleBudget.bytes)
  expect(sent.length - files).toBeLessThanOrEqual(idleBudget.files)
}
