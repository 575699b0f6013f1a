import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import { expect, expectAccessible, expectAccessibleInDark, expectNoSidewaysScroll } from '../portal-test.ts'
import { cellBelow } from '../../table-cells.ts'
import { test } from './sandbox-test.ts'

const path = '/private/receipts-and-transactions'
const lukas = 'lukas.hofer@mail.example'
const bytesOf = async (download: Download) => readFile(await download.path())

/** Presses the button of the newest receipt that has this file, and gives what the browser saved. */
async function save(page: Page, kind: 'PDF' | 'CSV'): Promise<Download> {
  const saved = page.waitForEvent('download')
  const row = page.getByRole('row', { name: /Monatsrechnung|Wochenrechnung/ }).first()
  await row.getByRole('button', { name: new RegExp(`^${kind} zum Beleg`) }).click()
  return saved
}

test('Anna finds her bill and reads its PDF and CSV @R021 @R051 @R862', async ({ page, portal }) => {
  await portal.enter('/private/login', 'anna.gruber@mail.example')
  await page.getByRole('link', { name: 'Belege und Transaktionen' }).click()
  await expect(page).toHaveURL(path)
  await expect(page.getByRole('tab')).toHaveText(['Belege', 'Transaktionen'])
  const row = page.getByRole('row', { name: /Monatsrechnung/ }).first()
  const [number, amount] = [await row.getByRole('rowheader').innerText(), await row.evaluate(cellBelow, 'Betrag')]

  const pdf = await save(page, 'PDF')
  expect(pdf.suggestedFilename()).toBe(`Monatsrechnung-${number}.pdf`)
  const text = (await bytesOf(pdf)).toString('latin1')
  expect(text).toMatch(/^%PDF-1\.4/)
  expect(text.slice(Number(/startxref\n(\d+)/.exec(text)![1]))).toMatch(/^xref\n/)
  for (const part of ['Anna Gruber', `Rechnungsnummer: ${number}`, `(${amount})`]) expect(text).toContain(part)

  await test.step('on paper stand her name, the days and every column, and nothing to press', async () => {
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByText('paybox · Anna Gruber')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Belege von' })).toBeVisible()
    await expect(page.getByRole('columnheader', { name: 'Betrag in Euro' })).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('banner').or(page.getByRole('contentinfo')).or(page.getByRole('tab'))).toHaveCount(0)
    await expect(row.getByRole('button')).toHaveCount(0)
    await page.emulateMedia({ media: null })
  })

  const csv = await save(page, 'CSV')
  expect(csv.suggestedFilename()).toBe(`Umsätze-${number}.csv`)
  const lines = (await bytesOf(csv)).toString('utf8').trimEnd().split('\r\n')
  expect(lines[0]).toBe('\uFEFFRechnungsnummer;Datum;Händler;Art;Betrag')
  const cents = lines.slice(1).map((line) => Math.round(Number(line.split(';').at(-1)!.replace(',', '.')) * 100))
  const inCents = Number(amount.replace('.', '').replace(',', ''))
  expect(cents.reduce((sum, one) => sum + one, 0)).toBe(inCents)
})

test('a file that the archive has lost and one that fails are explained beside their buttons', async ({
  page,
  portal,
  backend,
  expected,
}) => {
  expected.refusals.push(404, 502)
  await portal.enter(path, lukas)
  const reminder = page.getByRole('row', { name: /Mahnung/ }).first()
  await reminder.getByRole('button', { name: /^PDF/ }).click()
  await expect(reminder.getByRole('alert')).toContainText('Diese Datei ist nicht mehr im Archiv der Bank.')
  await expectAccessible(page)

  await backend.failNext({ operation: 'privateDownloadReceipt', status: 502 })
  const bill = page.getByRole('row', { name: /Monatsrechnung/ }).first()
  await bill.getByRole('button', { name: /^PDF/ }).click()
  await expect(bill.getByRole('alert')).toContainText('Die Antwort hat zu lange gedauert.')
  await save(page, 'PDF')
  await expect(bill.getByRole('alert')).toHaveCount(0)
})

test('receipts of other days survive a reload and going back @R864 @R863', async ({ page, portal }) => {
  await portal.enter(path, lukas, 'en')
  await expect(page.getByText('Payment term: 14 days from the date of the receipt')).toBeVisible()
  const from = page.getByRole('textbox', { name: 'Receipts from' })
  const usual = await from.inputValue()
  await from.fill('01.01.2020')
  const filteredRequest = page.waitForRequest((request) => request.url().includes('filterFromReceiptDate=2020-01-01'))
  await from.press('Enter')
  expect((await filteredRequest).url()).toMatch(/filterToReceiptDate=\d{4}-\d\d-\d\d$/)
  await expect(page).toHaveURL(/from=2020-01-01/)
  await page.getByRole('button', { name: 'Page 2' }).click()
  await page.reload()
  await expect(page.getByText(/Page 2 of \d · \d+ entries/)).toBeVisible()
  await expect(from).toHaveValue('01.01.2020')
  await page.goBack()
  await page.goBack()
  await expect(from).toHaveValue(usual)
  await expect(page).toHaveURL(path)
})

test('a customer without bills reads so, and a list that fails can be loaded again', async ({
  page,
  portal,
  backend,
  expected,
}) => {
  expected.refusals.push(500)
  await portal.open(path)
  await backend.failNext({ operation: 'privateListReceipts', status: 500 })
  await portal.signIn('elif.yilmaz@mail.example')
  await expect(page.getByRole('alert')).toContainText('Bei uns ist etwas schiefgegangen.')
  await page.getByRole('button', { name: 'Noch einmal versuchen' }).click()
  await expect(page.getByText('Keine Belege in diesem Zeitraum')).toBeVisible()
})

test('a bill is found and saved by keyboard alone', async ({ page, portal }) => {
  await portal.enter(path, 'anna.gruber@mail.example')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  const button = page.getByRole('button', { name: /^PDF zum Beleg/ }).first()
  await expect(button).toBeVisible()
  const tabTo = async (objectExists: () => Promise<boolean>) => {
    for (let press = 0; press < 40 && !(await objectExists()); press++) await page.keyboard.press('Tab')
  }
  const has = (name: RegExp) => () =>
    page.evaluate((source) => new RegExp(source).test(document.activeElement?.ariaLabel ?? ''), name.source)
  await tabTo(has(/^PDF zum Beleg/))
  await expect(button).toBeFocused()
  const saved = page.waitForEvent('download')
  await page.keyboard.press('Enter')
  expect((await saved).suggestedFilename()).toMatch(/\.pdf$/)
  await expect(button).toBeFocused()
})

test('a company sees what is open, also on a phone, in light and in dark @R034 @R349 @R432 @R852', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await portal.enter('/business/receipts-and-transactions', 'andreas.bauer@donau-logistik.example')
  await expect(page.locator('[data-label="Offen in Euro"]').first()).toBeAttached()
  await expect(page.getByRole('rowheader')).toHaveCount(10)
  expect((await save(page, 'CSV')).suggestedFilename()).toMatch(/^Umsätze-/)
  await expectAccessible(page)
  await expectAccessibleInDark(page)
  await expectNoSidewaysScroll(page)
})

test('the bank saves the files of a customer and of a company @R374 @R380', async ({ page, portal }) => {
  await portal.enter('/bank/private-customer/1100234502/receipts-and-transactions', 'sabine.koehler@bank.example')
  expect((await save(page, 'PDF')).suggestedFilename()).toMatch(/^Monatsrechnung-/)
  await page.goto('/bank/business-customer/1200456702/receipts-and-transactions')
  expect((await save(page, 'PDF')).suggestedFilename()).toMatch(/^Wochenrechnung-Business-/)
  await expect(page.getByRole('columnheader', { name: 'Offen in Euro' })).toBeVisible()
})

test('Anna goes from a bill to its payments, which add up to its amount with the fees, and back again @R862', async ({
  page,
  portal,
}) => {
  await portal.enter(path, 'anna.gruber@mail.example')
  const bill = page.getByRole('row', { name: /Monatsrechnung/ }).first()
  const amount = await bill.evaluate(cellBelow, 'Betrag')
  await bill.getByRole('link', { name: /^Zahlungen dieses Belegs: / }).click()
  await expect(page.getByRole('tab', { name: 'Transaktionen', selected: true })).toBeVisible()
  const summary = page.getByRole('region', { name: /^Monatsrechnung/ })
  await expect(summary).toContainText(`Betrag des Belegs${amount} €`)
  const cents = (text: string) => Number(text.replaceAll(/[^\d-]/g, ''))
  const sumOf = (texts: string[]) => texts.map(cents).reduce((sum, one) => sum + one, 0)
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  const rows = await page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
    .all()
  const payments = await Promise.all(rows.map((row) => row.evaluate(cellBelow, 'Betrag')))
  const parts = (await summary.locator('dl').last().locator('dd').allInnerTexts()).slice(0, -1)
  expect(sumOf(payments)).toBe(cents(parts[0]!))
  expect(sumOf(parts)).toBe(cents(amount))
  await expectAccessible(page)
  await page.goBack()
  await expect(bill).toBeVisible()
})

test('an employee sees why a receipt was billed, by its payments and its fees, and returns to it', async ({
  page,
  portal,
}) => {
  const customer = '/bank/private-customer/1100234501'
  await portal.enter(`${customer}/receipts-and-transactions?sort=amount_asc`, 'sabine.koehler@bank.example')
  const bill = page.getByRole('row', { name: /Monatsrechnung/ }).first()
  const number = await bill.getByRole('rowheader').innerText()
  await bill.getByRole('link', { name: `Zahlungen dieses Belegs: ${number}` }).click()
  await expect(page.getByRole('tab', { name: 'Transaktionen' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('table', { name: 'Transaktionen' })).toBeVisible()
  await page.getByRole('button', { name: 'Händler' }).click()
  await expectAccessible(page)
  await page.getByRole('link', { name: `Zurück zum Beleg ${number}` }).click()
  await expect(page.getByRole('columnheader', { name: 'Betrag in Euro' })).toHaveAttribute('aria-sort', 'ascending')
  await expect(page.getByRole('row').filter({ hasText: number })).toBeInViewport()
  await page.getByRole('link', { name: `Gebühren und Gutschriften dieses Zeitraums: ${number}` }).click()
  await expect(page).toHaveURL(new RegExp(`^[^?]*${customer}/administration\\?tab=fees-credits&from=`))
  await expect(page.getByText('Die Liste zeigt nur Gebühren und Gutschriften')).toBeVisible()
  await expectAccessible(page)
})
