import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectAccessibleInDark, expectNoSidewaysScroll } from '../portal-test.ts'
import { test } from './sandbox-test.ts'

const sabine = 'sabine.koehler@bank.example'
const martin = 'martin.brandl@bank.example'
const address = '/bank/administration'

/** Tables of this page, whose rows begin with a head. */
const rows = (page: Page) => page.getByRole('row')

test('all failed tasks are retried with one button, and most are done then @R385 @R562 @R736 @R809 @R858', async ({
  page,
  portal,
  backend,
}) => {
  await portal.enter(address, martin)
  await expect(page.getByRole('tab', { name: 'Aufgaben' })).toHaveAttribute('aria-selected', 'true')
  await expect(rows(page)).toHaveCount(1 + 20)
  await expectAccessible(page)
  await page
    .getByRole('button', { name: /^Fehlermeldung zu/ })
    .first()
    .click()
  await expect(page).toHaveURL(/modal=error/)
  await expect(page.getByRole('dialog').getByRole('region', { name: 'Fehlermeldung' })).not.toBeEmpty()
  await expectAccessible(page)
  await expectAccessibleInDark(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()

  await page.getByRole('button', { name: 'Fehlgeschlagene wiederholen' }).click()
  await expectAccessible(page)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^\d+ Aufgaben? wiederholen$/ })
    .click()
  await expect(page.getByText('Die fehlgeschlagenen Aufgaben werden jetzt wiederholt.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Fehlermeldung zu/ })).toHaveCount(0)
  await backend.advance(3)
  await page.getByRole('button', { name: 'Neu laden' }).click()
  await expect(page.getByRole('button', { name: /^Fehlermeldung zu/ }).first()).toBeVisible()
  await page.getByLabel('Aufgaben suchen').fill('test-1')
  await expect(page).toHaveURL(/q=test-1/)
  await expect(rows(page).nth(1)).toContainText('Aufgabe, die immer fehlschlägt')
})

test('only administrators see the bank employees @R382 @R675 @R381', async ({ page, portal }) => {
  await portal.enter(`${address}?tab=bank-employees`, martin, 'en')
  await expect(page.getByRole('banner').getByText('Martin Brandl')).toBeVisible()
  await expect(page.getByRole('tab')).toHaveText([
    'Tasks',
    'Deny list',
    'Allow list',
    'Bill run: days',
    'Bill run: totals',
  ])
  await expect(page.getByRole('tab', { name: 'Tasks' })).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('tab', { name: 'Bill run: days' }).click()
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Start bill run' })).toHaveCount(0)
})

test('a bank employee is added, changed and deactivated @R388 @R737 @R738 @R807', async ({
  page,
  portal,
  backend,
  expected,
}) => {
  expected.refusals.push(409)
  await portal.enter(`${address}?tab=bank-employees`, sabine)
  await page.getByRole('button', { name: 'Bankmitarbeiter anlegen' }).click()
  const modal = page.getByRole('dialog')
  await expectAccessible(page)
  await modal.getByLabel('E-Mail-Adresse').fill('Martin.Brandl@bank.example')
  await modal.getByLabel('Vorname').fill('Nina')
  await modal.getByLabel('Nachname').fill('Berger')
  await modal.getByRole('checkbox', { name: 'Backoffice' }).check()
  await modal.getByRole('button', { name: 'Anlegen' }).click()
  await expect(modal.getByRole('alert')).toContainText(
    'Diese E-Mail-Adresse verwendet in der Bank schon jemand anderer.',
  )
  await modal.getByLabel('E-Mail-Adresse').fill('nina.berger@bank.example')
  await modal.getByRole('button', { name: 'Anlegen' }).click()
  await expect(page.getByText('Der Zugang wurde angelegt')).toBeVisible()
  await expect(modal).toBeHidden()
  expect(await backend.inbox('nina.berger@bank.example')).toHaveLength(1)

  await page.getByRole('button', { name: 'Nina Berger bearbeiten' }).click()
  await modal.getByRole('checkbox', { name: 'Serviceline' }).check()
  await modal.getByRole('checkbox', { name: 'Aktiv' }).uncheck()
  await modal.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText('Der Zugang wurde geändert.')).toBeVisible()
  await expect(page.getByRole('row', { name: /nina\.berger/ })).toContainText('Backoffice, ServicelineInaktiv')
})

test('an entry of the allow list is added, changed and deleted @R384 @R389 @R740 @R808', async ({ page, portal }) => {
  await portal.enter(`${address}?tab=allow-list&sort=lastName_asc`, martin)
  await expect(rows(page)).toHaveCount(1 + 15)
  await page.getByRole('button', { name: 'Eintrag anlegen' }).click()
  const modal = page.getByRole('dialog')
  await modal.getByLabel('Vorname').fill('Kurt')
  await modal.getByLabel('Nachname').fill('Aarau')
  await modal.getByLabel('Geburtsdatum').first().fill('31.01.1980')
  await modal.getByLabel('Rufnummer').fill('6641234567')
  await expectAccessible(page)
  await modal.getByRole('button', { name: 'Anlegen' }).click()
  await expect(page.getByText('Der Eintrag wurde angelegt.')).toBeVisible()
  await page.getByRole('button', { name: 'Kurt Aarau bearbeiten' }).click()
  await modal.getByLabel('Notiz').fill('Ausweis geprüft')
  await modal.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText('Der Eintrag wurde geändert.')).toBeVisible()
  await expect(page.getByRole('row', { name: /Aarau/ })).toContainText('Ausweis geprüft')
  await page.getByRole('button', { name: 'Kurt Aarau löschen' }).click()
  await expectAccessible(page)
  await expectAccessibleInDark(page)
  await modal.getByRole('button', { name: 'Löschen' }).click()
  await expect(page.getByText('Der Eintrag wurde gelöscht.')).toBeVisible()
  await expect(page.getByRole('row', { name: /Aarau/ })).toHaveCount(0)
})

test('an entry of the deny list is added with the keyboard alone @R383 @R389 @R741 @R808', async ({ page, portal }) => {
  await portal.enter(`${address}?tab=deny-list`, martin)
  const add = page.getByRole('button', { name: 'Eintrag anlegen' })
  await expect(add).toBeVisible()
  for (let presses = 0; presses < 40 && !(await add.evaluate((one) => one === document.activeElement)); presses += 1) {
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
  const modal = page.getByRole('dialog')
  await expect(modal.getByLabel('Vorname')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(modal.getByText('Bitte geben Sie eine Person, eine Rufnummer oder eine IBAN ein.')).toBeVisible()
  const phone = modal.getByLabel('Rufnummer')
  for (let presses = 0; presses < 8 && !(await phone.evaluate((one) => one === document.activeElement)); presses += 1) {
    await page.keyboard.press('Tab')
  }
  await page.keyboard.type('6601112223')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Der Eintrag wurde angelegt.')).toBeVisible()
  await expect(add).toBeFocused()
  await expect(page.getByRole('row').filter({ hasText: '1112223' })).toBeVisible()
})

test('a bill run is chosen and started @R739 @R742 @R743 @R877', async ({ page, portal, backend }) => {
  await portal.enter(`${address}?tab=bill-run-calculation`, sabine)
  await expect(page.getByRole('row', { name: /^17\./ })).toContainText('Nein')
  await page.getByRole('combobox', { name: 'Abrechnungslauf' }).selectOption({ index: 1 })
  await expect(page).toHaveURL(/run=b/)
  await expect(page.getByRole('row', { name: /^17\./ })).toContainText('Ja')
  await page.getByRole('combobox', { name: 'Abrechnungslauf' }).selectOption({ index: 0 })
  await page.getByRole('button', { name: 'Abrechnungslauf starten' }).click()
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Abrechnungslauf starten' }).click()
  await expect(page.getByText('Der Abrechnungslauf wurde gestartet')).toBeVisible()
  await expect(page.getByRole('combobox').locator('option').first()).toHaveText(/Lauf 2$/)
  await backend.advance(20)
  await page.getByRole('button', { name: 'Neu laden' }).click()
  await expect(page.getByRole('row', { name: /^17\./ })).toContainText('Ja')
  await page.getByRole('tab', { name: 'Abrechnungslauf: Summen' }).click()
  await expect(rows(page)).toHaveCount(1 + 50)
  await expectAccessible(page)
})

test('a bill run that does not exist and an entry that is gone say so', async ({ page, portal, expected }) => {
  expected.refusals.push(404)
  const nothing = '10000000-0000-4000-8000-000000000999'
  await portal.enter(`${address}?tab=bill-run-transactions&run=${nothing}`, martin)
  await expect(page.getByText('Diesen Abrechnungslauf gibt es nicht.')).toBeVisible()
  await page.getByRole('combobox', { name: 'Abrechnungslauf' }).selectOption({ index: 1 })
  await expect(rows(page)).toHaveCount(1 + 50)
})

const tabs = ['tasks', 'bank-employees', 'deny-list', 'allow-list', 'bill-run-calculation', 'bill-run-transactions']
test('no tab scrolls the page sideways, on a phone in the dark and at a desk in the light', async ({
  page,
  portal,
}) => {
  await portal.enter(address, sabine)
  for (const [index, tab] of tabs.entries()) {
    await page.getByRole('tab').nth(index).click()
    if (index > 0) await expect(page).toHaveURL(`${address}?tab=${tab}`)
    for (const [width, colorScheme] of [
      [360, 'dark'],
      [1280, 'light'],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      await page.emulateMedia({ colorScheme })
      await expect(rows(page).nth(2)).toBeVisible()
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
    }
  }
})

test('an administrator can remove their own role after a warning, and the last administrator cannot @R675 @R738', async ({
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
  await expect(modal.getByRole('alert')).toContainText('Bitte geben Sie die Rolle zuerst jemand anderem.')
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

test('an entry of the deny list is changed and deleted; a refusal is shown in the modal @R383 @R741', async ({
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
  await expect(modal.getByRole('alert')).toContainText('Da ist etwas schiefgegangen.')
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
