import { expect, expectAccessible } from '../portal-test.ts'
import { button, day, german, nextMonth, said, today } from './products-steps.ts'
import { test } from './sandbox-test.ts'

const journeys = [
  {
    language: 'de',
    change: 'Zu Premium wechseln',
    planned: 'Geplanter Wechsel',
    saved: 'Der Tarifwechsel ist gespeichert.',
    cancel: 'Wechsel zurücknehmen',
    question: 'Wechsel zu Premium zurücknehmen?',
    cancelled: 'Der Tarifwechsel ist zurückgenommen.',
    tomorrow: 'Der Tarif wurde heute bereits geändert. Ein weiterer Wechsel ist erst morgen möglich.',
  },
  {
    language: 'en',
    change: 'Change to Premium',
    planned: 'Planned change',
    saved: 'The change of tier is saved.',
    cancel: 'Cancel the change',
    question: 'Cancel the change to Premium?',
    cancelled: 'The change of tier is cancelled.',
    tomorrow: 'The tier was already changed today. Another change is possible only tomorrow.',
  },
] as const

for (const words of journeys) {
  test(`a customer plans Premium, sees it pending, cancels it and has to wait until tomorrow, in ${words.language} @R046 @R119 @R120 @R121 @R123 @R314 @R318 @R319`, async ({
    page,
    portal,
    expected,
  }) => {
    expected.refusals.push(460)
    await page.setViewportSize({ width: 360, height: 800 })
    await portal.enter('/private/login', 'anna.gruber@mail.example', words.language)
    await day(page).fill(nextMonth())
    await button(page, words.change).click()
    await expect(said(page, words.saved)).toBeVisible()
    const planned = page.getByRole('region', { name: words.planned })
    await expect(planned).toContainText(nextMonth())
    await page.reload()
    await planned.getByRole('button', { name: words.cancel }).click()
    const question = page.getByRole('dialog', { name: words.question })
    await expect(question).toBeVisible()
    await question.getByRole('button', { name: words.cancel }).click()
    await expect(said(page, words.cancelled)).toBeVisible()
    await expect(question).toBeHidden()
    await day(page).fill(nextMonth())
    await button(page, words.change).click()
    await expect(page.getByRole('alert')).toContainText(words.tomorrow)
  })
}

test('Premium of today is there at once, and Starter comes from the first of next month @R119 @R200 @R201', async ({
  page,
  portal,
}) => {
  await portal.enter('/private/login', 'anna.gruber@mail.example')
  await button(page, 'Zu Premium wechseln').click()
  await expect(page.getByText('Tag des Wechsels: Bitte angeben.')).toBeVisible()
  await day(page).fill(german(today().minus({ days: 1 })))
  await expect(page.getByText(`Bitte geben Sie ein Datum ab dem ${german(today())} ein.`)).toBeVisible()
  await day(page).fill(german(today()))
  await button(page, 'Zu Premium wechseln').click()
  // What cannot be taken back is asked about, with its price; another day is another question.
  const question = page.getByRole('alert')
  await expect(question).toContainText(`Premium, ab heute, ${german(today())}`)
  await expect(question).toContainText('3,90 € pro Monat')
  await expect(button(page, 'Zurück')).toBeFocused()
  await expectAccessible(page)
  await button(page, 'Zurück').click()
  await button(page, 'Zu Premium wechseln').click()
  await button(page, 'Zahlungspflichtig wechseln').click()
  await expect(page.getByRole('article', { name: 'Premium' })).toContainText('Ihr Tarif')
  await expect(page.getByRole('region', { name: 'In diesem Monat verfügbar' })).toContainText('263,50 €')
  await expect(page.getByRole('region', { name: 'Zu Starter wechseln' })).toContainText(`Ab ${nextMonth()} möglich.`)
})

test('by keyboard alone a customer picks a day from the calendar, plans and cancels', async ({ page, portal }) => {
  await portal.enter('/private/login', 'anna.gruber@mail.example')
  const tabTo = async (name: string) => {
    for (let presses = 0; presses < 40; presses += 1) {
      await page.keyboard.press('Tab')
      const focused = await page.evaluate(
        () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
      )
      if (focused === name) return
    }
    throw new Error(`Tab does not lead to "${name}"`)
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Meine paybox' })).toBeFocused()
  await expect(day(page)).toBeVisible()
  await tabTo('Kalender für Tag des Wechsels')
  await page.keyboard.press('Enter')
  await expect(page.locator('td button[aria-current="date"]')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(day(page)).not.toHaveValue('')
  await tabTo('Zu Premium wechseln')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Geplanter Wechsel' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await tabTo('Wechsel zurücknehmen')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Wechsel zurücknehmen' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Zu Premium wechseln' })).toBeVisible()
})

test('a change that was planned before is cancelled, and one that is gone says so @R121', async ({
  page,
  context,
  portal,
  expected,
}) => {
  expected.refusals.push(404)
  await portal.enter('/private/login', 'theresa.pichler@mail.example')
  await expect(page.getByText(`Wechsel geplant für ${nextMonth()}`)).toBeVisible()
  const other = await context.newPage()
  await other.goto('/private/mypaybox')
  for (const tab of [other, page]) {
    await button(tab, 'Wechsel zurücknehmen').click()
    await tab.getByRole('dialog').getByRole('button', { name: 'Wechsel zurücknehmen' }).click()
    if (tab === other) await expect(tab.getByRole('region', { name: 'Zu Premium wechseln' })).toBeVisible()
  }
  await expect(page.getByText('Diesen Eintrag gibt es nicht mehr.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Zu Premium wechseln' })).toBeVisible()
})
