import type { Locator, Page } from '@playwright/test'
import { expect } from '../portal-test.ts'

export const anna = '/bank/private-customer/1100234501/administration'
export const bergland = '/bank/business-customer/1200456701/administration'
/** Work on him never ends: 423. */
export const franz = '/bank/private-customer/1100234507/administration'
/** She has neither documents nor notes. */
export const elif = '/bank/private-customer/1100234505/administration'

export const staff = 'thomas.auer@bank.example'
/** May delete for good. */
export const remover = 'ingrid.fuchs@bank.example'

export const dialog = (page: Page) => page.getByRole('dialog')
export const statusMessage = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words })
export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

/** As somebody does who has no mouse. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((one) => one === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}
