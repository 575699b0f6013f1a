import type { Page } from '@playwright/test'
import { expect, expectNoSidewaysScroll } from '../portal-test.ts'
import { test } from './sandbox-test.ts'

const employee = 'ingrid.fuchs@bank.example'
const company = '/bank/business-customer/1200456700'
const customer = '/bank/private-customer/1100234516'
const task = 'a0000000-0000-4000-8000-000000000666'
const script = '<script>alert(1)</script>'

/** Everything that would tell that a text came alive: a question, an element of it, a call to somebody else. */
function watch(page: Page) {
  const alive: string[] = []
  page.on('dialog', (dialog) => {
    alive.push(dialog.message())
    void dialog.dismiss()
  })
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url())
    if (protocol.startsWith('http') && hostname !== '127.0.0.1' && hostname !== 'localhost') alive.push(request.url())
  })
  return async () => {
    const found =
      'img[src="x"], [onload], [onerror], [onclick], iframe[src], a[href^="javascript"], main u, main i, main b'
    alive.push(...(await page.locator(found).evaluateAll((all) => all.map((one) => one.outerHTML))))
    expect(await page.title()).not.toContain('gehackt')
    expect(alive).toEqual([])
    await expectNoSidewaysScroll(page)
  }
}

/** Where it is, and what has to stand there as text. */
const screens: [address: string, text: string | RegExp][] = [
  ['/bank/business-customers?q=bose', script],
  [`${company}/administration`, script],
  [`${company}/administration?tab=admins`, 'ahab@boese.example'],
  [`${company}/administration?tab=notes`, '<img src=x onerror="alert(1)"><script>alert(2)</script>'],
  [`${company}/administration?tab=customerDocuments`, '<img src=x onerror=alert(1)>.pdf'],
  [`${company}/administration?tab=fees-credits`, `${script} <b>`],
  [`${company}/administration?tab=notifications`, '<script>alert("Betreff")</script>'],
  [`${company}/calling-number`, /Donaudampfschifffahrtsgesellschaftskapit/],
  [`${customer}/administration`, '<img src=x onerror="alert(1)"><script>alert(2)</script>'],
  [`${customer}/administration?tab=customer-documents`, '</td><script>alert(1)</script>'],
  [`${customer}/administration?tab=notifications`, '<script>alert("Betreff")</script>'],
  ...[company, customer].flatMap((one): [string, string][] => [
    [`${one}/receipts-and-transactions`, '<script>alert("Beleg")</script>'],
    [`${one}/receipts-and-transactions?tab=transactions`, '<script>alert("Zahlung")</script>'],
    [
      `${one}/receipts-and-transactions?tab=transactions&receipt=${encodeURIComponent('<u>2026</u>-1')}`,
      'Zurück zum Beleg <u>2026</u>-1',
    ],
  ]),
  ['/bank/administration?tab=deny-list', '<img src=x onerror="alert(1)"><script>alert(2)</script>'],
  ['/bank/administration?tab=allow-list&sort=lastName_asc', '<img src=x onerror="alert(1)"><script>alert(2)</script>'],
  [`/bank/administration?tab=tasks&q=onerror&modal=error&record=${task}`, '<script>alert("Aufgabe")</script>'],
]

/** On a desk and on a phone; each page is loaded once for both. */
async function atEveryWidth(page: Page, check: () => Promise<void>) {
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 })
    await test.step(`at ${width} px`, check)
  }
}

test('what a hostile company and a hostile person write is text on every screen, on a phone and at a desk @R410', async ({
  page,
  portal,
}) => {
  test.slow() // it opens twenty pages
  const harmless = watch(page)
  await portal.enter(screens[0]![0], employee)
  for (const [address, text] of screens) {
    await test.step(address, async () => {
      await page.goto(address)
      await atEveryWidth(page, async () => {
        await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible()
        await harmless()
      })
    })
  }

  await test.step('the history', async () => {
    await page.goto('/bank/business-customers?q=bose')
    await page.getByRole('button', { name: /^Verlauf/ }).click()
    await atEveryWidth(page, async () => {
      await expect(page.getByRole('dialog').getByText('<img src=x onerror=alert(1)>').first()).toBeVisible()
      await harmless()
    })
  })

  await test.step('a file whose name hides its ending', async () => {
    await page.goto(`${company}/administration?tab=customerDocuments`)
    const turned = page.getByRole('row', { name: /Rechnungfdp\.txt/ })
    await expect(turned.getByText('Rechnungfdp.txt')).toHaveText('Rechnungfdp.txt')
    await turned.getByRole('button', { name: 'Rechnungfdp.txt löschen' }).click()
    await atEveryWidth(page, async () => {
      await expect(page.getByRole('dialog')).toContainText('Rechnungfdp.txt')
      await harmless()
    })
    await page.keyboard.press('Escape')
    const download = page.waitForEvent('download')
    await turned.getByRole('button', { name: 'Rechnungfdp.txt herunterladen' }).click()
    expect((await download).suggestedFilename()).toBe('Rechnungfdp.txt')
    await page.getByRole('button', { name: '<img src=x onerror=alert(1)>.pdf bearbeiten' }).click()
    await atEveryWidth(page, async () => {
      await expect(page.getByRole('dialog').getByText('<img src=x onerror=alert(1)>.pdf')).toBeVisible()
      await harmless()
    })
  })

  await test.step('a mail that wants to run, to load and to send', async () => {
    await page.goto(`${company}/administration?tab=notifications`)
    await page.getByRole('button', { name: /^<script>alert\("Betreff"\).* ansehen$/ }).click()
    const frame = page.frameLocator('iframe')
    await atEveryWidth(page, async () => {
      await expect(frame.getByText('bitte handeln Sie sofort!')).toBeVisible()
      await expect(frame.locator('script, form, input, button, iframe, object, a[href], img[src]')).toHaveCount(0)
      await expect(page.getByRole('dialog')).toContainText('<b>550</b> <script>alert(1)</script>')
      await harmless()
    })
  })
})

test('a company with hostile data works on it by itself', async ({ page, portal }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  const harmless = watch(page)
  await portal.enter('/business/calling-number', 'ahab@boese.example')
  await expect(
    page
      .getByRole('main')
      .getByText(/^Donaudampfschifffahrtsgesellschaftskapit/)
      .first(),
  ).toBeVisible()
  await harmless()
  await page.goto('/business/administration')
  await expect(page.locator('main').getByText(script).first()).toBeVisible()
  await harmless()
  await page.goto('/business/profile')
  await expect(page.getByRole('main').getByText('ahab@boese.example').first()).toBeVisible()
  await harmless()
})
