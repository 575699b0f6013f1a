import { expect } from '../portal-test.ts'
import { row } from '../sandbox/calling-numbers-steps.ts'
import { button, fillDay, nextMonth, nextMonthInWords, statusMessage } from '../sandbox/products-steps.ts'
import { test } from '../sandbox/sandbox-test.ts'

test('a private customer signs in, changes their product and sees the planned change after a reload', async ({
  page,
  portal,
}) => {
  await portal.open('/')
  await portal.signIn('anna.gruber@mail.example')
  await expect(page.getByRole('heading', { name: 'Meine paybox', level: 1 })).toBeFocused()
  await fillDay(page, nextMonth())
  await button(page, 'Zu Premium wechseln').click()
  await expect(statusMessage(page, `Premium beginnt am ${nextMonthInWords()}.`)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('region', { name: 'Geplanter Wechsel' })).toContainText(nextMonthInWords())
})

test('a business administrator signs in, adds a calling number and finds it after a reload', async ({
  page,
  portal,
}) => {
  await portal.open('/business/login')
  await portal.signIn('katharina.moser@bergland.example')
  await page.getByRole('link', { name: 'Rufnummern', exact: true }).click()
  await button(page, 'Rufnummer hinzufügen').click()
  const modal = page.getByRole('dialog')
  await modal.getByLabel('Rufnummer').fill('0665 333 00 03')
  await modal.getByLabel('Vorname').fill('Lena')
  await modal.getByLabel('Nachname').fill('Öfner')
  await modal.getByLabel('Kennzeichen').fill('W77B')
  await modal.getByLabel('Bevorzugte Stadt').selectOption('Linz')
  await modal.getByLabel('Limit in Euro').selectOption({ index: 2 })
  await modal.getByLabel('Aufladewert in Stunden').selectOption({ index: 2 })
  await modal.getByRole('button', { name: 'Hinzufügen', exact: true }).click()
  await expect(modal).toBeHidden()
  await expect(row(page, '+43 665 3330003')).toContainText('Öfner')
  await page.reload()
  await expect(row(page, '+43 665 3330003')).toContainText('Öfner')
})

test('a bank employee signs in, finds a customer, writes a note and reads it after a reload', async ({
  page,
  portal,
}) => {
  await portal.open('/bank/login')
  await portal.signIn('thomas.auer@bank.example')
  await button(page, 'Kunden aufrufen').click()
  await page.getByRole('dialog').getByRole('combobox').fill('hofer')
  await page.getByRole('option').filter({ hasText: 'Lukas Hofer' }).click()
  await page.getByRole('region', { name: 'Kundin oder Kunde' }).getByRole('link', { name: 'Kundenakte' }).click()
  await button(page, 'Notiz hinzufügen').click()
  await page.getByRole('dialog').getByLabel('Notiz').fill('Rückruf am Montag vormittags')
  await page.getByRole('dialog').getByRole('button', { name: 'Hinzufügen', exact: true }).click()
  await expect(statusMessage(page, 'Die Notiz wurde hinzugefügt.')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('row').filter({ hasText: 'Rückruf am Montag vormittags' })).toContainText('Thomas Auer')
})
