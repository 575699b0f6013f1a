import { seedPeople } from '../../sandbox/people.ts'
import { expect, test } from './sandbox-test.ts'

for (const area of ['private', 'business', 'bank'] as const) {
  test(`whoever has read the first step of the ${area} login waits for no file after the press on "Next"`, async ({
    page,
    portal,
  }) => {
    const secondStep = page.waitForResponse(/\/password-step-[\w-]+\.js$/)
    await portal.open(`/${area}/login`)
    await secondStep
    await page.waitForLoadState('networkidle')
    const held = Promise.withResolvers<void>()
    await page.route('**/assets/**', async (route) => {
      await held.promise
      await route.continue()
    })
    await portal.enterEmail(seedPeople[area].usual)
    await expect(page.getByLabel(/^Passwort/)).toBeFocused()
    held.resolve()
    await page.unrouteAll({ behavior: 'wait' })
  })
}
