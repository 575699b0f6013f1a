import { readFile } from 'node:fs/promises'
import { expect, expectAccessible, expectAccessibleInDark, expectNoSidewaysScroll } from '../portal-test.ts'
import { test } from './sandbox-test.ts'

const path = '/private/receipts-and-transactions?tab=transactions'
const lukas = 'lukas.hofer@mail.example'

test('Lukas filters his payments; the filters survive a reload and going back @R866 @R867', async ({
  page,
  portal,
}) => {
  await portal.enter('/private/login', lukas)
  await page.getByRole('link', { name: 'Belege und Transaktionen' }).click()
  await page.getByRole('tab', { name: 'Transaktionen' }).click()
  await expect(page).toHaveURL(path)
  await expect(page.getByRole('rowheader')).toHaveCount(20)
  await expect(page.getByRole('rowheader').first()).toHaveText(/^\d\d\.\d\d\.\d{4} \d\d:\d\d:\d\d\sUhr$/)
  await page.getByRole('button', { name: 'Seite 2' }).click()
  await expect(page).toHaveURL(/page=2/)

  await page.getByRole('button', { name: 'Status Alle' }).click()
  await page.getByRole('checkbox', { name: 'Rückerstattet' }).click()
  await expect(page.getByRole('checkbox', { name: 'Rückerstattet' })).toBeChecked()
  await page.getByRole('checkbox', { name: 'Storniert' }).click()
  await expect(page.getByRole('checkbox', { name: 'Storniert' })).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/status=cancelled&status=refund/)
  await expect(page).not.toHaveURL(/page=/)
  const states = page.getByRole('table').getByRole('cell', { name: /^(Rückerstattet|Storniert)$/ })
  const rows = page.getByRole('rowheader')
  await expect(rows).not.toHaveCount(20)
  await expect.poll(async () => (await states.count()) - (await rows.count())).toBe(0)
  await expectAccessible(page)

  const sortedRequest = page.waitForRequest((request) => request.url().includes('sort=amount_asc'))
  await page.getByRole('button', { name: 'Betrag in Euro' }).click()
  await sortedRequest
  await page.reload()
  await expect(page.getByRole('columnheader', { name: 'Betrag in Euro' })).toHaveAttribute('aria-sort', 'ascending')
  await expect(page.getByRole('button', { name: 'Status Storniert, Rückerstattet' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('columnheader', { name: 'Betrag in Euro' })).toHaveAttribute('aria-sort', 'none')
})

test('finds the transactions of a number, and none for a number that does not exist @R212', async ({
  page,
  portal,
}) => {
  await portal.enter(path, lukas, 'en')
  const box = page.getByRole('searchbox', { name: 'Search by phone number' })
  const all = await page.getByText(/Page 1 of \d · \d+ entries/).innerText()
  await box.fill('67698')
  await expect(page).toHaveURL(/q=67698/)
  await expect(page.getByText(all)).toBeVisible()
  await box.fill('99999')
  await expect(page.getByText('Nothing found')).toBeVisible()
  await page.getByRole('button', { name: 'Show all entries' }).click()
  await expect(page.getByText(all)).toBeVisible()
  await expect(box).toHaveValue('')
})

test('a customer opens a payment, copies its id, and goes back to the list of the last 90 days', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await portal.enter(path, lukas)
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await page.getByRole('button', { name: 'Letzte 90 Tage' }).click()
  await expect(page).toHaveURL(/from=\d{4}-\d\d-\d\d&to=\d{4}-\d\d-\d\d/)
  await expect(page.getByRole('button', { name: 'Filter (1)' })).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page
    .getByRole('button', { name: /^Zahlung an .* ansehen$/ })
    .first()
    .click()
  const payment = page.getByRole('dialog', { name: 'Zahlung' })
  await expect(payment).toContainText('Wenn Sie diese Zahlung nicht kennen')
  await expect(page).toHaveURL(/modal=view&record=/)
  const id = new URL(page.url()).searchParams.get('record')!
  await payment.getByRole('button', { name: 'Zahlungs-ID kopieren' }).click()
  await expect(payment.getByText('Kopiert')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(id)
  await expectAccessible(page)
  await expectAccessibleInDark(page)
  await expectNoSidewaysScroll(page)
  await page.reload()
  await expect(payment).toContainText(id)
  await page.goBack()
  await expect(payment).toBeHidden()
  await expect(page).toHaveURL(/from=/)
})

test('a company saves the payments of last month as CSV, every column and row of them', async ({ page, portal }) => {
  await portal.enter('/business/receipts-and-transactions?tab=transactions', 'andreas.bauer@donau-logistik.example')
  await page.getByRole('button', { name: 'Letzter Monat' }).click()
  await expect(page).toHaveURL(/from=/)
  const { searchParams } = new URL(page.url())
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Als CSV speichern' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe(`Transaktionen_${searchParams.get('from')}_${searchParams.get('to')}.csv`)
  const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n')
  expect(lines[0]).toBe('\uFEFFZeitpunkt;Rufnummer;Händler;Art;Betrag in Euro;Status;Zahlungs-ID')
  expect(lines[1]).toMatch(/^\d\d\.\d\d\.\d{4} \d\d:\d\d:\d\d;\d+;.+;.+;[\d.]+,\d\d;.+;T-.+$/)
  await expect(page.getByText(`· ${lines.length - 1} Einträge`)).toBeVisible()
})

test('days without payments and a list that fails each say so', async ({ page, portal, backend, expected }) => {
  expected.refusals.push(500, 500)
  await portal.open(path)
  // The page may request the list ahead, and again when it shows it.
  await backend.failNext({ operation: 'privateListTransactions', status: 500, count: 2 })
  await portal.signIn('elif.yilmaz@mail.example')
  await expect(page.getByRole('alert')).toContainText('Bei uns ist etwas schiefgegangen.')
  await expect(async () => {
    const retry = page.getByRole('button', { name: 'Noch einmal versuchen' })
    if (await retry.isVisible()) await retry.click()
    await expect(page.getByText('Keine Zahlungen in diesem Zeitraum')).toBeVisible({ timeout: 5000 })
  }).toPass()
})

test('payments are sorted and turned by keyboard alone @R868', async ({ page, portal }) => {
  await portal.enter(path, lukas)
  await expect(page.getByRole('rowheader')).toHaveCount(20)
  const tabTo = async (name: string) => {
    const target = page.getByRole('button', { name, exact: true })
    for (let press = 0; press < 60; press++) {
      if (await target.evaluate((element) => element === document.activeElement)) return
      await page.keyboard.press('Tab')
    }
    await expect(target).toBeFocused()
  }
  await tabTo('Händler')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/sort=merchantName_asc/)
  await tabTo('Nächste Seite')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/page=2/)
  await expect(page.getByText(/Seite 2 von/)).toBeVisible()
})

test('a company sees its limit and which number paid, in light and in dark @R853 @R854', async ({ page, portal }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await portal.enter('/business/receipts-and-transactions?tab=transactions', 'andreas.bauer@donau-logistik.example')
  await expect(page.getByRole('region', { name: 'Limit aller Rufnummern' })).toContainText('20.000,00 €')
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await page.getByRole('searchbox', { name: 'Nach Rufnummer suchen' }).fill('6642002003')
  await expect(page).toHaveURL(/q=6642002003/)
  await expect(page.getByRole('button', { name: 'Filter (1)' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Filter 6642002003 entfernen' })).toBeVisible()
  const numbers = page.getByRole('cell', { name: /\+43/ })
  await expect(numbers.first()).toContainText('+43 664 2002003')
  await expect(page.getByRole('cell', { name: /\+43 664 2002001/ })).toHaveCount(0)
  await expectAccessible(page)
  await expectAccessibleInDark(page)
  await expectNoSidewaysScroll(page)
})

test('a limit that cannot be read leaves the payments readable', async ({ page, portal, backend, expected }) => {
  expected.refusals.push(502)
  await portal.open('/business/receipts-and-transactions?tab=transactions')
  await backend.failNext({ operation: 'businessGetLimit', status: 502 })
  await portal.signIn('katharina.moser@bergland.example')
  await expect(page.getByRole('alert')).toContainText('Die Antwort hat zu lange gedauert.')
  await expect(page.getByRole('rowheader')).toHaveCount(20)
})

test('the bank sees the payments of a customer, and of a company with its limit @R374 @R380', async ({
  page,
  portal,
}) => {
  await portal.enter(
    '/bank/private-customer/1100234502/receipts-and-transactions?tab=transactions',
    'sabine.koehler@bank.example',
  )
  await expect(page.getByRole('rowheader')).toHaveCount(20)
  await expect(page.getByRole('columnheader', { name: 'Rufnummer' })).toHaveCount(0)
  await page
    .getByRole('button', { name: /^Zahlung an .* ansehen$/ })
    .first()
    .click()
  const payment = page.getByRole('dialog', { name: 'Zahlung' })
  await expect(payment).toContainText('Zahlungs-ID')
  await expect(payment).not.toContainText('rufen Sie uns')
  await page.goto('/bank/business-customer/1200456701/receipts-and-transactions?tab=transactions')
  await expect(page.getByRole('region', { name: 'Limit aller Rufnummern' })).toContainText('5.000,00 €')
  await expect(page.getByRole('columnheader', { name: 'Rufnummer' })).toBeVisible()
  await expectAccessible(page)
})
