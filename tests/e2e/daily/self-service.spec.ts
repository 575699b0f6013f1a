import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startSandbox } from '#sandbox/main.ts'
import { portalSite } from '../portal-site.ts'
import { expect, test } from '../portal-test.ts'
import { button, fillDay, nextMonth, nextMonthInWords, statusMessage } from '../sandbox/products-steps.ts'

const silent = { info: () => {}, error: () => {} }
const [number, email, password] = ['6601234588', 'anna.neu@mail.example', 'Herbstlaub-im-Wienerwald-7']

test('a customer changes tier, number, address and password, saves a bill, and all of it stands after a restart @R855', async ({
  page,
  portal,
  endAfter,
}) => {
  const data = await mkdtemp(join(tmpdir(), 'self-service-'))
  const start = () => startSandbox({ port: 0, data, passwordCost: 10, site: portalSite(), log: silent })
  let sandbox = await start()
  endAfter({
    close: async () => {
      await sandbox.close()
      await rm(data, { recursive: true, force: true })
    },
  })
  const codeFor = async (to: string) => {
    const answer = await fetch(`${sandbox.address}/sandbox/inbox.json?to=${to}`)
    return ((await answer.json()) as { results: { code: string }[] }).results[0]!.code
  }
  const workIsDone = () =>
    fetch(`${sandbox.address}/sandbox/clock`, {
      method: 'POST',
      body: JSON.stringify({ advanceSeconds: 4 }),
      headers: { 'content-type': 'application/json' },
    })
  await portal.open(`${sandbox.address}/private/login`)
  await portal.signIn('anna.gruber@mail.example')

  await fillDay(page, nextMonth())
  await button(page, 'Zu Premium wechseln').click()
  await expect(statusMessage(page, `Premium beginnt am ${nextMonthInWords()}.`)).toBeVisible()

  await page.getByRole('link', { name: 'Rufnummer ändern' }).click()
  await page.getByRole('textbox', { name: /^Rufnummer/ }).fill(number)
  await button(page, 'Speichern').click()
  const codeField = page.getByRole('textbox', { name: /^Code aus der SMS/ })
  await expect(codeField).toBeVisible()
  await codeField.fill(await codeFor(number))
  await page.getByRole('dialog').getByRole('button', { name: 'Rufnummer ändern' }).click()
  await expect(statusMessage(page, 'Ihre Rufnummer wurde geändert.')).toBeVisible()

  await page.getByRole('link', { name: 'Belege und Transaktionen' }).click()
  const saved = page.waitForEvent('download')
  await page
    .getByRole('button', { name: /^PDF zum Beleg/ })
    .first()
    .click()
  const file = await readFile(await (await saved).path())
  expect(file.subarray(0, 5).toString()).toBe('%PDF-')

  await workIsDone()
  await page.goto(`${sandbox.address}/private/profile?modal=email`)
  await page.getByRole('textbox', { name: /^Neue E-Mail-Adresse ?\*?$/ }).fill(email)
  await page.getByRole('textbox', { name: /^Neue E-Mail-Adresse wiederholen/ }).fill(email)
  await button(page, 'Code anfordern').click()
  const mailCode = page.getByRole('textbox', { name: /^Code aus der E-Mail/ })
  await expect(mailCode).toBeFocused()
  await mailCode.fill(await codeFor(email))
  await page.getByRole('dialog').getByRole('button', { name: 'E-Mail-Adresse ändern' }).click()
  await expect(page.getByText(/^Ihre E-Mail-Adresse wurde geändert/)).toBeVisible()
  await button(page, 'Passwort ändern').click()
  await page.getByLabel(/^Altes Passwort/).fill('Sonnenblume-2026!')
  await page.getByLabel(/^Neues Passwort \*/).fill(password)
  await page.getByLabel(/^Neues Passwort wiederholen/).fill(password)
  await page.getByRole('dialog').getByRole('button', { name: 'Passwort ändern' }).click()
  await expect(page.getByText(/^Ihr Passwort wurde geändert/)).toBeVisible()

  await page.goto('about:blank') // a page that is open would call on
  await sandbox.close()
  sandbox = await start()
  await portal.open(`${sandbox.address}/private/login`)
  await portal.signIn(email, password)
  await expect(page.getByRole('region', { name: 'Geplanter Wechsel' })).toContainText(nextMonthInWords())
  await expect(page.getByRole('region', { name: 'Rufnummer' })).toContainText('+43 660 1234588')
})
