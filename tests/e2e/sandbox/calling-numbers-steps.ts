/** The calling numbers as the journeys about them see them. */
import type { Page } from '@playwright/test'
import { expect, type Portal } from '../portal-test.ts'

export const katharina = 'katharina.moser@bergland.example'
const header =
  'callingNumber;firstName;lastName;email;employeeNumber;custReportAttr1;custReportAttr2;carNumber;preferredCity;reloadValue;limit'
export const good =
  '6653330001;Birgit;Unterberger;birgit@bergland.example;M3021;Montage/Tirol;;I321BLD;AT-INNSBRUCK;20;200'
export const nina = (number: string) => `${number};Nina;Auer;;;;;IL890E;AT-LINZ;10;50`
export const file = (...lines: string[]) => ({
  name: 'rufnummern.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from([header, ...lines].join('\r\n')),
})

export const row = (page: Page, number: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: number }) })
export const dialog = (page: Page) => page.getByRole('dialog')
export const button = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true })

/** The calling numbers of the administrator's own company. */
export async function openOwn(page: Page, portal: Portal, email = katharina, language: 'de' | 'en' = 'de') {
  await portal.enter('/business/calling-number', email, language)
  await expect(
    page.getByRole('heading', { level: 1, name: language === 'de' ? 'Rufnummern' : 'Calling numbers' }),
  ).toBeVisible()
  await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false')
}

/** Opens the actions of the numbers in sight on a phone, whose cards have one button for all of them. */
export async function openCardActions(page: Page) {
  const name = /^Aktionen für \+43/
  await expect(page.getByRole('button', { name }).first()).toBeVisible()
  const closed = page.getByRole('button', { name, expanded: false })
  while ((await closed.count()) > 0) await closed.first().click()
}
