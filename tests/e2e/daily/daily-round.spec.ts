import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectAccessibleInDark, expectNoSidewaysScroll } from '../portal-test.ts'
import { test } from '../sandbox/sandbox-test.ts'

const employee = 'thomas.auer@bank.example'

/** The keys beside typed words that the daily round may take. */
const mostKeys = 25

/** A keyboard that counts what is pressed beside words. */
function countingKeyboard(page: Page) {
  let pressed = 0
  return {
    press: async (key: string) => {
      pressed += 1
      await page.keyboard.press(key)
    },
    type: (words: string) => page.keyboard.type(words),
    pressed: () => pressed,
  }
}

test('with few keys an employee finds a customer by phone number, locks them, writes a note and is back in the list @R386', async ({
  page,
  portal,
}) => {
  await portal.open('/bank/login')
  await portal.signIn(employee)
  await page.getByRole('button', { name: 'Nachname' }).click()
  await page.getByRole('button', { name: /^Status/ }).click()
  await page.getByRole('checkbox', { name: 'Aktiv', exact: true }).click()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/bank/private-customers?sort=lastName_asc&status=ACTIVE')
  await expect(page.getByRole('table')).toBeVisible()
  const keys = countingKeyboard(page)

  await test.step('find', async () => {
    await keys.press('/')
    const finder = page.getByRole('dialog', { name: 'Kunden aufrufen' })
    await expect(finder.getByRole('combobox')).toBeFocused()
    await keys.type('0676 9876502')
    await keys.press('Enter') // before the answer is there: who is the only one found is opened
    await expect(page).toHaveURL('/bank/private-customer/1100234502/mypaybox')
    await expect(page).toHaveTitle(/^Lukas Hofer 1100234502 · /)
    await expect(finder).toHaveCount(0)
  })

  await test.step('lock', async () => {
    await keys.press('a')
    await expect(page.getByRole('dialog').getByRole('button', { name: /^Sperren/ })).toBeVisible()
    const locks = page.getByRole('dialog').getByRole('button', { name: /^Sperren/ })
    while (!(await locks.evaluate((element) => element === document.activeElement))) await keys.press('Tab')
    await keys.press('Enter')
    await expect(page.getByRole('checkbox', { name: 'Sicherheitssperre RM' })).toBeFocused()
    await keys.press('Space')
    await keys.press('Enter')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('region', { name: /^Kund/ })).toContainText('Gesperrt')
  })

  await test.step('write a note', async () => {
    await keys.press('n')
    await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused()
    await keys.type('Anruf: Telefon gestohlen.')
    await keys.press('Tab')
    await keys.press('Enter')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    // The form is in the page until its modal has faded out.
    await expect(page.getByRole('row').getByText('Anruf: Telefon gestohlen.')).toBeVisible()
  })

  await test.step('go back to the list', async () => {
    await keys.press('l')
    await expect(page).toHaveURL('/bank/private-customers?sort=lastName_asc&status=ACTIVE')
    await expect(page.getByRole('row').filter({ has: page.locator(':focus') })).toContainText('Hofer')
  })
  expect(keys.pressed()).toBeLessThanOrEqual(mostKeys)
})

test('from anywhere an employee goes to people and companies, those opened last first, and reads what the keys do', async ({
  page,
  portal,
}) => {
  await portal.open('/bank/login')
  await portal.signIn(employee)
  await page.getByRole('link', { name: 'Verwaltung', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  const finder = page.getByRole('dialog', { name: 'Kunden aufrufen' })
  const field = finder.getByRole('combobox')
  const options = finder.getByRole('option')

  await page.getByRole('searchbox', { name: 'Aufgaben suchen' }).focus()
  await page.keyboard.press('ControlOrMeta+k') // also while somebody types
  await expect(field).toBeFocused()
  await expect(options).toHaveCount(0)
  await field.fill('berg')
  const company = options.filter({ hasText: 'Bergland Installationen GmbH' })
  await expect(company).toBeVisible()
  await expect(finder.locator('[aria-live]')).toHaveText(/Treffer/)
  await expectAccessible(page)
  await expectAccessibleInDark(page)
  await company.click()
  await expect(page).toHaveURL('/bank/business-customer/1200456701/administration')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  await page.getByRole('button', { name: 'Kunden aufrufen' }).click()
  await expect(options).toHaveText([
    /^Aktionen/,
    /^Notiz schreiben/,
    /^Zurück zur Kundenliste/,
    /Bergland Installationen GmbH/,
  ])
  await field.fill('anna')
  await expect(options.filter({ hasText: '1100234501' })).toBeVisible()
  for (const written of ['0664/1234501', '0664-123 45 01', '(0664) 1234501', '00436641234501', '+43 664 12 34 501']) {
    await field.fill(written)
    await expect(options).toHaveText([/Anna Gruber/])
    await field.fill('an') // too short for a search: the list shows a hint
    await expect(options).toHaveCount(0)
    await expect(finder.locator('[aria-live]')).toHaveText('Bitte geben Sie mindestens 3 Zeichen ein.')
  }
  await field.fill('12.03.1985')
  await expect(finder).toContainText('Nach dem Geburtsdatum können Sie nicht suchen.')
  await field.fill('ann') // a shorter word finds at least as many
  await page.setViewportSize({ width: 320, height: 568 })
  await expect(options.filter({ hasText: '1100234501' })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await page.keyboard.press('Escape')
  await expect(finder).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Kunden aufrufen' })).toBeFocused()

  await page.keyboard.press('?')
  const keys = page.getByRole('dialog', { name: 'Tastenkürzel' })
  await expect(keys).toContainText('Notiz schreiben')
  await expectAccessible(page)
  await keys.getByRole('checkbox', { name: 'Tastenkürzel mit einer Taste verwenden' }).uncheck()
  await page.keyboard.press('Escape')
  await expect(keys).toHaveCount(0)
  await page.keyboard.press('/')
  await expect(finder).toHaveCount(0)
  await page.keyboard.press('ControlOrMeta+k')
  await expect(field).toBeFocused()
})
