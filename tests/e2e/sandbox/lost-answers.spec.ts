import type { Page } from '@playwright/test'
import { button as windowButton, dialog, file, good, openOwn } from './calling-numbers-steps.ts'
import { button, day, german, nextMonth, today } from './products-steps.ts'
import { expect, test } from './sandbox-test.ts'

const open = {
  de: 'Wir wissen nicht, ob gespeichert wurde. Sie können es gefahrlos noch einmal versuchen: Es wird nur einmal ausgeführt.',
  en: 'We do not know whether this was saved. You can safely try again: it will be done only once.',
}
const doneBefore = /Was Sie hier zuvor gesendet hatten, wurde doch gespeichert\./

/** The bank does what is asked next, and its answer gets lost on the way; gives the keys that are sent from now on. */
async function loseNextAnswer(page: Page): Promise<string[]> {
  const keys: string[] = []
  await page.route('**/api/ui/v1/**', async (route) => {
    const key = route.request().headers()['idempotency-key']
    if (key === undefined) return route.continue()
    keys.push(key)
    if (keys.length > 1) return route.continue()
    await route.fetch()
    return route.abort('internetdisconnected')
  })
  return keys
}

test.beforeEach(({ expected }) => void expected.refusals.push('offline'))

for (const language of ['de', 'en'] as const) {
  test(`a bank employee whose credit had no answer tries again, and it is booked once, in ${language}`, async ({
    page,
    portal,
  }) => {
    await portal.enter(
      '/bank/private-customer/1100234501/administration?tab=fees-credits',
      'thomas.auer@bank.example',
      language,
    )
    const add = { de: 'Anlegen', en: 'Create' }[language]
    await page
      .getByRole('button', { name: { de: 'Gebühr/Gutschrift anlegen', en: 'Add fee or credit' }[language] })
      .click()
    await dialog(page)
      .getByLabel({ de: /^Produkt/, en: /^Product/ }[language])
      .selectOption({ label: 'Starter' })
    await dialog(page)
      .getByLabel({ de: /^Art/, en: /^Type/ }[language])
      .selectOption({ label: { de: 'Kulanzgutschrift', en: 'Goodwill credit' }[language] })
    await dialog(page)
      .getByLabel({ de: /^Betrag/, en: /^Amount/ }[language])
      .fill('7,77')
    await dialog(page)
      .getByLabel({ de: /^Beginn/, en: /^Start/ }[language])
      .fill(german(today()))
    const keys = await loseNextAnswer(page)
    await windowButton(page, add).click()
    await expect(dialog(page).getByRole('alert')).toContainText(open[language])
    await windowButton(page, add).click()
    await expect(dialog(page)).toBeHidden()
    await expect(page.getByRole('row', { name: /-7[.,]77/ })).toHaveCount(1)
    expect(keys).toHaveLength(2)
    expect(keys[0]).toBe(keys[1])
  })
}

test('who changes a note after a lost answer is told that the first was saved, sees it, and may add the other', async ({
  page,
  portal,
  expected,
}) => {
  expected.refusals.push(422)
  await portal.enter('/bank/private-customer/1100234501/administration?tab=notes', 'sabine.koehler@bank.example')
  await page.getByRole('button', { name: 'Notiz hinzufügen' }).click()
  const note = dialog(page).getByLabel('Notiz')
  await note.fill('Ruft wegen der Karte an')
  await loseNextAnswer(page)
  await windowButton(page, 'Hinzufügen').click()
  await expect(dialog(page).getByRole('alert')).toContainText(open.de)
  await note.fill('Ruft wegen der Karte noch einmal an')
  await windowButton(page, 'Hinzufügen').click()
  await expect(dialog(page).getByRole('alert')).toContainText(doneBefore)
  await expect(note).toHaveValue('Ruft wegen der Karte noch einmal an')
  await expect(page.getByText('Ruft wegen der Karte an', { exact: true })).toBeAttached()
  await windowButton(page, 'Hinzufügen').click()
  await expect(dialog(page)).toBeHidden()
  for (const text of ['Ruft wegen der Karte an', 'Ruft wegen der Karte noch einmal an'])
    await expect(page.getByText(text, { exact: true })).toHaveCount(1)
})

test('a file of calling numbers whose answer was lost is read in once, also after the page was loaded anew', async ({
  page,
  portal,
}) => {
  await openOwn(page, portal)
  const upload = async () => {
    await page.getByRole('button', { name: /CSV.*hochladen/ }).click()
    await dialog(page).getByLabel('CSV-Datei').setInputFiles(file(good))
    await windowButton(page, 'Hochladen').click()
  }
  const keys = await loseNextAnswer(page)
  await upload()
  await expect(dialog(page).getByRole('alert')).toContainText(open.de)
  await page.reload()
  await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false')
  if (await dialog(page).isVisible()) await page.keyboard.press('Escape')
  await upload()
  await expect(page.getByRole('status').filter({ hasText: /hinzugefügt|angelegt|hochgeladen/ })).toBeVisible()
  expect(keys[0]).toBe(keys[1])
})

test('a customer whose change of tier had no answer tries again, and it is planned once', async ({ page, portal }) => {
  await portal.enter('/private/login', 'anna.gruber@mail.example')
  await day(page).fill(nextMonth())
  await loseNextAnswer(page)
  await button(page, 'Zu Premium wechseln').click()
  await expect(page.getByRole('alert')).toContainText(open.de)
  await button(page, 'Zu Premium wechseln').click()
  await expect(page.getByRole('region', { name: 'Geplanter Wechsel' })).toContainText(nextMonth())
})
