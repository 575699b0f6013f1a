import type { Locator, Page } from '@playwright/test'
import type { Area } from '../../sandbox/client.ts'
import { seedPeople } from '../../sandbox/people.ts'
import { expect, type Portal } from '../portal-test.ts'
import { moveTo } from './keyboard-steps.ts'
import { test } from './sandbox-test.ts'

const fresh = 'Herbstlaub-im-Wienerwald-7'

async function choose(page: Page, wanted: Locator): Promise<void> {
  await moveTo(page, wanted)
  await page.keyboard.press('Enter')
}

async function enterEmail(page: Page, portal: Portal, area: Area): Promise<void> {
  await portal.open(`/${area}/login`)
  await expect(page.getByLabel(/^E-Mail-Adresse/)).toBeFocused()
  await page.keyboard.type(seedPeople[area].usual)
  await page.keyboard.press('Enter')
  await expect(page.getByLabel(/^Passwort/)).toBeFocused()
}

for (const area of ['private', 'business', 'bank'] as const) {
  const people = seedPeople[area]

  test.describe(`with the keyboard alone, at the ${area} login`, () => {
    test('a person signs in, changes the language and signs out @R057 @R058 @R284', async ({
      page,
      portal,
      expected,
    }) => {
      expected.refusals.push(401)
      await enterEmail(page, portal, area)
      await page.keyboard.type('Falsches-Passwort-1!')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('alert')).toContainText('Die E-Mail-Adresse oder das Passwort stimmt nicht.')
      await expect(page.getByLabel(/^Passwort/)).toBeFocused()
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type('Sonnenblume-2026!')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      await expect(page).not.toHaveURL(/login/)

      await test.step('on a narrow screen a person opens the menu, starts to sign out and stays @R064 @R102', async () => {
        await page.setViewportSize({ width: 360, height: 740 })
        const menu = page.getByRole('button', { name: 'Menü' })
        await moveTo(page, menu, 'Shift+Tab')
        await page.keyboard.press('Enter')
        await expect(page.getByRole('dialog', { name: people.usual })).toBeVisible()
        await choose(page, page.getByRole('button', { name: 'Abmelden' }))
        const question = page.getByRole('dialog', { name: 'Abmelden?' })
        await expect(question.getByRole('button', { name: 'Abmelden' })).toBeFocused()
        await page.keyboard.press('Escape')
        await expect(question).toBeHidden()
        await expect(menu).toBeFocused()
        await page.setViewportSize({ width: 1280, height: 720 })
        await moveTo(page, page.getByRole('button', { name: 'English' }), 'Shift+Tab')
      })
      await page.keyboard.press('Space')
      const menu = page.getByRole('button', { name: 'Account' })
      await choose(page, menu)
      const entry = page.getByRole('menuitem').first()
      await expect(entry).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('menu')).toBeHidden()
      await expect(menu).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(entry).toBeFocused()
      const leave = page.getByRole('menuitem', { name: 'Sign out' })
      await moveTo(page, leave, 'ArrowDown')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('dialog').getByRole('button', { name: 'Sign out' })).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
      await expect(menu).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(entry).toBeFocused()
      await moveTo(page, leave, 'ArrowDown')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('dialog').getByRole('button', { name: 'Sign out' })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(`/${area}/login`)
      await expect(page.getByRole('textbox', { name: 'E-mail address' })).toBeFocused()
    })
  })
}

// The other areas have the very same steps; with the mouse each of them is gone through (password-reset.spec.ts).
test('with the keyboard alone a person sets a new password with a code and signs in with it @R114 @R115 @R327', async ({
  page,
  portal,
  backend,
}) => {
  const { usual } = seedPeople.private
  await enterEmail(page, portal, 'private')
  await choose(page, page.getByRole('button', { name: 'Passwort vergessen?' }))
  await choose(page, page.getByRole('button', { name: 'Code senden' }))
  const code = page.getByLabel(/^Code aus der E-Mail/)
  await expect(code).toBeFocused()
  await page.keyboard.type(await backend.codeFor(usual))
  await moveTo(page, page.getByLabel(/^Neues Passwort \*/))
  await page.keyboard.type(fresh)
  await moveTo(page, page.getByLabel(/^Neues Passwort wiederholen/))
  await page.keyboard.type('Herbstlaub-im-Wienerwald-8')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel(/^Neues Passwort wiederholen/)).toBeFocused()
  await expect(page.getByText('Die beiden neuen Passwörter stimmen nicht überein.')).toBeVisible()
  await page.keyboard.press('Backspace')
  await page.keyboard.type('7')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Ihr neues Passwort gilt ab sofort.').first()).toBeVisible()
  await expect(page.getByLabel(/^Passwort/)).toBeFocused()
  await page.keyboard.type(fresh)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page).not.toHaveURL(/login/)
})
