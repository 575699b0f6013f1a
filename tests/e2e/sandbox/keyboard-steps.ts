import type { Locator, Page } from '@playwright/test'
import { expect } from '../portal-test.ts'

/** Presses one key, as often as a person would, until this has the focus. */
export async function moveTo(
  page: Page,
  wanted: Locator,
  key: 'Tab' | 'Shift+Tab' | 'ArrowDown' = 'Tab',
): Promise<void> {
  await expect(wanted).toBeVisible()
  for (let stop = 0; stop < 20; stop += 1) {
    await page.keyboard.press(key)
    if (await wanted.evaluate((element) => element === document.activeElement)) return
  }
  await expect(wanted, `it can be reached with ${key}`).toBeFocused({ timeout: 1 })
}
