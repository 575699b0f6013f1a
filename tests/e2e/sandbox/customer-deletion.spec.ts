import { expect, expectAccessible } from '../portal-test.ts'
import { test } from './sandbox-test.ts'

test('who may delete finds the button: a customer who has paid is refused, another one is gone @R357 @R676 @R768', async ({
  page,
  portal,
  expected,
}) => {
  expected.refusals.push(460)
  await portal.enter('/bank/private-customers?q=gruber', 'ingrid.fuchs@bank.example')
  await page.getByRole('button', { name: 'Anna Gruber löschen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Kundin oder Kunden löschen?' })
  await expect(dialog).toContainText('1100234501')
  await dialog.getByRole('button', { name: 'Endgültig löschen' }).click()
  await expect(dialog.getByRole('alert')).toContainText('PTL-Transaktionen')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Abbrechen' }).click()

  await page.getByRole('searchbox', { name: 'Kunden suchen' }).fill('yilmaz linz')
  await page.getByRole('button', { name: 'Elif Yılmaz löschen' }).click()
  await dialog.getByRole('button', { name: 'Endgültig löschen' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Die Kundin oder der Kunde ist gelöscht.' })).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('row', { name: /Yılmaz/ })).toHaveCount(0)
  // Nothing is left of what was searched for: the focus is on what the empty list offers.
  await expect(page.getByRole('region', { name: 'Privatkunden' }).locator('button:focus')).toHaveCount(1)
})

test('who deletes a customer on their own page is back in the list as it was left @R357', async ({ page, portal }) => {
  await portal.enter('/bank/private-customers?q=yilmaz', 'ingrid.fuchs@bank.example')
  await expect(page.getByRole('row', { name: /Yılmaz/ })).toHaveCount(1)
  await page.goto('/bank/private-customer/1100234505/mypaybox')
  await page.getByRole('button', { name: 'Elif Yılmaz löschen' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Endgültig löschen' }).click()
  await expect(page).toHaveURL('/bank/private-customers?q=yilmaz')
  await expect(page.getByRole('status').filter({ hasText: 'Der Kunde ist gelöscht.' })).toBeVisible()
  await expect(page.getByRole('row', { name: /Yılmaz/ })).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})
