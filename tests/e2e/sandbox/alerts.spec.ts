import { expect } from '../portal-test.ts'
import { isClear } from '../is-clear.ts'
import { dialog, openOwn } from './calling-numbers-steps.ts'
import { test } from './sandbox-test.ts'

for (const [width, height] of [
  [320, 568],
  [360, 740],
  [1280, 720],
] as const) {
  test(`at ${width} pixels an alert covers nothing of a modal that opens or of what has the focus`, async ({
    page,
    portal,
  }) => {
    await page.setViewportSize({ width, height })
    await openOwn(page, portal)
    const alert = page.getByRole('region', { name: 'Meldungen' }).getByRole('status')
    const unblock = page.getByRole('button', { name: /^Sperre von .* aufheben$/ }).first()
    const phone = (await unblock.getAttribute('aria-label'))!.replace(/^Sperre von (.*) aufheben$/, '$1')
    await unblock.click()
    await dialog(page).getByRole('button', { name: 'Sperre aufheben' }).click()
    await expect(dialog(page)).toBeHidden()
    await expect(alert).toBeVisible()
    await alert.hover() // it stays while somebody reads it
    await expect.poll(() => isClear(page.locator(':focus'))).toBe(true)

    await page.getByRole('button', { name: `${phone} deaktivieren` }).focus()
    await page.keyboard.press('Enter')
    const modal = dialog(page)
    await expect(modal).toBeVisible()
    await expect(alert).toBeVisible()
    const places = modal.locator('h2, button, select, p').filter({ visible: true })
    await expect.poll(() => isClear(places)).toBe(true)
    expect(await places.count()).toBeGreaterThanOrEqual(6)

    // What moved down to make room stays there until it closes.
    const top = async () => (await modal.boundingBox())!.y
    const before = await top()
    await page.getByRole('button', { name: 'Meldung schließen' }).click()
    await expect(alert).toBeHidden()
    expect(await top()).toBe(before)
  })
}
