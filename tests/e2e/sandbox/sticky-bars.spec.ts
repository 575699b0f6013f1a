import { waitForFrames, visibleShare } from '../layout-checks.ts'
import { expect } from '../portal-test.ts'
import { test } from './sandbox-test.ts'

/** Long forms on pages: where, who, what refuses them, and a field that is changed. */
const forms = [
  ['/private/mypaybox?tab=privacy-policy', 'lukas.hofer@mail.example', 'privateUpdatePrivacySettings', 'checkbox'],
  [
    '/bank/private-customer/1100234501/mypaybox?tab=personal-information',
    'sabine.koehler@bank.example',
    'bankUpdatePersonalInformation',
    'textbox',
  ],
] as const

for (const [path, email, operation, kind] of forms) {
  test(`the buttons that stay in sight cover neither an error nor a field of ${path} on a phone`, async ({
    page,
    portal,
    backend,
    expected,
  }) => {
    expected.refusals.push(500)
    await page.setViewportSize({ width: 360, height: 800 })
    await portal.open(path)
    await portal.signIn(email)
    const save = page.getByRole('button', { name: 'Speichern' })
    // The login has a form as well.
    const form = page.getByRole('main').locator('form').filter({ has: save })
    const fields = form.getByRole(kind)
    await expect(fields.first()).toBeVisible()
    if (kind === 'checkbox') await fields.first().click()
    else await fields.first().fill('Anneliese')
    await backend.failNext({ operation, status: 500 })
    await save.click()
    await expect(form.getByRole('alert')).toBeVisible()
    await waitForFrames(page)
    expect(await visibleShare(form.getByRole('alert'))).toBe(1)
    await page.evaluate(() => scrollTo(0, 0))
    for (const field of await fields.all()) {
      await field.focus()
      await waitForFrames(page)
      // A field may hold a button, such as that of the calendar.
      expect.soft(await visibleShare(field), (await field.getAttribute('name')) ?? '').toBeGreaterThan(0.85)
    }
  })
}
