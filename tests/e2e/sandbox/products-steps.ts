/** What a person does and reads on My products, in both languages. */
import type { Locator, Page } from '@playwright/test'
import { DateTime } from 'luxon'

export const today = (): DateTime => DateTime.now().setZone('Europe/Vienna')
export const german = (day: DateTime): string => day.toFormat('dd.MM.yyyy')
const startOfNextMonth = () => today().startOf('month').plus({ months: 1 })
/** The first day of next month, as people write it. */
export const nextMonth = (): string => german(startOfNextMonth())
/** A day in a sentence, which names the year unless it is this one. */
export function dayInWords(day: DateTime, language: 'de' | 'en' = 'de'): string {
  const year = day.year === today().year ? '' : ' yyyy'
  return language === 'de'
    ? day.setLocale('de-AT').toFormat(`d. MMMM${year}`)
    : day.setLocale('en-GB').toFormat(`d MMMM${year}`)
}

/** The first day of the next month in a sentence. */
export const nextMonthInWords = (language?: 'de' | 'en'): string => dayInWords(startOfNextMonth(), language)

export const day = (page: Page): Locator => page.getByRole('textbox', { name: /^(Tag des Wechsels|Day of the change)/ })
/** Scrolls to the form that changes the tier, since it loads when it comes in sight. */
export const scrollToChange = (page: Page): Promise<void> =>
  page.getByRole('region', { name: /^(?:Zu|Change to) \w+/ }).scrollIntoViewIfNeeded()
export async function fillDay(page: Page, entry: string): Promise<void> {
  await scrollToChange(page)
  await day(page).fill(entry)
}
export const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true })
export const statusMessage = (page: Page, sentence: string): Locator =>
  page.getByRole('status').filter({ hasText: sentence })
