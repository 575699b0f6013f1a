import type { Locator } from '@playwright/test'
import { expect, expectNoSidewaysScroll } from '../portal-test.ts'
import { test } from './sandbox-test.ts'

const long = 'maximiliane.hohenwarter-schwarzenberg@versicherungsmakler-oberoesterreich.example'

/** In how many lines a text stands. */
const linesOf = (place: Locator) =>
  place.evaluate((one) => {
    const range = document.createRange()
    range.selectNodeContents(one)
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
  })

/** Whether all of the inner one lies within the outer one. */
async function expectWithin(inner: Locator, outer: Locator): Promise<void> {
  const [one, other] = [(await inner.boundingBox())!, (await outer.boundingBox())!]
  expect(one.y).toBeGreaterThanOrEqual(other.y)
  expect(one.y + one.height).toBeLessThanOrEqual(other.y + other.height)
}

test('a long e-mail address takes one line of the header, and fits into the menu and the steps of the login', async ({
  page,
  portal,
  backend,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await portal.open('/private/profile')
  await portal.signIn('anna.gruber@mail.example')
  await page.getByRole('button', { name: 'E-Mail-Adresse ändern' }).click()
  await page.getByLabel(/^Neue E-Mail-Adresse \*/).fill(long)
  await page.getByLabel(/^Neue E-Mail-Adresse wiederholen/).fill(long)
  await page.getByRole('button', { name: 'Code anfordern' }).click()
  await expect(page.getByLabel(/^Code aus der E-Mail/)).toBeVisible()
  await page.getByLabel(/^Code aus der E-Mail/).fill(await backend.codeFor(long))
  await page.getByRole('dialog').getByRole('button', { name: 'E-Mail-Adresse ändern' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()

  const account = page.getByRole('button', { name: 'Konto' })
  const address = account.getByText(long)
  await expect(address).toBeVisible()
  expect(await linesOf(address)).toBe(1)
  await expectWithin(account, page.getByRole('banner'))

  await page.setViewportSize({ width: 360, height: 800 })
  await page.getByRole('button', { name: 'Menü' }).click()
  const menu = page.getByRole('dialog')
  await expect(menu.getByRole('heading', { name: long })).toBeVisible()
  expect(await menu.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0)
  await menu.getByRole('button', { name: 'Abmelden' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Abmelden' }).click()

  await portal.enterEmail(long)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Passwort vergessen?' }).click()
  await expect(page.getByRole('button', { name: 'Code senden' })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Code senden' }).click()
  await expect(page.getByText('Wir haben einen Code an')).toBeVisible()
  await expectNoSidewaysScroll(page)
})

test('a phone number stands in one line on the narrowest phone', async ({ page, portal }) => {
  await page.setViewportSize({ width: 320, height: 568 })
  await portal.open('/private/login')
  await portal.signIn('anna.gruber@mail.example')
  const number = page.getByText('+43\u00a0664\u00a01234501', { exact: true })
  await expect(number).toBeVisible()
  expect(await linesOf(number)).toBe(1)
  await expectNoSidewaysScroll(page)
})

test('three locks and a running task take two lines of a customer’s header on a laptop', async ({ page, portal }) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await portal.enter('/bank/private-customer/1100234507/administration', 'thomas.auer@bank.example')
  for (const language of ['Deutsch', 'English']) {
    await page.getByRole('button', { name: language }).click()
    const texts = page
      .getByText(/^(Franz Eder|Aufgabe läuft|Task is running|Gesperrt: |Locked: )/)
      .filter({ visible: true })
    await expect(texts).toHaveCount(3)
    const tops = await texts.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top / 16)))
    expect(new Set(tops).size).toBeLessThanOrEqual(2)
    for (const text of await texts.all()) expect(await linesOf(text)).toBe(1)
  }
})
