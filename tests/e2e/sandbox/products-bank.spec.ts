import { expect } from '../portal-test.ts'
import { button, day, german, nextMonth, said, today } from './products-steps.ts'
import { test } from './sandbox-test.ts'

test('bank staff plan, cancel and unlock for a customer, in their own words @R041 @R127 @R528 @R529 @R530 @R532 @R769 @R770 @R771 @R804 @R806', async ({
  page,
  portal,
  expected,
}) => {
  expected.refusals.push(412, 423, 460, 461)
  await portal.open('/bank/login')
  await portal.signIn('thomas.auer@bank.example')
  await expect(page).toHaveURL('/bank/private-customers')
  const productsOf = (number: string) => page.goto(`/bank/private-customer/11002345${number}/mypaybox`)
  const plan = async (tier: string, when: string) => {
    await day(page).fill(when)
    await button(page, `Zu ${tier} wechseln`).click()
  }
  await productsOf('05')
  await plan('Premium', german(today()))
  await expect(page.getByRole('alert')).toContainText('Der Tarif kann derzeit nicht geändert werden')
  await page
    .getByRole('region', { name: 'Inaktivitätssperre' })
    .getByRole('button', { name: 'Sperre aufheben' })
    .click()
  const question = page.getByRole('dialog')
  await expect(question).toContainText('mit der Kundin oder dem Kunden')
  await expect(question).toContainText('AT92 1500 0004 5678 9012')
  await question.getByRole('button', { name: 'Sperre aufheben' }).click()
  await expect(said(page, 'Die Inaktivitätssperre ist aufgehoben.')).toBeVisible()
  await plan('Premium', nextMonth())
  await expect(said(page, 'Der Tarifwechsel ist gespeichert.')).toBeVisible()
  await button(page, 'Wechsel absagen').click()
  await question.getByRole('button', { name: 'Wechsel absagen' }).click()
  await expect(said(page, 'Der Tarifwechsel ist abgesagt.')).toBeVisible()
  await plan('Premium', nextMonth())
  await expect(page.getByRole('alert')).toContainText('erst morgen möglich')
  await productsOf('03')
  await plan('Starter', '01.01.2099')
  await expect(page.getByRole('alert')).toContainText('An diesem Tag ist das Produkt bereits beendet.')
  await productsOf('07')
  await plan('Starter', nextMonth())
  await expect(page.getByRole('alert')).toContainText('Für diesen Datensatz läuft noch eine Aufgabe.')
  await productsOf('04')
  await expect(page.getByText('Beendet am 30.06.2026')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Zu (Starter|Premium) wechseln/ })).toHaveCount(0)
})
