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
  await city.fill('Graz')
  await colleague(backend.address, `/bank/private/${anna}/personal-information`, (stored) => ({
    ...stored,
    street: 'Ring 1',
  }))

  await test.step('one press saves what neither has changed differently, and names what was taken over', async () => {
    await save(page).click()
    await expect(page.getByText('Die persönlichen Daten wurden gespeichert.')).toBeVisible()
    await expect(page.getByText('Inzwischen geändert und übernommen: Adresse: Straße.')).toContainText('Martin Brandl')
    await expect(changed(page)).toHaveCount(0)
    await expect(street).toHaveValue('Ring 1')
    await page.reload()
    await expect(street).toHaveValue('Ring 1')
    await expect(city).toHaveValue('Graz')
  })

  await street.fill('Mariahilfer Straße 99')
  await colleague(backend.address, `/bank/private/${anna}/personal-information`, (stored) => ({
    ...stored,
    street: 'Allee 2',
    city: 'Linz',
  }))
  const choice = page.getByRole('radiogroup', { name: 'Adresse: Straße' })

  await test.step('what both changed differently is asked beside the field, with who and when, without a default', async () => {
    await save(page).click()
    await expect(changed(page).getByRole('heading')).toBeFocused()
    await expect(changed(page)).toContainText(/Zuletzt geändert von Martin Brandl am \d\d\.\d\d\.\d{4}/)
    await expect(changed(page)).toContainText('Vom gespeicherten Stand übernommen: Adresse: Ort.')
    await expect(choice.getByRole('radio', { checked: true })).toHaveCount(0)
    await expect(street).toHaveValue('Mariahilfer Straße 99')
    await expect(city).toHaveValue('Linz')
    await page.evaluate(() => scrollTo(0, 0)) // so that no link lies half below the header
    await expectAccessible(page)
    await expectAccessibleInDark(page)
    await expectNoSidewaysScroll(page)
    await save(page).click()
    await expect(street).toBeFocused()
    await expect(page.getByText('Bitte wählen Sie, welcher Wert gespeichert werden soll.')).toBeVisible()
  })

  await test.step('the choice is made by keyboard, and both changes are stored', async () => {
    await choice.getByRole('radio', { name: /^Ihre Eingabe/ }).focus()
    await page.keyboard.press('Space')
    await save(page).click()
    await expect(page.getByText('Die persönlichen Daten wurden gespeichert.').last()).toBeVisible()
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

/** The choices below fields: the words of each field, what is stored, what was typed. */
const choicesOf = (page: Page) =>
  page.getByRole('radiogroup').evaluateAll((groups) =>
    groups.flatMap((group) => {
      const [stored, typed] = [/Jetzt gespeichert: (.*)/, /Ihre Eingabe: (.*)/].map((pattern) =>
        [...group.querySelectorAll('label, p')].flatMap((one) => pattern.exec(one.textContent)?.[1] ?? []).at(-1),
      )
      const label = document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent
      return stored === undefined ? [] : [[label, stored, typed].map((text) => text?.replaceAll('\u00a0', ' '))]
    }),
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

      if (row.asks !== undefined || row.isReviewed) {
        await expect(changed(page).getByRole('heading')).toBeFocused()
        expect(await choicesOf(page)).toEqual(row.asks ?? [])
        for (const [label] of row.asks ?? []) {
          const choice = page.getByRole('radiogroup', { name: label, exact: true })
          await choice.getByRole('radio', { name: /^Ihre Eingabe/ }).check()
        }
        await send.click()
      }
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
