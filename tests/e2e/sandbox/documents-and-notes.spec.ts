import { readFile } from 'node:fs/promises'
import { expect, expectAccessible, expectAccessibleInDark } from '../portal-test.ts'
import {
  anna,
  bergland,
  button,
  dialog,
  franz,
  remover,
  statusMessage,
  staff,
  tabTo,
} from './documents-and-notes-steps.ts'
import { test } from './sandbox-test.ts'

const bytes = Buffer.from(Uint8Array.from({ length: 300_000 }, (_none, index) => (index * 31) % 256))
const tooMuch = 10_485_761

test('bank staff write a note by keyboard alone, and turn the pages @R391 @R396 @R397 @R398 @R468 @R708 @R810 @R830', async ({
  page,
  portal,
  expected,
}) => {
  expected.refusals.push(423)
  await portal.enter(anna, staff)
  await expect(page.getByRole('row')).toHaveCount(1 + 25)
  await expectAccessible(page)
  await tabTo(page, button(page, 'Notiz hinzufügen'))
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByLabel('Notiz')).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.type('Rückruf am Montag\nvormittags 👍')
  await page.keyboard.insertText('!'.repeat(880))
  await expect(dialog(page)).toContainText('Noch 90 Zeichen frei')
  await tabTo(page, dialog(page).getByRole('button', { name: 'Hinzufügen' }))
  await page.keyboard.press('Enter')
  await expect(statusMessage(page, 'Die Notiz wurde hinzugefügt.')).toBeVisible()
  await expect(dialog(page)).toBeHidden()
  await expect(button(page, 'Notiz hinzufügen')).toBeFocused()
  await expect(page.getByRole('row').nth(1)).toContainText('Rückruf am Montag')
  await expect(page.getByRole('row').nth(1)).toContainText('Thomas Auer')
  await tabTo(page, button(page, /Seite 2/))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/page=2/)
  await expect(page.getByRole('row')).toHaveCount(1 + 7)

  await test.step('while work runs on the customer the note stays in the modal', async () => {
    await page.goto(`${franz}?modal=add`)
    await dialog(page).getByLabel('Notiz').fill('Bitte nicht verlieren')
    await dialog(page).getByRole('button', { name: 'Hinzufügen' }).click()
    await expect(dialog(page).getByRole('alert')).toContainText('läuft noch eine Aufgabe')
    await expect(dialog(page).getByLabel('Notiz')).toHaveValue('Bitte nicht verlieren')
  })
})

test('a document is added with its headers, described, read byte for byte and deleted @R392 @R399 @R401 @R402 @R403 @R404 @R706 @R707 @R811', async ({
  page,
  portal,
}) => {
  await portal.enter(`${bergland}?tab=customerDocuments`, staff)
  await expect(page.getByRole('row')).toHaveCount(1 + 10)
  await expectAccessible(page)
  await button(page, 'Dokument hinzufügen').click()
  await expectAccessible(page)
  await expectAccessibleInDark(page)
  const name = 'Prüfung „1“ – 👍.xlsx'
  await dialog(page)
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'application/vnd.ms-excel', buffer: bytes })
  await dialog(page).getByLabel('Dokumenttyp').selectOption({ label: 'Reisepass' })
  await dialog(page).getByLabel('Anmerkung').fill('Gültig bis 2031')
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/documents'))
  await dialog(page).getByRole('button', { name: 'Hinzufügen' }).click()
  expect(await (await sent).allHeaders()).toMatchObject({
    'doc-name': encodeURIComponent(name),
    'doc-type': 'PASSPORT',
    'doc-comment': encodeURIComponent('Gültig bis 2031'),
    'doc-mimetype': 'application/vnd.ms-excel',
  })
  await expect(statusMessage(page, 'Das Dokument wurde hinzugefügt.')).toBeVisible()
  const row = page.getByRole('row').nth(1)
  await expect(row).toContainText(name)

  await test.step('it comes back as it was', async () => {
    const download = page.waitForEvent('download')
    await row.getByRole('button', { name: /herunterladen$/ }).click()
    const file = await download
    expect(file.suggestedFilename()).toBe(name)
    expect((await readFile(await file.path())).equals(bytes)).toBe(true)
  })

  await test.step('its type changes', async () => {
    await row.getByRole('button', { name: /bearbeiten$/ }).click()
    await expectAccessible(page)
    await dialog(page).getByLabel('Dokumenttyp').selectOption({ label: 'Personalausweis' })
    await dialog(page).getByRole('button', { name: 'Speichern' }).click()
    await expect(statusMessage(page, 'Das Dokument wurde geändert.')).toBeVisible()
    await expect(row).toContainText('Personalausweis')
  })

  await test.step('deleting leaves it struck out, and only to be read', async () => {
    await row.getByRole('button', { name: /löschen$/ }).click()
    await expectAccessible(page)
    await dialog(page).getByRole('button', { name: 'Löschen' }).click()
    await expect(statusMessage(page, 'Das Dokument wurde gelöscht.')).toBeVisible()
    await expect(row).toContainText('Gelöscht')
    await expect(row.getByRole('button')).toHaveCount(1)
  })
})

test('a delete administrator deletes a document, and learns when one was deleted elsewhere @R549 @R677 @R780 @R811', async ({
  page,
  portal,
  context,
  expected,
}) => {
  expected.refusals.push(400, 404, 413, 423)
  await portal.enter(`${anna}?tab=customer-documents`, remover)
  await expect(page.getByRole('row')).toHaveCount(1 + 10)
  const other = await context.newPage()
  await other.goto(`${anna}?tab=customer-documents`)
  await expect(other.getByRole('row')).toHaveCount(1 + 10)

  await page.getByRole('button', { name: 'Antrag.doc löschen' }).click()
  await expectAccessible(page)
  await dialog(page).getByRole('button', { name: 'Endgültig löschen' }).click()
  await expect(statusMessage(page, 'Das Dokument wurde endgültig gelöscht.')).toBeVisible()
  await expect(page.getByRole('row', { name: /Antrag\.doc/ })).toHaveCount(0)

  await other.getByRole('button', { name: 'Antrag.doc herunterladen' }).click()
  await expect(other.getByRole('alert')).toContainText('Diese Datei gibt es nicht mehr.')
  await other.close()

  await test.step('a file that is too large for the server is refused in its words', async () => {
    await button(page, 'Dokument hinzufügen').click()
    await page.route('**/documents', (route) =>
      route.request().method() === 'POST' ? route.continue({ postData: Buffer.alloc(tooMuch) }) : route.continue(),
    )
    const file = { name: 'Vertrag.pdf', mimeType: 'application/pdf', buffer: bytes }
    await dialog(page).locator('input[type=file]').setInputFiles(file)
    await dialog(page).getByLabel('Dokumenttyp').selectOption({ label: 'Sonstiges' })
    await dialog(page).getByRole('button', { name: 'Hinzufügen' }).click()
    await expect(dialog(page).getByRole('alert')).toContainText('10 MB')
    await page.unrouteAll({ behavior: 'wait' })
  })

  await test.step('a picture that is named as a PDF is explained at the file, and the right file is added at once', async () => {
    const file = dialog(page).locator('input[type=file]')
    const jpeg = Buffer.from('ffd8ffe000104a464946', 'hex')
    await dialog(page).getByLabel('Anmerkung').fill('Unterschrieben am Montag')
    await file.setInputFiles({ name: 'Foto.pdf', mimeType: 'application/pdf', buffer: jpeg })
    await dialog(page).getByRole('button', { name: 'Hinzufügen' }).click()
    await expect(dialog(page).getByText('passt nicht zu ihrem Dateityp')).toBeVisible()
    await expect(file).toBeFocused()
    await expectAccessible(page)
    await expect(dialog(page).getByLabel('Anmerkung')).toHaveValue('Unterschrieben am Montag')
    await file.setInputFiles({ name: 'Foto.jpg', mimeType: 'image/jpeg', buffer: jpeg })
    await expect(dialog(page).getByText('passt nicht zu ihrem Dateityp')).toHaveCount(0)
    await dialog(page).getByRole('button', { name: 'Hinzufügen' }).click()
    await expect(page.getByRole('row', { name: /Foto\.jpg/ })).toContainText('Unterschrieben am Montag')
  })

  await test.step('while work runs on the customer nothing is deleted', async () => {
    await page.goto(`${franz}?tab=customer-documents`)
    await page.getByRole('button', { name: 'Personalausweis Eder.pdf löschen' }).click()
    await dialog(page).getByRole('button', { name: 'Endgültig löschen' }).click()
    await expect(dialog(page).getByRole('alert')).toContainText('läuft noch eine Aufgabe')
  })
})
