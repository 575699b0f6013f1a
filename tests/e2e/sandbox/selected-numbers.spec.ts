import type { Page } from '@playwright/test'
import type { CallingNumber } from '#generated/model/calling-number.ts'
import { createClient } from '../../sandbox/client.ts'
import { expect, expectAccessible, expectAccessibleInDark, expectNoSidewaysScroll } from '../portal-test.ts'
import { button, dialog, katharina, openOwn, row } from './calling-numbers-steps.ts'
import { test } from './sandbox-test.ts'

const bergland = '/bank/business/20000000-0000-4000-8000-001200456701/calling-numbers'

/** A bank employee changes a number. */
async function changeNumber(address: string, phone: string, change: Partial<CallingNumber>) {
  const client = createClient(address)
  const token = await client.tokenOf('bank', 'sabine.koehler@bank.example')
  const { callingNumbers } = (await client.call('GET', bergland, { token })).body as { callingNumbers: CallingNumber[] }
  const number = callingNumbers.find(({ callingNumber }) => callingNumber === phone)!
  const { id, etag: _etag, status: _status, taskOpen: _task, activationDate: _from, ...others } = number
  const { deactivationDate: _to, deactivationReason: _why, ...body } = others
  const { status } = await client.call('PUT', `${bergland}/${id}`, { token, body: { ...body, ...change } })
  expect(status).toBe(204)
}

const digitsOf = (phone: string) => phone.replace('+43', '').replaceAll(/\s/g, '')

/** Ticks the first active numbers of the list, and returns them as they are written there. */
async function selectActive(page: Page, count: number): Promise<string[]> {
  const active = page.getByRole('row').filter({ hasText: 'Aktiv' }).getByRole('checkbox')
  await expect(active.nth(count - 1)).toBeVisible()
  const names = await active.evaluateAll(
    (all, end) => all.slice(0, end).map((box) => box.getAttribute('aria-label')!),
    count,
  )
  for (const name of names) await page.getByRole('checkbox', { name }).press(' ')
  return names.map((name) => name.replace(/ wählen$/, ''))
}

test('an administrator blocks five numbers at once, although the bank changes one and an answer is lost', async ({
  page,
  portal,
  backend,
  expected,
}) => {
  expected.refusals.push(412, 'offline')
  await openOwn(page, portal)
  const phones = await selectActive(page, 5)
  const bar = page.getByRole('group', { name: 'Gewählte Einträge' })
  await expect(bar).toContainText('5 Rufnummern gewählt')
  await changeNumber(backend.address, digitsOf(phones[1]!), { limit: 1000 })

  await test.step('the person sees what happened to each number', async () => {
    await page.keyboard.press('Enter')
    await bar.getByRole('button', { name: 'Sperren' }).click()
    let calls = 0
    await page.route('**/block', async (route) => {
      const response = await route.fetch()
      calls += 1
      return calls === 4 ? route.abort('internetdisconnected') : route.fulfill({ response })
    })
    await button(page, 'Sperren').click()
    await expect(dialog(page).getByText('2 von 5 erledigt.')).toBeVisible()
    await expect(dialog(page).getByRole('listitem')).toContainText([
      'Erledigt',
      'Inzwischen geändert',
      'Erledigt',
      'Unbekannt',
      'Noch nicht erledigt',
    ])
    await expect(dialog(page).getByRole('listitem').nth(1)).toContainText('Aktiv · 1.000,00 €')
    await page.setViewportSize({ width: 360, height: 780 })
    await expectAccessible(page)
    await expectAccessibleInDark(page)
    await expectNoSidewaysScroll(page)
  })

  await test.step('what is not done is done, once', async () => {
    const sent: string[] = []
    page.on('request', (request) => request.url().endsWith('/block') && sent.push(request.url()))
    await button(page, 'Weitermachen (noch 3)').click()
    await expect(dialog(page)).toHaveCount(0)
    await expect(page.getByText('5 Rufnummern wurden gesperrt.')).toBeVisible()
    await expect(bar).toHaveCount(0)
    for (const phone of phones) await expect(row(page, phone)).toContainText('Gesperrt')
    expect(sent).toHaveLength(2)
  })
})

test('an administrator unblocks and deactivates numbers, and changes their limits, on a phone', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await openOwn(page, portal)
  const bar = page.getByRole('group', { name: 'Gewählte Einträge' })
  const select = async (...ends: string[]) => {
    for (const end of ends) await page.getByRole('checkbox', { name: `+43 664 100100${end} wählen` }).check()
  }
  await select('1', '2')
  await expectAccessible(page)
  await expectAccessibleInDark(page)
  await expectNoSidewaysScroll(page)
  await bar.getByRole('button', { name: 'Sperre aufheben: 1 von 2' }).click()
  await button(page, 'Sperre aufheben').click()
  await expect(page.getByText('Die Sperre von 1 Rufnummer wurde aufgehoben.')).toBeVisible()
  await expect(row(page, '+43 664 1001002')).toContainText('Aktiv')

  await select('1', '2')
  await page.reload()
  await expect(bar).toContainText('2 Rufnummern gewählt')
  await bar.getByRole('button', { name: 'Limit ändern' }).click()
  await dialog(page).getByLabel('Limit in Euro').selectOption('1000')
  await button(page, 'Speichern').click()
  await expect(page.getByText('2 Limits wurden gespeichert.')).toBeVisible()
  await expect(row(page, '+43 664 1001002')).toContainText('1.000,00')
  await expect(row(page, '+43 664 1001002')).toHaveAttribute('data-changed')

  await select('1', '2')
  await bar.getByRole('button', { name: 'Deaktivieren' }).click()
  await dialog(page).getByLabel('Grund').selectOption({ label: 'Wird nicht verwendet' })
  await button(page, 'Deaktivieren').click()
  await expect(page.getByText('2 Rufnummern wurden deaktiviert.')).toBeVisible()
  await expect(row(page, '+43 664 1001001')).toContainText('Wird nicht verwendet')
})

test('an administrator goes on with new limits after a login in between', async ({
  page,
  portal,
  backend,
  expected,
}) => {
  expected.refusals.push(459)
  await openOwn(page, portal)
  const [low, ...others] = await selectActive(page, 4)
  await changeNumber(backend.address, digitsOf(low!), { reloadValue: 200 })
  await page.reload()
  const bar = page.getByRole('group', { name: 'Gewählte Einträge' })
  await bar.getByRole('button', { name: 'Limit ändern' }).click()
  await dialog(page).getByLabel('Limit in Euro').selectOption('50')
  let calls = 0
  await page.route('**/calling-numbers/*', async (route) => {
    if (route.request().method() === 'PUT' && ++calls === 2) await backend.advance(31 * 60)
    await route.continue()
  })
  await button(page, 'Speichern').click()
  await expect(page).toHaveURL(/\/business\/login/)
  await page.unrouteAll()
  await portal.signIn(katharina)

  const ticked = () => page.getByRole('checkbox', { checked: true, includeHidden: true }).count()
  await expect(dialog(page).getByText('1 von 4 erledigt.')).toBeVisible()
  await expect(dialog(page)).toContainText('Wenn Sie weitermachen: 3 Limits werden auf 50,00 € geändert')
  await expect(dialog(page).getByRole('listitem')).toContainText([
    /Nicht erledigt.*Das Limit muss/,
    'Erledigt',
    'Unbekannt',
    'Noch nicht erledigt',
  ])
  expect(await ticked()).toBe(4)
  await page.setViewportSize({ width: 360, height: 780 })
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await button(page, 'Weitermachen (noch 3)').click()
  await expect(dialog(page).getByText('3 von 4 erledigt.')).toBeVisible()
  await button(page, 'Zur Liste').click()
  for (const phone of others) await expect(row(page, phone)).toContainText('50,00')
  expect(await ticked()).toBe(1)
  await expect(page.getByRole('checkbox', { name: `${low} wählen` })).toBeChecked()
})
