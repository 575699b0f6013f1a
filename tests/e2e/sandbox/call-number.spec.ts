import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll } from '../portal-test.ts'
import { test } from './sandbox-test.ts'

for (const [language, width, scheme, done] of [
  ['de', 360, 'light', 'Ihre Rufnummer wurde geändert.'],
  ['en', 1280, 'dark', 'Your phone number has been changed.'],
] as const) {
  test(`a customer changes the number with the code from the SMS in ${language} at ${width} px @R048 @R049 @R050 @R320`, async ({
    page,
    portal,
    backend,
  }) => {
    await page.emulateMedia({ colorScheme: scheme })
    await page.setViewportSize({ width, height: 800 })
    await portal.enter(tab, anna, language)
    await expect(numberField(page)).toHaveValue('6641234501')
    await expectAccessible(page)
    await askForCode(page)
    await expect(page.getByRole('dialog')).toContainText('+43 660 1234599')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await confirm(page, await backend.codeFor(newNumber))
    await expect(page.getByText(done)).toBeVisible()
    await page.reload()
    await expect(numberField(page)).toHaveValue(newNumber)
  })
}

test('with the keyboard alone a customer changes the number @R128 @R129', async ({ page, portal, backend }) => {
  await portal.enter(tab, anna)
  await expect(numberField(page)).toBeVisible()
  await page.getByRole('tab', { name: 'Rufnummer' }).focus()
  const field = numberField(page)
  for (let steps = 0; steps < 5 && !(await field.evaluate((one) => one === document.activeElement)); steps++) {
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(`0${newNumber}`)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: /^Code aus der SMS/ })).toBeFocused()
  await page.keyboard.type(await backend.codeFor(newNumber))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Ihre Rufnummer wurde geändert.')).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('a code that is wrong is refused with 461, and with 462 the third time @R899 @R298 @R299', async ({
  page,
  portal,
  backend,
  expected,
}) => {
  expected.refusals.push(461, 462)
  await portal.enter(tab, anna)
  await askForCode(page)
  await expect(page.getByRole('dialog')).toBeVisible()
  const wrong = (await backend.codeFor(newNumber)) === '111111' ? '222222' : '111111'
  const wrongs = ['Der Code stimmt nicht.', 'Der Code stimmt nicht.', 'Der Code wurde zu oft falsch eingegeben.']
  for (const sentence of wrongs) {
    const answered = page.waitForResponse('**/private/call-number')
    await confirm(page, wrong)
    await answered
    await expect(page.getByRole('alert')).toContainText(sentence)
  }
  await expectAccessible(page)
})

test('an expired code is refused with 464, and a new one can be had @R301', async ({
  page,
  portal,
  backend,
  expected,
}) => {
  expected.refusals.push(464)
  await page.clock.install()
  await portal.enter(tab, anna)
  await askForCode(page)
  await expect(page.getByRole('button', { name: /^Neuen Code anfordern in \d+\ss$/ })).toBeDisabled()
  const code = await backend.codeFor(newNumber)
  await backend.advance(301)
  await page.clock.fastForward(301_000)
  await confirm(page, code)
  await expect(page.getByRole('alert')).toContainText('Der Code ist abgelaufen.')
  await page.getByRole('button', { name: 'Neuen Code anfordern', exact: true }).click()
  await expect(page.getByText('Ein neuer Code ist unterwegs.')).toBeVisible()
  await confirm(page, await backend.codeFor(newNumber))
  await expect(page.getByText('Ihre Rufnummer wurde geändert.')).toBeVisible()
})

test('the number of somebody else is refused with 409 @R302 @R899', async ({ page, portal, backend, expected }) => {
  expected.refusals.push(409)
  await portal.enter(tab, anna)
  await askForCode(page, '6769876502')
  await expect(page.getByRole('dialog')).toBeVisible()
  await confirm(page, await backend.codeFor('6769876502'))
  await expect(page.getByRole('alert')).toContainText('Diese Rufnummer wird bereits verwendet.')
})

test('a customer with a running task reads that they have to wait', async ({ page, portal, expected }) => {
  expected.refusals.push(423)
  await portal.enter(tab, 'franz.eder@mail.example')
  await askForCode(page)
  await expect(page.getByRole('alert')).toContainText('Eine Änderung Ihrer Daten')
})

test('bank staff change a number without a code; one that is taken is refused with 409 @R371 @R772 @R805', async ({
  page,
  portal,
  expected,
}) => {
  expected.refusals.push(409)
  await portal.enter('/bank/private-customer/1100234501/mypaybox?tab=call-number', 'sabine.koehler@bank.example')
  await askForCode(page, '6769876502')
  await expect(page.getByRole('alert')).toContainText('Diese Rufnummer wird bereits verwendet.')
  await expectAccessible(page)
  await askForCode(page)
  await expect(page.getByText('Die Rufnummer wurde geändert.')).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.reload()
  await expect(numberField(page)).toHaveValue(newNumber)
})

test('after a reload with another number the page shows that the code went to the first one @R296 @R130', async ({
  page,
  portal,
  backend,
  expected,
}) => {
  expected.refusals.push(460)
  await portal.enter(tab, anna)
  await askForCode(page)
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.reload()
  await askForCode(page, '6601234598')
  await expect(page.getByText(/^Wir haben soeben einen Code an eine andere Rufnummer gesendet\./)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Code eingeben' })).toHaveCount(0)
  await page.reload()
  await askForCode(page)
  await expect(page.getByRole('dialog')).toContainText('Wir haben einen Code an +43 660 1234599 gesendet.')
  await confirm(page, await backend.codeFor(newNumber))
  await expect(page.getByText('Ihre Rufnummer wurde geändert.')).toBeVisible()
})

test('a code requested in another tab can be entered; for another number it is refused with 463 @R296 @R300 @R130 @R898', async ({
  page,
  portal,
  backend,
  expected,
}) => {
  expected.refusals.push(460, 463)
  await portal.enter(tab, anna)
  const otherTab = await page.context().newPage()
  await otherTab.goto(tab)
  await askForCode(otherTab)
  await expect(otherTab.getByRole('dialog')).toBeVisible()
  await otherTab.close()
  await askForCode(page, '6601234598')
  await expect(page.getByText(/Einen neuen können Sie in \d+ Sekunden anfordern\./)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Speichern' })).toBeDisabled()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Code eingeben' }).click()
  await expect(page.getByText('Bitte geben Sie den Code ein, den wir Ihnen gesendet haben.')).toBeVisible()
  await confirm(page, await backend.codeFor(newNumber))
  await expect(page.getByRole('alert')).toContainText('Dieser Code gehört zu einem anderen Vorgang')
})

test('after the code was used on another device for the same number, it is refused with 460 @R297', async ({
  page,
  portal,
  backend,
  browser,
  expected,
}) => {
  expected.refusals.push(412, 460)
  await portal.enter(tab, anna)
  await askForCode(page)
  await expect(page.getByRole('dialog')).toBeVisible()
  const code = await backend.codeFor(newNumber)
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('token-private') ?? '') as string)
  const elsewhere = await browser.newContext({ baseURL: backend.address })
  const used = await elsewhere.request.put('/api/ui/v1/private/call-number', {
    headers: { authorization: `Bearer ${token}`, 'x-trace-id': crypto.randomUUID() },
    data: { callNumber: newNumber, tanToken: code },
  })
  expect(used.status()).toBe(204)
  await elsewhere.close()
  await backend.advance(4) // the work that the change started
  await confirm(page, code)
  await expect(page.getByRole('alert')).toContainText('Sie haben derzeit keinen gültigen Code.')
})

/** The page of a customer's own number, as the journeys about it see it. */
export const anna = 'anna.gruber@mail.example'
export const newNumber = '6601234599'
export const tab = '/private/mypaybox?tab=call-number'

export const numberField = (page: Page) => page.getByRole('textbox', { name: /^(Rufnummer|Phone number)/ })

export async function askForCode(page: Page, callNumber = newNumber): Promise<void> {
  await numberField(page).fill(callNumber)
  await page.getByRole('button', { name: /^(Speichern|Save)$/ }).click()
}

export async function confirm(page: Page, code: string): Promise<void> {
  await page.getByRole('textbox', { name: /^(Code aus der SMS|Code from the SMS)/ }).fill(code)
  await page.getByRole('button', { name: /^(Rufnummer ändern|Change number)$/ }).click()
}
