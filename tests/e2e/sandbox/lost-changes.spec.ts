import type { Page } from '@playwright/test'
import { statusMessage } from './products-steps.ts'
import { expect, test } from './sandbox-test.ts'

const shown =
  'Wir haben keine Antwort bekommen. Sie sehen jetzt, was gespeichert ist. Fehlt Ihre Änderung, versuchen Sie es ruhig noch einmal: Es wird nur einmal ausgeführt.'
const unknown = 'Wir wissen nicht, ob gespeichert wurde. Sie können es ruhig noch einmal versuchen'

/** The bank executes the next request with this method, and its answer is lost; with `reads` also the answers of the reads after it. */
async function loseNext(page: Page, method: 'PUT' | 'DELETE', { reads = false } = {}): Promise<void> {
  let lost = false
  await page.route('**/api/ui/v1/**', async (route) => {
    const isIt = !lost && route.request().method() === method
    if (!isIt && !(reads && lost)) return route.fallback()
    lost = true
    await route.fetch()
    return route.abort('internetdisconnected')
  })
}

test('bank staff whose changes had no answer see what is stored, and a second try is no error', async ({
  page,
  portal,
  context,
  expected,
}) => {
  expected.refusals.push('offline', 404, 412)
  await portal.enter('/bank/administration?tab=deny-list', 'martin.brandl@bank.example')
  const window = page.getByRole('dialog')
  const edit = () => page.getByRole('button', { name: 'Ottilie Zauner bearbeiten' }).click()
  const note = window.getByLabel('Notiz')
  const save = window.getByRole('button', { name: 'Speichern' })
  const remove = (entry: RegExp) =>
    page.getByRole('row', { name: entry }).getByRole('button', { name: /löschen$/, includeHidden: true })
  const confirm = window.getByRole('button', { name: 'Löschen' })

  await test.step('without a connection nothing was sent, what is typed stays, and the button works when it is back', async () => {
    await edit()
    await note.fill('Am Telefon')
    await context.setOffline(true)
    await save.click()
    await expect(window.getByRole('alert')).toContainText('Sie sind gerade offline, deshalb wurde nichts gesendet.')
    await context.setOffline(false)
    await expect(note).toHaveValue('Am Telefon')
    await save.click()
    await expect(statusMessage(page, 'Der Eintrag wurde geändert.')).toBeVisible()
    await expect(window).toBeHidden()
  })

  await test.step('what is deleted without an answer is gone from the list', async () => {
    await remove(/als gestohlen gemeldet/).click()
    await loseNext(page, 'DELETE')
    await confirm.click()
    await expect(window).toBeHidden()
    await expect(page.getByRole('alert')).toContainText(shown)
    await expect(remove(/als gestohlen gemeldet/)).toHaveCount(0)
    await page.unrouteAll({ behavior: 'wait' })
  })

  await test.step('the second try reports the deletion where the list could not be read either', async () => {
    await remove(/Viktor/).click()
    await loseNext(page, 'DELETE', { reads: true })
    await confirm.click()
    await expect(window.getByRole('alert')).toContainText(unknown)
    await page.unrouteAll({ behavior: 'wait' })
    await confirm.click()
    await expect(statusMessage(page, 'Der Eintrag wurde gelöscht.')).toBeVisible()
    await expect(window).toBeHidden()
    await expect(remove(/Viktor/)).toHaveCount(0)
  })

  await test.step('a change whose answer is lost is saved, and the second try reports that and no conflict with a colleague', async () => {
    await edit()
    await note.fill('Am Schalter')
    await loseNext(page, 'PUT', { reads: true })
    await save.click()
    await expect(window.getByRole('alert')).toContainText(unknown)
    await expect(note).toHaveValue('Am Schalter')
    await page.unrouteAll({ behavior: 'wait' })
    await save.click()
    await expect(statusMessage(page, 'Der Eintrag wurde geändert.')).toBeVisible()
    await expect(window).toBeHidden()
    await expect(page.getByRole('cell', { name: 'Am Schalter' })).toBeVisible()
  })
})

test('a change without an answer is confirmed as soon as the record was read again', async ({
  page,
  portal,
  expected,
}) => {
  expected.refusals.push('offline')
  await portal.enter('/business/profile', 'katharina.moser@bergland.example')
  const lastName = page.getByRole('textbox', { name: /^Nachname/ })
  await lastName.fill('Moser-Berg')
  await loseNext(page, 'PUT')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(statusMessage(page, 'Ihr Name wurde geändert.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Speichern' })).toBeDisabled()
  await expect(lastName).toHaveValue('Moser-Berg')
})
