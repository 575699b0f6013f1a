import type { Page } from '@playwright/test'
import { expect } from '../portal-test.ts'
import { button, dialog, file, good, katharina, openOwn, row } from './calling-numbers-steps.ts'
import { test } from './sandbox-test.ts'

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
  const refusals = [
    ['6641001003', 'This number is already used in the company.'],
    ['6642002001', 'in another company, with the customer number 1200456702.'],
    ['6641234501', 'This number is already used by another customer.'],
    ['6609990013', 'This number cannot be used because the account is blocked.'],
  ] as const
  for (const [number, sentence] of refusals) {
    await dialog(page).getByLabel('Calling number').fill(number)
    await button(page, 'Add').click()
    await expect(dialog(page).getByRole('alert')).toContainText(sentence)
  }
  // The form itself refuses a limit that is too low, so only another server can.
  await backend.failNext({ operation: 'businessCreateCallingNumber', status: 461 })
  await button(page, 'Add').click()
  await expect(dialog(page).getByRole('alert')).toContainText('The reload value is greater than the limit.')
  await expect(dialog(page).getByLabel('Last name')).toHaveValue('Auer')
})

test('a state that changed meanwhile is told and shown @R913', async ({ page, portal, expected }) => {
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
  await expect(dialog(page).getByRole('alert')).toContainText('Eine Änderung Ihrer Daten ist noch in Arbeit.')
})

test('a file without lines is told as a whole @R790 @R908', async ({ page, portal, expected }) => {
  expected.refusals.push(460)
  await openOwn(page, portal)
  await page.getByRole('button', { name: 'CSV hochladen' }).click()
  await dialog(page).getByLabel('CSV-Datei').setInputFiles(file())
  await button(page, 'Hochladen').click()
  await expect(dialog(page).getByRole('alert')).toContainText(
    'Die Datei ist nicht gültig: Die Datei enthält keine Zeilen.',
  )
})
