import type { Locator, Page } from '@playwright/test'
import { seedPeople } from '../../sandbox/people.ts'
import { expectWholeWords, waitForFrames, visibleShare } from '../layout-checks.ts'
import { expect, type Portal } from '../portal-test.ts'
import { test } from './sandbox-test.ts'

const fresh = 'Herbstlaub-im-Wienerwald-7'
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const refusal = (page: Page) => page.locator('form').getByRole('alert')

async function setPassword(page: Page, code: string): Promise<void> {
  await page.getByLabel(/^Code aus der E-Mail/).fill(code)
  await page.getByLabel(/^Neues Passwort \*/).fill(fresh)
  await page.getByLabel(/^Neues Passwort wiederholen/).fill(fresh)
  await button(page, 'Passwort festlegen').click()
}

/** Each state of the login in turn, as a person comes to it; `look` is called in each of them. */
async function throughAllSteps(page: Page, portal: Portal, email: string, look: (step: string) => Promise<void>) {
  const field = page.getByRole('textbox', { name: 'E-Mail-Adresse' })
  await expect(field).toBeFocused()
  await look('the address')
  await field.fill('x')
  await button(page, 'Weiter').click()
  await expect(page.getByText('Bitte geben Sie eine gültige E-Mail-Adresse ein.')).toBeVisible()
  await look('a wrong address')
  await portal.enterEmail(email)
  await look('the password')
  await page.getByLabel(/^Passwort/).fill('falsch')
  await button(page, 'Anmelden').click()
  await expect(refusal(page)).toBeVisible()
  await look('a wrong password')
  await button(page, 'Passwort vergessen?').click()
  await expect(button(page, 'Code senden')).toBeFocused()
  await look('a new password')
  await button(page, 'Ich habe schon einen Code').click()
  await expect(page.getByLabel(/^Code aus der E-Mail/)).toBeFocused()
  await look('the code')
  await setPassword(page, '111111')
  await expect(refusal(page)).toContainText('Der Code stimmt nicht.')
  await look('a wrong code')
}

/** From the top of the page, in pixels. */
const topOf = (place: Locator) => place.evaluate((one) => Math.round(one.getBoundingClientRect().top + scrollY))

/** Colours that lie behind the buttons within the card, other than the card's own. */
const othersBehindButtons = (page: Page) =>
  page.evaluate(() => {
    const card = document.querySelector('main > div')!
    const own = getComputedStyle(card).backgroundColor
    const colours = new Set<string>()
    for (const start of card.querySelectorAll('button.mantine-Button-root'))
      for (let one = start.parentElement!; one !== card; one = one.parentElement!) {
        const { backgroundColor, backgroundImage } = getComputedStyle(one)
        for (const colour of `${backgroundColor} ${backgroundImage}`.match(/rgba?\([^)]*\)|color\([^)]*\)/g) ?? [])
          colours.add(colour)
      }
    return [...colours].filter((one) => one !== own && one !== 'rgba(0, 0, 0, 0)')
  })

for (const [area, width, height, colorScheme] of [
  ['private', 320, 800, 'light'],
  ['business', 1280, 800, 'dark'],
  ['bank', 1920, 1080, 'light'],
] as const) {
  test(`the title of the ${area} login stays where it is through all steps, its buttons stand on the card itself, and no word is broken`, async ({
    page,
    portal,
    expected,
  }) => {
    expected.refusals.push(401, 462)
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height })
    await portal.open(`/${area}/login`)
    const tops = new Map<string, number>()
    await throughAllSteps(page, portal, seedPeople[area].codeThatStaysValid, async (step) => {
      tops.set(step, await topOf(page.getByRole('heading', { level: 1 })))
      expect.soft(await othersBehindButtons(page), `behind the buttons of ${step}`).toEqual([])
      await expectWholeWords(page)
    })
    expect(new Set(tops.values()).size, JSON.stringify([...tops])).toBe(1)
  })
}

test('on a phone all of a refused code can be read, and nothing covers the field that has the focus', async ({
  page,
  portal,
  expected,
}) => {
  expected.refusals.push(462)
  await page.setViewportSize({ width: 360, height: 800 })
  await portal.open('/private/login')
  await portal.enterEmail(seedPeople.private.codeThatStaysValid)
  await button(page, 'Passwort vergessen?').click()
  await button(page, 'Ich habe schon einen Code').click()
  await setPassword(page, '111111')
  await expect(refusal(page)).toBeVisible()
  await waitForFrames(page)
  expect(await visibleShare(refusal(page))).toBe(1)
  for (const field of [/^Neues Passwort wiederholen/, /^Neues Passwort \*/, /^Code aus der E-Mail/]) {
    await page.getByLabel(field).focus()
    await waitForFrames(page)
    // The button that shows a password lies in its field.
    expect(await visibleShare(page.getByLabel(field)), String(field)).toBeGreaterThan(0.85)
  }
})

test('going back to the sign-in keeps the e-mail address and the page that was requested', async ({ page, portal }) => {
  await portal.open('/private/profile')
  await portal.enterEmail(seedPeople.private.usual)
  await button(page, 'Passwort vergessen?').click()
  await button(page, 'Zurück zur Anmeldung').click()
  const field = page.getByRole('textbox', { name: 'E-Mail-Adresse' })
  await expect(field).toHaveValue(seedPeople.private.usual)
  await expect(field).toBeFocused()
  await button(page, 'Weiter').click()
  await page.getByLabel(/^Passwort/).fill('Sonnenblume-2026!')
  await button(page, 'Anmelden').click()
  await expect(page).toHaveURL('/private/profile')
})
