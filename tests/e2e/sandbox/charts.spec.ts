import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll } from '../portal-test.ts'
import { test } from './sandbox-test.ts'

const receipts = '/private/receipts-and-transactions'

test('Anna sees the months of her receipts, and picks one by the keyboard', async ({ page, portal }) => {
  const charts = weighCharts(page)
  await portal.enter(`${receipts}?tab=transactions`, 'anna.gruber@mail.example')
  await expect(page.getByRole('columnheader').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  charts.expectNone()

  await page.getByRole('tab', { name: 'Belege' }).click()
  await expect(page.getByRole('heading', { name: 'Summe je Monat in Euro' })).toBeVisible()
  await charts.expectWithinBudget()
  const months = page.getByRole('button', { name: /^\p{L}+ 20\d\d: -?[\d.]+,\d\d €$/u })
  await expect(months).toHaveCount(4)
  const last = months.last()
  const name = (await last.getAttribute('aria-label'))!.split(':')[0]!
  await last.focus()
  await page.keyboard.press('Enter')
  await expect(last).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText(`Die Liste zeigt nur die Belege von ${name}.`)).toBeVisible()
  await expect(page).toHaveURL(/period=20\d\d-\d\d/)

  await page.getByText('Diese Summen als Tabelle').click()
  await expect(page.getByRole('row', { name: new RegExp(name) })).toBeVisible()
  await expectAccessible(page)
  for (const width of [320, 360, 768]) {
    await page.setViewportSize({ width, height: 800 })
    await expectNoSidewaysScroll(page)
  }
})

test('a bill run that was started is followed until all its days are scheduled', async ({ page, portal, backend }) => {
  await portal.enter('/bank/administration?tab=bill-run-calculation', 'sabine.koehler@bank.example')
  const bar = page.getByRole('progressbar', { name: 'Eingeplante Tage' })
  await expect(bar).toBeVisible()
  await page.getByRole('button', { name: 'Abrechnungslauf starten' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Abrechnungslauf starten' }).click()
  await expect(page.getByText('Der Abrechnungslauf wurde gestartet')).toBeVisible()
  await expect(bar).not.toHaveAttribute('aria-valuenow', '100')
  await backend.advance(20)
  await expect(page.getByText('Alle Tage sind eingeplant')).toBeVisible()
  await expect(bar).toHaveAttribute('aria-valuenow', '100')

  await page.getByRole('tab', { name: 'Abrechnungslauf: Summen' }).click()
  await expect(page.getByRole('heading', { name: 'Summen nach Position in Euro' })).toBeVisible()
  await expectAccessible(page)
})

/** What the chart library weighs at most, in bytes as they are sent (brotli). */
const budget = 8_000

/** Watches the files of the library, which has a name of its own in the build (vite.config.ts). */
export function weighCharts(page: Page) {
  const sizes: Promise<number>[] = []
  page.on('response', (response) => {
    if (!/\/assets\/chart-[^/]+\.js$/.test(response.url())) return
    sizes.push(
      response
        .request()
        .sizes()
        .then(({ responseBodySize }) => responseBodySize),
    )
  })
  return {
    expectNone: () => expect(sizes).toEqual([]),
    expectWithinBudget: async () => {
      const bytes = (await Promise.all(sizes)).reduce((sum, one) => sum + one, 0)
      console.log(`charts: ${bytes} B`)
      expect(bytes, 'the library was really measured').toBeGreaterThan(5_000)
      expect(bytes).toBeLessThanOrEqual(budget)
    },
  }
}
