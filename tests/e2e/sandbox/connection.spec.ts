import { expect, test } from './sandbox-test.ts'

const anna = 'anna.gruber@mail.example'
const german = 'Diese Seite konnte noch nicht geladen werden'
const english = 'This page could not be loaded yet'

test('a lost connection is shown at once on a page that is not loaded yet, which opens when it is back @R278 @R342', async ({
  page,
  portal,
  context,
  expected,
}) => {
  expected.refusals.push('offline')
  await portal.enter('/private/mypaybox', anna)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Belege und Transaktionen' }).click()
  await expect(page.getByText('Sie sind gerade offline.')).toBeVisible({ timeout: 2000 })
  await expect(page).toHaveURL('/private/receipts-and-transactions')
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'Belege und Transaktionen' })).toBeVisible()
})

test('a page whose program does not load says why in both languages, and goes on when it loads', async ({
  page,
  expected,
  browser,
  baseURL,
}) => {
  expected.refusals.push('offline')
  const failure = page.locator('#start-failure')

  await test.step('as soon as the browser knows that it does not come', async () => {
    await page.route('**/assets/portal-*.js', (route) => route.abort('internetdisconnected'))
    await page.goto('/private/login')
    for (const name of [german, english])
      await expect(page.getByRole('heading', { name })).toBeVisible({ timeout: 2000 })
    await page.emulateMedia({ colorScheme: 'dark' })
    const grounds = await page.evaluate(() =>
      [document.documentElement, document.body].map((part) => getComputedStyle(part).backgroundColor),
    )
    expect(grounds[0]).toBe(grounds[1])
    await page.emulateMedia({ colorScheme: 'light' })
    await page.unrouteAll({ behavior: 'wait' })
    await page.getByRole('link', { name: 'Noch einmal versuchen' }).click()
    await expect(page.getByLabel(/^E-Mail-Adresse/)).toBeVisible()
    await expect(failure).toBeHidden()
  })

  await test.step('after some seconds when it takes its time, and no longer than that', async () => {
    const late = Promise.withResolvers<void>()
    await page.route('**/assets/portal-*.js', (route) => late.promise.then(() => route.continue()))
    await page.goto('/private/login', { waitUntil: 'commit' })
    await expect(failure).toBeAttached()
    await expect(failure).toBeHidden()
    await failure.evaluate((note) => note.getAnimations().forEach((wait) => wait.finish()))
    await expect(failure).toBeVisible()
    late.resolve()
    await expect(page.getByLabel(/^E-Mail-Adresse/)).toBeVisible()
    await expect(failure).toBeHidden()
    await page.unrouteAll({ behavior: 'wait' })
  })

  await test.step('when only the sentences of the portal are missing', async () => {
    await page.route('**/assets/first-words-*.js', (route) => route.abort('internetdisconnected'))
    await page.goto('/private/login', { waitUntil: 'commit' })
    await page.evaluate(() => Object.defineProperty(navigator, 'onLine', { get: () => false }))
    await expect(page.getByRole('heading', { name: german })).toBeVisible()
    await page.unrouteAll({ behavior: 'wait' })
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await expect(page.getByLabel(/^E-Mail-Adresse/)).toBeVisible()
  })

  await test.step('and without JavaScript', async () => {
    const without = await browser.newContext({ javaScriptEnabled: false })
    const still = await without.newPage()
    await still.goto(`${baseURL}/private/login`)
    await expect(still.getByRole('heading', { name: 'Bitte schalten Sie JavaScript ein' })).toBeVisible()
    await expect(still.getByRole('heading', { name: 'Please turn on JavaScript' })).toBeVisible()
    await expect(still.locator('#start-failure')).toBeHidden()
    await without.close()
  })
})

test('who is signed in and gets a page without the portal reads why in both languages, beside the frame of the area', async ({
  page,
  portal,
  expected,
}) => {
  expected.refusals.push('offline')
  await page.route('**/assets/portal-*.js', (route) => route.abort('internetdisconnected'))
  await portal.enter('/private/mypaybox', anna)
  for (const name of [german, english]) await expect(page.getByRole('heading', { name })).toBeVisible({ timeout: 2000 })
  await expect(page.locator('#root header')).toBeVisible()
  await page.unrouteAll({ behavior: 'wait' })
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Meine paybox' })).toBeVisible()
  await expect(page.locator('#start-failure')).toBeHidden()
})

test('shows the area while the customer of an address is loading', async ({ page, portal }) => {
  const answered = Promise.withResolvers<void>()
  await page.route('**/bank/private/customers/1100234501', async (route) => {
    await answered.promise
    await route.continue()
  })
  await portal.enter('/bank/private-customer/1100234501/mypaybox', 'thomas.auer@bank.example')
  await expect(page.getByRole('main').getByRole('status', { name: 'Wird geladen' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Hauptnavigation' })).toBeVisible()
  answered.resolve()
  await expect(page.getByRole('region', { name: 'Kundin oder Kunde' })).toContainText('Anna Gruber')
})
