import type { Page } from '@playwright/test'
import { inGerman } from '#sandbox/domain/vienna.ts'
import { josefsEnd } from '#sandbox/seed/ends-of-contracts.ts'
import { expect, type Portal } from '../portal-test.ts'
import { button, day, german, nextMonth, said, today } from './products-steps.ts'
import { test } from './sandbox-test.ts'

/** Signs in at the bank and opens My paybox of the customer whose number ends so. */
async function openCustomer(page: Page, portal: Portal, end: string) {
  await portal.enter('/bank/login', 'thomas.auer@bank.example')
  await expect(page).toHaveURL('/bank/private-customers')
  await page.goto(`/bank/private-customer/11002345${end}/mypaybox`)
}
async function plan(page: Page, tier: string, when: string) {
  await day(page).fill(when)
  await button(page, `Zu ${tier} wechseln`).click()
}

test('bank staff unlock a customer, in their own words @R041 @R127 @R371 @R532 @R769 @R806', async ({
  page,
  portal,
  backend,
  expected,
}) => {
  expected.refusals.push(412)
  await openCustomer(page, portal, '05')
  await expect(page.getByRole('tab', { name: 'Produkte' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('tab')).toHaveCount(5)
  await expect(page.getByRole('region', { name: 'Zu Premium wechseln' })).toContainText(
    'solange die Inaktivitätssperre besteht',
  )
  await expect(day(page)).toHaveCount(0)
  const lock = page.getByRole('region', { name: 'Inaktivitätssperre' })
  await lock.getByRole('button', { name: 'Sperre aufheben' }).click()
  const question = page.getByRole('dialog')
  await expect(question).toContainText('mit der Kundin oder dem Kunden')
  await expect(question).toContainText('AT92 1500 0004 5678 9012')
  await question.getByRole('button', { name: 'Sperre aufheben' }).click()
  await expect(said(page, 'Die Inaktivitätssperre ist aufgehoben.')).toBeVisible()
  await expect(lock).toBeHidden()
  await backend.failNext({ operation: 'bankCreateProductChange', status: 412 })
  await plan(page, 'Premium', german(today()))
  await button(page, 'Zahlungspflichtig wechseln').click()
  await expect(page.getByRole('alert')).toContainText('Der Tarif kann derzeit nicht geändert werden')
})

test('bank staff plan and cancel a change for a customer, once a day @R528 @R529 @R770 @R804', async ({
  page,
  portal,
  expected,
}) => {
  expected.refusals.push(460)
  await openCustomer(page, portal, '01')
  await plan(page, 'Premium', nextMonth())
  await expect(said(page, 'Der Tarifwechsel ist gespeichert.')).toBeVisible()
  await button(page, 'Wechsel zurücknehmen').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Wechsel zurücknehmen' }).click()
  await expect(said(page, 'Der Tarifwechsel ist zurückgenommen.')).toBeVisible()
  await plan(page, 'Premium', nextMonth())
  await expect(page.getByRole('alert')).toContainText('erst morgen möglich')
})

for (const [end, when, status, sentence, row] of [
  ['03', nextMonth(), 461, 'An diesem Tag ist das Produkt bereits beendet.', '@R771'],
  ['07', nextMonth(), 423, 'Für diesen Datensatz läuft noch eine Aufgabe.', '@R275'],
] as const) {
  test(`bank staff are told ${status} in the form ${row}`, async ({ page, portal, backend, expected }) => {
    expected.refusals.push(status)
    await openCustomer(page, portal, end)
    // The planned end is known on the page, so only one that came later is refused by the bank.
    if (status === 461) await backend.failNext({ operation: 'bankCreateProductChange', status })
    await plan(page, 'Starter', when)
    await expect(page.getByRole('alert')).toContainText(sentence)
  })
}

test('bank staff cannot change a product that has ended @R530', async ({ page, portal }) => {
  await openCustomer(page, portal, '04')
  await expect(page.getByText(`Beendet am ${inGerman(josefsEnd(new Date()))}`)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Zu (Starter|Premium) wechseln/ })).toHaveCount(0)
})
