/** The page of a customer's own number, as the journeys about it see it. */
import type { Page } from '@playwright/test'

export const anna = 'anna.gruber@mail.example'
export const newNumber = '6601234599'
export const tab = '/private/mypaybox?tab=call-number'

export const numberField = (page: Page) => page.getByRole('textbox', { name: /^(Rufnummer|Phone number)/ })

export async function askForCode(page: Page, callNumber = newNumber): Promise<void> {
  await numberField(page).fill(callNumber)
  await page.getByRole('button', { name: /^(Speichern|Save)$/ }).click()
}

export async function confirm(page: Page, code: string): Promise<void> {
  await page.getByRole('textbox', { name: /^(Code aus der SMS|Code from the SMS)/ }).fill(code)
  await page.getByRole('button', { name: /^(Rufnummer ändern|Change number)$/ }).click()
}
