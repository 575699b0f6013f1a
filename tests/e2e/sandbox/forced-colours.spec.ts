import type { Locator, Page } from '@playwright/test'
import { seedPeople } from '../../sandbox/people.ts'
import { expect } from '../portal-test.ts'
import { test } from './sandbox-test.ts'

/** What is seen of a mark where all colours are the person's own. */
const looks = (locator: Locator): Promise<string> =>
  locator.evaluate((element) => {
    const { color, backgroundColor, borderBottomColor, borderBottomWidth } = getComputedStyle(element)
    return [color, backgroundColor, borderBottomColor, borderBottomWidth].join(' ')
  })

/** A colour of the person's own, as the browser gives it. */
const systemColour = (page: Page, name: string): Promise<string> =>
  page.evaluate((colour) => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.setProperty('forced-color-adjust', 'none')
    probe.style.color = colour
    const { color } = getComputedStyle(probe)
    probe.remove()
    return color
  }, name)

const background = (locator: Locator) => locator.evaluate((element) => getComputedStyle(element).backgroundColor)

test('forced colours show what is selected, in light and dark', async ({ page, portal }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  const days = page.locator('[data-day]:not(:disabled)').filter({ visible: true })
  const marks: Record<string, [Locator, Locator]> = {
    'a menu entry': [
      page.getByRole('navigation').getByRole('link', { name: 'Belege' }).first(),
      page.getByRole('navigation').getByRole('link', { name: 'Meine paybox' }).first(),
    ],
    'a tab': [page.getByRole('tab', { selected: true }), page.getByRole('tab', { selected: false }).first()],
    'a language': [
      page.getByRole('button', { name: 'DE, Deutsch' }),
      page.getByRole('button', { name: 'EN, English' }),
    ],
    'a day': [page.locator('[data-day][data-selected]'), days.and(page.locator(':not([data-selected])')).first()],
  }
  await portal.enter('/private/receipts-and-transactions', seedPeople.private.usual)
  await page
    .getByRole('button', { name: /^Kalender/ })
    .first()
    .click()
  await days.first().click()
  await page
    .getByRole('button', { name: /^Kalender/ })
    .first()
    .click()
  await expect(marks['a day']![0]).toBeVisible()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme })
    for (const [what, [chosen, other]] of Object.entries(marks)) {
      expect(await looks(chosen), `${what} in ${colorScheme} colours`).not.toBe(await looks(other))
    }
    for (const what of ['a menu entry', 'a tab'])
      await expect(marks[what]![0], `${what} can be read`).toHaveCSS('color', await systemColour(page, 'HighlightText'))
  }

  await page.goto('/private/mypaybox?tab=privacy-policy')
  const ticked = page.locator('main input:is([type=radio], [type=checkbox]):checked').first()
  const empty = page.locator('main input:is([type=radio], [type=checkbox]):not(:checked)').first()
  await expect(ticked).toBeVisible()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme })
    expect(await background(ticked), `in ${colorScheme} colours`).not.toBe(await background(empty))
    const sign = ticked.locator('xpath=following-sibling::*').first()
    expect(await sign.evaluate((one) => getComputedStyle(one).color)).not.toBe(await background(ticked))
  }
})

test('with forced colours the fields do not show through the buttons of a long form', async ({ page, portal }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.setViewportSize({ width: 360, height: 640 })
  await portal.enter('/private/mypaybox?tab=personal-information', seedPeople.private.usual)
  const bar = page.getByRole('button', { name: 'Speichern' }).locator('xpath=..')
  // There is nothing to save yet.
  await expect(bar).toHaveCSS('position', 'static')
  await page.getByRole('textbox', { name: 'Ort' }).fill('Salzburg Süd')
  await expect(bar).toHaveCSS('position', 'sticky')
  await expect(bar).toHaveCSS('background-color', await systemColour(page, 'Canvas'))
})
