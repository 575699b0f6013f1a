import type { Page } from '@playwright/test'
import { clientOf, sentBack } from '../../sandbox/client.ts'
import { expect, expectAccessible, expectAccessibleInDark, expectNoSidewaysScroll } from '../portal-test.ts'
import { test } from './sandbox-test.ts'

const changed = (page: Page) => page.getByRole('region', { name: 'Inzwischen wurde etwas geändert' })
const save = (page: Page) => page.getByRole('button', { name: 'Speichern' })

/** Another employee, at another desk: changes what is stored at a path. */
async function colleague(address: string, path: string, change: (stored: Record<string, unknown>) => object) {
  const client = clientOf(address)
  const token = await client.tokenOf('bank', 'martin.brandl@bank.example')
  const { body } = await client.call('GET', path, { token })
  const { status } = await client.call('PUT', path, {
    token,
    body: change(sentBack(body)),
  })
  expect(status).toBeLessThan(300)
}

test('two employees change the same customer: nothing of either is lost in silence @R372', async ({
  page,
  portal,
  backend,
  expected,
}) => {
  expected.refusals.push(412)
  const anna = '10000000-0000-4000-8000-001100234501'
  await portal.enter(
    '/bank/private-customer/1100234501/mypaybox?tab=personal-information',
    'sabine.koehler@bank.example',
  )
  const street = page.getByRole('textbox', { name: /^Straße/ })
  const city = page.getByRole('textbox', { name: /^Ort|^Stadt/ })
  await street.fill('Mariahilfer Straße 99')
  await colleague(backend.address, `/bank/private/${anna}/personal-information`, (stored) => ({
    ...stored,
    street: 'Ring 1',
    city: 'Linz',
  }))

  await test.step('what is stored stands beside what was typed, with the focus on it', async () => {
    await save(page).click()
    await expect(changed(page).getByRole('heading')).toBeFocused()
    await expect(changed(page).getByRole('group')).toHaveCount(2)
    await expect(changed(page).getByRole('group').first()).toContainText('Ring 1')
    await expect(street).toHaveValue('Mariahilfer Straße 99')
    await page.evaluate(() => scrollTo(0, 0)) // so that no link lies half below the header
    await expectAccessible(page)
    await expectAccessibleInDark(page)
    await expectNoSidewaysScroll(page)
  })

  await test.step('one stored value is taken over by keyboard, the other entry is saved', async () => {
    await changed(page).getByRole('group').last().getByRole('button', { name: 'Gespeicherten Wert übernehmen' }).focus()
    await page.keyboard.press('Enter')
    await expect(city).toHaveValue('Linz')
    await save(page).click()
    await expect(page.getByText('Die persönlichen Daten sind gespeichert.')).toBeVisible()
    await expect(changed(page)).toHaveCount(0)
    await page.reload()
    await expect(street).toHaveValue('Mariahilfer Straße 99')
    await expect(city).toHaveValue('Linz')
  })
})
