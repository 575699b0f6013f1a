import { expect, type Page } from '@playwright/test'

/** The login page's limits in bytes as they are sent (brotli); the page is one of the files, and the panel would be one more. */
const budget = { script: 125_000, page: 11_500, styles: 9_000, files: 7 }

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
  const [script = 0, html = 0, styles = 0] = await Promise.all(['script', 'document', 'stylesheet'].map(sum))
  console.log(`${area}: ${script} B of scripts, ${html} B of the page, ${styles} B of styles, ${sent.length} files`)
  expect(script).toBeLessThanOrEqual(budget.script)
  expect(html).toBeLessThanOrEqual(budget.page)
  expect(styles).toBeLessThanOrEqual(budget.styles)
  expect(sent.length).toBeLessThanOrEqual(budget.files)
  expect(script, 'the scripts were really measured').toBeGreaterThan(100_000)
  expect(styles, 'the styles were really measured').toBeGreaterThan(5_000)
}
