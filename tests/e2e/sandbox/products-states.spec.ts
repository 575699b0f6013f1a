import type { Page } from '@playwright/test'
import { inGerman } from '#sandbox/domain/vienna.ts'
import { josefsEnd, plannedEnd } from '#sandbox/seed/ends-of-contracts.ts'
import { expect, expectAccessible, expectAccessibleInDark, expectNoSidewaysScroll } from '../portal-test.ts'
import { button, day, german, nextMonth, said, today } from './products-steps.ts'
import { test } from './sandbox-test.ts'

test('Elif reads why she cannot change while she is locked, checks her data, and can pay and change again; a 412 is told in the form @R045 @R124 @R125 @R126 @R313 @R321', async ({
  page,
  portal,
  backend,
  expected,
}) => {
  expected.refusals.push(412)
  await portal.enter('/private/login', 'elif.yilmaz@mail.example')
  const change = page.getByRole('region', { name: 'Zu Premium wechseln' })
  await expect(change).toContainText('solange Ihre paybox gesperrt ist')
  await expect(day(page)).toHaveCount(0)
  const available = page.getByRole('region', { name: 'In diesem Monat verfügbar' })
  await expect(available).toHaveCount(0)
  const warning = page.getByRole('region', { name: 'Ihre paybox ist gesperrt' })
  await warning.getByRole('button', { name: 'Sperre aufheben' }).click()
  const question = page.getByRole('dialog', { name: 'Inaktivitätssperre aufheben?' })
  await expect(question).toContainText('+43 699 7745505')
  await expect(question).toContainText('AT92 1500 0004 5678 9012')
  await question.getByRole('button', { name: 'Sperre aufheben' }).click()
  await expect(said(page, 'Die Sperre ist aufgehoben. Sie können wieder bezahlen.')).toBeVisible()
  await expect(warning).toBeHidden()
  await expect(available).toContainText('100,00 €')
  await backend.failNext({ operation: 'privateCreateProductChange', status: 412 })
  await day(page).fill(german(today()))
  await button(page, 'Zu Premium wechseln').click()
  await button(page, 'Zahlungspflichtig wechseln').click()
  await expect(page.getByRole('alert')).toContainText('Der Tarif kann derzeit nicht geändert werden')
  await button(page, 'Zu Premium wechseln').click()
  await button(page, 'Zahlungspflichtig wechseln').click()
  await expect(said(page, 'Der Tarifwechsel ist gespeichert.')).toBeVisible()
})

test('a product that has ended offers no change @R122 @R531', async ({ page, portal }) => {
  await portal.enter('/private/login', 'josef.wallner@mail.example')
  await expect(page.getByText(`Beendet am ${inGerman(josefsEnd(new Date()))}`)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Zu (Starter|Premium) wechseln/ })).toHaveCount(0)
})

test('a product that has not begun says when it begins @R531', async ({ page, portal }) => {
  await portal.enter('/private/login', 'ida.koller@mail.example')
  await expect(page.getByText(`Beginnt am ${nextMonth()}`)).toBeVisible()
})

test('a day after the planned termination is refused in the form, and by the bank when the end came later @R315 @R531', async ({
  page,
  portal,
  backend,
  expected,
}) => {
  expected.refusals.push(461)
  await portal.enter('/private/login', 'maria.steiner@mail.example')
  await expect(page.getByText(`Endet am ${inGerman(plannedEnd(new Date()))}`)).toBeVisible()
  await day(page).fill('01.01.2099')
  await button(page, 'Zu Starter wechseln').click()
  await expect(
    page.getByText(`Bitte geben Sie ein Datum bis zum ${inGerman(plannedEnd(new Date()))} ein.`),
  ).toBeVisible()
  // The end is known here, so only one that came later is refused by the bank.
  await backend.failNext({ operation: 'privateCreateProductChange', status: 461 })
  await day(page).fill(nextMonth())
  await button(page, 'Zu Starter wechseln').click()
  await expect(page.getByRole('alert')).toContainText('An diesem Tag ist das Produkt bereits beendet.')
})

test('while work runs on the data nothing is changed, and the form says so @R275', async ({
  page,
  portal,
  expected,
}) => {
  expected.refusals.push(423)
  await portal.enter('/private/login', 'franz.eder@mail.example')
  await day(page).fill(nextMonth())
  await button(page, 'Zu Starter wechseln').click()
  await expect(page.getByRole('alert')).toContainText('Eine Änderung Ihrer Daten ist noch in Arbeit.')
})

/** Accessible in both colour schemes, and still within the width of a phone. */
async function expectGood(page: Page): Promise<void> {
  await expectAccessible(page)
  await expectAccessibleInDark(page)
  await expectNoSidewaysScroll(page)
}

/** Every screen and modal of the subject, as somebody comes to it. */
const looks: [what: string, person: string, come: (page: Page) => Promise<void>][] = [
  ['the form', 'ida.koller', (page) => button(page, 'Zu Premium wechseln').click()],
  ['the planned change', 'theresa.pichler', (page) => expect(button(page, 'Wechsel zurücknehmen')).toBeVisible()],
  ['the question before cancelling', 'theresa.pichler', (page) => button(page, 'Wechsel zurücknehmen').click()],
  ['the question before unlocking', 'elif.yilmaz', (page) => button(page, 'Sperre aufheben').click()],
  ['the lock', 'elif.yilmaz', (page) => expect(button(page, 'Sperre aufheben')).toBeVisible()],
]

for (const [what, person, come] of looks) {
  test(`everybody can use ${what} on a phone, in light and in dark`, async ({ page, portal }) => {
    await page.setViewportSize({ width: 360, height: 800 })
    await portal.enter('/private/login', `${person}@mail.example`)
    await come(page)
    if (what.startsWith('the question')) await expect(page.getByRole('dialog').getByRole('button')).toHaveCount(3)
    await expectGood(page)
  })
}
