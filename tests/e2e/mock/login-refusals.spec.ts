import { expect } from '../portal-test.ts'
import { test } from './mock-test.ts'

/** The mock chooses its answer by the e-mail address: `+462` for status 462, `+462.name` for that example of it. */
const refusals = [
  ['401', 'Die E-Mail-Adresse oder das Passwort stimmt nicht.', '@R284'],
  ['458', 'Die E-Mail-Adresse oder das Passwort stimmt nicht.', '@R284'],
  ['462.accountLockedWithoutTime', 'Bitte versuchen Sie es in 99 Minuten noch einmal.', '@R286 @R270'],
  ['468', 'Ihr Konto wurde deaktiviert, weil es lange nicht verwendet wurde.', '@R285'],
  ['500', 'Bei uns ist etwas schiefgegangen.', '@R277'],
  ['502', 'Die Antwort hat zu lange gedauert.', '@R271'],
  ['504', 'Die Antwort hat zu lange gedauert.', '@R272'],
] as const

test('a customer whose login is refused reads why and keeps what they typed', async ({ page, portal, expected }) => {
  for (const [wish, sentence, rows] of refusals) {
    await test.step(`${wish} ${rows}`, async () => {
      expected.refusals.push(Number(wish.slice(0, 3)))
      await portal.open('/private/login')
      await portal.signIn(`anna.gruber+${wish}@mail.example`, 'a-wrong-password')
      await expect(page.getByRole('alert')).toContainText(sentence)
      await expect(page.getByLabel(/^Passwort/)).toHaveValue('a-wrong-password')
      await expect(page).toHaveURL('/private/login')
    })
  }
})

test('a customer without a network reads what to do and signs in when it is back @R278', async ({
  page,
  portal,
  expected,
  context,
}) => {
  expected.refusals.push('offline')
  await portal.open('/private/login')
  await portal.enterEmail('anna.gruber@mail.example')
  await context.setOffline(true)
  await page.getByLabel(/^Passwort/).fill('Sonnenblume-2026!')
  await page.getByRole('button', { name: 'Anmelden' }).click()
  await expect(page.getByRole('alert')).toContainText('Sie sind gerade offline, deshalb wurde nichts gesendet.')
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Anmelden' }).click()
  await expect(page).toHaveURL('/private/mypaybox')
})

test('a customer reads the reason in the language they switch to @R009', async ({ page, portal, expected }) => {
  expected.refusals.push(462)
  await portal.open('/private/login')
  await portal.signIn('anna.gruber+462.accountLockedWithoutTime@mail.example', 'a-wrong-password')
  await expect(page.getByRole('alert')).toContainText('in 99 Minuten')
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.getByRole('alert')).toContainText('Please try again in 99 minutes.')
  await expect(page.getByLabel(/^Password/)).toHaveValue('a-wrong-password')
})

test('a customer gets a new password with a code and signs in with it @R114 @R115 @R327', async ({ page, portal }) => {
  await portal.open('/private/login', 'en')
  await portal.enterEmail('anna.gruber@mail.example')
  await page.getByRole('button', { name: 'Forgot your password?' }).click()
  await page.getByRole('button', { name: 'Send code' }).click()
  await page.getByLabel('Code from the e-mail').fill('482913')
  await page.getByLabel(/^New password/).fill('Herbstlaub-im-Wienerwald-7')
  await page.getByLabel('Repeat the new password').fill('Herbstlaub-im-Wienerwald-8')
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(page.getByText('The two new passwords are not the same.')).toBeVisible()
  await page.getByLabel('Repeat the new password').fill('Herbstlaub-im-Wienerwald-7')
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Your new password is set.' })).toBeVisible()
  await expect(page.getByLabel(/^Password/)).toBeVisible()
})
