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
