import { expect } from '../portal-test.ts'
import { dialog, openOwn } from './calling-numbers-steps.ts'
import { test } from './sandbox-test.ts'

test('who goes back with something typed in a window is asked, and finds the row that it was about', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 360, height: 700 })
  await openOwn(page, portal)
  const change = page.getByRole('button', { name: /^\+43 .* ändern$/ }).last()
  await change.scrollIntoViewIfNeeded()
  await change.click()
  const window = dialog(page)
  const lastName = window.getByLabel('Nachname')
  await lastName.fill('Unterberger-Zwettl')

  await page.goBack()
  await expect(window.getByRole('alert')).toContainText('Änderungen verwerfen?')
  await expect(window.getByRole('button', { name: 'Weiter bearbeiten' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(lastName).toBeFocused()
  await expect(lastName).toHaveValue('Unterberger-Zwettl')
  await expect(page).toHaveURL(/modal=edit/)

  await page.goBack()
  await window.getByRole('button', { name: 'Verwerfen' }).click()
  await expect(window).toBeHidden()
  await expect(change).toBeFocused()
  await expect(change).toBeInViewport()

  await change.click()
  await expect(lastName).not.toHaveValue('Unterberger-Zwettl')
  await page.goBack()
  await expect(window).toBeHidden()
  await expect(change).toBeInViewport()
})
