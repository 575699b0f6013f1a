import { expect, expectAccessible } from '../portal-test.ts'
import { test } from './sandbox-test.ts'

const address = '/bank/administration'

test('an administrator who takes the own role away learns that this was the last change, and the last one cannot @R675 @R738', async ({
  page,
  portal,
  expected,
}) => {
  expected.refusals.push(403, 409)
  await portal.enter(`${address}?tab=bank-employees`, 'sabine.koehler@bank.example')
  const modal = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Sabine Köhler bearbeiten' }).click()
  await modal.getByRole('checkbox', { name: 'Administrator' }).first().uncheck()
  await modal.getByRole('checkbox', { name: 'Backoffice' }).check()
  await modal.getByRole('button', { name: 'Speichern' }).click()
  await expect(modal.getByRole('alert')).toContainText('Bitte geben Sie diese Rolle zuerst jemand anderem.')
  await expectAccessible(page)
  await modal.getByRole('button', { name: 'Abbrechen' }).click()
  await modal.getByRole('button', { name: 'Verwerfen' }).click()

  await page.getByRole('button', { name: 'Petra Winkler bearbeiten' }).click()
  await modal.getByRole('checkbox', { name: 'Administrator' }).first().check()
  await modal.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByRole('row', { name: /petra\.winkler/ })).toContainText('Administrator')
  await page.getByRole('button', { name: 'Sabine Köhler bearbeiten' }).click()
  await modal.getByRole('checkbox', { name: 'Administrator' }).first().uncheck()
  await modal.getByRole('checkbox', { name: 'Backoffice' }).check()
  await modal.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByRole('alert').first()).toContainText('Das ist erledigt, aber')
  await page.reload()
  await expect(page.getByRole('alert').first()).toContainText('Sie sind dazu nicht berechtigt.')
  await expectAccessible(page)
  await portal.enter(`${address}?tab=bank-employees`, 'sabine.koehler@bank.example')
  await expect(page.getByRole('tab', { name: 'Aufgaben' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('tab', { name: 'Bankmitarbeiter' })).toHaveCount(0)
})

test('an entry of the deny list is changed and deleted; what the server refuses is told in the modal @R383 @R741', async ({
  page,
  portal,
  backend,
  expected,
}) => {
  expected.refusals.push(400, 404)
  await portal.enter(`${address}?tab=deny-list`, 'martin.brandl@bank.example')
  const modal = page.getByRole('dialog')
  const save = modal.getByRole('button', { name: 'Speichern' })
  await page.getByRole('button', { name: 'Ottilie Zauner bearbeiten' }).click()
  await modal.getByLabel('Notiz').fill('Steht nicht mehr unter Erwachsenenvertretung.')
  // The form knows what the server knows, so that only an order makes the server refuse.
  await backend.failNext({ operation: 'bankUpdateDenyEntry', status: 400 })
  await save.click()
  await expect(modal.getByRole('alert')).toContainText('Bei uns ist etwas schiefgegangen.')
  await expect(modal.getByLabel('Notiz')).toHaveValue('Steht nicht mehr unter Erwachsenenvertretung.')
  await save.click()
  await expect(page.getByText('Der Eintrag wurde geändert.')).toBeVisible()

  await page.getByRole('button', { name: 'Ottilie Zauner löschen' }).click()
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('token-bank')!) as string)
  const headers = { authorization: `Bearer ${token}`, 'x-trace-id': crypto.randomUUID() }
  const entry = '/api/ui/v1/bank/registration-deny/d0000000-0000-4000-8000-000000000014'
  expect((await page.request.delete(entry, { headers })).status()).toBe(204)
  await modal.getByRole('button', { name: 'Löschen' }).click()
  await expect(page.getByText('Diesen Eintrag gibt es nicht mehr.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ottilie Zauner löschen' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Viktor Kern löschen' }).click()
  await modal.getByRole('button', { name: 'Löschen' }).click()
  await expect(page.getByText('Der Eintrag wurde gelöscht.')).toBeVisible()
})
