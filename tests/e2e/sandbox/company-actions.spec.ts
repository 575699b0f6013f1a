import { expect } from '../portal-test.ts'
import { test } from './sandbox-test.ts'

test('bank staff lock a company, plan its end and take that back @R355 @R356 @R801', async ({
  page,
  portal,
  backend,
}) => {
  const name = 'Bergland Installationen GmbH'
  const row = page.getByRole('row', { name: new RegExp(name) })
  const dialog = page.getByRole('dialog')
  const choose = async (action: RegExp) => {
    await page.getByRole('button', { name: `Aktionen für ${name}` }).click()
    await dialog.getByRole('button', { name: action }).click()
    await expect(page.getByRole('dialog', { name: `Aktionen für ${name}` })).toHaveCount(0)
  }
  const done = async (sentence: string) => {
    await expect(page.getByRole('status').filter({ hasText: sentence })).toBeVisible()
    await expect(dialog).toHaveCount(0)
    await backend.advance(4)
  }

  await portal.enter('/bank/business-customers?q=bergland', 'thomas.auer@bank.example')
  await choose(/^Sperren/)
  await dialog.getByRole('checkbox', { name: 'Sicherheitssperre RM' }).check()
  await dialog.getByRole('button', { name: 'Sperren speichern' }).click()
  await done('Die Sperren sind gespeichert.')
  await expect(row.getByRole('img', { name: 'Gesperrt' })).toBeVisible()

  await choose(/^Vertrag kündigen/)
  await dialog.getByRole('combobox', { name: /Grund/ }).selectOption('Fristlos, durch die Bank, Betrug')
  await dialog.getByRole('textbox', { name: /Kündigungsdatum/ }).fill('31.12.2099')
  await dialog.getByRole('button', { name: 'Vertrag kündigen' }).click()
  await done('Der Vertrag ist gekündigt.')
  await expect(row.getByRole('button', { name: /Kündigung von/ })).toBeVisible()

  await choose(/^Kündigung zurücknehmen/)
  await dialog.getByRole('button', { name: 'Kündigung zurücknehmen' }).click()
  await done('Die Kündigung ist zurückgenommen.')
  await expect(row.getByRole('button', { name: /Kündigung von/ })).toHaveCount(0)
})
