/** A login whose program is held back, as on a slow connection. */
import { expect, type Page } from '@playwright/test'

export type Language = 'de' | 'en'

/** The program of the portal does not come before it is let go. */
export async function holdProgram(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  await page.route(/\/assets\/portal-[\w-]+\.js$/, async (route) => {
    await held.promise
    await route.continue()
  })
  return held.resolve
}

/** Opens a login whose program is held, so that the page is never loaded whole. */
export async function openBeforeProgram(
  page: Page,
  address = '/private/login',
  language: Language = 'de',
): Promise<void> {
  await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language)
  await page.goto(address, { waitUntil: 'commit' })
  await expect(page.locator('#root[data-first] input')).toBeVisible()
  await expect(page.locator('[data-style]'), 'the inline script has run').toHaveCount(0)
}

/** The program has taken over what stood there. */
export const takenOver = (page: Page) => expect(page.locator('#root:not([data-first]) form')).toBeVisible()
