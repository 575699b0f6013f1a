import { expect, expectAccessible, expectNoSidewaysScroll } from '../portal-test.ts'
import { test } from './sandbox-test.ts'

test('with the keyboard alone an administrator is renamed @R653', async ({ page, portal }) => {
  await portal.enter('/business/administration?tab=admins', 'katharina.moser@bergland.example')
  const edit = page.getByRole('button', { name: 'Stefan Lechner bearbeiten' })
  await expect(edit).toBeVisible()
  for (let presses = 0; presses < 40 && !(await edit.evaluate((one) => one === document.activeElement)); presses += 1) {
    await page.keyboard.press('Tab')
  }
  await expect(edit).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByLabel('E-Mail-Adresse')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Stephan')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Der Zugang wurde geändert.')).toBeVisible()
  const renamed = page.getByRole('button', { name: 'Stephan Lechner bearbeiten' })
  await expect(renamed).toBeFocused()
})

test('bank staff see open tasks, and nothing is changed while work runs on the company @R446', async ({
  page,
  portal,
  expected,
}) => {
  expected.refusals.push(409, 423)
  await portal.enter('/bank/business-customer/1200456701/administration?tab=admins', 'sabine.koehler@bank.example')
  await expect(page.getByRole('row', { name: /markus\.huber/ })).toContainText('Aufgabe läuft')
  await expect(page.getByRole('row', { name: /katharina\.moser/ })).toContainText('Keine')
  await expectAccessible(page)

  const modal = page.getByRole('dialog')
  await test.step('an address of the company is refused, when adding and when editing', async () => {
    await page.getByRole('button', { name: 'Administrator anlegen' }).click()
    await modal.getByLabel('E-Mail-Adresse').fill('stefan.lechner@bergland.example')
    await modal.getByLabel('Vorname').fill('Nina')
    await modal.getByLabel('Nachname').fill('Neu')
    for (const email of ['nina.neu@bergland.example', 'nina.alt@bergland.example']) {
      await modal.getByRole('button', { name: /Anlegen|Speichern/ }).click()
      await expect(modal.getByRole('alert')).toBeVisible()
      await modal.getByLabel('E-Mail-Adresse').fill(email)
      await modal.getByRole('button', { name: /Anlegen|Speichern/ }).click()
      await expect(modal).toBeHidden()
      if (email !== 'nina.neu@bergland.example') break
      await page.getByRole('button', { name: 'Nina Neu bearbeiten' }).click()
      await modal.getByLabel('E-Mail-Adresse').fill('stefan.lechner@bergland.example')
    }
    await expect(page.getByRole('row', { name: /nina\.alt/ })).toBeVisible()
  })

  await page.goto('/bank/business-customer/1200456702/administration?tab=admins&modal=add')
  await modal.getByLabel('E-Mail-Adresse').fill('neu@donau-logistik.example')
  await modal.getByLabel('Vorname').fill('Nina')
  await modal.getByLabel('Nachname').fill('Neu')
  await modal.getByRole('button', { name: 'Anlegen' }).click()
  await expect(modal.getByRole('alert')).toContainText('Es wurde nichts geändert')
})

test('a long list has pages of 20 at every width @R834', async ({ page, portal }) => {
  await portal.enter(
    '/bank/business-customer/1200456705/administration?tab=admins&sort=lastName_desc',
    'sabine.koehler@bank.example',
  )
  await expect(page.getByRole('row')).toHaveCount(21)
  await page.getByRole('button', { name: /Seite 2/ }).click()
  await expect(page.getByRole('row')).toHaveCount(5)
  await expect(page).toHaveURL(/page=2/)
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme: width === 768 ? 'dark' : 'light' })
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  }
})
