import { expect, expectAccessible, expectNoSidewaysScroll } from '../portal-test.ts'
import { test } from './sandbox-test.ts'

const newPassword = 'Herbstlaub-im-Wienerwald-7'

test('an administrator adds another one, who sets a password and signs in @R420 @R424 @R541 @R817', async ({
  page,
  portal,
  backend,
  expected,
}) => {
  expected.refusals.push(462) // no password yet
  await portal.enter('/business/administration?tab=admins', 'katharina.moser@bergland.example')
  await expect(page.getByRole('row')).toHaveCount(4)
  await page.getByRole('button', { name: 'Administrator anlegen' }).click()
  const modal = page.getByRole('dialog', { name: 'Administrator anlegen' })
  await expectAccessible(page)
  await modal.getByLabel('E-Mail-Adresse').fill('julia.wagner@bergland.example')
  await modal.getByLabel('Vorname').fill('Julia')
  await modal.getByLabel('Nachname').fill('Wagner')
  await modal.getByRole('button', { name: 'Anlegen' }).click()
  await expect(page.getByText('Der Zugang wurde angelegt. Die Person bekommt eine E-Mail')).toBeVisible()
  await expect(modal).toBeHidden()
  await expect(page.getByRole('row', { name: /julia\.wagner/ })).toContainText('Aktiv')
  const [mail] = await backend.inbox('julia.wagner@bergland.example')
  expect(mail!.text).toContain('Bergland Installationen GmbH')

  await page.getByRole('button', { name: 'Konto' }).click()
  await expect(page.getByRole('menuitem', { name: 'Abmelden' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('menuitem', { name: 'Abmelden' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Abmelden' }).click()
  await expect(page).toHaveURL(/business\/login/)
  await page.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill('julia.wagner@bergland.example')
  await page.getByRole('button', { name: 'Weiter' }).click()
  await page.getByRole('button', { name: 'Code senden' }).click()
  await expect(page.getByText('Wir haben einen Code an')).toBeVisible()
  await page.getByLabel(/^Code aus der E-Mail/).fill(await backend.codeFor('julia.wagner@bergland.example'))
  await page.getByLabel(/^Neues Passwort \*/).fill(newPassword)
  await page.getByLabel(/^Neues Passwort wiederholen/).fill(newPassword)
  await page.getByRole('button', { name: 'Passwort festlegen' }).click()
  await expect(page.getByText('Ihr neues Passwort gilt ab sofort.')).toBeVisible()
  await page.goto('/business/login')
  await portal.signIn('julia.wagner@bergland.example', newPassword)
  await expect(page.getByRole('region', { name: 'Firma', exact: true })).toContainText('Bergland')
})

test('who is deactivated cannot sign in any more, and can again after that @R541 @R542 @R653', async ({
  page,
  portal,
  expected,
}) => {
  expected.refusals.push(468)
  await portal.enter('/business/administration?tab=admins', 'katharina.moser@bergland.example')
  const toggle = async (status: string) => {
    await page.getByRole('button', { name: 'Markus Huber bearbeiten' }).click()
    await page.getByRole('dialog').getByRole('checkbox', { name: 'Aktiv' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Speichern' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.getByText('Der Zugang wurde geändert.').last()).toBeVisible()
    await expect(page.getByRole('row', { name: /markus\.huber/ })).toContainText(status)
  }
  await toggle('Inaktiv')
  await expectAccessible(page)

  const other = await page.context().browser()!.newPage()
  const tries = async () => {
    await other.goto(`${new URL(page.url()).origin}/business/login`)
    await other.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill('markus.huber@bergland.example')
    await other.getByRole('button', { name: 'Weiter' }).click()
    await other.getByLabel(/^Passwort/).fill('Sonnenblume-2026!')
    await other.getByRole('button', { name: 'Anmelden' }).click()
  }
  await tries()
  await expect(other.getByRole('alert')).toContainText('deaktiviert')
  await toggle('Aktiv')
  await tries()
  await expect(other).toHaveURL('/business/administration')
  await other.close()

  await test.step('explains on the login page that an administrator removed their own access @R062 @R268', async () => {
    expected.refusals.push(401) // the list is not theirs to read any more
    await page.getByRole('button', { name: 'Katharina Moser bearbeiten' }).click()
    await page.getByRole('dialog').getByRole('checkbox', { name: 'Aktiv' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Speichern' }).click()
    await expect(page).toHaveURL(/\/business\/login/)
    await expect(page.getByText('Sie haben Ihren eigenen Zugang deaktiviert')).toBeVisible()
    await expect(page.getByText('Sie wurden abgemeldet.')).toBeHidden()
    await page.getByRole('button', { name: 'EN, English' }).click()
    await expect(page.getByText('You have deactivated your own access')).toBeVisible()
    await expectAccessible(page)
  })
})

test('an administrator changes the own address in the profile only, and the last one keeps the access @R653', async ({
  page,
  portal,
  backend,
  expected,
}) => {
  expected.refusals.push(401, 412, 460, 461)
  await portal.enter('/business/administration?tab=admins', 'katharina.moser@bergland.example')
  const modal = page.getByRole('dialog')
  const edit = (name: string) => page.getByRole('button', { name: `${name} bearbeiten` }).click()
  const save = () => modal.getByRole('button', { name: 'Speichern' }).click()
  const discard = async () => {
    await modal.getByRole('button', { name: 'Abbrechen' }).click()
    await modal.getByRole('button', { name: 'Verwerfen' }).click()
    await expect(modal).toBeHidden()
  }
  const deactivate = async (name: string) => {
    await edit(name)
    await modal.getByRole('checkbox', { name: 'Aktiv' }).click()
    await save()
  }

  await test.step('the address is not typed here, and the modal leads to the profile', async () => {
    await edit('Katharina Moser')
    await expect(modal.getByLabel('E-Mail-Adresse')).not.toBeEditable()
    await expectAccessible(page)
    await modal.getByRole('link', { name: 'E-Mail-Adresse im Profil ändern' }).click()
    await expect(page).toHaveURL(/\/business\/profile$/)
    await page.goBack()
  })

  await test.step('an address that was changed in another tab meanwhile is not written back', async () => {
    await expect(modal).toBeVisible() // as it was left
    const token = await page.evaluate(() => JSON.parse(localStorage.getItem('token-business')!) as string)
    const call = async (path: string, data: object) => {
      const headers = { authorization: `Bearer ${token}`, 'x-trace-id': crypto.randomUUID() }
      const answer = await page.request.post(`/api/ui/v1/business/profile/${path}`, { headers, data })
      expect(answer.ok()).toBe(true)
    }
    const email = 'k.moser@bergland.example'
    await call('email/tan', { email })
    await call('email', { email, tanToken: await backend.codeFor(email) })
    await modal.getByLabel('Nachname').fill('Moser-Huber')
    await save()
    await expect(page.getByText('Inzwischen geändert und übernommen: E-Mail-Adresse.')).toBeVisible()
    await expect(modal).toBeHidden()
    await expect(page.getByRole('row', { name: /k\.moser@bergland/ })).toContainText('Moser-Huber')
  })

  await test.step('an address that was changed at the very moment is refused', async () => {
    await edit('Katharina Moser-Huber')
    await modal.getByLabel('Nachname').fill('Moser')
    await backend.failNext({ operation: 'businessUpdateAdministrator', status: 460 })
    await save()
    await expect(modal.getByRole('alert')).toContainText('Ihre E-Mail-Adresse hat sich inzwischen geändert.')
    await discard()
  })

  await test.step('the only active administrator keeps the access', async () => {
    await deactivate('Markus Huber')
    await expect(page.getByRole('row', { name: /markus\.huber/ })).toContainText('Inaktiv')
    expect((await backend.inbox('markus.huber@bergland.example'))[0]!.subject).toBe('Ihr Zugang wurde deaktiviert')
    await deactivate('Katharina Moser-Huber')
    await expect(modal.getByRole('alert')).toContainText('Bitte aktivieren Sie zuerst einen anderen Zugang')
    await discard()
  })

  await test.step('explains at the login that an employee gave up their own access', async () => {
    await deactivate('Markus Huber')
    await expect(page.getByRole('row', { name: /markus\.huber/ })).toContainText('Aktiv')
    await deactivate('Katharina Moser-Huber')
    await expect(page).toHaveURL(/business\/login/)
    await expect(
      page.getByText('Sie haben Ihren eigenen Zugang deaktiviert und sind deshalb abgemeldet.'),
    ).toBeVisible()
    await expectAccessible(page)
  })
})

test('an address of the company is refused with other words when adding and when editing @R654 @R782 @R783', async ({
  page,
  portal,
  expected,
}) => {
  expected.refusals.push(409)
  await portal.enter('/business/administration?tab=admins&modal=add', 'katharina.moser@bergland.example', 'en')
  const modal = page.getByRole('dialog')
  await modal.getByLabel('E-mail address').fill('Stefan.Lechner@bergland.example')
  await modal.getByLabel('First name').fill('Stefan')
  await modal.getByLabel('Last name').fill('Lechner')
  await modal.getByRole('button', { name: 'Add' }).click()
  await expect(modal.getByRole('alert')).toContainText('or edit the existing entry')
  await modal.getByRole('button', { name: 'Cancel' }).click()
  await modal.getByRole('button', { name: 'Discard' }).click()
  await page.getByRole('button', { name: 'Edit Markus Huber' }).click()
  await modal.getByLabel('E-mail address').fill('stefan.lechner@bergland.example')
  await modal.getByRole('button', { name: 'Save' }).click()
  await expect(modal.getByRole('alert')).toContainText('Nothing was changed')
  await expectAccessible(page)
})

test('with the keyboard alone an administrator is renamed @R653', async ({ page, portal }) => {
  await portal.enter('/business/administration?tab=admins', 'katharina.moser@bergland.example')
  const edit = page.getByRole('button', { name: 'Stefan Lechner bearbeiten' })
  await expect(edit).toBeVisible()
  for (let presses = 0; presses < 40 && !(await edit.evaluate((one) => one === document.activeElement)); presses += 1) {
    await page.keyboard.press('Tab')
  }
  await expect(edit).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByLabel('E-Mail-Adresse')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Stephan')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Der Zugang wurde geändert.')).toBeVisible()
  const renamed = page.getByRole('button', { name: 'Stephan Lechner bearbeiten' })
  await expect(renamed).toBeFocused()
})

test('bank staff see open tasks, and nothing is changed while work runs on the company @R446', async ({
  page,
  portal,
  expected,
}) => {
  expected.refusals.push(409, 423)
  await portal.enter('/bank/business-customer/1200456701/administration?tab=admins', 'sabine.koehler@bank.example')
  await expect(page.getByRole('row', { name: /markus\.huber/ })).toContainText('Aufgabe läuft')
  await expect(page.getByRole('row', { name: /katharina\.moser/ })).toContainText('Keine')
  await expectAccessible(page)

  const modal = page.getByRole('dialog')
  await test.step('an address of the company is refused, when adding and when editing', async () => {
    await page.getByRole('button', { name: 'Administrator anlegen' }).click()
    await modal.getByLabel('E-Mail-Adresse').fill('stefan.lechner@bergland.example')
    await modal.getByLabel('Vorname').fill('Nina')
    await modal.getByLabel('Nachname').fill('Neu')
    for (const email of ['nina.neu@bergland.example', 'nina.alt@bergland.example']) {
      await modal.getByRole('button', { name: /Anlegen|Speichern/ }).click()
      await expect(modal.getByRole('alert')).toBeVisible()
      await modal.getByLabel('E-Mail-Adresse').fill(email)
      await modal.getByRole('button', { name: /Anlegen|Speichern/ }).click()
      await expect(modal).toBeHidden()
      if (email !== 'nina.neu@bergland.example') break
      await page.getByRole('button', { name: 'Nina Neu bearbeiten' }).click()
      await modal.getByLabel('E-Mail-Adresse').fill('stefan.lechner@bergland.example')
    }
    await expect(page.getByRole('row', { name: /nina\.alt/ })).toBeVisible()
  })

  await page.goto('/bank/business-customer/1200456702/administration?tab=admins&modal=add')
  await modal.getByLabel('E-Mail-Adresse').fill('neu@donau-logistik.example')
  await modal.getByLabel('Vorname').fill('Nina')
  await modal.getByLabel('Nachname').fill('Neu')
  await modal.getByRole('button', { name: 'Anlegen' }).click()
  await expect(modal.getByRole('alert')).toContainText('Es wurde nichts geändert')
})

test('a long list has pages of 20 at every width @R834', async ({ page, portal }) => {
  await portal.enter(
    '/bank/business-customer/1200456705/administration?tab=admins&sort=lastName_desc',
    'sabine.koehler@bank.example',
  )
  await expect(page.getByRole('row')).toHaveCount(21)
  await page.getByRole('button', { name: /Seite 2/ }).click()
  await expect(page.getByRole('row')).toHaveCount(5)
  await expect(page).toHaveURL(/page=2/)
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme: width === 768 ? 'dark' : 'light' })
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  }
})
