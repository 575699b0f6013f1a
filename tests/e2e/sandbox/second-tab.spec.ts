import { seedPeople } from '../../sandbox/people.ts'
import { expect, expectAccessibleInDark } from '../portal-test.ts'
import { test } from './sandbox-test.ts'

test('when another person signs in in a second tab, the first page shows who it is, sends nothing, and switches on request', async ({
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

  await expect(page.getByRole('heading', { name: 'Jetzt ist jemand anderer angemeldet' })).toBeFocused()
  await expect(page.getByRole('tab')).toHaveCount(0)
  await expectAccessibleInDark(page)
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url()))
  await page.getByRole('button', { name: `Als ${seedPeople.private.other} weiter` }).click()
  await expect(page).toHaveURL('/private/mypaybox')
  await expect(page.getByRole('tab', { name: 'Meine Produkte' })).toHaveAttribute('aria-selected', 'true')
  expect(sent[0], 'a fresh page').toMatch(/\/private\/mypaybox$/)
  await page.getByRole('button', { name: 'Konto' }).click()
  await expect(page.getByRole('menu').getByText(seedPeople.private.other)).toBeVisible()
})
