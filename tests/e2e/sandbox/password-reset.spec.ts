import type { Page } from '@playwright/test'
import { seedPeople } from '../../sandbox/people.ts'
import { expect } from '../portal-test.ts'
import { test } from './sandbox-test.ts'

const fresh = 'Herbstlaub-im-Wienerwald-7'

async function setPassword(page: Page, code: string, password = fresh): Promise<void> {
  await page.getByLabel(/^Code aus der E-Mail/).fill(code)
  await page.getByLabel(/^Neues Passwort \*/).fill(password)
  await page.getByLabel(/^Neues Passwort wiederholen/).fill(password)
  await page.getByRole('button', { name: 'Passwort festlegen' }).click()
}

for (const area of ['private', 'business', 'bank'] as const) {
  const people = seedPeople[area]
  const earlier = 'Schneeglanz-2025!'
  /** Who, with which code, which new password, gets which status and reads what. */
  const refusals = [
    [461, people.other, '123456', fresh, 'Sie haben derzeit keinen gültigen Code.', '@R289'],
    [462, people.codeThatStaysValid, '111111', fresh, 'Der Code stimmt nicht.', '@R290'],
    [463, people.codeTriesUsed, '463463', fresh, 'Der Code wurde zu oft falsch eingegeben.', '@R291'],
    [464, people.codeForSomethingElse, '464464', fresh, 'Dieser Code gehört zu einem anderen Vorgang.', '@R292'],
    [465, people.codeExpired, '465465', fresh, 'Der Code ist abgelaufen.', '@R293'],
    [466, people.codeThatStaysValid, '246810', earlier, 'Dieses Passwort ist nicht erlaubt', '@R897'],
    [
      467,
      people.codeThatStaysValid,
      '246810',
      `${people.firstName}-im-Wienerwald-7`,
      'enthält Ihren Vornamen',
      '@R294',
    ],
    [468, people.deactivated, '123456', fresh, /Ihr (Konto|Zugang) wurde deaktiviert/, '@R295'],
  ] as const

  test.describe(`at the ${area} login`, () => {
    test('shows why a new password is refused, and keeps all entries', async ({ page, portal, expected }) => {
      await portal.open(`/${area}/login`)
      let typed: string | undefined
      for (const [status, email, code, password, sentence, row] of refusals) {
        await test.step(`${status} ${row}`, async () => {
          expected.refusals.push(status)
          if (email !== typed) {
            if (typed !== undefined) await page.getByRole('button', { name: 'Ändern' }).click()
            typed = email
            await portal.enterEmail(email)
            await page.getByRole('button', { name: 'Passwort vergessen?' }).click()
            await page.getByRole('button', { name: 'Ich habe schon einen Code' }).click()
          }
          await setPassword(page, code, password)
          await expect(page.getByRole('alert')).toContainText(sentence)
          await expect(page.getByLabel(/^Code aus der E-Mail/)).toHaveValue(code)
          await expect(page.getByLabel(/^Neues Passwort \*/)).toHaveValue(password)
        })
      }
      await test.step('who is deactivated cannot even ask for a code @R295', async () => {
        await page.getByRole('button', { name: 'Ändern' }).click()
        await portal.enterEmail(people.deactivated)
        await page.getByRole('button', { name: 'Passwort vergessen?' }).click()
        await page.getByRole('button', { name: 'Code senden' }).click()
        await expect(page.getByRole('alert')).toContainText(/Ihr (Konto|Zugang) wurde deaktiviert/)
      })
    })

    test('a forgotten password is replaced with a code from the e-mail, and the old one no longer works @R114 @R327 @R287 @R288', async ({
      page,
      portal,
      backend,
      expected,
    }) => {
      expected.refusals.push(401, 458, 460, 461)
      const forgotten = async (email: string) => {
        await portal.enterEmail(email)
        await page.getByRole('button', { name: 'Passwort vergessen?' }).click()
        await page.getByRole('button', { name: 'Code senden' }).click()
      }
      await portal.open(`/${area}/login`)
      await forgotten('niemand@mail.example')
      await expect(page.getByRole('alert')).toContainText('Zu dieser E-Mail-Adresse gibt es kein Konto.')
      await page.getByRole('button', { name: 'Zurück zur Anmeldung' }).click()
      await forgotten(people.usual)
      await expect(page.locator('[aria-live]').filter({ hasText: 'Wir haben einen Code an' })).toBeVisible()
      await expect(page.getByRole('button', { name: /^Neuen Code anfordern in \d+\ss$/ })).toBeVisible()
      await page.getByRole('button', { name: 'Ändern' }).click()
      await forgotten(people.usual)
      await expect(page.getByText('Wir haben Ihnen soeben einen Code gesendet.')).toBeVisible()
      await setPassword(page, await backend.codeFor(people.usual))
      const password = page.getByLabel(/^Passwort/)
      await password.fill('Sonnenblume-2026!')
      await page.getByRole('button', { name: 'Anmelden' }).click()
      await expect(page.getByRole('alert')).toContainText('stimmt nicht')
      await password.fill(fresh)
      await page.getByRole('button', { name: 'Anmelden' }).click()
      await expect(page).not.toHaveURL(/login/)
    })
  })
}
