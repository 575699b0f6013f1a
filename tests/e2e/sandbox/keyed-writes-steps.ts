/** How a journey through many screens goes on, types and sends. */
import type { Locator, Page } from '@playwright/test'
import type { Entry, KeyedWrite } from './keyed-writes.ts'

/** Goes to another page of the portal without loading it anew. */
export const goTo = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => window.history.pushState({}, '', to), path)

/** So that what is said next is new. */
export const closeAlerts = (page: Page): Promise<void> =>
  page
    .getByRole('button', { name: /^(Meldung schließen|Close message)$/ })
    .evaluateAll((buttons) => buttons.forEach((button) => (button as HTMLElement).click()))

async function enter(field: Locator, entry: Entry): Promise<void> {
  if (typeof entry === 'object') return field.setInputFiles(entry)
  if (entry === true) return field.check()
  if (await field.evaluate((one) => one.tagName === 'SELECT')) return void (await field.selectOption(String(entry)))
  return field.fill(String(entry))
}

type Filled = Pick<KeyedWrite, 'at' | 'entries' | 'begin' | 'opensModal' | 'send'>

/** Fills in what is open at an address; gives where it stands and the button that sends it. */
export async function fillIn(page: Page, { begin, opensModal = false, entries = {}, at, send }: Filled) {
  await begin?.(page)
  const place = page.getByRole(opensModal || at.includes('modal=') ? 'dialog' : 'main')
  for (const [label, entry] of Object.entries(entries)) {
    await enter(place.getByLabel(new RegExp(`^${label}`)).first(), entry)
  }
  return { place, send: place.getByRole('button', { name: send, exact: true }) }
}
