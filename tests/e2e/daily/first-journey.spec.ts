import { expect, expectAccessible, expectNoSidewaysScroll } from '../portal-test.ts'
import { test } from '../sandbox/sandbox-test.ts'

for (const [language, tab, limit] of [
  ['de', 'Meine Produkte', 'In diesem Monat verfügbar'],
  ['en', 'My products', 'Available this month'],
] as const) {
  test(`a customer signs in and sees their own products in ${language} @R042 @R043 @R044 @R047`, async ({
    page,
    portal,
  }) => {
    await portal.open('/', language)
    await expect(page).toHaveURL('/private/login')
    await portal.signIn('lukas.hofer@mail.example')
    await expect(page).toHaveURL('/private/mypaybox')
    await expect(page.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('region', { name: limit })).toContainText('300,00 €')
    await expect(page.getByRole('article', { name: 'Premium' })).toContainText('3,90 €')
    await expect(page.getByRole('article', { name: 'Premium' })).toContainText('0,50')
    await expect(page.getByText('+43 676 9876502')).toBeVisible()
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
    }
  })
}

test('shows in place of its part that a call is not available yet', async ({ page, portal, backend, expected }) => {
  expected.refusals.push(501)
  await portal.open('/private/login')
  await backend.failNext({ operation: 'privateGetProductLimit', status: 501 })
  await portal.signIn('anna.gruber@mail.example')
  await expect(page.getByRole('alert')).toContainText('Das ist noch nicht verfügbar')
  await page.getByRole('button', { name: 'Noch einmal versuchen' }).click()
  await expect(page.getByText('63,50 €')).toBeVisible()
})
