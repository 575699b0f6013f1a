import { expect } from '../portal-test.ts'
import { dialog, openCardActions, openOwn } from './calling-numbers-steps.ts'
import { test } from './sandbox-test.ts'

test('going back with text in a modal asks for confirmation, and leads to the row of the modal', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 360, height: 700 })
  await openOwn(page, portal)
  await openCardActions(page)
  const change = page.getByRole('button', { name: /^\+43 .* ändern$/ }).last()
  await change.scrollIntoViewIfNeeded()
  await change.click()
  const modal = dialog(page)
  const lastName = modal.getByLabel('Nachname')
  await lastName.fill('Unterberger-Zwettl')

  await page.goBack()
  await expect(modal.getByRole('alert')).toContainText('Änderungen verwerfen?')
  await expect(modal.getByRole('button', { name: 'Weiter bearbeiten' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(lastName).toBeFocused()
  await expect(lastName).toHaveValue('Unterberger-Zwettl')
  await expect(page).toHaveURL(/modal=edit/)

  await page.goBack()
  await modal.getByRole('button', { name: 'Verwerfen' }).click()
  await expect(modal).toBeHidden()
  await expect(change).toBeFocused()
  await expect(change).toBeInViewport()

  await change.click()
  await expect(lastName).not.toHaveValue('Unterberger-Zwettl')
  await page.goBack()
  await expect(modal).toBeHidden()
  await expect(change).toBeInViewport()

  // However a modal is closed, going back then leads to the page before and opens no modal again.
  await page.getByRole('button', { name: 'Menü' }).click()
  await page.getByRole('link', { name: 'Profil' }).click()
  await expect(page).toHaveURL(/profile/)
  await page.getByRole('button', { name: 'Menü' }).click()
  await page.getByRole('link', { name: 'Rufnummern' }).click()
  await openCardActions(page)
  for (const way of ['Escape', 'Schließen', 'Abbrechen']) {
    await change.click()
    await expect(page).toHaveURL(/modal=edit/)
    if (way === 'Escape') await page.keyboard.press(way)
    else await modal.getByRole('button', { name: way, exact: true }).click()
    await expect(modal).toBeHidden()
    await expect(change).toBeFocused()
  }
  await page.goBack()
  await expect(page).toHaveURL(/profile/)
})
