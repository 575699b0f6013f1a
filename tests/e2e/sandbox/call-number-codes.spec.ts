import { expect, expectAccessible } from '../portal-test.ts'
import { anna, askForCode, confirm, newNumber, tab } from './call-number-steps.ts'
import { test } from './sandbox-test.ts'

test('whoever loads the page anew and types another number reads that the code went to the first one @R296 @R130', async ({
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
  await expect(page.getByText('Ihre Rufnummer ist geändert.')).toBeVisible()
})

test('whoever requested a code in another tab waits or enters it; it is for another number: 463 @R296 @R300 @R130 @R898', async ({
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
  await expect(page.getByRole('alert')).toContainText('Dieser Code wurde für etwas anderes')
})

test('who used the code on another device reads that the number is stored, and the code is refused with 460 @R297', async ({
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
  await expect(page.getByRole('region', { name: 'Inzwischen wurde etwas geändert' })).toContainText(
    'Jetzt ist dasselbe gespeichert, was Sie eingegeben haben.',
  )
  await expectAccessible(page)
  await confirm(page, code)
  await expect(page.getByRole('alert')).toContainText('Für Sie gibt es keinen Code.')
})
