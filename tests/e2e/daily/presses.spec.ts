import type { Locator, Page } from '@playwright/test'
import { scrollToChange } from '../sandbox/products-steps.ts'
import { expect, test } from '../sandbox/sandbox-test.ts'

/**
 * The presses that each of the most frequent tasks takes, and took on 2026-11-26: a click, a tap, or a key beside typed words; a choice in
 * a list is two.
 */
const presses = {
  'find a customer by phone number, with what is left of the limit': { before: 2, now: 2 },
  'copy the phone number': { before: 2, now: 1 },
  'copy the address': { before: 3, now: 1 },
  'open the last bill': { before: 2, now: 2 },
  'lock the customer': { before: 4, now: 4 },
  'write a note': { before: 3, now: 3 },
  'give a goodwill credit': { before: 9, now: 6 },
  'go from a receipt to its payments': { before: 4, now: 2 },
  'go to the next customer of the list': { before: 2, now: 1 },
  'block five calling numbers': { before: 10, now: 4 },
  'repeat all failed tasks': { before: 3, now: 3 },
  'read what is left of the limit, and the last payments': { before: 3, now: 0 },
  'read why a payment failed, and whom to call': { before: 4, now: 1 },
  'list the payments of last month': { before: 5, now: 3 },
  'go from a bill to its payments': { before: 5, now: 3 },
  'upgrade to Premium': { before: 3, now: 2 },
}
type Task = keyof typeof presses

test('no task takes more presses than before, and all of them two thirds', () => {
  const all = Object.values(presses)
  expect(all.filter(({ before, now }) => now > before)).toEqual([])
  const sum = (of: 'before' | 'now') => all.reduce((total, task) => total + task[of], 0)
  expect(sum('now')).toBeLessThanOrEqual((sum('before') * 2) / 3)
})

/** Hands that count their presses. */
function createHands(page: Page) {
  let count = 0
  return {
    click: async (target: Locator, modifiers: 'Shift'[] = []) => {
      count += 1
      await target.click({ modifiers })
    },
    press: async (key: string) => {
      count += 1
      await page.keyboard.press(key)
    },
    type: (words: string) => page.keyboard.type(words),
    choose: async (list: Locator, label: string) => {
      count += 2
      await list.selectOption({ label })
    },
    takeCount: () => {
      const taken = count
      count = 0
      return taken
    },
  }
}

type Hands = ReturnType<typeof createHands>

const perform = (hands: Hands) => (task: Task, act: () => Promise<void>) =>
  test.step(task, async () => {
    hands.takeCount()
    await act()
    expect.soft(hands.takeCount(), task).toBeLessThanOrEqual(presses[task].now)
  })

test('an employee needs few presses for what they do most', async ({ page, portal }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await portal.open('/bank/login')
  await portal.signIn('thomas.auer@bank.example')
  const [main, modal] = [page.getByRole('main'), page.getByRole('dialog')]
  const button = (name: string | RegExp) => page.getByRole('button', { name })
  const link = (name: string | RegExp) => page.getByRole('link', { name })
  const hands = createHands(page)
  const task = perform(hands)
  await expect(page.getByRole('table')).toBeVisible()

  await task('find a customer by phone number, with what is left of the limit', async () => {
    await hands.press('/')
    await expect(modal.getByRole('combobox')).toBeFocused()
    await hands.type('0664 1234501')
    await hands.press('Enter')
    await expect(main).toContainText('63,50 €')
  })
  await task('copy the phone number', async () => {
    await hands.click(button('Rufnummer kopieren').first())
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('6641234501')
  })
  await task('copy the address', async () => {
    await hands.click(page.getByRole('button', { name: 'Adresse kopieren', exact: true }))
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('1060 Wien')
  })
  await task('open the last bill', async () => {
    await hands.click(link('Belege und Transaktionen'))
    const download = page.waitForEvent('download')
    await hands.click(button(/PDF/).first())
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/)
  })
  await link('Produkt und Daten').click()
  await expect(main).toContainText('Letzte Zahlungen')
  await task('write a note', async () => {
    await hands.press('n')
    await expect(modal.getByRole('textbox')).toBeFocused()
    await hands.type('Anruf wegen der Rechnung.')
    await hands.press('Tab')
    await hands.press('Enter')
    await expect(page.getByRole('row').getByText('Anruf wegen der Rechnung.')).toBeVisible()
  })
  await expect(modal).toHaveCount(0)
  await task('give a goodwill credit', async () => {
    await hands.click(page.getByRole('tab', { name: 'Gebühren und Gutschriften' }))
    await hands.click(button('Gebühr/Gutschrift anlegen'))
    await hands.choose(modal.getByLabel(/^Art/), 'Kulanzgutschrift')
    await hands.click(modal.getByLabel(/^Betrag/))
    await hands.type('5')
    await hands.press('Enter')
    await expect(page.getByRole('row', { name: /-5,00/ })).toBeVisible()
  })
  await expect(modal).toHaveCount(0)
  await task('lock the customer', async () => {
    await hands.click(button('Aktionen'))
    await hands.click(modal.getByRole('button', { name: /^Sperren/ }))
    await hands.click(modal.getByRole('checkbox', { name: 'Sicherheitssperre RM' }))
    await hands.press('Enter')
    await expect(page.getByRole('region', { name: /^Kund/ })).toContainText('Gesperrt')
  })
  await expect(modal).toHaveCount(0)
  await task('go from a receipt to its payments', async () => {
    await hands.click(link('Belege und Transaktionen'))
    await hands.click(link(/^Zahlungen dieses Belegs/).first())
    await expect(page.getByRole('region', { name: /^Monatsrechnung/ })).toContainText('Betrag des Belegs')
  })
  await link('Privatkunden').click()
  await link('1100234519').click()
  await expect(main).toContainText('Helga Sommer')
  await task('go to the next customer of the list', async () => {
    await hands.press('j')
    await expect(page).toHaveURL(/1100234518/)
  })
  await task('repeat all failed tasks', async () => {
    await hands.click(link('Verwaltung'))
    await hands.click(button('Fehlgeschlagene wiederholen'))
    await hands.click(modal.getByRole('button', { name: /^\d+ Aufgaben? wiederholen$/ }))
    await expect(modal).toHaveCount(0)
  })
})

test('an administrator of a company blocks five numbers with few presses', async ({ page, portal }) => {
  await portal.open('/business/login')
  await portal.signIn('katharina.moser@bergland.example')
  await page.getByRole('link', { name: 'Rufnummern' }).click()
  const hands = createHands(page)
  const active = page.getByRole('row').filter({ hasText: 'Aktiv' }).getByRole('checkbox')
  await expect(active.nth(4)).toBeVisible()
  await page.getByRole('button', { name: 'Status Alle' }).click()
  await page.getByRole('checkbox', { name: 'Aktiv', exact: true }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('row').filter({ hasText: 'Gesperrt' })).toHaveCount(0)
  const bar = page.getByRole('group', { name: 'Gewählte Einträge' })
  await perform(hands)('block five calling numbers', async () => {
    await hands.click(active.nth(0))
    await hands.click(active.nth(4), ['Shift'])
    await expect(bar).toContainText('5 Rufnummern gewählt')
    await hands.click(bar.getByRole('button', { name: 'Sperren' }))
    await hands.click(page.getByRole('dialog').getByRole('button', { name: 'Sperren' }))
    await expect(page.getByText('5 Rufnummern wurden gesperrt.')).toBeVisible()
  })
})

test('a customer needs few taps on a phone for what they do most', async ({ page, portal }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await portal.open('/private/login')
  await portal.signIn('anna.gruber@mail.example')
  const [main, modal] = [page.getByRole('main'), page.getByRole('dialog')]
  const button = (name: string | RegExp) => page.getByRole('button', { name })
  const link = (name: string | RegExp) => page.getByRole('link', { name })
  const hands = createHands(page)
  const task = perform(hands)

  await task('read what is left of the limit, and the last payments', async () => {
    await expect(main).toContainText('63,50 €')
    await expect(main).toContainText('Parkgarage Oper')
  })
  await task('read why a payment failed, and whom to call', async () => {
    await hands.click(link(/Bäckerei Morgenrot/))
    await expect(modal).toContainText('Abbuchung fehlgeschlagen')
    await expect(modal).toContainText('rufen Sie uns')
  })
  await page.goBack()
  await expect(modal).toHaveCount(0)
  await task('list the payments of last month', async () => {
    await hands.click(link('Alle Zahlungen'))
    await hands.click(button(/^Filter/))
    await hands.click(button('Letzter Monat'))
    await expect(page).toHaveURL(/from=\d{4}-\d\d-01/)
  })
  await page.goto('/private/mypaybox')
  await expect(main).toContainText('63,50 €')
  await task('go from a bill to its payments', async () => {
    await hands.click(button('Menü'))
    await hands.click(link('Belege und Transaktionen'))
    await hands.click(link(/^Zahlungen dieses Belegs/).first())
    await expect(page).toHaveURL(/tab=transactions/)
  })
  await page.goto('/private/mypaybox')
  await scrollToChange(page)
  await task('upgrade to Premium', async () => {
    await hands.click(button('Zu Premium wechseln'))
    await hands.click(button('Zahlungspflichtig wechseln'))
    await expect(page.getByRole('status').filter({ hasText: /^Premium/ })).toBeVisible()
  })
})
