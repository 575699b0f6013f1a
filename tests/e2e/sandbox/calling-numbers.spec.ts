import { readFileSync } from 'node:fs'
import { expectOneEdge } from '../one-edge.ts'
import { expect, expectAccessible, expectAccessibleInDark, expectNoSidewaysScroll } from '../portal-test.ts'
import { button, dialog, file, good, nina, openOwn, row } from './calling-numbers-steps.ts'
import { test } from './sandbox-test.ts'

test('an administrator learns which line of a file is wrong, mends it, and finds, blocks and exports the number @R036 @R425 @R428 @R429 @R430 @R766 @R789 @R819', async ({
  page,
  portal,
  backend,
  expected,
}) => {
  expected.refusals.push(460)
  await openOwn(page, portal)
  await page.getByRole('button', { name: 'CSV hochladen' }).click()
  await dialog(page)
    .getByLabel('CSV-Datei')
    .setInputFiles(file(good, nina('5121001008')))
  await button(page, 'Hochladen').click()
  await expect(dialog(page).getByRole('alert')).toContainText(
    'Zeile 3 ist falsch: Rufnummer (callingNumber) „5121001008“ muss mit 6 beginnen. Es wurde keine Rufnummer hinzugefügt.',
  )
  await dialog(page)
    .getByLabel('CSV-Datei')
    .setInputFiles(file(good, nina('6653330002')))
  await button(page, 'Hochladen').click()
  await expect(page.getByText('2 Rufnummern sind hinzugefügt und werden jetzt aktiviert.')).toBeVisible()
  await expect(dialog(page)).toBeHidden()
  await expect(row(page, '+43 665 3330002')).toContainText('In Aktivierung')
  await backend.advance(5)
  await page.getByRole('button', { name: 'Neu laden' }).click()
  await expect(row(page, '+43 665 3330002')).toContainText('Aktiv')

  await page.getByRole('searchbox', { name: 'Rufnummern suchen' }).fill('0665 3330002')
  await page.getByRole('searchbox', { name: 'Rufnummern suchen' }).press('Enter')
  await expect(page.getByRole('rowheader')).toHaveCount(1)
  await page.getByRole('button', { name: '+43 665 3330002 sperren' }).click()
  await button(page, 'Sperren').click()
  await expect(page.getByText('Die Rufnummer ist gesperrt.')).toBeVisible()
  await expect(row(page, '+43 665 3330002')).toContainText('Gesperrt')

  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'CSV herunterladen' }).click()
  const saved = await saving
  expect(saved.suggestedFilename()).toMatch(/^rufnummern_1200456701_\d{4}-\d\d-\d\d\.csv$/)
  expect(readFileSync(await saved.path(), 'utf8')).toContain(`${nina('6653330002')};BLOCKED;`)
})

test('an administrator adds, changes, blocks, unblocks and deactivates a number by keyboard alone @R426 @R818 @R882', async ({
  page,
  portal,
  backend,
}) => {
  const { keyboard } = page
  await openOwn(page, portal)
  await page.getByRole('button', { name: 'Rufnummer hinzufügen' }).focus()
  await keyboard.press('Enter')
  await expect(dialog(page).getByLabel('Rufnummer')).toBeFocused()
  for (const text of ['0665 333 00 03', 'Lena', 'Öfner', '', '', 'w77b']) {
    await keyboard.type(text)
    await keyboard.press('Tab')
  }
  for (const first of ['Linz', '500', '50']) {
    await keyboard.type(first)
    await keyboard.press('Tab')
  }
  await keyboard.press('Enter')
  await expect(dialog(page)).toBeHidden()
  await expect(row(page, '+43 665 3330003')).toContainText('In AktivierungLenaÖfnerW77B500,0050')
  await expect(page.getByRole('button', { name: 'Rufnummer hinzufügen' })).toBeFocused()
  await backend.advance(5)
  await page.getByRole('button', { name: 'Neu laden' }).press('Enter')
  const change = page.getByRole('button', { name: '+43 665 3330003 ändern' })
  await change.press('Enter')
  await expect(dialog(page).getByLabel('Rufnummer')).toBeFocused()
  await keyboard.press('Tab')
  await keyboard.type('Helena')
  await keyboard.press('Enter')
  await expect(page.getByText('Die Rufnummer ist gespeichert.')).toBeVisible()
  await expect(dialog(page)).toHaveCount(0)
  await expect(row(page, '+43 665 3330003')).toContainText('Helena')
  await page.getByRole('button', { name: '+43 665 3330003 sperren' }).press('Enter')
  await expect(button(page, 'Sperren')).toBeFocused()
  await keyboard.press('Enter')
  await expect(dialog(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Sperre von +43 665 3330003 aufheben' }).press('Enter')
  await expect(button(page, 'Sperre aufheben')).toBeFocused()
  await keyboard.press('Enter')
  await expect(dialog(page)).toHaveCount(0)
  await page.getByRole('button', { name: '+43 665 3330003 deaktivieren' }).press('Enter')
  await expect(dialog(page).getByLabel('Grund')).toBeFocused()
  await keyboard.type('Wird')
  await keyboard.press('Tab')
  await keyboard.press('Enter')
  await expect(page.getByText('Die Rufnummer ist deaktiviert.')).toBeVisible()
  await expect(row(page, '+43 665 3330003')).toContainText('Wird nicht verwendet')
})

test('a bank employee works on the numbers of a company, and sees its open tasks @R030 @R444 @R445', async ({
  page,
  portal,
  expected,
}) => {
  expected.refusals.push(460)
  await portal.enter('/bank/business-customer/1200456701/calling-number', 'sabine.koehler@bank.example', 'en')
  await expect(page.getByRole('columnheader', { name: 'Task open' })).toBeVisible()
  await expect(row(page, '+43 664 1001004')).toContainText(/In activation.*Yes/)
  await page.getByRole('button', { name: 'Unblock +43 664 1001002' }).click()
  await button(page, 'Unblock').click()
  await expect(page.getByText('The calling number is unblocked.')).toBeVisible()
  await expect(row(page, '+43 664 1001002')).toContainText(/Active.*Yes/)
  await page.getByRole('button', { name: 'View +43 664 1001003' }).click()
  await expect(dialog(page).getByRole('definition').filter({ hasText: 'Has left the company' })).toBeVisible()
  await button(page, 'Close').click()
  await page.getByRole('button', { name: 'Upload CSV' }).click()
  await dialog(page)
    .getByLabel('CSV file')
    .setInputFiles(file(good, nina('5121001008')))
  await button(page, 'Upload').click()
  await expect(dialog(page).getByRole('alert')).toContainText(
    'Line 3 is wrong: Calling number (callingNumber) “5121001008” must start with 6.',
  )
  await dialog(page).getByLabel('CSV file').setInputFiles(file(good))
  await button(page, 'Upload').click()
  await expect(page.getByText('1 calling number was added and is being activated now.')).toBeVisible()
})

/** What opens a modal, and a button in it. */
const modals = [
  ['Rufnummer hinzufügen', 'Hinzufügen'],
  ['+43 664 1001001 ändern', 'Speichern'],
  ['CSV hochladen', 'Hochladen'],
  ['+43 664 1001003 ansehen', 'Schließen'],
  ['+43 664 1001001 sperren', 'Sperren'],
  ['Sperre von +43 664 1001002 aufheben', 'Sperre aufheben'],
  ['+43 664 1001001 deaktivieren', 'Deaktivieren'],
] as const

test('the list and each of its modals are accessible and as wide as a phone, in light and in dark', async ({
  page,
  portal,
}) => {
  test.slow() // axe looks at the whole page many times
  await page.setViewportSize({ width: 360, height: 780 })
  await openOwn(page, portal)
  await expectAccessible(page)
  await expectAccessibleInDark(page)
  await expectNoSidewaysScroll(page)
  for (const [opener, inside] of modals) {
    await test.step(opener, async () => {
      await page.getByRole('button', { name: opener }).click()
      await expect(button(page, inside)).toBeVisible()
      for (const folded of await dialog(page).locator('summary').all()) await folded.click()
      await expect(
        dialog(page).locator('[aria-hidden] > [class*=Skeleton], [class*=Skeleton][aria-hidden]'),
      ).toHaveCount(0)
      await expectAccessible(page)
      await expectAccessibleInDark(page)
      await expectOneEdge(page)
      await button(page, 'Schließen').click()
      await expect(dialog(page)).toBeHidden()
    })
  }
})

test('nothing can be added to a company whose contract has ended @R427', async ({ page, portal }) => {
  await openOwn(page, portal, 'robert.kainz@holzbau.example')
  await expect(page.getByText('Der Vertrag ist beendet.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'CSV herunterladen' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Rufnummer hinzufügen' })).toBeHidden()
})
