/** What a person does and reads on My products, in both languages. */
import type { Locator, Page } from '@playwright/test'
import { DateTime } from 'luxon'

export const today = (): DateTime => DateTime.now().setZone('Europe/Vienna')
export const german = (day: DateTime): string => day.toFormat('dd.MM.yyyy')
/** The first day of next month, as people write it. */
export const nextMonth = (): string => german(today().startOf('month').plus({ months: 1 }))

export const day = (page: Page): Locator => page.getByRole('textbox', { name: /^(Tag des Wechsels|Day of the change)/ })
export const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true })
export const statusMessage = (page: Page, sentence: string): Locator =>
  page.getByRole('status').filter({ hasText: sentence })
