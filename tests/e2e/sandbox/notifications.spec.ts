import { expect, expectAccessible, expectAccessibleInDark, expectNoSidewaysScroll } from '../portal-test.ts'
import { anna, button, dialog, elif, staff } from './documents-and-notes-steps.ts'
import { test } from './sandbox-test.ts'

test('a notification is found, read in its frame, and its files are downloaded @R394 @R405 @R406 @R407 @R408 @R409 @R410 @R412 @R413 @R709', async ({
  page,
  portal,
  expected,
}) => {
  expected.refusals.push(404)
  await portal.enter(`${anna}?tab=notifications`, staff)
  await expect(page.getByRole('row').nth(1)).toContainText('Ihr neuer Tarif')
  await expectAccessible(page)
  await button(page, 'Betreff').click()
  await expect(page).toHaveURL(/sort=subject_asc/)
  await expect(page.getByRole('row').nth(1)).toContainText('Ausweis erhalten')

  await button(page, 'Ausweis erhalten ansehen').click()
  await expect(page.frameLocator('iframe').getByText('Danke, Ihr Ausweis ist bei uns.')).toBeVisible()
  await expectAccessible(page)
  for (const [name, ending] of [
    ['Anhang herunterladen', /\.pdf$/],
    ['Kundendokument herunterladen', /^Antrag\.doc$/],
  ] as const) {
    const download = page.waitForEvent('download')
    await dialog(page).getByRole('button', { name }).click()
    expect((await download).suggestedFilename()).toMatch(ending)
  }
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(button(page, 'Ausweis erhalten ansehen')).toBeFocused()

  await test.step('a failed notification shows the reason', async () => {
    await button(page, 'Bestätigen Sie Ihre neue E-Mail-Adresse ansehen').click()
    await expect(dialog(page)).toContainText('550 5.1.1 <anna.grubr@mail.example>')
    await expectAccessibleInDark(page)
    await page.keyboard.press('Escape')
  })

  await test.step('a file that the archive has lost is reported beside its button', async () => {
    await page.goto('/bank/private-customer/1100234502/administration?tab=notifications')
    await button(page, /^Ihre Mahnung .* ansehen$/)
      .first()
      .click()
    await dialog(page).getByRole('button', { name: 'Anhang herunterladen' }).click()
    await expect(dialog(page).getByRole('alert')).toContainText('Diese Datei gibt es nicht mehr.')
  })
})

test('documents and notes fit a phone, and empty lists say what to do, in English @R400', async ({ page, portal }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await portal.enter(elif, staff, 'en')
  for (const [tab, words] of [
    ['notes', 'No notes yet'],
    ['customer-documents', 'No documents yet'],
    ['notifications', 'No notifications yet'],
  ]) {
    await page.goto(`${elif}?tab=${tab}`)
    await expect(page.getByText(words!)).toBeVisible()
    await expectNoSidewaysScroll(page)
    await page.goto(`${anna}?tab=${tab}`)
    await expect(page.getByRole('row').nth(2)).toBeVisible()
    await expectNoSidewaysScroll(page)
  }
})

test('a message fits a phone, and nothing of its buttons is cut off', async ({ page, portal }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await portal.enter(`${anna}?tab=notifications`, staff)
  await button(page, 'Ausweis erhalten ansehen').click()
  const label = dialog(page).getByText('Kundendokument herunterladen')
  await expect(label).toBeVisible()
  expect(await label.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0)
  await expectNoSidewaysScroll(page)
})
