import type { Page } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { operations, records } from '#generated/operations.ts'
import { createClient, withoutEtag, type Client } from '../../sandbox/client.ts'
import { expect, expectAccessible, expectAccessibleInDark, expectNoSidewaysScroll } from '../portal-test.ts'
import { closeAlerts, fillIn, goTo } from './idempotent-writes.ts'
import { type OvertakenChange, overtakenCompany, overtakenOffice, overtakenPrivate } from './concurrent-edits.ts'
import { statusMessage } from './products-steps.ts'
import { test } from './sandbox-test.ts'

const changed = (page: Page) => page.getByRole('region', { name: 'Inzwischen wurde etwas geändert' })
const save = (page: Page) => page.getByRole('button', { name: 'Speichern' })

/** Another employee, at another desk: changes what is stored at a path. */
async function colleague(address: string, path: string, change: (stored: Record<string, unknown>) => object) {
  const client = createClient(address)
  const token = await client.tokenOf('bank', 'martin.brandl@bank.example')
  const { body } = await client.call('GET', path, { token })
  const { status } = await client.call('PUT', path, {
    token,
    body: change(withoutEtag(body)),
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
    await expect(page.getByText('Die persönlichen Daten wurden gespeichert.')).toBeVisible()
    await expect(changed(page)).toHaveCount(0)
    await page.reload()
    await expect(street).toHaveValue('Mariahilfer Straße 99')
    await expect(city).toHaveValue('Linz')
  })
})

const colleagues = 'thomas.auer@bank.example'

/** Only who is one may change an employee. */
async function makeAdministrator(client: Client) {
  const token = await client.tokenOf('bank', 'sabine.koehler@bank.example')
  const { body } = await client.call('GET', '/bank/bank-employees', { token })
  const { id } = (body.results as { id: string; email: string }[]).find(({ email }) => email === colleagues)!
  const change = { roles: ['SERVICELINE', 'ADMINISTRATOR'], active: true }
  expect((await client.call('PUT', `/bank/bank-employees/${id}`, { token, body: change })).status).toBe(204)
}

/** Reads and changes the record as a colleague. */
async function deskOf(client: Client, { operation, params, find }: OvertakenChange) {
  const token = await client.tokenOf('bank', colleagues)
  const { read, row } = records[operation]
  const pathOf = (path: string, named: Record<string, string>) =>
    path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => named[name]!)
  const stored = async (): Promise<Record<string, unknown> | undefined> => {
    const { status, body } = await client.call('GET', pathOf(operations[read].path, params), { token })
    if (find === undefined) return status === 200 ? body : undefined
    return (body.results as Record<string, unknown>[]).find((one) => Object.values(one).includes(find))
  }
  const record = find === undefined ? '' : String((await stored())!.id)
  const write = async (id: keyof typeof records, body: object | undefined) => {
    const { method, path } = operations[id]
    const named = row === null ? params : { [row]: record, ...params }
    const headers: Record<string, string> = method === 'POST' ? { 'idempotency-key': randomUUID() } : {}
    const { status, text } = await client.call(method, pathOf(path, named), { token, body, headers })
    expect(status, text).toBeLessThan(300)
  }
  return { record, stored, write }
}

/** What stands in the comparison: the words of each field, what is stored, what was typed. */
const differencesOf = (page: Page) =>
  changed(page)
    .getByRole('group')
    .evaluateAll((groups) =>
      groups.map((group) => [
        group.getAttribute('aria-label'),
        ...[...group.querySelectorAll('dd')].map((one) => one.textContent.replaceAll('\u00a0', ' ')),
      ]),
    )

test('when two employees change the same record, both read it and nothing is overwritten silently', async ({
  page,
  portal,
  backend,
  expected,
}) => {
  expected.refusals.push(404, 412)
  const client = createClient(backend.address)
  await makeAdministrator(client)
  for (const [index, row] of [...overtakenPrivate, ...overtakenCompany, ...overtakenOffice].entries()) {
    const { operation, entries = {}, begin = [], about = '' } = row
    await test.step(`${operation} ${about}`, async () => {
      const desk = await deskOf(client, row)
      const at = row.at.replace('{record}', desk.record)
      await (index === 0 ? portal.enter(at, 'sabine.koehler@bank.example') : goTo(page, at))
      for (const name of begin) await page.getByRole('button', { name: new RegExp(`^${name}`) }).click()
      const { place, send } = await fillIn(page, { at, entries, send: row.send, opensModal: begin.length > 0 })
      await expect(send).toBeVisible()
      await desk.write(row.by ?? operation, row.colleague(withoutEtag((await desk.stored()) ?? {})))
      await backend.advance(4)
      const theirs = await desk.stored()
      await send.click()

      if (row.over !== undefined) {
        await expect(page.getByText(row.over)).toBeVisible()
        expect(await desk.stored()).toEqual(theirs)
        if (await changed(page).isVisible()) {
          await expect(send).toHaveAttribute('aria-disabled', 'true')
          for (const [label, entry] of Object.entries(entries)) {
            const field = place.getByLabel(new RegExp(`^${label}`)).first()
            if (typeof entry === 'string' && label !== 'Grund') await expect(field).toHaveValue(entry)
          }
          await page.getByRole('button', { name: 'Abbrechen' }).click()
          await page.getByRole('button', { name: 'Verwerfen' }).click()
        }
        await expect(page.getByRole('dialog')).toBeHidden()
        return closeAlerts(page)
      }

      await expect(changed(page).getByRole('heading')).toBeFocused()
      expect(await differencesOf(page)).toEqual(row.differences ?? [])
      for (const label of row.takeOver ?? []) {
        const group = changed(page).getByRole('group', { name: label, exact: true })
        await group.getByRole('button', { name: 'Gespeicherten Wert übernehmen' }).click()
      }
      await send.click()
      await expect(statusMessage(page, row.done)).toBeVisible()
      await expect(page.getByRole('dialog')).toBeHidden()
      await closeAlerts(page)
      const stored = await desk.stored()
      if (row.storedInTheEnd === undefined) expect(stored).toBeUndefined()
      else expect(stored).toMatchObject(row.storedInTheEnd)
      await backend.advance(4)
    })
  }
})
