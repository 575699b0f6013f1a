import { seedPeople } from '../../sandbox/people.ts'
import { expect, expectAccessible, expectAccessibleInDark } from '../portal-test.ts'
import { isUncovered } from '../layout-checks.ts'
import { test } from './sandbox-test.ts'

test('a session that is ended in one tab ends in the other, and the other area stays @R091 @R090', async ({
  page,
  portal,
  context,
}) => {
  await portal.open('/business/login')
  await portal.signIn(seedPeople.business.usual)
  await expect(page).toHaveURL('/business/administration')
  await portal.open('/private/login')
  await portal.signIn(seedPeople.private.usual)
  await expect(page).toHaveURL('/private/mypaybox')
  const second = await context.newPage()
  await second.goto('/private/profile')
  const business = await context.newPage()
  await business.goto('/business/profile')
  await expect(business).toHaveURL('/business/profile')

  await page.getByRole('button', { name: 'Konto' }).click()
  await page.getByRole('menuitem', { name: 'Abmelden' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Abmelden' }).click()
  await expect(page).toHaveURL('/private/login')
  await expect(second).toHaveURL(/\/private\/login/, { timeout: 2000 })
  await expect(second.getByText('Sie sind auch hier abgemeldet')).toBeVisible()
  await expect(business).toHaveURL('/business/profile')
  expect(await page.evaluate(() => localStorage.getItem('token-business'))).not.toBeNull()
})

test('an idle session warns in every tab, shows why it ended, and resumes with what was typed @R093 @R269', async ({
  page,
  portal,
  backend,
  expected,
  context,
}) => {
  expected.refusals.push(459, 401) // calls beside the first find no session any more
  await page.clock.install()
  await portal.open('/private/login')
  await portal.signIn(seedPeople.private.usual)
  await expect(page.getByText('63,50 €')).toBeVisible()
  const second = await context.newPage()
  const warnings = [page, second].map((tab) => tab.getByRole('dialog', { name: 'Sind Sie noch da?' }))
  const street = second.getByLabel(/^Straße/)
  await test.step('both tabs warn two minutes before, and staying in one is staying in both', async () => {
    await second.goto('/private/mypaybox?tab=personal-information')
    await street.fill('Neubaugasse 7')
    await backend.advance(13.5 * 60)
    await page.clock.fastForward(13.5 * 60_000)
    for (const warning of warnings) await expect(warning).toBeVisible()
    const aloud = await warnings[0]!.getByRole('alert').boundingBox()
    expect(aloud!.width, 'the text for screen readers is not visible').toBeLessThanOrEqual(1)
    await expectAccessibleInDark(page)
    await warnings[1]!.getByRole('button', { name: 'Angemeldet bleiben' }).click()
    for (const warning of warnings) await expect(warning).toHaveCount(0)
    await expect(street).toBeFocused()
    await backend.advance(10 * 60)
    await page.clock.fastForward(10 * 60_000)
    await page.getByRole('tab', { name: 'Bankdaten' }).click()
    await expect(page.getByText('AT61 1904 3002 3457 3201')).toBeVisible()
  })
  await test.step('a laptop that slept past the end checks the session when it wakes, and both tabs show why it ended', async () => {
    await backend.advance(16 * 60)
    await page.clock.setSystemTime(await page.evaluate(() => Date.now() + 16 * 60_000))
    await second.evaluate(() => window.dispatchEvent(new Event('focus')))
    await expect(second).toHaveURL(/\/private\/login/)
    await expect(page).toHaveURL(/\/private\/login/)
    for (const tab of [page, second])
      await expect(tab.getByText('wenn längere Zeit nichts passiert').first()).toBeVisible()
  })
  await expect(page.getByText('Ihre Anmeldung ist abgelaufen, bitte melden Sie sich wieder an.').first()).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('token-private'))).toBeNull()
  await expectAccessible(page)
  await test.step('on a phone it covers nothing of the page, which stays where it is when it is closed', async () => {
    await page.setViewportSize({ width: 360, height: 640 })
    const parts = page.getByRole('main').locator('h1, h1 + p, label, input, button')
    await expect.poll(() => isUncovered(parts)).toBe(true)
    expect(await parts.count()).toBeGreaterThanOrEqual(5)
    const before = await parts.first().boundingBox()
    await page.getByRole('button', { name: 'Meldung schließen' }).first().click()
    expect(await parts.first().boundingBox()).toEqual(before)
  })
  await portal.signIn(seedPeople.private.usual)
  await expect(page).toHaveURL(/\/private\/mypaybox/)
  await expect(street).toHaveValue('Neubaugasse 7')
  await expect(second.getByText('Was Sie eingegeben hatten, ist noch da')).toBeVisible()
})

test('signs the person out with the reason when a new password ended the session @R092 @R268', async ({
  page,
  portal,
  backend,
  expected,
  browser,
}) => {
  expected.refusals.push(458, 401)
  await portal.open('/private/login')
  await portal.signIn(seedPeople.private.usual)
  await expect(page.getByText('63,50 €')).toBeVisible()

  const elsewhere = await (await browser.newContext({ baseURL: backend.address })).newPage()
  await elsewhere.goto('/private/login')
  await elsewhere.getByLabel(/^E-Mail-Adresse/).fill(seedPeople.private.usual)
  await elsewhere.getByRole('button', { name: 'Weiter' }).click()
  await elsewhere.getByRole('button', { name: 'Passwort vergessen?' }).click()
  await elsewhere.getByRole('button', { name: 'Code senden' }).click()
  await expect(elsewhere.getByLabel(/^Code aus der E-Mail/)).toBeVisible()
  await elsewhere.getByLabel(/^Code aus der E-Mail/).fill(await backend.codeFor(seedPeople.private.usual))
  await elsewhere.getByLabel(/^Neues Passwort \*/).fill('Herbstlaub-im-Wienerwald-7')
  await elsewhere.getByLabel(/^Neues Passwort wiederholen/).fill('Herbstlaub-im-Wienerwald-7')
  await elsewhere.getByRole('button', { name: 'Passwort festlegen' }).click()
  await expect(elsewhere.getByText('Ihr neues Passwort gilt ab sofort.').first()).toBeVisible()
  await elsewhere.context().close()

  await page.goto('/private/mypaybox')
  await expect(page).toHaveURL('/private/login')
  await expect(page.getByText('Ihr Passwort wurde geändert, deshalb sind Sie hier abgemeldet.')).toBeVisible()
  await expectAccessible(page)
  expect(await page.evaluate(() => localStorage.getItem('token-private'))).toBeNull()
})

test('going back after the logout shows nothing of the area @R328 @R116', async ({ page, portal }) => {
  await portal.open('/bank/login')
  await portal.signIn(seedPeople.bank.usual)
  await page.getByRole('link', { name: 'Firmenkunden' }).click()
  await page.getByRole('link', { name: 'Privatkunden' }).click()
  await page.getByRole('button', { name: 'Konto' }).click()
  await page.getByRole('menuitem', { name: 'Abmelden' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Abmelden' }).click()
  await expect(page).toHaveURL('/bank/login')
  await expect(page.getByText('Sie sind abgemeldet.').first()).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/bank\/login/)
  await expect(page.getByRole('button', { name: 'Konto' })).toHaveCount(0)
})

test('the form reports an unreadable answer and a time-out @R271 @R280', async ({
  page,
  portal,
  backend,
  expected,
}) => {
  expected.refusals.push(502)
  await portal.open('/private/login')
  await portal.enterEmail(seedPeople.private.usual)
  await backend.failNext({ operation: 'privateLogin', unparsable: true })
  await page.getByLabel(/^Passwort/).fill('Sonnenblume-2026!')
  await page.getByRole('button', { name: 'Anmelden' }).click()
  await expect(page.getByRole('alert')).toContainText('Bei uns ist etwas schiefgegangen.')
  await backend.failNext({ operation: 'privateLogin', status: 502 })
  await page.getByRole('button', { name: 'Anmelden' }).click()
  await expect(page.getByRole('alert')).toContainText('Die Antwort hat zu lange gedauert.')
  await page.getByRole('button', { name: 'Anmelden' }).click()
  await expect(page).toHaveURL('/private/mypaybox')
})

test('the portal is served under its policy, with another nonce each time', async ({ request }) => {
  const policies = await Promise.all(
    [1, 2].map(async () => (await request.get('/private/login')).headers()['content-security-policy']!),
  )
  expect(policies[0]).not.toBe(policies[1])
  for (const policy of policies) {
    expect(policy).toMatch(/script-src 'self' 'nonce-[A-Za-z0-9+/=]{20,}'/)
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain("require-trusted-types-for 'script'")
    expect(policy).not.toMatch(/unsafe-(inline|eval)/)
  }
})

test('the policy lets a browser read the manifest, which every server sends as JSON', async ({
  page,
  request,
  portal,
}) => {
  await portal.open('/private/login')
  const address = await page.locator('link[rel=manifest]').getAttribute('href')
  const answer = await request.get(address!)
  expect([answer.status(), answer.headers()['content-type']]).toEqual([
    200,
    expect.stringContaining('application/json'),
  ])
  expect((await request.get('/private/login')).headers()['content-security-policy']).toContain("manifest-src 'self'")
})

test('markup from a string is refused on every page', async ({ page, portal }) => {
  await portal.open('/private/login')
  const refused = await page.evaluate(() => {
    try {
      document.createElement('div').innerHTML = '<img src="x">'
      return 'accepted'
    } catch (error) {
      return String(error)
    }
  })
  expect(refused).toContain('TypeError')
})
