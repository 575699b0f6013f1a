import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, type Portal } from '../portal-test.ts'
import { test } from './sandbox-test.ts'

async function openTab(page: Page, portal: Portal, tab: string, bpNumber = '1100234501', language: 'de' | 'en' = 'de') {
  const address = `/bank/private-customer/${bpNumber}/mypaybox?tab=${tab}`
  await portal.enter(address, 'sabine.koehler@bank.example', language)
  await expect(page).toHaveURL(address)
}
const field = (page: Page, name: RegExp) => page.getByRole('textbox', { name })
const save = (page: Page) => page.getByRole('button', { name: /^(Speichern|Save)$/ })

test('the bank corrects a name and an e-mail address; one that is taken is refused @R041 @R371 @R372 @R781 @R814 @R870', async ({
  page,
  portal,
  expected,
}) => {
  expected.refusals.push(409)
  await openTab(page, portal, 'personal-information')
  const email = field(page, /^E-Mail-Adresse/)
  await email.fill('lukas.hofer@mail.example')
  await save(page).click()
  await expect(page.getByRole('alert')).toContainText('gehört schon jemand anderem')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await email.fill('anna.gruber-haas@mail.example')
  await field(page, /^Nachname/).fill('Gruber-Haas')
  await page.getByRole('checkbox', { name: 'Arbeitet bei der Bank' }).check()
  await save(page).click()
  await expect(page.getByText('Die persönlichen Daten sind gespeichert.')).toBeVisible()
  await expect(page.getByText('Anna Gruber-Haas')).toBeVisible()
  await portal.enter('/private/login', 'anna.gruber-haas@mail.example')
  await expect(page).toHaveURL('/private/mypaybox')
})

test('the bank enters another account, in English @R373 @R776 @R815', async ({ page, portal, backend, expected }) => {
  expected.refusals.push(460)
  await openTab(page, portal, 'bank-data', '1100234501', 'en')
  await field(page, /^IBAN/).fill('AT95 1400 0000 1234 5098')
  await save(page).click()
  await expect(page.getByText('This IBAN is not correct. Please check it.')).toBeVisible()
  await expectAccessible(page)
  await field(page, /^IBAN/).fill('at95 1400 0000 1234 5099')
  // The form knows what the bank knows, so that only an order makes the bank refuse.
  await backend.failNext({ operation: 'bankUpdateBankData', status: 460 })
  await save(page).click()
  await expect(page.getByRole('alert')).toContainText('Please check all its letters and digits.')
  await save(page).click()
  await expect(page.getByText('The bank data are saved.')).toBeVisible()
  await page.reload()
  await expect(field(page, /^IBAN/)).toHaveValue('AT95 1400 0000 1234 5099')
})

test('the bank changes what a customer agrees to @R816', async ({ page, portal }) => {
  await openTab(page, portal, 'privacy-policy', '1100234503')
  await page.getByRole('checkbox', { name: 'Per Brief' }).check()
  await save(page).click()
  await expect(page.getByText('Die Einstellungen zur Privatsphäre sind gespeichert.')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1)
})

test('while work runs for a customer, the bank changes nothing @R275', async ({ page, portal, expected }) => {
  expected.refusals.push(423)
  await openTab(page, portal, 'bank-data', '1100234507')
  await field(page, /^Kontoinhaber/).fill('Elsa Eder')
  await save(page).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(field(page, /^Kontoinhaber/)).toHaveValue('Elsa Eder')
})
