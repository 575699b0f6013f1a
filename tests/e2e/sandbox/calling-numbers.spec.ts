import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expectOneEdge } from '../layout-checks.ts'
import { expect, expectAccessible, expectAccessibleInDark, expectNoSidewaysScroll } from '../portal-test.ts'
import { button, dialog, file, good, katharina, nina, openCardActions, openOwn, row } from './calling-numbers-steps.ts'
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
    'In Zeile 3 stimmt etwas nicht: Rufnummer (callingNumber) „5121001008“ muss mit 6 beginnen. Es wurde keine Rufnummer hinzugefügt.',
  )
  await dialog(page)
    .getByLabel('CSV-Datei')
    .setInputFiles(file(good, nina('6653330002')))
  await button(page, 'Hochladen').click()
  await expect(page.getByText('2 Rufnummern wurden hinzugefügt und werden jetzt aktiviert.')).toBeVisible()
  await expect(dialog(page)).toBeHidden()
  await expect(row(page, '+43 665 3330002')).toContainText('Wird aktiviert')
  await backend.advance(5)
  await page.getByRole('button', { name: 'Neu laden' }).click()
  await expect(row(page, '+43 665 3330002')).toContainText('Aktiv')

  await page.getByRole('searchbox', { name: 'Rufnummern suchen' }).fill('0665 3330002')
  await page.getByRole('searchbox', { name: 'Rufnummern suchen' }).press('Enter')
  await expect(page.getByRole('rowheader')).toHaveCount(1)
  await page.getByRole('button', { name: '+43 665 3330002 sperren' }).click()
  await button(page, 'Sperren').click()
  await expect(page.getByText('Die Rufnummer wurde gesperrt.')).toBeVisible()
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
  await expect(row(page, '+43 665 3330003')).toContainText('Wird aktiviertLenaÖfnerW77B500,0050')
  await expect(page.getByRole('button', { name: 'Rufnummer hinzufügen' })).toBeFocused()
  await backend.advance(5)
  await page.getByRole('button', { name: 'Neu laden' }).press('Enter')
  const change = page.getByRole('button', { name: '+43 665 3330003 ändern' })
  await change.press('Enter')
  await expect(dialog(page).getByLabel('Rufnummer')).toBeFocused()
  await keyboard.press('Tab')
  await keyboard.type('Helena')
  await keyboard.press('Enter')
  await expect(page.getByText('Die Rufnummer wurde gespeichert.')).toBeVisible()
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
  await expect(page.getByText('Die Rufnummer wurde deaktiviert.')).toBeVisible()
  await expect(row(page, '+43 665 3330003')).toContainText('Wird nicht verwendet')
})

test('a bank employee works on the numbers of a company, and sees its open tasks @R030 @R444 @R445', async ({
  page,
  portal,
  expected,
}) => {
  expected.refusals.push(460)
  await portal.enter('/bank/business-customer/1200456701/calling-number', 'sabine.koehler@bank.example', 'en')
  await expect(page.getByRole('columnheader', { name: 'Open task' })).toBeVisible()
  await expect(row(page, '+43 664 1001004')).toContainText(/Being activated.*Yes/)
  await page.getByRole('button', { name: 'Unblock +43 664 1001002' }).click()
  await button(page, 'Unblock').click()
  await expect(page.getByText('Calling number unblocked.')).toBeVisible()
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
    'There is a problem in line 3: Calling number (callingNumber) “5121001008” must start with 6.',
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
  await openCardActions(page)
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

const refusals = [
  ['6641001003', 'wird in der Firma schon verwendet'],
  ['6642002001', '(Kundennummer 1200456702)'],
  ['6609990013', 'weil das Konto gesperrt ist'],
] as const

for (const [area, path, email] of [
  ['business', '/business/calling-number', katharina],
  ['bank', '/bank/business-customer/1200456701/calling-number', 'sabine.koehler@bank.example'],
] as const) {
  test(`the ${area} side reads why a number is refused, and keeps what was typed @R784 @R785 @R786 @R787`, async ({
    page,
    portal,
    backend,
    expected,
  }) => {
    expected.refusals.push(409, 460, 461, 462)
    await portal.enter(path, email)

    /** Types each number that is refused, and then one that is free; only another server refuses its limit. */
    const tryNumbers = async (operation: string, free: string, submit: string) => {
      for (const [entered, sentence] of refusals) {
        await dialog(page).getByLabel('Rufnummer').fill(entered)
        await button(page, submit).click()
        await expect(dialog(page).getByRole('alert')).toContainText(sentence)
      }
      await dialog(page).getByLabel('Rufnummer').fill(free)
      await backend.failNext({ operation, status: 461 })
      await button(page, submit).click()
      await expect(dialog(page).getByRole('alert')).toContainText('Der Aufladewert ist höher als das Limit.')
      await button(page, submit).click()
      await expect(dialog(page)).toBeHidden()
    }

    await test.step('a number is changed', async () => {
      await page.getByRole('button', { name: '+43 664 1001001 ändern' }).click()
      await tryNumbers(`${area}UpdateCallingNumber`, '6641001009', 'Speichern')
      await expect(row(page, '+43 664 1001009')).toContainText('Huber')
    })

    for (const [operation, opener, submit] of [
      ['BlockCallingNumber', '+43 664 1001009 sperren', 'Sperren'],
      ['CancelCallingNumberBlock', 'Sperre von +43 664 1001009 aufheben', 'Sperre aufheben'],
      ['DeactivateCallingNumber', '+43 664 1001009 deaktivieren', 'Deaktivieren'],
    ] as const) {
      await test.step(operation, async () => {
        await backend.advance(5) // the work that the last change started
        await page.getByRole('button', { name: opener }).click()
        const reason = dialog(page).getByLabel('Grund')
        if (submit === 'Deaktivieren') await reason.selectOption({ label: 'Wird nicht verwendet' })
        await backend.failNext({ operation: `${area}${operation}`, status: 409 })
        await button(page, submit).click()
        await expect(dialog(page).getByRole('alert')).toContainText('inzwischen geändert')
        await button(page, submit).click()
        await expect(dialog(page)).toBeHidden()
      })
    }
    if (area === 'business') return

    await test.step('the bank adds a number, and reads and writes files', async () => {
      await page.getByRole('button', { name: 'Rufnummer hinzufügen' }).click()
      const field = (name: string) => dialog(page).getByLabel(name)
      await field('Vorname').fill('Nina')
      await field('Nachname').fill('Auer')
      await field('Kennzeichen').fill('IL890E')
      await field('Bevorzugte Stadt').selectOption('Linz')
      await field('Limit in Euro').selectOption('50')
      await field('Aufladewert in Stunden').selectOption('10')
      await tryNumbers('bankCreateCallingNumber', '6641001010', 'Hinzufügen')
      await page.getByRole('button', { name: 'CSV hochladen' }).click()
      await dialog(page).getByLabel('CSV-Datei').setInputFiles(file())
      await button(page, 'Hochladen').click()
      await expect(dialog(page).getByRole('alert')).toContainText('Die Datei enthält keine Zeilen.')
      await dialog(page).getByLabel('CSV-Datei').setInputFiles(file(good))
      await button(page, 'Hochladen').click()
      await expect(dialog(page)).toBeHidden()
      const saving = page.waitForEvent('download')
      await page.getByRole('button', { name: 'CSV herunterladen' }).click()
      expect((await saving).suggestedFilename()).toMatch(/\.csv$/)
    })
  })
}

/** Fills what is required, with this number. */
async function fillNumber(page: Page, number: string) {
  const field = (name: string) => dialog(page).getByLabel(name)
  await field('Calling number').fill(number)
  await field('First name').fill('Nina')
  await field('Last name').fill('Auer')
  await field('Licence plate').fill('IL890E')
  await field('Preferred city').selectOption('Linz')
  await field('Limit in euros').selectOption('50')
  await field('Reload value in hours').selectOption('10')
}

test('each refusal of a new number says what to do, and the entries stay @R784 @R785 @R786 @R787 @R788 @R907', async ({
  page,
  portal,
  backend,
  expected,
}) => {
  expected.refusals.push(409, 460, 461, 462)
  await openOwn(page, portal, katharina, 'en')
  await page.getByRole('button', { name: 'Add calling number' }).click()
  await fillNumber(page, '6641001003')
  const refusedNumbers = [
    ['6641001003', 'This number is already used in the company.'],
    ['6642002001', 'by another company (customer number 1200456702).'],
    ['6641234501', 'This number is already used by another customer.'],
    ['6609990013', 'This number cannot be used because the account is blocked.'],
  ] as const
  for (const [number, sentence] of refusedNumbers) {
    await dialog(page).getByLabel('Calling number').fill(number)
    await button(page, 'Add').click()
    await expect(dialog(page).getByRole('alert')).toContainText(sentence)
  }
  // The form itself refuses a limit that is too low, so only another server can.
  await backend.failNext({ operation: 'businessCreateCallingNumber', status: 461 })
  await button(page, 'Add').click()
  await expect(dialog(page).getByRole('alert')).toContainText('The reload value is higher than the limit.')
  await expect(dialog(page).getByLabel('Last name')).toHaveValue('Auer')
})

test('a state that changed meanwhile is explained and shown @R913', async ({ page, portal, expected }) => {
  expected.refusals.push(412)
  await openOwn(page, portal)
  await page.getByRole('button', { name: '+43 664 1001001 sperren' }).click()
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('token-business')!) as string)
  const path = '/api/ui/v1/business/calling-numbers/30000000-0000-4000-8000-120045670101/block'
  const headers = { authorization: `Bearer ${token}`, 'x-trace-id': crypto.randomUUID() }
  expect((await page.request.patch(path, { headers })).status()).toBe(204)
  await button(page, 'Sperren').click()
  await expect(page.getByText('Jemand hat das inzwischen geändert, deshalb wurde nichts gespeichert.')).toBeVisible()
  await expect(dialog(page)).toHaveCount(0)
  await expect(row(page, '+43 664 1001001')).toContainText('Gesperrt')
})

test('while work runs on a company nothing is written', async ({ page, portal, expected }) => {
  expected.refusals.push(423)
  await openOwn(page, portal, 'andreas.bauer@donau-logistik.example')
  await page.getByRole('button', { name: 'CSV hochladen' }).click()
  await dialog(page).getByLabel('CSV-Datei').setInputFiles(file(good))
  await button(page, 'Hochladen').click()
  await expect(dialog(page).getByRole('alert')).toContainText('Eine Änderung Ihrer Daten wird noch bearbeitet.')
})

test('a file without lines is refused as a whole @R790 @R908', async ({ page, portal, expected }) => {
  expected.refusals.push(460)
  await openOwn(page, portal)
  await page.getByRole('button', { name: 'CSV hochladen' }).click()
  await dialog(page).getByLabel('CSV-Datei').setInputFiles(file())
  await button(page, 'Hochladen').click()
  await expect(dialog(page).getByRole('alert')).toContainText(
    'Die Datei ist nicht gültig: Die Datei enthält keine Zeilen.',
  )
})

for (const [who, path, email] of [
  ['a company', '/business/calling-number', 'katharina.moser@bergland.example'],
  ['the bank', '/bank/business-customer/1200456701/calling-number', 'sabine.koehler@bank.example'],
] as const)
  test(`${who} goes from a number to its payments, and back again`, async ({ page, portal }) => {
    await portal.enter(path, email)
    const link = page.getByRole('link', { name: 'Zahlungen dieser Nummer: +43 664 1001001' })
    await link.click()
    await expect(page).toHaveURL(/receipts-and-transactions\?tab=transactions&q=6641001001$/)
    await expect(page.getByRole('searchbox')).toHaveValue('6641001001')
    const rows = page.getByRole('table').getByRole('rowheader')
    await expect(rows.first()).toBeVisible()
    await expect(page.getByRole('table').getByRole('cell', { name: '+43 664 1001001' })).toHaveCount(await rows.count())
    await page.goBack()
    await expect(link).toBeVisible()
  })
