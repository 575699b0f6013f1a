import { seedPeople } from '../../sandbox/people.ts'
import { expect, expectAccessible, expectNoSidewaysScroll } from '../portal-test.ts'
import { test } from './sandbox-test.ts'

const areas = ['private', 'business', 'bank'] as const
const home = {
  private: '/private/mypaybox',
  business: '/business/administration',
  bank: '/bank/private-customers',
}

for (const area of areas) {
  const people = seedPeople[area]

  test.describe(`at the ${area} login`, () => {
    test.beforeEach(({ portal }) => portal.open(`/${area}/login`))

    test('an unknown address is not revealed before the password, and a person signs in and comes to their area @R284 @R089 @R107 @R108 @R111 @R112', async ({
      page,
      portal,
      expected,
    }) => {
      expected.refusals.push(401)
      await portal.signIn('niemand@mail.example')
      await expect(page.getByRole('alert')).toContainText('Die E-Mail-Adresse oder das Passwort stimmt nicht.')
      await page.getByRole('button', { name: 'Ändern' }).click()
      await portal.signIn(people.usual)
      await expect(page).toHaveURL(home[area])
      expect(await page.evaluate((key) => localStorage.getItem(key), `token-${area}`)).toMatch(/^"ey/)
    })

    const refusals = [
      ['locked until a time', people.lockedWithTime, 462, /in \d+ Minuten noch einmal/, '@R286 @R270'],
      ['locked without a time', people.lockedWithoutTime, 462, 'in 99 Minuten noch einmal', '@R270'],
      ['deactivated', people.deactivated, 468, /Ihr (Konto|Zugang) wurde deaktiviert/, '@R285'],
    ] as const
    test('tells the customer why an account is closed', async ({ page, portal, expected }) => {
      for (const [index, [what, email, status, sentence, rows]] of refusals.entries()) {
        await test.step(`${what} ${rows}`, async () => {
          expected.refusals.push(status)
          if (index > 0) await page.getByRole('button', { name: 'Ändern' }).click()
          await portal.signIn(email)
          await expect(page.getByRole('alert')).toContainText(sentence)
        })
      }
      await expectAccessible(page)
    })

    test('an address of several customers asks for the customer number @R110 @R196 @R281 @R283', async ({
      page,
      expected,
    }) => {
      expected.refusals.push(463, 461)
      const next = page.getByRole('button', { name: 'Weiter' })
      await page.getByLabel(/^E-Mail-Adresse/).fill(people.shared)
      await next.click()
      const number = page.getByLabel(/^Kundennummer/)
      await expect(number).toBeFocused()
      await next.click()
      await expect(page.getByText('Kundennummer: Bitte angeben.')).toBeVisible()
      await number.fill('1199999999')
      await next.click()
      await expect(page.getByRole('alert')).toContainText('Wir kennen diese Kundennummer nicht.')
      await expectAccessible(page)
      await number.fill(people.sharedNumber)
      await next.click()
      await page.getByLabel(/^Passwort/).fill('Sonnenblume-2026!')
      await page.getByRole('button', { name: 'Anmelden' }).click()
      await expect(page).toHaveURL(home[area])
    })

    test('a person without a password sets their first one with a code @R109 @R282 @R114 @R115 @R327', async ({
      page,
      portal,
      backend,
      expected,
    }) => {
      expected.refusals.push(462)
      await page.getByLabel(/^E-Mail-Adresse/).fill(people.passwordNotSet)
      await page.getByRole('button', { name: 'Weiter' }).click()
      await expect(page.getByText('Sie haben noch kein Passwort.')).toBeVisible()
      await page.getByRole('button', { name: 'Code senden' }).click()
      await expect(page.getByLabel(/^Code aus der E-Mail/)).toBeFocused()
      const code = await backend.codeFor(people.passwordNotSet)
      await page.getByLabel(/^Code aus der E-Mail/).fill(`${code.slice(0, 3)} ${code.slice(3)}`)
      await page.getByLabel(/^Neues Passwort \*/).fill('Herbstlaub-im-Wienerwald-7')
      await page.getByLabel(/^Neues Passwort wiederholen/).fill('Herbstlaub-im-Wienerwald-7')
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await page.getByRole('button', { name: 'Passwort festlegen' }).click()
      await expect(page.getByText('Ihr neues Passwort gilt ab sofort.').first()).toBeVisible()
      await page.getByLabel(/^Passwort/).fill('Herbstlaub-im-Wienerwald-7')
      await page.getByRole('button', { name: 'Anmelden' }).click()
      await expect(page).toHaveURL(home[area])
      await portal.open(`/${area}/login`)
      await expect(page).toHaveURL(home[area])
    })
  })
}

// The same rule counts them in each area (tests/sandbox/guessing.test.ts).
test('a wrong password is refused in the form, and five lock the account for minutes @R284 @R286', async ({
  page,
  portal,
  expected,
}) => {
  expected.refusals.push(401, 462)
  await portal.open('/private/login')
  await portal.enterEmail(seedPeople.private.usual)
  const password = page.getByLabel(/^Passwort/)
  const submit = page.getByRole('button', { name: 'Anmelden' })
  for (let tries = 0; tries < 4; tries += 1) {
    await password.fill(`Falsches-Passwort-${tries}!`)
    await submit.click()
    await expect(page.getByRole('alert')).toContainText('Die E-Mail-Adresse oder das Passwort stimmt nicht.')
    await expect(password).toHaveValue(`Falsches-Passwort-${tries}!`)
  }
  await password.fill('Falsches-Passwort-5!')
  await submit.click()
  await expect(page.getByRole('alert')).toContainText('Bitte versuchen Sie es in 15 Minuten noch einmal.')
  await password.fill('Sonnenblume-2026!')
  await submit.click()
  await expect(page.getByRole('alert')).toContainText('Zu viele Versuche: Ihr Konto ist gesperrt')
})

for (const area of ['private', 'business', 'bank'] as const) {
  test(`after a moment on the first step of the ${area} login, "Next" waits for no file`, async ({ page, portal }) => {
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
