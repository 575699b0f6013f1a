import { Writable } from 'node:stream'
import type { Locator } from '@playwright/test'
import { portalBefore } from '#scripts/portal/portal-before-backend.ts'
import { expectLoginWithinBudget } from '../budgets.ts'
import { portalSite } from '../portal-site.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../portal-test.ts'
import { expect, test } from './sandbox-test.ts'

const nowhere = new Writable({ write: (_line, _encoding, done) => done() })

test.use({ panel: true })

/** What the badge lies upon, with the page at its end, where the badge stands. */
const coveredBy = (badge: Locator): Promise<string[]> =>
  badge.evaluate((element) => {
    window.scrollTo(0, document.body.scrollHeight)
    const box = element.getBoundingClientRect()
    const pressed = document.querySelectorAll('a, button, input, select, textarea, summary, label, [role=tab]')
    return [...pressed]
      .filter((one) => {
        const { left, right, top, bottom, width } = one.getBoundingClientRect()
        return width > 1 && left < box.right && box.left < right && top < box.bottom && box.top < bottom
      })
      .map((one) => one.outerHTML.slice(0, 120))
  })

test('a developer reads what the calls of a screen were answered, and sees any other answer with two clicks', async ({
  page,
  portal,
  expected,
}) => {
  expected.refusals.push(462)
  const badge = page.getByRole('button', { name: /^Contract/ })
  const panel = page.getByRole('complementary', { name: 'Contract panel' })
  const operation = panel.getByLabel('Operation')
  const answer = panel.getByLabel('Answer', { exact: true })
  const choose = panel.getByRole('button', { name: 'Choose this answer' })

  await test.step('the badge opens the panel by keyboard, and the focus comes back', async () => {
    await portal.open('/private/login')
    await page.keyboard.press('Shift')
    await badge.focus()
    await page.keyboard.press('Enter')
    await expect(panel.getByRole('heading', { name: 'Contract panel' })).toBeFocused()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(badge).toBeFocused()
  })

  await test.step('the next sign-in is answered as chosen', async () => {
    await badge.click()
    await operation.selectOption('privateLogin')
    await answer.selectOption('462')
    await panel.getByLabel('Example').selectOption('accountLockedWithoutTime')
    await choose.click()
    await expect(panel.getByText('next=privateLogin.462.accountLockedWithoutTime')).toBeVisible()
    await portal.signIn('anna.gruber@mail.example')
    await expect(page.getByText(/gesperrt/).first()).toBeVisible({ timeout: 60_000 })
    await expect(panel.getByText(/^462 · \d+ ms · valid · as chosen$/)).toBeVisible()
    await expect(panel.getByText(/Nothing is chosen/)).toBeVisible()
  })

  await test.step('the one after that is real, and its screen lists its own calls', async () => {
    await page.getByRole('button', { name: 'Anmelden' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Meine paybox', { timeout: 60_000 })
    const product = panel.getByRole('listitem').filter({ has: page.getByText('privateGetProduct', { exact: true }) })
    await expect(product).toContainText(/200 · \d+ ms · valid/)
    await expect(panel.getByText(/calls of screens before/)).toBeVisible()
    await product.getByRole('button', { name: /^Choose/ }).click()
    await expect(operation).toBeFocused()
    await expect(operation).toHaveValue('privateGetProduct')
  })

  await test.step('a call is copied with its trace id and without its password', async () => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    const clipboard = () => page.evaluate(() => navigator.clipboard.readText())
    await panel.getByText(/calls of screens before/).click()
    const login = panel
      .getByRole('listitem')
      .filter({ has: page.getByText('privateLogin', { exact: true }) })
      .first()
    await login.getByText('Details').focus()
    await page.keyboard.press('Enter')
    await expect(login.getByLabel('Body of the request')).toHaveValue(/"password": "<password>"/)
    await expect(login.getByLabel('Body of the answer')).toHaveValue(/"token": "<token>"/)
    await login.getByRole('button', { name: 'Copy trace id' }).click()
    await expect(login.getByRole('status')).toHaveText('The trace id is copied.')
    expect(await clipboard()).toMatch(/^[0-9a-f-]{36}$/)
    await login.getByRole('button', { name: 'Copy as curl' }).click()
    await expect(login.getByRole('status')).toHaveText('The command line is copied.')
    expect(await clipboard()).toContain(`--data-raw '{"email":"anna.gruber@mail.example"`)
    await expectAccessible(page)
  })

  await test.step('the badge covers nothing that can be pressed, at any width', async () => {
    await panel.getByRole('button', { name: 'Close' }).click()
    for (const path of ['mypaybox', 'mypaybox?tab=privacy-policy', 'receipts-and-transactions', 'profile', 'login']) {
      await page.goto(`/private/${path}`)
      await page.waitForLoadState('networkidle')
      await expect(badge).toBeVisible()
      for (const width of [320, 360, 768, 1280, 1440, 1920]) {
        await page.setViewportSize({ width, height: width < 768 ? 640 : 720 })
        expect(await coveredBy(badge), `${path} at ${width}`).toEqual([])
        await badge.click({ trial: true }) // nothing covers it either
      }
    }
  })

  await test.step('remembers that the panel is small and always visible', async () => {
    await badge.click()
    await panel.getByLabel('Place').selectOption({ label: 'Always in sight, at the left' })
    await panel.getByLabel('Small: counts only').check()
    await page.reload()
    await page.keyboard.press('Shift')
    await expect(badge).toHaveText(/^✓/)
    const { x, y, width, height } = (await badge.boundingBox())!
    expect([x, Math.round(720 - y - height)]).toEqual([12, 12])
    expect(Math.max(width / 2, height)).toBeLessThanOrEqual(32)
    await badge.click()
  })

  await test.step('a phone shows it as well', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    await expectNoSidewaysScroll(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectAccessible(page)
    await panel.getByRole('button', { name: 'Close' }).click()
    await expect(badge).toHaveText(/^✓/)
  })
})

test('the login page stays within its budget with the panel too', async ({ page }) => {
  // A browser may report a movement of the mouse while the page is laid out, which loads the panel.
  await expectLoginWithinBudget(page, 'private', /\/(panel|call-log)-[^/]*\.js$/)
  await page.mouse.move(10, 10)
  await expect(page.getByRole('button', { name: 'Contract' })).toBeVisible()
})

test('a backend team clicks through the portal on its own server and reads what deviates', async ({
  page,
  portal,
  backend,
  expected,
  endAfter,
}) => {
  expected.refusals.push(502)
  const front = await portalBefore(backend.address, { port: 0, site: portalSite({ panel: true }), log: nowhere })
  endAfter(front)
  await backend.failNext({ operation: 'privateGetCallNumber', status: 200, body: { callNumber: 664 } })
  await portal.open(`${front.address}/private/login#next=privateGetProduct.502`)
  await portal.signIn('anna.gruber@mail.example')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Meine paybox', { timeout: 60_000 })
  await page.getByRole('button', { name: /^Contract: \d+ valid, 1 invalid$/ }).click()
  const calls = page.getByRole('complementary', { name: 'Contract panel' }).getByRole('listitem')
  const callNumber = calls.filter({ has: page.getByText('privateGetCallNumber', { exact: true }) })
  await expect(callNumber).toContainText('/callNumber must be string, but is 664')
  await expect(callNumber).toContainText('#/components/schemas/')
  await expect(calls.filter({ hasText: '502' })).toContainText('as chosen')
})
