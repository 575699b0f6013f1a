import type { Page } from '@playwright/test'
import { allPages } from '../../all-pages.ts'
import { seedPeople } from '../../sandbox/people.ts'
import { expect } from '../portal-test.ts'
import { dialog, openCardActions, openOwn } from './calling-numbers-steps.ts'
import { test } from './sandbox-test.ts'

test('going back with text in a modal asks for confirmation, and leads to the row of the modal', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 360, height: 700 })
  await openOwn(page, portal)
  await openCardActions(page)
  const change = page.getByRole('button', { name: /^\+43 .* ändern$/ }).last()
  await change.scrollIntoViewIfNeeded()
  await change.click()
  const modal = dialog(page)
  const lastName = modal.getByLabel('Nachname')
  await lastName.fill('Unterberger-Zwettl')

  await page.goBack()
  await expect(modal.getByRole('alert')).toContainText('Änderungen verwerfen?')
  await expect(modal.getByRole('button', { name: 'Weiter bearbeiten' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(lastName).toBeFocused()
  await expect(lastName).toHaveValue('Unterberger-Zwettl')
  await expect(page).toHaveURL(/modal=edit/)

  await page.goBack()
  await modal.getByRole('button', { name: 'Verwerfen' }).click()
  await expect(modal).toBeHidden()
  await expect(change).toBeFocused()
  await expect(change).toBeInViewport()

  await change.click()
  await expect(lastName).not.toHaveValue('Unterberger-Zwettl')
  await page.goBack()
  await expect(modal).toBeHidden()
  await expect(change).toBeInViewport()

  // However a modal is closed, going back then leads to the page before and opens no modal again.
  await page.getByRole('button', { name: 'Menü' }).click()
  await page.getByRole('link', { name: 'Profil' }).click()
  await expect(page).toHaveURL(/profile/)
  await page.getByRole('button', { name: 'Menü' }).click()
  await page.getByRole('link', { name: 'Rufnummern' }).click()
  await openCardActions(page)
  for (const way of ['Escape', 'Schließen', 'Abbrechen']) {
    await change.click()
    await expect(page).toHaveURL(/modal=edit/)
    await expect(modal).toBeVisible()
    if (way === 'Escape') await page.keyboard.press(way)
    else await modal.getByRole('button', { name: way, exact: true }).click()
    await expect(modal).toBeHidden()
    await expect(change).toBeFocused()
  }
  await page.goBack()
  await expect(page).toHaveURL(/profile/)
})

/** Links of rows and list items that lead to another page in the same tab. */
const linksTo = (href = '') =>
  `main :is([data-row], li) a[href${href && `="${href}"`}]:not([target=_blank], [tabindex="-1"])`

/** The links of the last row that has some, which are in sight: one way to a record each. */
const waysOut = (page: Page) =>
  page.locator(linksTo()).evaluateAll((links) => {
    const shown = links.filter((link) => link.checkVisibility())
    const row = shown.at(-1)?.closest('tr, li')
    return shown.filter((link) => row?.contains(link)).map((link) => link.getAttribute('href')!)
  })

const readPlace = (page: Page, href: string) =>
  page.evaluate((selector) => {
    const row = [...document.querySelectorAll(selector)].at(-1)?.closest('tr, li')
    return {
      scrollY: Math.round(scrollY),
      url: location.href,
      isMarked: row?.hasAttribute('data-returned'),
      focused: row?.contains(document.activeElement) && document.activeElement?.getAttribute('href'),
      row: row?.getAttribute('data-row'),
    }
  }, linksTo(href))

for (const area of ['private', 'business', 'bank'] as const)
  for (const width of [360, 1366])
    test(`from each list of the ${area} area at ${width} px, going back leads to the row that was left`, async ({
      page,
      portal,
    }) => {
      test.slow() // it opens each page
      await page.setViewportSize({ width, height: 700 })
      await portal.enter(allPages[area][0]!, seedPeople[area].usual)
      const left: string[] = []
      for (const path of allPages[area]) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
        await expect(page.locator('.mantine-Skeleton-root, [aria-busy=true]')).toHaveCount(0)
        for (const href of await waysOut(page)) {
          const link = page.locator(linksTo(href)).last()
          await link.scrollIntoViewIfNeeded()
          const before = await readPlace(page, href)
          await link.click()
          await expect(page).not.toHaveURL(before.url)
          await expect(page.locator('.mantine-Skeleton-root, [aria-busy=true]')).toHaveCount(0)
          await page.goBack()
          await expect
            .poll(() => readPlace(page, href), { message: `${path} from ${href}` })
            .toEqual({ ...before, isMarked: true, focused: href })
          left.push(`${path} ${href}`)
        }
      }
      expect(left.length).toBeGreaterThan(0)
    })

test('going back in the login shows the step before, and leaves it only from the first', async ({ page, portal }) => {
  const email = page.getByRole('textbox', { name: 'E-Mail-Adresse' })
  const password = page.getByLabel(/^Passwort/)
  await portal.open('/')
  await portal.open('/private/login')
  await email.fill('anna.gruber@mail.example')
  await page.getByRole('button', { name: 'Weiter' }).click()
  await expect(password).toBeFocused()
  await page.getByRole('button', { name: 'Passwort vergessen?' }).click()
  await page.getByRole('button', { name: 'Ich habe schon einen Code' }).click()
  const code = page.getByLabel('Code aus der E-Mail')
  await expect(code).toBeVisible()

  await page.goBack()
  await expect(page.getByRole('button', { name: 'Code senden' })).toBeVisible()
  await page.goForward()
  await expect(code).toBeVisible()
  await page.goBack()
  await page.goBack()
  await expect(password).toBeVisible()
  await page.goBack()
  await expect(email).toHaveValue('anna.gruber@mail.example')
  await page.goForward()
  await expect(password).toBeVisible()
  await page.reload()
  await expect(email).toBeVisible()
})

test('going back closes what stands over the page, and a page that was chosen there replaces it', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 360, height: 700 })
  await openOwn(page, portal)
  const menu = page.getByRole('button', { name: 'Menü' })
  await menu.click()
  await expect(dialog(page)).toBeVisible()
  await page.goBack()
  await expect(dialog(page)).toBeHidden()
  await menu.click()
  await page.getByRole('button', { name: 'Abmelden' }).click()
  await expect(page.getByRole('dialog', { name: 'Abmelden?' })).toBeVisible()
  await page.goBack()
  await expect(dialog(page)).toBeHidden()
  await expect(menu).toBeVisible()

  await menu.click()
  await page.getByRole('link', { name: 'Profil' }).click()
  await expect(page).toHaveURL(/profile/)
  await expect(dialog(page)).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL(/calling-number/)
  await expect(dialog(page)).toBeHidden()
})

test('going back from the code of an SMS asks for confirmation, keeps the number, and asks before that is lost', async ({
  page,
  portal,
  backend,
  expected,
}) => {
  expected.refusals.push(460) // the number is sent again while its code is valid
  await portal.enter('/private/mypaybox', 'anna.gruber@mail.example')
  await page.getByRole('tab', { name: 'Rufnummer' }).click()
  const number = page.getByRole('main').getByRole('textbox', { name: 'Rufnummer' })
  await number.fill('6601234599')
  await page.getByRole('button', { name: 'Speichern' }).click()
  const code = dialog(page).getByLabel('Code aus der SMS')
  await code.fill('123')
  await page.goBack()
  await dialog(page).getByRole('button', { name: 'Weiter bearbeiten' }).click()
  await expect(code).toHaveValue('123')
  await page.goBack()
  await dialog(page).getByRole('button', { name: 'Verwerfen' }).click()
  await expect(dialog(page)).toBeHidden()
  await expect(number).toHaveValue('6601234599')

  await page.goBack()
  const question = page.getByRole('dialog', { name: 'Änderungen verwerfen?' })
  await question.getByRole('button', { name: 'Weiter bearbeiten' }).click()
  await expect(number).toHaveValue('6601234599')

  await page.getByRole('button', { name: 'Speichern' }).click()
  await code.fill(await backend.codeFor('6601234599'))
  await dialog(page).getByRole('button', { name: 'Rufnummer ändern' }).click()
  await expect(page.getByText('Ihre Rufnummer wurde geändert.')).toBeVisible()
  await expect(dialog(page)).toBeHidden()
  await page.goBack()
  await expect(page.getByRole('tab', { name: 'Meine Produkte' })).toHaveAttribute('aria-selected', 'true')
})
