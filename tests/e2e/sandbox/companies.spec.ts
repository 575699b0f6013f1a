import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectAccessibleInDark, expectNoSidewaysScroll } from '../portal-test.ts'
import { describeCompany, group } from './companies-steps.ts'
import { test } from './sandbox-test.ts'

const donau = '/bank/business-customer/1200456702/administration'
const bergland = '/bank/business-customer/1200456701/administration'
const adding = '/bank/business-customers/company'

test('the bank adds a company whose bills go abroad, and finds it @R027 @R439 @R440 @R441 @R442 @R443 @R813', async ({
  page,
  portal,
}) => {
  await portal.enter(adding, 'sabine.koehler@bank.example')
  await expect(page.getByRole('heading', { level: 1, name: 'Firma anlegen' })).toBeVisible()
  await describeCompany(page)
  const billing = group(page, 'Rechnungsadresse')
  await billing.getByRole('checkbox', { name: 'Gleich wie die Vertragsadresse' }).uncheck()
  await billing.getByLabel('Straße').fill('Lange Gasse 1')
  await billing.getByLabel('Ort').fill('Warschau')
  await billing.getByLabel('Postleitzahl').fill('00-950')
  await billing.getByLabel('Land').selectOption('Polen')
  await page.getByRole('button', { name: 'Anlegen' }).click()

  await expect(page).toHaveURL('/bank/business-customers')
  await expect(page.getByText('Die Firma wurde angelegt.')).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.goto('/bank/business-customer/1200456707/administration')
  await expect(page.getByText('Bäckerei Morgenrot OG').first()).toBeVisible()
  await expect(billing.getByLabel('Postleitzahl')).toHaveValue('00-950')
})

test('a postal code must be one of its country @R646 @R649 @R650', async ({ page, portal }) => {
  await portal.enter(adding, 'sabine.koehler@bank.example')
  const address = group(page, 'Vertragsadresse')
  await address.getByLabel('Straße').fill('Lange Gasse 1')
  await address.getByLabel('Ort').fill('Warschau')
  await address.getByLabel('Land').selectOption('Polen')
  await address.getByLabel('Postleitzahl').fill('00950')
  await page.getByRole('button', { name: 'Anlegen' }).click()
  await expect(address.getByText('Die Postleitzahl muss so aussehen: "NN-NNN".')).toBeVisible()
  await address.getByLabel('Land').selectOption('Vereinigtes Königreich')
  await expect(address.getByText('"AN NAA", "ANN NAA", "AAN NAA", "AANN NAA", "ANA NAA", "AANA NAA"')).toBeVisible()
  await address.getByLabel('Land').selectOption('Österreich')
  await expect(address.getByText('Bitte geben Sie genau 4 Ziffern ein.')).toBeVisible()
  await address.getByLabel('Land').selectOption('Deutschland')
  await expect(address.getByText('Bitte geben Sie genau 4 Ziffern ein.')).toBeHidden()
})

const known = [
  [460, {}, 'Diese IBAN stimmt nicht. Es wurde nichts gespeichert.', '@R774 @R775'],
  [461, {}, 'Eine Postleitzahl oder ein Land stimmt nicht.', '@R777'],
  [462, { body: { templates: ['NN-NNN'] } }, 'Die Postleitzahl muss so aussehen: "NN-NNN".', '@R778'],
] as const

test('refusals by the server are shown when a company is added and when it is changed', async ({
  page,
  portal,
  backend,
  expected,
}) => {
  /** Sends what is typed, refused in each way. */
  const refuseAll = async (operation: string, button: string) => {
    for (const [status, answer, sentence, rows] of known) {
      await test.step(`${operation} ${status} ${rows}`, async () => {
        expected.refusals.push(status)
        await backend.failNext({ operation, status, ...answer })
        await page.getByRole('button', { name: button }).click()
        await expect(page.getByRole('alert')).toContainText(sentence)
      })
    }
  }
  await portal.enter(adding, 'martin.brandl@bank.example')
  await describeCompany(page)
  await refuseAll('bankCreateCompany', 'Anlegen')
  await expect(group(page, 'Firma').getByLabel('Firmenname')).toHaveValue('Bäckerei Morgenrot OG')
  await page.getByRole('button', { name: 'Anlegen' }).click()
  await expect(page).toHaveURL('/bank/business-customers')

  await page.goto(bergland)
  await group(page, 'Firma').getByLabel('Firmenname').fill('Bergland GmbH')
  await refuseAll('bankUpdateCompany', 'Speichern')
  await expect(group(page, 'Firma').getByLabel('Firmenname')).toHaveValue('Bergland GmbH')
})

test('the bank changes a company @R556 @R557 @R558 @R645 @R813', async ({ page, portal }) => {
  await portal.enter(bergland, 'sabine.koehler@bank.example')
  const payment = group(page, 'Zahlung')
  const save = page.getByRole('button', { name: 'Speichern' })
  await expect(save).toBeDisabled()
  await payment.getByLabel('IBAN').fill('')
  await save.click()
  await expect(payment.getByText('IBAN: Bitte angeben.')).toBeVisible()
  await expect(payment.getByLabel('IBAN')).toBeFocused()
  await payment.getByLabel('Zahlungsart').selectOption('Auf Rechnung')
  await expect(payment.getByText('IBAN: Bitte angeben.')).toBeHidden()
  await group(page, 'Firma').getByLabel('Firmenname').fill('Bergland Haustechnik GmbH')
  await save.click()
  await expect(page.getByText('Die Firmendaten wurden geändert.')).toBeVisible()
  await expect(save).toBeDisabled()
  await expect(page.getByRole('region', { name: 'Kundin oder Kunde' })).toContainText('Bergland Haustechnik GmbH')
})

test('the bank changes nothing while work runs on the company', async ({ page, portal, expected }) => {
  expected.refusals.push(423)
  await portal.enter(donau, 'sabine.koehler@bank.example')
  await group(page, 'Firma').getByLabel('Firmenname').fill('Donau GmbH')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByRole('alert')).toContainText('Für diesen Datensatz läuft noch eine Aufgabe.')
})

test('an administrator changes where bills go, with the keyboard alone @R643 @R644', async ({ page, portal }) => {
  await portal.enter('/business/administration', 'katharina.moser@bergland.example')
  const second = page.getByLabel('Zweite E-Mail-Adresse für Rechnungen')
  await expect(second).toHaveValue('buchhaltung@bergland.example')
  await expect(page.getByRole('textbox')).toHaveCount(2)
  for (
    let presses = 0;
    presses < 40 && !(await second.evaluate((one) => one === document.activeElement));
    presses += 1
  ) {
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('falsch')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Bitte geben Sie eine gültige E-Mail-Adresse ein.')).toBeVisible()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('Delete')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Die E-Mail-Adressen für Rechnungen wurden geändert.')).toBeVisible()
  await page.reload()
  await expect(second).toHaveValue('')
})

test('administrators of a company with a running task read that they have to wait @R348', async ({
  page,
  portal,
  expected,
}) => {
  expected.refusals.push(423)
  await portal.enter('/business/administration', 'andreas.bauer@donau-logistik.example', 'en')
  await page.getByLabel('Second e-mail address for bills').fill('second@donau-logistik.example')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('alert')).toContainText('A change to your data is still in progress.')
})

/** Fits every width, and everybody can use it on a phone and on a wide screen in both colour schemes. */
async function expectGoodEverywhere(page: Page): Promise<void> {
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await expectNoSidewaysScroll(page)
  }
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await expectAccessible(page)
    await expectAccessibleInDark(page)
  }
}

test('company data are readable at every width in light and dark @R424 @R498', async ({ page, portal }) => {
  await portal.enter('/business/administration', 'andreas.bauer@donau-logistik.example')
  await expect(page.getByRole('region', { name: 'Rechnungsadresse' })).toContainText('Deutschland')
  await expectGoodEverywhere(page)
})

test('the form of a company fits every width in light and dark @R439', async ({ page, portal }) => {
  await portal.enter(adding, 'sabine.koehler@bank.example', 'en')
  await page.getByRole('button', { name: 'Add' }).click()
  await expect(page.getByText('Company name: please fill in.', { exact: true })).toBeVisible()
  await expectGoodEverywhere(page)
})

test('the menu says for which company somebody is signed in, and leads to the profile @R421', async ({
  page,
  portal,
}) => {
  await portal.enter('/business/administration', 'katharina.moser@bergland.example')
  await page.getByRole('button', { name: 'Konto' }).click()
  await expect(page.getByRole('menu')).toContainText('Bergland Installationen GmbH')
  await page.keyboard.press('Escape')

  await page.setViewportSize({ width: 360, height: 800 })
  await page.getByRole('button', { name: 'Menü' }).click()
  const menu = page.getByRole('dialog')
  await expect(menu).toContainText('Bergland Installationen GmbH')
  await menu.getByRole('link', { name: 'Profil' }).click()
  await expect(page).toHaveURL('/business/profile')
})
