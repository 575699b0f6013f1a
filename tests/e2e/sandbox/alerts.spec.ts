import type { Page } from '@playwright/test'
import { allPages } from '../../all-pages.ts'
import type { Area } from '../../sandbox/client.ts'
import { seedPeople } from '../../sandbox/people.ts'
import { isUncovered, openWhole, visibleShare, waitForFrames } from '../layout-checks.ts'
import { expect, type Portal } from '../portal-test.ts'
import { dialog, openCardActions, openOwn } from './calling-numbers-steps.ts'
import { test, type Backend } from './sandbox-test.ts'

const streetOf = (page: Page) => page.getByRole('textbox', { name: /^Straße/ })

/** Changes an address whose reload then fails, so that an alert stays until it is closed. */
async function saveUnread({ page, portal, backend }: { page: Page; portal: Portal; backend: Backend }) {
  await portal.enter(
    '/bank/private-customer/1100234501/mypaybox?tab=personal-information',
    'sabine.koehler@bank.example',
  )
  await streetOf(page).fill('Neue Gasse 7')
  // More than once: the alert goes when a later poll for the background task succeeds.
  await backend.failNext({ operation: 'bankGetPersonalInformation', status: 502, count: 100 })
  await page.getByRole('button', { name: 'Speichern' }).click()
}

const sizes = [
  [320, 568],
  [360, 740],
  [768, 1024],
  [1280, 720],
] as const

for (const [width, height] of sizes) {
  test(`at ${width} pixels an alert covers nothing of a modal that opens or of what has the focus`, async ({
    page,
    portal,
  }) => {
    await page.setViewportSize({ width, height })
    await openOwn(page, portal)
    if (width < 1280) await openCardActions(page)
    const alert = page.getByRole('region', { name: 'Meldungen' }).getByRole('status')
    const unblock = page.getByRole('button', { name: /^Sperre von .* aufheben$/ }).first()
    const phone = (await unblock.getAttribute('aria-label'))!.replace(/^Sperre von (.*) aufheben$/, '$1')
    await unblock.click()
    await dialog(page).getByRole('button', { name: 'Sperre aufheben' }).click()
    await expect(dialog(page)).toBeHidden()
    await expect(alert).toBeVisible()
    await alert.hover() // it stays while somebody reads it
    await expect.poll(() => isUncovered(page.locator(':focus'))).toBe(true)

    await page.getByRole('button', { name: `${phone} deaktivieren` }).focus()
    await page.keyboard.press('Enter')
    const modal = dialog(page)
    await expect(modal).toBeVisible()
    await expect(alert).toBeVisible()
    const places = modal.locator('h2, button, select, p').filter({ visible: true })
    await expect.poll(() => isUncovered(places)).toBe(true)
    expect(await places.count()).toBeGreaterThanOrEqual(6)

    // What moved down to make room stays there until it closes.
    const top = async () => (await modal.boundingBox())!.y
    const before = await top()
    await page.getByRole('button', { name: 'Meldung schließen' }).click()
    await expect(alert).toBeHidden()
    expect(await top()).toBe(before)
  })
}

test('an alert covers no field with the focus, nor its label, nor what opened with it', async ({
  page,
  portal,
  backend,
  expected,
}) => {
  expected.refusals.push(502)
  await saveUnread({ page, portal, backend })
  const alert = page.getByRole('region', { name: 'Meldungen' }).getByRole('alert') // it stays until it is closed
  await expect(alert).toBeVisible()
  const fields = page.locator('main input:enabled').filter({ visible: true })
  const used = page
    .locator('.mantine-InputWrapper-root:has(:focus), .mantine-Popover-dropdown')
    .filter({ visible: true })
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height })
    for (const field of await fields.all()) {
      await field.focus()
      await expect.poll(() => isUncovered(used), `${await field.getAttribute('name')} at ${width}`).toBe(true)
    }
  }
  await expect(alert).toBeVisible()
  expect(await fields.count()).toBeGreaterThanOrEqual(8)
})

test('a press reaches its button although an alert appears above the modal meanwhile', async ({
  page,
  portal,
  backend,
  expected,
}) => {
  expected.refusals.push(502)
  const alerts = Promise.withResolvers<void>()
  await page.route(/\/alert-item-[^/]+\.js$/, async (route) => {
    await alerts.promise
    await route.continue()
  })
  const failed = page.waitForResponse((response) => response.status() === 502)
  await saveUnread({ page, portal, backend })
  await failed
  await streetOf(page).fill('Neue Gasse 8')
  await page.getByRole('tab', { name: 'Bankdaten' }).click()
  const modal = page.getByRole('dialog')
  const top = async () => (await modal.boundingBox())!.y
  await modal.getByRole('button', { name: 'Verwerfen' }).hover()
  const before = await top()

  await page.mouse.down()
  alerts.resolve()
  await expect(page.getByRole('region', { name: 'Meldungen' }).getByRole('alert')).toBeVisible()
  // Alerts are arranged before the next picture.
  await waitForFrames(page)
  expect(await top()).toBe(before)
  await page.mouse.up()
  await expect(page.getByRole('tab', { name: 'Bankdaten' })).toHaveAttribute('aria-selected', 'true')
})

for (const width of [768, 1280, 1920]) {
  test(`at ${width} pixels the buttons of a customer can be pressed at once after something is saved`, async ({
    page,
    portal,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await portal.enter('/bank/private-customer/1100234501/administration', 'thomas.auer@bank.example')
    await page.getByRole('button', { name: 'Notiz hinzufügen' }).click()
    await dialog(page).getByLabel('Notiz').fill('Rückruf am Montag')
    await dialog(page).getByRole('button', { name: 'Hinzufügen' }).click()
    await expect(dialog(page)).toBeHidden()
    const alert = page.getByRole('region', { name: 'Meldungen' }).getByRole('status')
    await expect(alert).toBeVisible()
    await alert.hover() // it stays while somebody reads it
    for (const name of [/^Verlauf von/, /^Aktionen für/]) {
      const button = page.getByRole('button', { name })
      await expect.poll(() => visibleShare(button), String(name)).toBe(1)
    }
  })
}

test('nothing shows through an alert in dark', async ({ page, portal, backend, expected }) => {
  expected.refusals.push(502)
  await page.emulateMedia({ colorScheme: 'dark' })
  await saveUnread({ page, portal, backend })
  const alert = page.getByRole('region', { name: 'Meldungen' }).locator('[data-tone]').first()
  await expect(alert).toBeVisible()
  const background = await alert.evaluate((one) => getComputedStyle(one).backgroundColor)
  expect(background, 'it is opaque').toMatch(/^rgb\(/)
})

/** The controls, pagers and bars in sight that the alerts lie on, by name. */
const coveredControls = (page: Page) =>
  page.evaluate(() => {
    const alert = document.querySelector('[data-alert]')!.getBoundingClientRect()
    const all = [...document.querySelectorAll('main :is(a[href], button, input, select, [data-pager], [role=group])')]
    const stays = (element: Element) => getComputedStyle(element).position === 'sticky'
    return all
      .filter((control) => control.checkVisibility() && (!control.matches('[role=group]') || stays(control)))
      .filter((control) => {
        const { left, right, top, bottom } = control.getBoundingClientRect()
        return left < alert.right && alert.left < right && top < alert.bottom && alert.top < bottom
      })
      .map((control) => control.getAttribute('aria-label') ?? control.textContent)
  })

/** Wherever the page is scrolled to. */
async function expectNothingCovered(page: Page, what: string) {
  for (const share of [0, 0.5, 1]) {
    await page.evaluate((part) => scrollTo(0, part * document.documentElement.scrollHeight), share)
    await expect.soft.poll(() => coveredControls(page), `${what} scrolled to ${share}`).toEqual([])
  }
}

/** Pages of one test. */
const pagesAtOnce = 6

for (const area of Object.keys(allPages) as Area[])
  for (let from = 0; from < allPages[area].length; from += pagesAtOnce) {
    const paths = allPages[area].slice(from, from + pagesAtOnce)
    test(`a success covers no pager, no button and no bar of the lists from ${paths[0]} on`, async ({
      page,
      portal,
    }) => {
      await portal.enter(paths[0]!, seedPeople[area].usual)
      for (const path of paths) {
        await openWhole(page, path)
        if ((await page.locator('[data-list]').count()) === 0) continue
        for (const [width, height] of [
          [360, 740],
          [1280, 720],
        ] as const) {
          await page.setViewportSize({ width, height })
          // The page is told that the portal has reloaded it for a newer version, and shows a success.
          await page.evaluate(() => sessionStorage.setItem('next-loading', '{}'))
          await page.reload()
          const alert = page.locator('[data-alert]')
          await alert.dispatchEvent('pointerover') // it stays, and may move, since no pointer is over it
          await expect(page.locator('.mantine-Skeleton-root, [aria-busy=true]')).toHaveCount(0)
          await expectNothingCovered(page, `${path} at ${width}`)
          const [box] = await page.locator('tbody input[type=checkbox]').all()
          if (box === undefined) continue
          await box.check()
          await page.mouse.move(0, 0) // what somebody points at does not move
          await expect(page.getByRole('group', { name: 'Gewählte Einträge' })).toBeVisible()
          await expectNothingCovered(page, `${path} at ${width} with selected rows`)
        }
      }
    })
  }

for (const width of [768, 1366, 1920])
  test(`at ${width} pixels a success covers nothing of a list whose row was changed`, async ({ page, portal }) => {
    await page.setViewportSize({ width, height: 768 })
    await openOwn(page, portal)
    // With the actions of all cards open there is no free place.
    if (width < 1280)
      await page
        .getByRole('button', { name: /^Aktionen für/ })
        .first()
        .click()
    const button = page.getByRole('button', { name: / sperren$|^Sperre von .* aufheben$/ }).first()
    await button.click()
    await dialog(page)
      .getByRole('button', { name: /^(Sperren|Sperre aufheben)$/ })
      .click()
    await expect(dialog(page)).toBeHidden()
    await page.mouse.move(0, 0) // what somebody points at does not move
    await page.locator('[data-alert]').dispatchEvent('pointerover')
    await expectNothingCovered(page, 'the list')
  })
