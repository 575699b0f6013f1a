import { seedPeople } from '../../sandbox/people.ts'
import { expect, expectAccessible } from '../portal-test.ts'
import { test } from './sandbox-test.ts'

test('a page that is open when somebody else signs in in another tab becomes theirs, and keeps nothing', async ({
  page,
  portal,
  context,
  browser,
  backend,
}) => {
  await portal.open('/private/login')
  await portal.signIn(seedPeople.private.usual)
  await page.getByRole('tab', { name: 'Bankdaten' }).click()
  await expect(page).toHaveURL('/private/mypaybox?tab=bank-data')

  const elsewhere = await (await browser.newContext({ baseURL: backend.address })).newPage()
  await elsewhere.goto('/private/login')
  await elsewhere.getByLabel(/^E-Mail-Adresse/).fill(seedPeople.private.other)
  await elsewhere.getByRole('button', { name: 'Weiter' }).click()
  await elsewhere.getByLabel(/^Passwort/).fill('Sonnenblume-2026!')
  await elsewhere.getByRole('button', { name: 'Anmelden' }).click()
  await expect(elsewhere).toHaveURL('/private/mypaybox')
  const token = await elsewhere.evaluate(() => localStorage.getItem('token-private')!)
  await elsewhere.context().close()

  // A tab that slept through the logout and the login hears of them only when both have happened.
  const second = await context.newPage()
  await second.goto('/favicon.svg')
  await second.evaluate((stored) => localStorage.setItem('token-private', stored), token)

  await expect(page.getByText('In einem anderen Tab hat sich hier jemand anderer angemeldet.').first()).toBeVisible()
  await expect(page).toHaveURL('/private/mypaybox')
  await expect(page.getByRole('tab', { name: 'Meine Produkte' })).toHaveAttribute('aria-selected', 'true')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Konto' }).click()
  await expect(page.getByText(seedPeople.private.other)).toBeVisible()
})
