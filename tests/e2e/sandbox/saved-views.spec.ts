import type { Page } from '@playwright/test'
import { seedPeople } from '../../sandbox/people.ts'
import { expect, expectAccessible } from '../portal-test.ts'
import { test } from './sandbox-test.ts'

const table = (page: Page) => page.getByRole('table', { name: 'Privatkunden' })

/** What a person sees of the list: the row height, the column headers and the first cells. */
async function readList(page: Page) {
  await expect(table(page)).toHaveAttribute('aria-busy', 'false')
  return {
    isCompact: (await page.locator('[data-list][data-compact]').count()) > 0,
    headers: await table(page).getByRole('columnheader').allInnerTexts(),
    rows: await table(page).getByRole('rowheader').allInnerTexts(),
  }
}

async function openMenu(page: Page) {
  await page.getByRole('button', { name: 'Ansicht: Privatkunden' }).click()
  return page.getByRole('dialog', { name: 'Ansicht: Privatkunden' })
}

async function saveView(page: Page, name: string) {
  const menu = await openMenu(page)
  await menu.getByRole('button', { name: 'Ansicht speichern' }).click()
  await page.keyboard.type(name)
  await page.keyboard.press('Enter')
  await expect(menu.locator('[aria-live]')).toHaveText(`Die Ansicht „${name}“ ist gespeichert.`)
  await expect(menu.getByRole('button', { name, exact: true })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu).toHaveCount(0)
}

test('an employee returns to a saved view, and a colleague who opens its link sees the same list', async ({
  page,
  portal,
  browser,
  baseURL,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.setViewportSize({ width: 1366, height: 768 })
  await portal.enter('/bank/private-customers?status=TERMINATED&sort=lastName_asc', seedPeople.bank.usual)
  const choices = await openMenu(page)
  await choices.getByRole('checkbox', { name: 'Kompakte Zeilen' }).check()
  await choices.getByRole('checkbox', { name: 'E-Mail-Adresse' }).uncheck()
  await choices.getByLabel('Zeilen pro Seite').selectOption('50')
  await page.keyboard.press('Escape')
  await saveView(page, 'Gekündigte')
  const terminated = await readList(page)
  expect(terminated).toMatchObject({ isCompact: true })
  expect(terminated.headers).not.toContain('E-Mail-Adresse')

  await page.getByRole('link', { name: 'Firmenkunden' }).click()
  await page.getByRole('link', { name: 'Privatkunden' }).click()
  const others = await openMenu(page)
  await others.getByRole('checkbox', { name: 'Kompakte Zeilen' }).uncheck()
  await others.getByRole('checkbox', { name: 'E-Mail-Adresse' }).check()
  await others.getByLabel('Zeilen pro Seite').selectOption('20')
  await page.keyboard.press('Escape')
  await table(page).getByRole('button', { name: 'Offene Aufgabe' }).click()
  await saveView(page, 'Nach Aufgaben')
  expect(await readList(page)).not.toEqual(terminated)

  await page.reload()
  const menu = await openMenu(page)
  await expectAccessible(page)
  await menu.getByRole('button', { name: 'Gekündigte', exact: true }).click()
  await expect(menu).toHaveCount(0)
  await expect(page).toHaveURL(/status=TERMINATED/)
  await expect(page.getByRole('button', { name: 'Ansicht: Privatkunden' })).toBeFocused()
  expect(await readList(page)).toEqual(terminated)

  await (await openMenu(page)).getByRole('button', { name: 'Link zu Gekündigte kopieren' }).click()
  await expect(menu.locator('[aria-live]')).toHaveText('Der Link ist kopiert.')
  const link = await page.evaluate(() => navigator.clipboard.readText())

  const context = await browser.newContext({
    baseURL: baseURL!,
    locale: 'de-AT',
    timezoneId: 'Europe/Vienna',
    viewport: { width: 1366, height: 768 },
  })
  try {
    const colleague = await context.newPage()
    await colleague.goto(link)
    await colleague.getByLabel(/^E-Mail-Adresse/).fill('thomas.auer@bank.example')
    await colleague.keyboard.press('Enter')
    await colleague.getByLabel('Passwort').fill('Sonnenblume-2026!')
    await colleague.getByRole('button', { name: 'Anmelden' }).click()
    await expect(table(colleague)).toBeVisible()
    expect(await readList(colleague)).toEqual(terminated)
    await expect(colleague.getByText('Die gespeicherten Einstellungen bleiben, wie sie sind.')).toBeVisible()
    await colleague.goto('/bank/private-customers')
    expect(new URL(link).searchParams.get('layout')).toMatch(/^compact-50\./)
    expect(await readList(colleague)).toMatchObject({ isCompact: false })
    await expect(table(colleague).getByRole('columnheader', { name: 'E-Mail-Adresse' })).toBeVisible()
  } finally {
    await context.close()
  }
})
