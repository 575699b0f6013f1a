import type { Page } from '@playwright/test'
import { readContract } from '#contract-checks/contract.ts'
import { operations, type OperationId } from '#generated/operations.ts'
import { createClient } from '../../sandbox/client.ts'
import { closeAlerts, fillIn, goTo, type KeyedOperation, keyedWrites } from './idempotent-writes.ts'
import { statusMessage } from './products-steps.ts'
import { expect, test } from './sandbox-test.ts'

const sabine = 'sabine.koehler@bank.example'
const open = {
  de: 'Wir wissen nicht, ob gespeichert wurde. Sie können es ruhig noch einmal versuchen: Es wird nur einmal ausgeführt.',
  en: 'We do not know whether this was saved. You can safely try again: it will only be done once.',
}
const doneBefore = /Was Sie zuvor gesendet haben, wurde doch gespeichert\./

type Sent = { key: string; status: number; text: string; replayed: boolean }

/** While `on`, the bank executes each request, and its answer is lost on the way; `sent` holds all tries with a key. */
async function lossOf(page: Page) {
  const loss = { on: false, sent: [] as Sent[] }
  await page.route('**/api/ui/v1/**', async (route) => {
    const key = route.request().headers()['idempotency-key']
    if (key === undefined) return route.fallback()
    const response = await route.fetch()
    const replayed = response.headers()['idempotency-replayed'] === 'true'
    loss.sent.push({ key, status: response.status(), text: await response.text(), replayed })
    return loss.on ? route.abort('internetdisconnected') : route.fulfill({ response })
  })
  return loss
}

const keyed = (Object.keys(operations) as OperationId[]).filter((id) =>
  readContract()
    .operation(id)
    .parameters.some(({ name }) => name === 'Idempotency-Key'),
)
const ofArea = (area: string) => keyed.filter((id) => id.startsWith(area)) as KeyedOperation[]

test.beforeEach(({ expected }) => void expected.refusals.push('offline'))

for (const [area, email, language] of [
  ['private', 'anna.gruber@mail.example', 'en'],
  ['business', 'katharina.moser@bergland.example', 'de'],
  ['bank', sabine, 'de'],
] as const) {
  test(`each write of the ${area} area is done once when its answer is lost and the person tries again`, async ({
    page,
    portal,
    backend,
  }) => {
    const client = createClient(backend.address)
    const token = await client.tokenOf('bank', sabine)
    const loss = await lossOf(page)
    for (const [index, operation] of ofArea(area).entries()) {
      await test.step(operation, async () => {
        const row = keyedWrites[operation]
        const counted = async () => row.count((await client.call('GET', row.counted, { token })).body)
        const before = await counted()
        await (index === 0 ? portal.enter(row.at, email, language) : goTo(page, row.at))
        let { send } = await fillIn(page, row)
        loss.on = true
        await send.click()
        await expect(page.getByRole('alert').last()).toContainText(open[language])
        if (row.later === true) await backend.advance(4)
        expect(await counted()).toBe(before + 1)
        loss.on = false
        if (row.reload === true) {
          await page.reload()
          send = (await fillIn(page, row)).send
        }
        await send.click()
        await expect(statusMessage(page, row.done)).toBeVisible()
        await closeAlerts(page)
        const [first, second] = loss.sent.splice(0)
        expect(second).toEqual({ ...first, replayed: true })
        if (row.later === true) await backend.advance(4)
        expect(await counted()).toBe(before + 1)
      })
    }
  })
}

test('a note whose answer was lost is saved once, also after signing in again; another one, and one that was changed meanwhile, are others', async ({
  page,
  portal,
  backend,
  expected,
}) => {
  expected.refusals.push(422, 459)
  const add = page.getByRole('button', { name: 'Notiz hinzufügen' })
  const modal = page.getByRole('dialog')
  const note = modal.getByLabel('Notiz')
  const send = () => modal.getByRole('button', { name: 'Hinzufügen' }).click()
  const row = (text: string) => page.getByText(text, { exact: true })
  const [card, again, third, changed] = ['Ruft wegen der Karte an', 'Ruft noch einmal an', 'Ruft an', 'Ruft nicht an']
  await portal.enter(keyedWrites.bankCreateNote.at, sabine)
  const loss = await lossOf(page)
  const lose = async (text: string) => {
    await note.fill(text)
    loss.on = true
    await send()
    await expect(modal.getByRole('alert')).toContainText(open.de)
    loss.on = false
  }

  await test.step('typed text waits for the person to sign in again, and is sent with the same key', async () => {
    await lose(card)
    await backend.advance(16 * 60)
    await send()
    await expect(page).toHaveURL(/\/bank\/login/)
    await portal.signIn(sabine)
    await expect(note).toHaveValue(card)
    await send()
    await expect(modal).toBeHidden()
    await expect(row(card)).toHaveCount(1)
    const [first, refused, second] = loss.sent.splice(0)
    expect(refused).toMatchObject({ key: first!.key, status: 459 })
    expect(second).toEqual({ ...first, replayed: true })
  })

  await test.step('what is typed after a success is another wish', async () => {
    await add.click()
    await lose(again)
    await send()
    await expect(modal).toBeHidden()
    await expect(row(again)).toHaveCount(1)
    await add.click()
    await note.fill(again)
    await send()
    await expect(modal).toBeHidden()
    await expect(row(again)).toHaveCount(2)
    const [first, second, another] = loss.sent.splice(0)
    expect(second!.key).toBe(first!.key)
    expect(another).toMatchObject({ status: 201, replayed: false })
    expect(another!.key).not.toBe(first!.key)
  })

  await test.step('after a lost answer and another text the page shows the first one as saved, and offers to add the other', async () => {
    await add.click()
    await lose(third)
    await note.fill(changed)
    await send()
    await expect(modal.getByRole('alert')).toContainText(doneBefore)
    await expect(note).toHaveValue(changed)
    await expect(row(third)).toBeAttached()
    await send()
    await expect(modal).toBeHidden()
    for (const text of [third, changed]) await expect(row(text)).toHaveCount(1)
  })
})
