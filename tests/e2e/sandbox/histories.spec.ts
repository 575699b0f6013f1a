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

test('a line of the history leads to what it is about, or shows that it is gone', async ({ page, portal }) => {
  await portal.enter('/bank/private-customers?q=gruber', 'thomas.auer@bank.example')
  const history = page.getByRole('dialog', { name: 'Verlauf' })
  const open = () => page.getByRole('button', { name: 'Verlauf von Anna Gruber' }).click()
  const search = history.getByRole('searchbox')
  const marked = page.getByRole('main').locator('tr[data-added]')
  await open()

  await search.fill('fremde Person')
  const gone = history.getByRole('row', { name: /Dokument endgültig gelöscht/ })
  await expect(gone).toContainText('Kontoauszug fremde Person.png (nicht mehr vorhanden)')
  await expect(gone.getByRole('link')).toHaveCount(0)

  for (const activity of ['Dokument hochgeladen', 'Gebühr angelegt', 'Notiz hinzugefügt']) {
    await test.step(activity, async () => {
      await page.goto('/bank/private-customers?q=gruber')
      await open()
      await search.fill(activity)
      await expect(history.getByRole('row', { name: new RegExp(activity) }).first()).toBeVisible()
      // The oldest one, which may stand on a later page of its list.
      await history.getByRole('button', { name: /^Zeit/ }).click()
      const link = history
        .getByRole('row', { name: new RegExp(activity) })
        .first()
        .getByRole('link')
      const name = (await link.textContent())!
      await link.click()
      await expect(history).toHaveCount(0)
      await expect(marked).toContainText(name.replace(/ …$/, ''))
      await expect(marked).toBeInViewport()
    })
  }
})
