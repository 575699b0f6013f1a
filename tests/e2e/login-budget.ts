import { expect, type Page } from '@playwright/test'

/** What the login page loads at most, in bytes as they are sent (brotli), whatever the number of screens; the page is one of the files, and the panel would be one more. */
const budget = { script: 125_000, page: 19_400, files: 6 }

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
  await page.goto(`/${area}/login`)
  await expect(page.getByLabel(/^E-Mail-Adresse/)).toBeFocused()
  await page.waitForLoadState('networkidle')
  const sum = async (kind: string) =>
    (await Promise.all(sent.filter((one) => one.kind === kind).map((one) => one.bytes))).reduce((a, b) => a + b, 0)
  const reached = { script: await sum('script'), page: await sum('document'), files: sent.length }
  console.log(`${area}: ${reached.script} B of scripts, ${reached.page} B of the page, ${reached.files} files`)
  expect(reached.script).toBeLessThanOrEqual(budget.script)
  expect(reached.page, 'with its styles').toBeLessThanOrEqual(budget.page)
  expect(await sum('stylesheet')).toBe(0)
  expect(reached.files).toBeLessThanOrEqual(budget.files)
  expect(reached.script, 'the scripts were really measured').toBeGreaterThan(100_000)
}
