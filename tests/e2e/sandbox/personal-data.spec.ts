import type { Page } from '@playwright/test'
import { expectBoxesAtLabels } from '../layout-checks.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, type Portal } from '../portal-test.ts'
import { test } from './sandbox-test.ts'

async function openTab(page: Page, portal: Portal, tab: string, who = 'anna.gruber', language: 'de' | 'en' = 'de') {
  await portal.enter(`/private/mypaybox?tab=${tab}`, `${who}@mail.example`, language)
  await expect(page).toHaveURL(`/private/mypaybox?tab=${tab}`)
}
const save = (page: Page) => page.getByRole('button', { name: /^(Speichern|Save)$/ })

test('all three tabs are accessible and fit into every width, in light and dark', async ({ page, portal }) => {
  await openTab(page, portal, 'personal-information', 'maria.steiner')
  for (const [tab, shown] of [
    ['Persönliche Daten', page.getByRole('textbox', { name: /^Straße/ })],
    ['Bankdaten', page.getByText('AT72 3200 0000 0123 4567')],
    ['Privatsphäre', page.getByRole('checkbox', { name: 'Telefonisch' })],
  ] as const) {
    await page.getByRole('tab', { name: tab }).click()
    await expect(shown).toBeVisible()
    for (const [width, colorScheme] of [
      [360, 'light'],
      [768, 'dark'],
      [1280, 'light'],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      await page.emulateMedia({ colorScheme })
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
    }
  }
})

test('a customer moves, by keyboard alone, and finds the new address again @R259 @R324 @R869', async ({
  page,
  portal,
}) => {
  await openTab(page, portal, 'personal-information')
  await expect(page.getByRole('textbox', { name: 'Vorname' })).not.toBeEditable()
  await expect(save(page)).toBeDisabled()
  await page.getByRole('tab', { name: 'Persönliche Daten' }).focus()
  const street = page.getByRole('textbox', { name: /^Straße/ })
  while (!(await street.evaluate((element) => element === document.activeElement))) await page.keyboard.press('Tab')
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('Herrengasse 7/12')
  await page.keyboard.press('Tab')
  await page.keyboard.type('80')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Graz')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Bitte geben Sie genau 4 Ziffern ein.')).toBeVisible()
  await expectAccessible(page)
  await expect(page.getByRole('textbox', { name: /^Postleitzahl/ })).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.type('10')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Die persönlichen Daten wurden gespeichert.' })).toBeVisible()
  await page.reload()
  await expect(street).toHaveValue('Herrengasse 7/12')
  await expect(page.getByRole('textbox', { name: /^Postleitzahl/ })).toHaveValue('8010')
  await expect(page.getByRole('textbox', { name: /^Ort/ })).toHaveValue('Graz')
})

test('a customer changes what they agree to, in English @R260 @R326 @R871', async ({ page, portal }) => {
  await openTab(page, portal, 'privacy-policy', 'lukas.hofer', 'en')
  const boxes = page.getByRole('checkbox')
  await expect(boxes).toHaveCount(9)
  for (const box of await boxes.all()) await expect(box).toBeChecked()
  expect(await expectBoxesAtLabels(page), 'boxes with a description and without').toBe(9)
  await page.getByRole('checkbox', { name: 'By phone' }).uncheck()
  await page.getByRole('checkbox', { name: 'Sharing with partners' }).uncheck()
  await save(page).click()
  await expect(page.getByText('Privacy settings saved.')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('checkbox', { name: 'By phone' })).not.toBeChecked()
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(7)
})

test('a customer reads their bank data and cannot change them @R258 @R856', async ({ page, portal }) => {
  await openTab(page, portal, 'bank-data', 'josef.wallner')
  const card = page.getByRole('region', { name: 'Bankdaten' })
  await expect(card).toContainText('Karl Wallner')
  await expect(card).toContainText('30.10.2017')
  await expect(card.getByRole('textbox')).toHaveCount(0)
  await expect(save(page)).toHaveCount(0)
})

test('while work runs, personal data and consents stay as they are and nothing typed is lost @R275', async ({
  page,
  portal,
  expected,
}) => {
  expected.refusals.push(423)
  await openTab(page, portal, 'personal-information', 'franz.eder')
  const town = page.getByRole('textbox', { name: /^Ort/ })
  const consent = page.getByRole('checkbox', { name: 'Per SMS' })
  const isRefused = async () => {
    await save(page).click()
    await expect(page.getByRole('alert')).toContainText('Eine Änderung Ihrer Daten wird noch bearbeitet')
    await expect(save(page)).toBeEnabled()
  }
  await town.fill('Villach')
  await isRefused()
  await expect(town).toHaveValue('Villach')
  await page.getByRole('tab', { name: 'Privatsphäre' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Verwerfen' }).click()
  await consent.check()
  await isRefused()
  await expect(consent).toBeChecked()
})

test('leaving with unsaved entries asks for confirmation: by tab, link, back and reload', async ({ page, portal }) => {
  await openTab(page, portal, 'bank-data')
  await page.getByRole('tab', { name: 'Persönliche Daten' }).click()
  const town = page.getByRole('textbox', { name: /^Ort/ })
  await town.fill('Graz')
  const question = page.getByRole('dialog', { name: 'Änderungen verwerfen?' })
  const leave = [
    () => page.getByRole('tab', { name: 'Privatsphäre' }).click(),
    () => page.getByRole('link', { name: 'Belege und Transaktionen' }).click(),
    () => page.goBack(),
  ]
  for (const goAway of leave) {
    await goAway()
    await expect(question).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(question).toBeHidden()
    await expect(town).toHaveValue('Graz')
  }
  const dialog = page.waitForEvent('dialog')
  const reloaded = page.reload()
  await (await dialog).accept()
  await reloaded
  await expect(town).toHaveValue('Wien')

  await town.fill('Linz')
  await page.getByRole('tab', { name: 'Privatsphäre' }).click()
  await question.getByRole('button', { name: 'Verwerfen' }).click()
  await expect(page.getByRole('checkbox', { name: 'Telefonisch' })).toBeVisible()
  await page.getByRole('tab', { name: 'Persönliche Daten' }).click()
  await expect(town).toHaveValue('Wien')
})

test('signing out with unsaved entries asks for confirmation once', async ({ page, portal }) => {
  await openTab(page, portal, 'personal-information')
  await page.getByRole('textbox', { name: /^Ort/ }).fill('Graz')
  await page.getByRole('button', { name: 'Konto' }).click()
  await page.getByRole('menuitem', { name: 'Abmelden' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Abmelden' }).click()
  await expect(page).toHaveURL('/private/login')
})

async function openCustomerTab(
  page: Page,
  portal: Portal,
  tab: string,
  bpNumber = '1100234501',
  language: 'de' | 'en' = 'de',
) {
  const address = `/bank/private-customer/${bpNumber}/mypaybox?tab=${tab}`
  await portal.enter(address, 'sabine.koehler@bank.example', language)
  await expect(page).toHaveURL(address)
}
const field = (page: Page, name: RegExp) => page.getByRole('textbox', { name })

test('the bank corrects a name and an e-mail address; one that is taken is refused @R041 @R371 @R372 @R781 @R814 @R870', async ({
  page,
  portal,
  expected,
}) => {
  expected.refusals.push(409)
  await openCustomerTab(page, portal, 'personal-information')
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
  await expect(page.getByText('Die persönlichen Daten wurden gespeichert.')).toBeVisible()
  await expect(page.getByText('Anna Gruber-Haas')).toBeVisible()
  await portal.enter('/private/login', 'anna.gruber-haas@mail.example')
  await expect(page).toHaveURL('/private/mypaybox')
})

test('the bank enters another account, in English @R373 @R776 @R815', async ({ page, portal, backend, expected }) => {
  expected.refusals.push(460)
  await openCustomerTab(page, portal, 'bank-data', '1100234501', 'en')
  await field(page, /^IBAN/).fill('AT95 1400 0000 1234 5098')
  await save(page).click()
  await expect(page.getByText('This IBAN is not correct. Please check it.')).toBeVisible()
  await expectAccessible(page)
  await field(page, /^IBAN/).fill('at95 1400 0000 1234 5099')
  // The form knows what the bank knows, so that only an order makes the bank refuse.
  await backend.failNext({ operation: 'bankUpdateBankData', status: 460 })
  await save(page).click()
  await expect(page.getByRole('alert')).toContainText('Please check every letter and digit.')
  await save(page).click()
  await expect(page.getByText('Bank details saved.')).toBeVisible()
  await page.reload()
  await expect(field(page, /^IBAN/)).toHaveValue('AT95 1400 0000 1234 5099')
})

test('the bank changes what a customer agrees to @R816', async ({ page, portal }) => {
  await openCustomerTab(page, portal, 'privacy-policy', '1100234503')
  await page.getByRole('checkbox', { name: 'Per Brief' }).check()
  await save(page).click()
  await expect(page.getByText('Die Einstellungen zur Privatsphäre wurden gespeichert.')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1)
})

test('while work runs for a customer, the bank changes nothing @R275', async ({ page, portal, expected }) => {
  expected.refusals.push(423)
  await openCustomerTab(page, portal, 'bank-data', '1100234507')
  await field(page, /^Kontoinhaber/).fill('Elsa Eder')
  await save(page).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(field(page, /^Kontoinhaber/)).toHaveValue('Elsa Eder')
})
