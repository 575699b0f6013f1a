import type { Page } from '@playwright/test'
import { createClient } from '../../sandbox/client.ts'
import { seedPeople } from '../../sandbox/people.ts'
import { expect, expectAccessible, expectNoSidewaysScroll } from '../portal-test.ts'
import { test } from './sandbox-test.ts'

const old = 'Sonnenblume-2026!'
const fresh = 'Herbstlaub-im-Wienerwald-7'

async function typePasswords(page: Page, oldPassword: string, newPassword = fresh): Promise<void> {
  await page.getByLabel(/^(Altes Passwort|Old password)/).fill(oldPassword)
  await page.getByLabel(/^(Neues Passwort|New password) \*/).fill(newPassword)
  await page.getByLabel(/^(Neues Passwort wiederholen|Repeat the new password)/).fill(newPassword)
  const answered = page.waitForResponse('**/profile/password')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^(Passwort ändern|Change password)$/ })
    .click()
  await answered
}

async function askForCode(page: Page, email: string): Promise<void> {
  await page.getByRole('textbox', { name: /^(Neue E-Mail-Adresse|New e-mail address) ?\*?$/ }).fill(email)
  await page.getByRole('textbox', { name: /^(Neue E-Mail-Adresse wiederholen|Repeat the new)/ }).fill(email)
  await page.getByRole('button', { name: /^(Code anfordern|Request code)$/ }).click()
  await expect(page.getByRole('textbox', { name: /^(Code aus der E-Mail|Code from the e-mail)/ })).toBeFocused()
}

async function confirm(page: Page, code: string): Promise<void> {
  await page.getByRole('textbox', { name: /^(Code aus der E-Mail|Code from the e-mail)/ }).fill(code)
  const answered = page.waitForResponse('**/profile/email')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^(E-Mail-Adresse ändern|Change e-mail address)$/ })
    .click()
  await answered
}

for (const area of ['private', 'business'] as const) {
  const who = seedPeople[area].usual
  const theirs = area === 'private' ? seedPeople.private.other : 'markus.huber@bergland.example'
  const changed = 'neue.adresse@post.example'

  test.describe(`in the ${area} area`, () => {
    test('a person changes address and password, which ends the sessions elsewhere and not this one, and signs in with both @R019 @R035 @R052 @R054 @R055 @R056 @R322 @R323 @R437 @R820 @R821', async ({
      page,
      portal,
      backend,
    }) => {
      await page.setViewportSize({ width: 360, height: 800 })
      await portal.enter(`/${area}/profile`, who, area === 'business' ? 'en' : 'de')
      await expect(page.getByText('••••••••••')).toBeVisible()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await page.getByRole('button', { name: /^(E-Mail-Adresse ändern|Change the e-mail address)$/ }).click()
      await askForCode(page, changed)
      await expectAccessible(page)
      await confirm(page, await backend.codeFor(changed))
      await expect(
        page.getByText(/^(Ihre E-Mail-Adresse wurde geändert|Your e-mail address has been changed)/),
      ).toBeVisible()
      await expect(page.locator('#page').getByText(changed)).toBeVisible()
      await page.getByRole('button', { name: /^(Passwort ändern|Change the password)$/ }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectAccessible(page)
      const elsewhere = createClient(backend.address)
      const token = await elsewhere.tokenOf(area, changed)
      await typePasswords(page, old)
      await expect(page.getByText(/^(Ihr Passwort wurde geändert|Your password has been changed)/)).toBeVisible()
      expect((await elsewhere.call('GET', `/${area}/profile`, { token })).status).toBe(458)
      await page.reload()
      await expect(page.locator('#page').getByText(changed)).toBeVisible()
      await page.evaluate((key) => localStorage.removeItem(key), `token-${area}`)
      await page.goto(`/${area}/profile`)
      await portal.signIn(changed, fresh)
      await expect(page.locator('#page').getByText(changed)).toBeVisible()
    })

    test('a password is refused with 417, 460, 466 and 462, and then waits for the lock @R131 @R303 @R304 @R305 @R306 @R561 @R791 @R792 @R793 @R800 @R900', async ({
      page,
      portal,
      backend,
      expected,
    }) => {
      expected.refusals.push(417, 460, 462, 466)
      await page.clock.install()
      await portal.enter(`/${area}/profile?modal=password`, who)
      const alert = page.getByRole('alert')
      await typePasswords(page, old, area === 'private' ? 'Anna-im-Wienerwald-7' : 'Katharina-im-Wienerwald-7')
      await expect(alert).toContainText('Das neue Passwort enthält Ihren Vornamen oder Nachnamen.')
      await typePasswords(page, old, 'Schneeglanz-2025!')
      await expect(alert).toContainText('Dieses Passwort ist nicht erlaubt')
      for (let tried = 0; tried < 4; tried++) await typePasswords(page, 'falsch')
      await expect(alert).toContainText('Das alte Passwort stimmt nicht.')
      await typePasswords(page, 'falsch')
      await expect(alert).toContainText('Bitte versuchen Sie es in 15 Minuten noch einmal.')
      await expectAccessible(page)
      const send = page.getByRole('dialog').getByRole('button', { name: 'Passwort ändern' })
      await expect(send).toBeDisabled()
      // The lock and an idle session both take 15 minutes: the warning comes first, and the session is continued.
      const passes = async (seconds: number) => {
        await backend.advance(seconds)
        await page.clock.fastForward(seconds * 1000)
      }
      await passes(14 * 60)
      await page.getByRole('button', { name: 'Angemeldet bleiben' }).click()
      await expect(page.getByRole('dialog')).toHaveCount(1)
      await expect(send).toBeDisabled()
      await passes(61)
      await expect(send).toBeEnabled()
    })

    test('an address is refused with 462, 463 and 409 @R307 @R309 @R310 @R794 @R796 @R797', async ({
      page,
      portal,
      backend,
      expected,
    }) => {
      expected.refusals.push(409, 462, 463)
      await page.clock.install()
      await portal.enter(`/${area}/profile?modal=email`, who)
      await askForCode(page, theirs)
      await confirm(page, await backend.codeFor(theirs))
      const alert = page.getByRole('alert')
      await expect(alert).toContainText('Diese E-Mail-Adresse wird bereits verwendet.')
      const wrong = (await backend.codeFor(theirs)) === '111111' ? '222222' : '111111'
      await confirm(page, wrong)
      await expect(alert).toContainText('Der Code stimmt nicht.')
      await confirm(page, wrong)
      await confirm(page, wrong)
      await expect(alert).toContainText('Der Code wurde zu oft falsch eingegeben.')
    })

    test('a code that has expired, or was sent to another address on another device, or was used there is refused with 465, 464 and 461 @R308 @R311 @R312 @R795 @R798 @R799', async ({
      page,
      portal,
      backend,
      expected,
    }) => {
      expected.refusals.push(412, 461, 464, 465)
      const path = area === 'private' ? ['put', 'email', 'email-tan'] : ['post', 'email', 'email/tan']
      await portal.enter(`/${area}/profile?modal=email`, who)
      await askForCode(page, changed)
      const code = await backend.codeFor(changed)
      await backend.advance(301)
      await confirm(page, code)
      const alert = page.getByRole('alert')
      await expect(alert).toContainText('Der Code ist abgelaufen.')
      const token = await page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '') as string, `token-${area}`)
      const elsewhere = async (method: string, what: string, data: object) => {
        const headers = { authorization: `Bearer ${token}`, 'x-trace-id': crypto.randomUUID() }
        const url = `${backend.address}/api/ui/v1/${area}/profile/${what}`
        expect((await page.request.fetch(url, { method, headers, data })).ok()).toBe(true)
      }
      await elsewhere('post', path[2]!, { email: 'anders@post.example' })
      await confirm(page, code)
      await expect(alert).toContainText('Dieser Code gehört zu einem anderen Vorgang')
      const other = await backend.codeFor('anders@post.example')
      await elsewhere(path[0]!, path[1]!, { email: 'anders@post.example', tanToken: other })
      await confirm(page, code)
      const choice = page.getByRole('radiogroup', { name: 'E-Mail-Adresse' })
      await expect(choice).toContainText('Jetzt gespeichert: anders@post.example')
      await expect(choice).toHaveAccessibleDescription(/von Ihnen selbst in einem anderen Fenster/)
      await choice.getByRole('radio', { name: `Ihre Eingabe: ${changed}` }).check()
      await expectAccessible(page)
      await confirm(page, code)
      await expect(alert).toContainText('Sie haben derzeit keinen gültigen Code.')
    })
  })
}

test('an administrator changes the own name with the keyboard alone @R433 @R434 @R822', async ({ page, portal }) => {
  await portal.enter('/business/profile', seedPeople.business.usual)
  const lastName = page.getByRole('textbox', { name: /^Nachname/ })
  await expect(lastName).toHaveValue('Moser')
  await expect(page.getByRole('button', { name: 'Speichern' })).toBeDisabled()
  await page.getByRole('button', { name: 'Passwort ändern' }).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(lastName).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.type('-Berg')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Ihr Name wurde geändert.')).toBeVisible()
  await page.reload()
  await expect(lastName).toHaveValue('Moser-Berg')
})
