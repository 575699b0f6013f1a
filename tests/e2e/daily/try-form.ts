/** What a person does with a form until it is done: wrong twice, mended, cancelled, closed, and sent. */
import type { Locator, Page } from '@playwright/test'
import { expect } from '../portal-test.ts'
import { readToEnd } from '../whole-page.ts'
import type { Backend } from '../sandbox/sandbox-test.ts'
import { fileContents } from './customer-forms.ts'
import type { Entry, FormCase } from './form-case.ts'

type Place = { page: Page; backend: Backend }

const byName = (name: string): string => `[name="${name}"]`
const formOf = (page: Page, { entries }: FormCase): Locator =>
  page.locator('form').filter({ has: page.locator(byName(entries[0]!.name)) })
const dialog = (page: Page): Locator => page.getByRole('dialog')
const button = (place: Page | Locator, name: string | RegExp): Locator =>
  place.getByRole('button', { name, exact: true })

const typeOf = (field: Locator): Promise<string> =>
  field.first().evaluate((element) => (element instanceof HTMLInputElement ? element.type : element.localName))

/** Chosen once, these cannot be emptied again by hand. */
const cannotBeEmptied = new Set(['select', 'file', 'radio'])

async function enter(form: Locator, name: string, value: string): Promise<void> {
  const field = form.locator(byName(name))
  const type = await typeOf(field)
  if (value === '' && cannotBeEmptied.has(type)) return
  if (type === 'select') await field.selectOption(value)
  else if (type === 'checkbox') await field.setChecked(value === 'yes')
  else if (type === 'radio') await form.locator(`${byName(name)}[value="${value}"]`).check()
  else if (type === 'file')
    await field.setInputFiles({ name: value, mimeType: '', buffer: Buffer.from(fileContents[value] ?? 'a file') })
  else await field.fill(value)
}

const rightOf = async ({ right }: Entry, backend: Backend): Promise<string> =>
  typeof right === 'string' ? right : right(backend)

/** Everything that stands in the form, by name. */
const entered = (form: Locator): Promise<string[][]> =>
  form.evaluate((element: HTMLFormElement) =>
    [...element.elements].flatMap((field) => {
      if (!('name' in field && 'value' in field) || field.name === '') return []
      const isChoice = field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)
      return [[String(field.name), String(isChoice ? field.checked : field.value)]]
    }),
  )

/** Whether a field, or the group of boxes that it begins, is marked as invalid. */
const isWrong = (form: Locator, name: string): Promise<boolean> =>
  form
    .locator(byName(name))
    .first()
    .evaluate((field) => {
      if (field.getAttribute('aria-invalid') === 'true') return true
      const isChoice = field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)
      const group = isChoice ? field.closest('[role=group], [role=radiogroup]') : null
      return group?.parentElement?.querySelector(':scope > [id$="-error"]') != null // stands beside the group
    })

const summary = (form: Locator): Locator => form.getByRole('region', { name: 'Was im Formular nicht stimmt' })

/** Sends invalid entries: each field shows its error, several errors are listed above the form, and all entries stay as typed. */
async function sendWrong(form: Locator, wrong: readonly Entry[], send: () => Promise<void>): Promise<void> {
  await form.page().keyboard.press('Tab') // some fields write what was typed in their own way once they are left
  const before = await entered(form)
  await send()
  for (const { name } of wrong) await expect.poll(() => isWrong(form, name), `${name} is wrong`).toBe(true)
  expect(await entered(form)).toEqual(before)
  if (wrong.length > 1)
    await expect.poll(() => summary(form).getByRole('listitem').count()).toBeGreaterThanOrEqual(wrong.length)
}

/** Mends one field after the other: its error goes, and what was typed into the others stays. */
async function mend(form: Locator, wrong: readonly Entry[], backend: Backend): Promise<void> {
  for (const [index, entry] of wrong.entries()) {
    const later = new Set(wrong.slice(index + 1).map(({ name }) => name))
    const ofLater = async () => (await entered(form)).filter(([name]) => later.has(name!))
    const before = await ofLater()
    await enter(form, entry.name, await rightOf(entry, backend))
    await expect.poll(() => isWrong(form, entry.name), `${entry.name} is wrong`).toBe(false)
    expect(await ofLater()).toEqual(before)
  }
  await expect(summary(form)).toHaveCount(0)
}

async function sendWrongTwice(form: Locator, { entries, submit }: FormCase, backend: Backend): Promise<void> {
  const refused = entries.filter(({ wrong }) => wrong !== undefined)
  for (const entry of entries) await enter(form, entry.name, entry.wrong ?? (await rightOf(entry, backend)))
  if (refused.length === 0) return
  await sendWrong(form, refused, () => button(form, submit).click())
  await mend(form, refused, backend)
  const again: Entry[] = []
  for (const entry of refused) {
    if (cannotBeEmptied.has(await typeOf(form.locator(byName(entry.name))))) continue
    await enter(form, entry.name, entry.wrong!)
    again.push(entry)
  }
  const text = form.locator('input[type=text]').first()
  const send = async () => ((await text.count()) > 0 ? text.press('Enter') : button(form, submit).click())
  if (again.length > 0) await sendWrong(form, again, send)
}

async function open(page: Page, { at, selects, opens = [] }: FormCase): Promise<void> {
  if (at !== undefined) await page.goto(at)
  if (selects !== undefined) await page.getByRole('checkbox', { name: selects }).check()
  for (const name of opens) await page.getByRole('button', { name, exact: typeof name === 'string' }).click()
}

/** Waits for the form; one that is far down loads when it comes in sight. */
const waitForForm = (page: Page, form: Locator) =>
  expect
    .poll(async () => {
      await readToEnd(page)
      return form.isVisible()
    })
    .toBe(true)

/** The form asks for confirmation before entries are lost; staying keeps all of them. */
async function closeAfterQuestion(page: Page, form: Locator, close: () => Promise<void>): Promise<void> {
  const before = await entered(form)
  await close()
  await expect(page.getByText('Sie haben Ihre Eingaben nicht gespeichert.')).toBeVisible()
  await button(dialog(page), 'Weiter bearbeiten').click()
  await expect(page.getByText('Sie haben Ihre Eingaben nicht gespeichert.')).toHaveCount(0)
  expect(await entered(form)).toEqual(before)
  await close()
  await button(dialog(page), 'Verwerfen').click()
  await expect(dialog(page)).toHaveCount(0)
}

/** Cancels the modal, opens it again and closes it with Escape and the Back button of the browser. */
async function cancelAndClose({ page, backend }: Place, form: Locator, formCase: FormCase): Promise<void> {
  await closeAfterQuestion(page, form, () => button(dialog(page), 'Abbrechen').click())
  await open(page, { ...formCase, at: undefined } as FormCase)
  const [first] = formCase.entries
  for (const close of [() => page.keyboard.press('Escape'), async () => void (await page.goBack())]) {
    const address = page.url()
    await enter(form, first!.name, await rightOf(first!, backend))
    await closeAfterQuestion(page, form, close)
    expect(new URL(page.url()).pathname).toBe(new URL(address).pathname)
    await open(page, { ...formCase, at: undefined } as FormCase)
  }
}

/** Leaves the page of the form, stays there with Escape, leaves it and comes back. */
async function leave({ page }: Place, form: Locator, formCase: FormCase): Promise<void> {
  const name = formCase.leave!
  const way = page
    .getByRole('tab', { name, exact: true })
    .or(page.getByRole('link', { name, exact: true }))
    .first()
  const before = await entered(form)
  await way.click()
  await expect(dialog(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  expect(await entered(form)).toEqual(before)
  await closeAfterQuestion(page, form, () => way.click())
  await expect(form).toHaveCount(0)
  await open(page, formCase)
  await waitForForm(page, form)
}

/** All of it; at the end the form is sent and the person reads that it is done. */
export async function tryForm(place: Place, formCase: FormCase): Promise<void> {
  const { page, backend } = place
  const form = formOf(page, formCase)
  if (formCase.at !== undefined || formCase.stays === true) await open(page, formCase)
  await waitForForm(page, form)
  await sendWrongTwice(form, formCase, backend)
  if (formCase.leave !== undefined) await leave(place, form, formCase)
  else if (formCase.stays === undefined) await cancelAndClose(place, form, formCase)
  for (const entry of formCase.entries) await enter(form, entry.name, await rightOf(entry, backend))
  await button(form, formCase.submit).click()
  if (formCase.confirm !== undefined) await button(form, formCase.confirm).click()
  await expect(page.getByText(formCase.done).last()).toBeVisible()
  await backend.advance(5) // work that a change has started is over then
}

const continueBatch = /^Weitermachen/

const refusals = [
  [404, /noch nicht verfügbar|gibt es nicht mehr/],
  // A call that sends a code answers 400 where one was sent a moment ago.
  [400, /schiefgegangen|warten Sie eine Minute/],
] as const

/** Fills in the form and sends it while the backend refuses every write, then once more when it does not. */
export async function keepWhenRefused(
  { page, backend }: Place,
  formCase: FormCase,
  refuse: (status: 400 | 404 | undefined) => void,
): Promise<void> {
  const form = formOf(page, formCase)
  const send = async () => {
    await button(form, formCase.submit).click()
    if (formCase.confirm !== undefined) await button(form, formCase.confirm).click()
  }
  if (formCase.at !== undefined || formCase.stays === true) await open(page, formCase)
  await waitForForm(page, form)
  for (const entry of formCase.entries) await enter(form, entry.name, await rightOf(entry, backend))
  await page.keyboard.press('Tab') // some fields write what was typed in their own way once they are left
  const before = await entered(form)
  let isSent = false
  for (const [status, sentence] of refusals) {
    refuse(status)
    if (formCase.selects === undefined) {
      await send()
      await expect(form.getByRole('alert').filter({ hasText: sentence })).toBeVisible()
      expect(await entered(form), `after ${status}`).toEqual(before)
    } else {
      // The results of the selected records take the place of the form; to continue sends the same values.
      await (isSent ? button(dialog(page), continueBatch).click() : send())
      await expect(dialog(page).getByRole('listitem').filter({ hasText: sentence })).toBeVisible()
    }
    isSent = true
  }
  refuse(undefined)
  await (formCase.selects === undefined ? send() : button(dialog(page), continueBatch).click())
  await expect(page.getByText(formCase.done).last()).toBeVisible()
  await backend.advance(5) // work that a change has started is over then
}
