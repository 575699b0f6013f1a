import { expect } from '../portal-test.ts'
import { test } from './sandbox-test.ts'

test('companies, their numbers and their administrators have a history, for bank staff only @R447 @R448 @R873', async ({
  page,
  portal,
}) => {
  await portal.enter('/bank/business-customers?q=bergland', 'thomas.auer@bank.example')
  const history = page.getByRole('dialog', { name: 'Verlauf' })
  await page.getByRole('button', { name: 'Verlauf von Bergland Installationen GmbH' }).click()
  await expect(history.getByRole('row').nth(1)).toBeVisible()

  await page.goto('/bank/business-customer/1200456701/administration?tab=admins')
  await page.getByRole('button', { name: 'Verlauf von Katharina Moser' }).click()
  await expect(history.getByRole('row', { name: /Administrator angelegt/ })).toBeVisible()
  await expect(history.getByRole('row', { name: /Angemeldet/ })).toHaveCount(0)
  await history.getByRole('checkbox', { name: 'An- und Abmeldungen anzeigen' }).check()
  await expect(history.getByRole('row', { name: /Angemeldet/ }).first()).toBeVisible()

  await page.goto('/bank/business-customer/1200456701/calling-number')
  await page
    .getByRole('button', { name: /^Verlauf von \+43/ })
    .first()
    .click()
  await expect(history.getByRole('row').nth(1)).toContainText('Rufnummer')

  for (const path of ['/business/calling-number', '/business/administration?tab=admins']) {
    await page.goto(path)
    if (path.includes('calling')) await portal.signIn('katharina.moser@bergland.example')
    await expect(page.getByRole('row').nth(1)).toBeVisible()
    await expect(page.getByRole('button', { name: /^Verlauf von/ })).toHaveCount(0)
  }
})
