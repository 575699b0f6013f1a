import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectAccessibleInDark, expectNoSidewaysScroll } from '../portal-test.ts'
import { moveTo } from './keyboard-steps.ts'
import { test } from './sandbox-test.ts'

const employee = 'thomas.auer@bank.example'
const lukas = '10000000-0000-4000-8000-001100234502'

/** Opens a modal about the customer of a row. */
async function choose(page: Page, name: string, action: RegExp) {
  await page.getByRole('button', { name: `Aktionen für ${name}` }).click()
  const actions = page.getByRole('dialog', { name: `Aktionen für ${name}` })
  await expectScrollBarSizeOnBodyOnly(page)
  await actions.getByRole('button', { name: action }).click()
  await expect(actions).toHaveCount(0)
  return page.getByRole('dialog')
}

/** What the page sends with its next call of this kind. */
const sentWith = async (page: Page, method: string, path: string) =>
  (await page.waitForRequest((one) => one.method() === method && one.url().endsWith(path))).postDataJSON() as unknown

const saysDone = (page: Page, sentence: string) =>
  expect(page.getByRole('status').filter({ hasText: sentence })).toBeVisible()

test('bank staff lock a customer, raise the limit, plan and cancel the end, and change the number; the customer sees it, the history and the notes tell it @R355 @R356 @R386 @R801 @R802 @R803 @R857', async ({
  page,
  portal,
  backend,
  browser,
}) => {
  test.slow() // every action, each with its modal
  const own = await browser.newContext({ locale: 'de-AT', baseURL: backend.address })
  const customer = await own.newPage()
  const row = page.getByRole('row', { name: /Lukas Hofer/ })

  await test.step('find the customer', async () => {
    await portal.enter('/bank/login', employee)
    await page.getByRole('searchbox', { name: 'Kunden suchen' }).fill('lukas hofer')
    await expect(page).toHaveURL(/q=lukas\+hofer/)
    await expect(page.getByRole('row')).toHaveCount(2)
    await expect(row).toContainText('Aktiv')
    await expect(page.getByRole('button', { name: 'Lukas Hofer löschen' })).toHaveCount(0)
  })

  await test.step('lock: only what changed is sent', async () => {
    await page.getByRole('button', { name: 'Aktionen für Lukas Hofer' }).click()
    await expect(page.getByRole('button', { name: /^Limit ändern/ })).toContainText('300,00')
    await expectAccessible(page)
    await expectAccessibleInDark(page)
    await page.getByRole('button', { name: /^Sperren/ }).click()
    await expect(page).toHaveURL(/modal=locks/)
    const dialog = page.getByRole('dialog', { name: 'Sperren von Lukas Hofer' })
    await dialog.getByRole('checkbox', { name: 'Sicherheitssperre RM' }).check()
    await dialog.getByRole('textbox', { name: /Notiz/ }).fill('Anruf der Polizei')
    await expectAccessible(page)
    await expectAccessibleInDark(page)
    const sent = sentWith(page, 'PUT', `/bank/private/${lukas}/locks`)
    await dialog.getByRole('button', { name: 'Sperren speichern' }).click()
    expect(await sent).toEqual({ securityLockRM: true, note: 'Anruf der Polizei' })
    await saysDone(page, 'Die Sperren wurden gespeichert.')
    await expect(row.getByRole('img', { name: 'Gesperrt' })).toBeVisible()
  })

  await test.step('raise the limit', async () => {
    const dialog = await choose(page, 'Lukas Hofer', /^Limit ändern/)
    await dialog.getByRole('combobox', { name: /Neues Monatslimit/ }).selectOption('500,00 €')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Limit ändern' }).click()
    await saysDone(page, 'Das Limit wurde geändert.')
  })

  await test.step('plan the end', async () => {
    await backend.advance(4)
    const dialog = await choose(page, 'Lukas Hofer', /^Vertrag kündigen/)
    await dialog.getByRole('combobox', { name: /Grund/ }).selectOption('Fristlos, durch die Bank, Betrug')
    await dialog.getByRole('textbox', { name: /Kündigungsdatum/ }).fill('31.12.2099')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Vertrag kündigen' }).click()
    await saysDone(page, 'Der Vertrag wurde gekündigt.')
    await row.getByRole('button', { name: /Kündigung von/ }).click()
    await expect(page.getByRole('tooltip')).toContainText('Betrug')
    await expect(page.getByRole('tooltip')).toContainText('31.12.2099')
    await page.keyboard.press('Escape')
  })

  await test.step('the customer, signed in beside it, sees limit and end', async () => {
    await customer.goto('/private/mypaybox')
    await customer.getByRole('textbox', { name: /E-Mail-Adresse/ }).fill('lukas.hofer@mail.example')
    await customer.getByRole('button', { name: 'Weiter' }).click()
    await customer.getByLabel(/^Passwort/).fill('Sonnenblume-2026!')
    await customer.getByRole('button', { name: 'Anmelden' }).click()
    const shown = customer.getByRole('main')
    await expect(shown).toContainText('500,00')
    await expect(shown).toContainText('31.12.2099')
  })

  await test.step('cancel the end', async () => {
    await backend.advance(4)
    const dialog = await choose(page, 'Lukas Hofer', /^Kündigung zurücknehmen/)
    await dialog.getByRole('textbox', { name: /Notiz/ }).fill('Bleibt doch')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Kündigung zurücknehmen' }).click()
    await saysDone(page, 'Die Kündigung wurde zurückgenommen.')
    await expect(row).toContainText('Aktiv')
  })

  await test.step('change the number on the customer’s own page', async () => {
    await backend.advance(4)
    const opened = page.waitForEvent('popup')
    await page.getByRole('link', { name: 'Details zu Lukas Hofer (neuer Tab)' }).click()
    const details = await opened
    await details.getByRole('tab', { name: 'Rufnummer' }).click()
    await details.getByRole('textbox', { name: /^Rufnummer/ }).fill('6601234599')
    await details.getByRole('button', { name: 'Speichern' }).click()
    await saysDone(details, 'Die Rufnummer wurde geändert.')
    await details.getByRole('region', { name: 'Kundin oder Kunde' }).getByRole('link', { name: 'Kundenakte' }).click()
    for (const note of ['Bleibt doch', 'Anruf der Polizei']) {
      await expect(details.getByRole('row', { name: new RegExp(note) })).toContainText('Thomas Auer')
    }
    await details.close()
    await customer.reload()
    await expect(customer.getByRole('main')).toContainText('500,00')
    await expect(customer.getByRole('main')).not.toContainText('31.12.2099')
    await customer.getByRole('tab', { name: 'Rufnummer' }).click()
    await expect(customer.getByRole('textbox', { name: /^Rufnummer/ })).toHaveValue('6601234599')
    await own.close()
  })

  await test.step('read all of it in the history', async () => {
    await page.getByRole('button', { name: 'Verlauf von Lukas Hofer' }).click()
    const rows = page.getByRole('dialog', { name: 'Verlauf' }).getByRole('row')
    for (const [place, activity] of [
      'Rufnummer geändert',
      'Vorgemerkte Kündigung zurückgenommen. Notiz: Bleibt doch',
      'Kündigung zum 31.12.2099 vorgemerkt',
      'Monatslimit von 300,00 auf 500,00 Euro geändert',
      'Sicherheitssperre RM gesetzt. Notiz: Anruf der Polizei',
    ].entries()) {
      await expect(rows.nth(place + 1)).toContainText(activity)
      await expect(rows.nth(place + 1)).toContainText('Thomas Auer')
    }
    const changes = (place: number) => rows.nth(place + 1).getByRole('listitem')
    await expect(changes(0)).toHaveText([/Rufnummer: .*→.*\+43\s660\s1234599/])
    await expect(changes(1)).toHaveText([/Kündigungsdatum: .*31\.12\.2099 →.*leer/, /Grund: .*→.*leer/])
    await expect(changes(3)).toHaveText([/Monatslimit in Euro: .*300,00 →.*500,00/])
    await expect(changes(4)).toHaveText([/Sicherheitssperre RM: .*Nein →.*Ja/])
    await expectAccessible(page)
    await expectAccessibleInDark(page)
    await page.setViewportSize({ width: 320, height: 800 })
    await expectNoSidewaysScroll(page)
  })
})

test('by keyboard alone bank staff change the limit of a company; who is always at work is refused with 423 @R366', async ({
  page,
  portal,
  expected,
}) => {
  expected.refusals.push(423)
  await portal.enter('/bank/business-customers?q=bergland', employee, 'en')
  const search = page.getByRole('searchbox')
  const button = page.getByRole('button', { name: /^Actions for/ })
  await expect(button).toHaveAccessibleName(/Bergland/)
  await expect(page.getByRole('link', { name: /^Details of/ })).toHaveCount(1)
  await expect(page.getByRole('button', { name: /^History of/ })).toHaveCount(1)
  await expect(page.getByRole('button', { name: /^Delete/ })).toHaveCount(0)

  await moveTo(page, search)
  await moveTo(page, button)
  await page.keyboard.press('Enter')
  await moveTo(page, page.getByRole('button', { name: /^Change limit/ }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('combobox', { name: /^New monthly limit/ })).toBeFocused()
  await page.keyboard.type('800')
  await moveTo(page, page.getByRole('button', { name: 'Change limit', exact: true }))
  await page.keyboard.press('Enter')
  await saysDone(page, 'Limit changed.')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(button).toBeFocused()
  await expect(page.getByRole('row', { name: /Bergland/ })).toContainText('800,00')

  await moveTo(page, search, 'Shift+Tab')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('logistik')
  await page.keyboard.press('Enter')
  await expect(button).toHaveAccessibleName(/Donau/)
  await moveTo(page, button)
  await page.keyboard.press('Enter')
  await moveTo(page, page.getByRole('button', { name: /^Locks/ }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('checkbox', { name: 'Security lock RM' })).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('A task is still running')
  await page.keyboard.press('Escape')
  await moveTo(page, page.getByRole('button', { name: 'Discard' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(button).toBeFocused()
})

test('bank staff lock a company, plan its end and take that back @R355 @R356 @R801', async ({
  page,
  portal,
  backend,
}) => {
  const name = 'Bergland Installationen GmbH'
  const row = page.getByRole('row', { name: new RegExp(name) })
  const dialog = page.getByRole('dialog')
  const chooseAction = async (action: RegExp) => {
    await page.getByRole('button', { name: `Aktionen für ${name}` }).click()
    await dialog.getByRole('button', { name: action }).click()
    await expect(page.getByRole('dialog', { name: `Aktionen für ${name}` })).toHaveCount(0)
  }
  const done = async (sentence: string) => {
    await expect(page.getByRole('status').filter({ hasText: sentence })).toBeVisible()
    await expect(dialog).toHaveCount(0)
    await backend.advance(4)
  }

  await portal.enter('/bank/business-customers?q=bergland', 'thomas.auer@bank.example')
  await chooseAction(/^Sperren/)
  await dialog.getByRole('checkbox', { name: 'Sicherheitssperre RM' }).check()
  await dialog.getByRole('button', { name: 'Sperren speichern' }).click()
  await done('Die Sperren wurden gespeichert.')
  await expect(row.getByRole('img', { name: 'Gesperrt' })).toBeVisible()

  await chooseAction(/^Vertrag kündigen/)
  await dialog.getByRole('combobox', { name: /Grund/ }).selectOption('Fristlos, durch die Bank, Betrug')
  await dialog.getByRole('textbox', { name: /Kündigungsdatum/ }).fill('31.12.2099')
  await dialog.getByRole('button', { name: 'Vertrag kündigen' }).click()
  await done('Der Vertrag wurde gekündigt.')
  await expect(row.getByRole('button', { name: /Kündigung von/ })).toBeVisible()

  await chooseAction(/^Kündigung zurücknehmen/)
  await dialog.getByRole('button', { name: 'Kündigung zurücknehmen' }).click()
  await done('Die Kündigung wurde zurückgenommen.')
  await expect(row.getByRole('button', { name: /Kündigung von/ })).toHaveCount(0)
})

test('a delete administrator finds the button: a customer with payments is refused, another one is deleted @R357 @R676 @R768', async ({
  page,
  portal,
  expected,
}) => {
  expected.refusals.push(460)
  await portal.enter('/bank/private-customers?q=gruber', 'ingrid.fuchs@bank.example')
  await page.getByRole('button', { name: 'Anna Gruber löschen' }).click()
  const dialog = page.getByRole('dialog', { name: / löschen\?$/ })
  await expect(dialog).toContainText('1100234501')
  await dialog.getByRole('button', { name: 'Endgültig löschen' }).click()
  await expect(dialog.getByRole('alert')).toContainText('schon mit paybox bezahlt')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Abbrechen' }).click()

  await page.getByRole('searchbox', { name: 'Kunden suchen' }).fill('yilmaz linz')
  await page.getByRole('button', { name: 'Elif Yılmaz löschen' }).click()
  await dialog.getByRole('button', { name: 'Endgültig löschen' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Elif Yılmaz wurde gelöscht.' })).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('row', { name: /Yılmaz/ })).toHaveCount(0)
  // Nothing is left of what was searched for: the focus is on what the empty list offers.
  await expect(page.getByRole('region', { name: 'Privatkunden' }).locator('button:focus')).toHaveCount(1)
})

test('after a customer was deleted on their page, the list is shown as it was left @R357', async ({ page, portal }) => {
  await portal.enter('/bank/private-customers?q=yilmaz', 'ingrid.fuchs@bank.example')
  await expect(page.getByRole('row', { name: /Yılmaz/ })).toHaveCount(1)
  await page.goto('/bank/private-customer/1100234505/mypaybox')
  await page.waitForLoadState('networkidle') // a part that loads in an idle moment would find no record
  await page.getByRole('button', { name: 'Elif Yılmaz löschen' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Endgültig löschen' }).click()
  await expect(page).toHaveURL('/bank/private-customers?q=yilmaz')
  await expect(page.getByRole('status').filter({ hasText: 'Elif Yılmaz wurde gelöscht.' })).toBeVisible()
  await expect(page.getByRole('row', { name: /Yılmaz/ })).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

/** With a modal open, only the body has the width of the scroll bar: an inherited variable would recalculate all styles of the page. */
export async function expectScrollBarSizeOnBodyOnly(page: Page): Promise<void> {
  await expect(page.locator('body')).toHaveAttribute('data-scroll-locked')
  const sizes = await page.evaluate(() =>
    ['body', 'main'].map((name) =>
      getComputedStyle(document.querySelector(name)!).getPropertyValue('--removed-body-scroll-bar-size'),
    ),
  )
  expect(sizes).toEqual([expect.stringMatching(/^\d+px$/), ''])
}

test('the finder runs an action of the open customer; Escape and Back close it and stay on the page', async ({
  page,
  portal,
}) => {
  const path = '/bank/private-customer/1100234502/mypaybox'
  await portal.enter(path, employee)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  const finder = page.getByRole('dialog', { name: 'Kunden aufrufen' })
  const others = page.getByRole('dialog').filter({ hasNot: page.getByRole('combobox') })
  /** Opens the finder and runs its first action, which concerns the open customer. */
  const runFirstAction = async () => {
    await page.keyboard.press('ControlOrMeta+k')
    await expect(finder.locator('[data-combobox-selected]')).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(finder).toBeHidden()
    await expect(others).toHaveCount(1)
  }
  await page.keyboard.press('ControlOrMeta+k')
  await expect(finder).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(finder).toBeHidden()

  await runFirstAction()
  await page.keyboard.press('Escape')
  await expect(others).toHaveCount(0)
  await expect(page).toHaveURL(new RegExp(`${path}$`))

  await runFirstAction()
  await page.goBack()
  await expect(others).toHaveCount(0)
  await expect(page).toHaveURL(new RegExp(`${path}$`))

  await page.keyboard.press('ControlOrMeta+k')
  await expect(finder).toBeVisible()
  await page.goBack()
  await expect(finder).toBeHidden()
  await expect(page).toHaveURL(new RegExp(`${path}$`))
})
