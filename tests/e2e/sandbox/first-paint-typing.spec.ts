import type { Page } from '@playwright/test'
import { holdProgram, openBefore, takenOver } from './first-paint-steps.ts'
import { expect, test } from './sandbox-test.ts'

/** How far what is seen has moved by itself since the page was opened. */
const observeShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(globalThis, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
const shiftOf = (page: Page) =>
  page.evaluate(() => (globalThis as { shifts?: number[] }).shifts!.reduce((sum, one) => sum + one, 0))

test('what is typed before the program has come is kept, in the very same field, and nothing jumps', async ({
  page,
}) => {
  await observeShifts(page)
  const letGo = await holdProgram(page)
  await openBefore(page)
  const field = page.getByRole('textbox', { name: 'E-Mail-Adresse' })
  await expect(field).toBeFocused()
  await page.keyboard.type('anna.gruber@')
  const before = await field.elementHandle()
  letGo()
  await takenOver(page)
  await page.keyboard.type('mail.example')
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('anna.gruber@mail.example')
  expect(await field.evaluate((now, then) => now === then, before)).toBe(true)
  expect(await shiftOf(page)).toBeLessThanOrEqual(0.02)
  await page.keyboard.press('Enter')
  await expect(page.getByLabel(/^Passwort/)).toBeFocused()
})

for (const way of ['Enter', 'the button'] as const) {
  test(`${way} before the program has come is carried out once it can be, and once`, async ({ page }) => {
    const checks: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST') checks.push(request.postData() ?? '')
    })
    const letGo = await holdProgram(page)
    await openBefore(page, '/private/login', 'en')
    await page.getByRole('textbox', { name: 'E-mail address' }).fill('anna.gruber@mail.example')
    if (way === 'Enter') await page.keyboard.press('Enter')
    else await page.getByRole('button', { name: 'Next' }).click()
    await page.keyboard.press('Enter')
    expect(checks).toEqual([])
    letGo()
    await expect(page.getByLabel(/^Password/)).toBeFocused()
    expect(checks).toEqual([JSON.stringify({ email: 'anna.gruber@mail.example', customerNumber: null })])
  })
}

test('Enter in an empty field before the program has come is told what is missing', async ({ page }) => {
  const letGo = await holdProgram(page)
  await openBefore(page)
  await expect(page.getByRole('textbox', { name: 'E-Mail-Adresse' })).toBeFocused()
  await page.keyboard.press('Enter')
  letGo()
  await expect(page.getByText('E-Mail-Adresse: Bitte angeben.')).toBeVisible()
})
