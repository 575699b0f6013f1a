import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectAccessibleInDark, expectNoSidewaysScroll } from '../portal-test.ts'
import { test } from './mock-test.ts'

const anna = 'anna.gruber@mail.example'

/** The page is good to use from the narrowest phone to a wide screen. */
async function expectGoodAtEveryWidth(page: Page): Promise<void> {
  for (const width of [320, 360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  }
}

test('a private customer signs in and sees their products @R012 @R042 @R043 @R044 @R047', async ({ page, portal }) => {
  await portal.open('/')
  await expect(page).toHaveURL('/private/login')
  await expect(page.getByRole('heading', { name: 'Anmelden' })).toBeVisible()
  await expectGoodAtEveryWidth(page)

  await portal.signIn(anna)
  await expect(page).toHaveURL('/private/mypaybox')
  await expect(page.getByRole('heading', { name: 'Meine paybox', level: 1 })).toBeFocused()
  await expect(page.getByRole('tab', { name: 'Meine Produkte' })).toHaveAttribute('aria-selected', 'true')

  const starter = page.getByRole('article', { name: 'Starter' })
  await expect(starter).toContainText('1,50 €')
  await expect(starter).toContainText('Ihr Tarif')
  await expect(page.getByRole('article', { name: 'Premium' })).toContainText('3,90 €')
  await expect(page.getByRole('region', { name: 'In diesem Monat verfügbar' })).toContainText('63,50 €')
  await expect(page.getByRole('region', { name: 'Rufnummer' })).toContainText('+43 664 1234501')
  await expectGoodAtEveryWidth(page)
})

test('a customer reads the whole journey in English and the choice is remembered', async ({ page, portal }) => {
  await portal.open('/private/login')
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await portal.signIn(anna)
  await expect(page.getByRole('heading', { name: 'My paybox', level: 1 })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Available this month' })).toContainText('63,50 €')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'My paybox', level: 1 })).toBeVisible()
})

test('a customer goes from the phone number to its tab and back with the keyboard @R047', async ({ page, portal }) => {
  await portal.open('/private/login')
  await portal.signIn(anna)
  await page.getByRole('link', { name: 'Rufnummer ändern' }).press('Enter')
  await expect(page).toHaveURL('/private/mypaybox?tab=call-number')
  await expect(page.getByRole('textbox', { name: 'Rufnummer' })).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Rufnummer' })).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('article', { name: 'Starter' })).toBeVisible()
})

test('a customer confirms before leaving, and nothing is shown afterwards @R058 @R090 @R116 @R328', async ({
  page,
  portal,
}) => {
  await portal.open('/private/login')
  await portal.signIn(anna)
  await page.getByRole('link', { name: 'Belege und Transaktionen' }).click()
  await page.getByRole('link', { name: 'Meine paybox' }).click()
  await page.getByRole('button', { name: 'Konto' }).click()
  await page.getByRole('menuitem', { name: 'Abmelden' }).click()
  const question = page.getByRole('dialog', { name: 'Abmelden?' })
  await expect(question).toBeVisible()
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Angemeldet bleiben' }).click()
  await expect(question).toBeHidden()
  await expect(page.getByRole('article', { name: 'Starter' })).toBeVisible()

  await page.getByRole('button', { name: 'Konto' }).click()
  await page.getByRole('menuitem', { name: 'Abmelden' }).click()
  await question.getByRole('button', { name: 'Abmelden' }).click()
  await expect(page).toHaveURL('/private/login')
  await expect(page.getByRole('status').filter({ hasText: 'Sie sind abgemeldet' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('token-private'))).toBeNull()
  await page.goBack()
  await expect(page).toHaveURL(/\/private\/login/)
  await expect(page.getByRole('article', { name: 'Starter' })).toHaveCount(0)
})

test('every step is readable in light and in dark colours', async ({ page, portal, expected }) => {
  expected.refusals.push(401)
  await portal.open('/private/login')
  await page.getByRole('button', { name: 'Weiter' }).click()
  await expect(page.getByText('E-Mail-Adresse: Bitte angeben.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'E-Mail-Adresse' })).toBeFocused()
  await expectAccessible(page)
  await expectAccessibleInDark(page)
  await portal.signIn('anna.gruber+401@mail.example')
  await expect(page.getByRole('alert')).toBeVisible()
  await expectAccessible(page)
  await expectAccessibleInDark(page)
  await page.getByRole('button', { name: 'Passwort vergessen?' }).click()
  await page.getByRole('button', { name: 'Code senden' }).click()
  await expect(page.getByLabel('Code aus der E-Mail')).toBeVisible()
  await expectAccessible(page)
  await expectAccessibleInDark(page)
  await portal.open('/private/login')
  await portal.signIn(anna)
  await expect(page.getByRole('article', { name: 'Starter' })).toBeVisible()
  await expectAccessible(page)
  await expectAccessibleInDark(page)
  await page.getByRole('link', { name: 'Belege und Transaktionen' }).click()
  await expect(page.getByRole('heading', { name: 'Belege und Transaktionen' })).toBeFocused()
  await expectAccessible(page)
  await expectAccessibleInDark(page)
})
