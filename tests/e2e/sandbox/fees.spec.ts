import type { Page } from '@playwright/test'
import { DateTime } from 'luxon'
import { monthlyCreditLimit } from '#generated/model/constants.ts'
import { formatEuros, formatMoney } from '#src/shared/format/numbers.ts'
import {
  expect,
  expectAccessible,
  expectAccessibleInDark,
  expectNoSidewaysScroll,
  type Portal,
} from '../portal-test.ts'
import { test } from './sandbox-test.ts'

const today = () => DateTime.now().setZone('Europe/Vienna')
const german = (day: DateTime) => day.toFormat('dd.MM.yyyy')
const nextMonth = () => today().startOf('month').plus({ months: 1 })
const statusMessage = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words })
/** What is left in this month for somebody who has got this much. */
const left = (given: number) => monthlyCreditLimit - given
const modal = (page: Page) => page.getByRole('dialog')

async function openFees(page: Page, portal: Portal, customer: string, language: 'de' | 'en' = 'de') {
  await portal.enter(`/bank/${customer}/administration?tab=fees-credits`, 'thomas.auer@bank.example', language)
  await expect(page.getByRole('table')).toBeVisible()
}

async function enterGoodwill(page: Page, amount: string) {
  await modal(page).getByLabel(/^Art/).selectOption({ label: 'Kulanzgutschrift' })
  await modal(page)
    .getByLabel(/^Betrag/)
    .fill(amount)
  await expect(modal(page).getByLabel(/^Beginn/)).toHaveValue(german(today()))
  await modal(page).getByRole('button', { name: 'Anlegen' }).click()
}

test('bank staff of every sub-role credit a customer up to the limit of a month @R375 @R393 @R418 @R618 @R678 @R773 @R812 @R857', async ({
  page,
  portal,
  expected,
}) => {
  expected.refusals.push(465)
  await openFees(page, portal, 'private-customer/1100234501')
  await expect(page.getByRole('row', { name: /Parkgarage Oper/ })).toContainText('-12,50')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Gebühr/Gutschrift anlegen' }).click()
  await expect(
    modal(page)
      .getByLabel(/^Produkt/)
      .locator('option:checked'),
  ).toHaveText('Starter')
  await enterGoodwill(page, formatMoney(left(12.49)))
  await expect(modal(page).getByRole('alert')).toContainText(`höchstens ${formatEuros(monthlyCreditLimit)}`)
  await expect(modal(page)).toContainText(`noch ${formatEuros(left(12.5))} für einmalige Gutschriften frei`)
  await expectAccessible(page)
  await expectAccessibleInDark(page)
  await modal(page)
    .getByLabel(/^Betrag/)
    .fill(formatMoney(left(12.5)))
  await modal(page).getByRole('button', { name: 'Anlegen' }).click()
  await expect(statusMessage(page, 'Die Gebühr oder Gutschrift wurde angelegt.')).toBeVisible()
  await expect(modal(page)).toBeHidden()
  await expect(page.getByRole('row', { name: formatMoney(-left(12.5)) })).toContainText('Einmalig')
  await page.getByRole('button', { name: 'Kulanzgutschrift Parkgarage Oper löschen' }).click()
  await expectAccessible(page)
  await modal(page).getByRole('button', { name: 'Löschen' }).click()
  await expect(statusMessage(page, 'Die Gebühr oder Gutschrift wurde gelöscht.')).toBeVisible()
  await expect(page.getByRole('row', { name: /Parkgarage Oper/ })).toBeHidden()
})

test('the planned end of a company’s monthly fee is moved and taken away, each by its own call @R379 @R419 @R479 @R555 @R730 @R731', async ({
  page,
  portal,
}) => {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/fees\//.test(pathname)) calls.push(`${request.method()} ${pathname.split('/').slice(8).join('/')}`)
  })
  await openFees(page, portal, 'business-customer/1200456701')
  await expect(page.getByRole('columnheader', { name: 'Produkt' })).toBeHidden()
  const text = 'Gutschrift Grundgebühr je Rufnummer'
  const edit = page.getByRole('button', { name: `Geplantes Ende von ${text} ändern` })
  const save = async (day: string) => {
    await edit.click()
    await modal(page)
      .getByRole('textbox', { name: /^Geplantes Ende/ })
      .fill(day)
    await modal(page).getByRole('button', { name: 'Speichern' }).click()
    await expect(modal(page)).toBeHidden()
  }
  const end = german(nextMonth().plus({ months: 11 }).endOf('month'))
  await save(end)
  await expect(statusMessage(page, 'Das geplante Ende wurde geändert.')).toBeVisible()
  await expect(page.getByRole('row', { name: text }).getByRole('cell', { name: end })).toBeVisible()
  await save('')
  await expect(page.getByRole('row', { name: text }).getByRole('cell', { name: 'Kein Ende' })).toBeVisible()
  expect(calls.map((call) => call.replace(/[0-9a-f-]{36}/, '{feeId}'))).toEqual([
    'PATCH {feeId}',
    'DELETE {feeId}/planned-end-date',
  ])

  await test.step('so is that of a private customer', async () => {
    await page.goto('/bank/private-customer/1100234501/administration?tab=fees-credits')
    const row = page.getByRole('row', { name: 'Gutschrift Grundgebühr, Treuebonus' })
    const change = row.getByRole('button', { name: /^Geplantes Ende von/ })
    for (const [day, shown] of [
      [end, end],
      ['', 'Kein Ende'],
    ]) {
      await change.click()
      await modal(page)
        .getByRole('textbox', { name: /^Geplantes Ende/ })
        .fill(day!)
      await modal(page).getByRole('button', { name: 'Speichern' }).click()
      await expect(modal(page)).toBeHidden()
      await expect(row.getByRole('cell', { name: shown! })).toBeVisible()
    }
  })
})

test('a company has the limit of a month too, and nothing changes while work runs on it @R275 @R773', async ({
  page,
  portal,
  expected,
}) => {
  expected.refusals.push(465, 423)
  await openFees(page, portal, 'business-customer/1200456701')
  await page.getByRole('button', { name: 'Gebühr/Gutschrift anlegen' }).click()
  await enterGoodwill(page, formatMoney(left(15.49)))
  await expect(modal(page).getByRole('alert')).toContainText(`höchstens ${formatEuros(monthlyCreditLimit)}`)
  await modal(page)
    .getByLabel(/^Betrag/)
    .fill(formatMoney(left(15.5)))
  await modal(page).getByRole('button', { name: 'Anlegen' }).click()
  await expect(statusMessage(page, 'Die Gebühr oder Gutschrift wurde angelegt.')).toBeVisible()
  await page
    .getByRole('row', { name: formatMoney(-left(15.5)) })
    .getByRole('button', { name: /löschen$/ })
    .click()
  await modal(page).getByRole('button', { name: 'Löschen' }).click()
  await expect(page.getByRole('row', { name: formatMoney(-left(15.5)) })).toBeHidden()
  await page.goto('/bank/business-customer/1200456702/administration?tab=fees-credits&modal=add')
  await enterGoodwill(page, '1')
  await expect(modal(page).getByRole('alert')).toContainText('läuft noch eine Aufgabe')
})

test('many fees have pages, fit a phone, and read in English @R414 @R833', async ({ page, portal }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openFees(page, portal, 'private-customer/1100234502', 'en')
  await expect(page.getByRole('row')).toHaveCount(15)
  await expectNoSidewaysScroll(page)
  await expect(page.getByRole('cell', { name: /^Start/ })).toHaveCount(15)
  await page.getByRole('button', { name: 'Add fee or credit' }).click()
  await expect(modal(page).getByLabel('Product')).toContainText('Employee Premium, activated on 01.02.2018, inactive')
  await expectNoSidewaysScroll(page)
})

test('with the keyboard alone a monthly credit is added @R610 @R611 @R617', async ({ page, portal }) => {
  await openFees(page, portal, 'private-customer/1100234501')
  const add = page.getByRole('button', { name: 'Gebühr/Gutschrift anlegen' })
  for (let presses = 0; presses < 40 && !(await add.evaluate((one) => one === document.activeElement)); presses += 1) {
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
  await expect(modal(page).getByLabel(/^Art/)).toBeFocused()
  await expect(modal(page).getByLabel(/^Produkt/)).toBeVisible()
  await page.keyboard.type('Gutschrift für die Monats')
  await page.keyboard.press('Tab')
  await expect(modal(page).getByLabel(/^Produkt/)).toBeFocused()
  await page.keyboard.type('Starter')
  await page.keyboard.press('Tab')
  await page.keyboard.type('2,5')
  await page.keyboard.press('Tab')
  await page.keyboard.type(german(nextMonth()))
  await page.keyboard.press('Enter')
  await expect(statusMessage(page, 'Die Gebühr oder Gutschrift wurde angelegt.')).toBeVisible()
  await expect(page.getByRole('row', { name: /Gutschrift für die Monatsgebühr.*-2,50/ })).toContainText('Monatlich')
})
