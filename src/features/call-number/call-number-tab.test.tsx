import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { readAlerts, removeAlert } from '#src/shared/alerts/alerts.ts'
import { unanswered } from '#src/shared/http/api-error.fake.ts'
import { hasUnsavedEntries } from '#src/shared/form/shell/unsaved-entries.ts'
import { isOff } from '../../../tests/is-off.ts'
import { fakePortWithoutCode, fakePortWithCode } from './call-number-port.fake.ts'
import { renderScreen } from '../../../tests/render-screen.tsx'
import type { CallNumberPort } from './call-number-port.ts'
import { CallNumberTab } from './call-number-tab.tsx'
import { OwnCallNumberTab } from './number-form-with-code.tsx'

/** Renders the tab of the reader for whom the port is. */
const openNumber = async (port: CallNumberPort) => {
  const tab = port.requestCode === undefined ? <CallNumberTab port={port} /> : <OwnCallNumberTab port={port} />
  const { user, router } = await renderScreen(tab, { catalog: 'call-number' })
  const goBack = () => act(async () => router.history.back())
  const number = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Rufnummer/ })
  const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Speichern' })
  const type = async (text: string) => {
    await user.clear(number)
    await user.type(number, text)
  }
  return { user, goBack, number, save, type }
}

/** Renders the tab of a customer, whose change needs a code. */
async function openOwnNumber() {
  const { bank, port } = fakePortWithCode()
  const page = await openNumber(port)
  const requestCode = async (text: string) => {
    await page.type(text)
    await page.user.click(page.save)
  }
  const dialog = () => screen.findByRole('dialog', { name: 'Neue Rufnummer bestätigen' })
  const confirm = async (code: string) => {
    const modal = within(await dialog())
    await page.user.type(modal.getByRole('textbox', { name: /^Code aus der SMS/ }), code)
    await page.user.click(modal.getByRole('button', { name: 'Rufnummer ändern' }))
  }
  return { ...page, bank, port, requestCode, dialog, confirm }
}

beforeEach(() => {
  sessionStorage.clear()
  for (const alert of readAlerts()) removeAlert(alert.id)
})

it('shows the number after a fixed +43, and enables saving after a change @R048 @R049 @R184', async () => {
  const { number, save, type } = await openOwnNumber()
  expect([number.value, isOff(save)]).toEqual(['6641234501', true])
  expect(number.parentElement?.textContent).toContain('+43')
  await type('0664 1234501')
  expect(isOff(save)).toBe(true)
  await type('660 1234599')
  expect(isOff(save)).toBe(false)
})

it('Back closes the modal of the code and keeps the number, which is not saved yet', async () => {
  const { number, requestCode, dialog, goBack, user, save } = await openOwnNumber()
  expect(hasUnsavedEntries()).toBe(false)
  await requestCode('660 1234599')
  await dialog()
  await goBack()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect([number.value, hasUnsavedEntries()]).toEqual(['6601234599', true])
  await user.click(save)
  expect(await dialog()).toBeTruthy()
})

it('the browser offers people their own number, and bank staff none', async () => {
  const { number } = await openOwnNumber()
  expect(number.autocomplete).toBe('tel-national')
  cleanup()
  expect((await openNumber(fakePortWithoutCode().port)).number.autocomplete).toBe('off')
})

it.each([
  ['', 'Rufnummer: Bitte angeben.'],
  ['660123459x', 'Bitte geben Sie nur '],
  ['660', 'Bitte geben Sie mindestens 4 Ziffern ein.'],
  ['66012345678901', 'Bitte geben Sie höchstens 13 Ziffern ein.'],
  ['7601234599', 'Die Rufnummer muss mit 6 beginnen.'],
])('refuses the number "%s" before anything is sent @R181 @R182 @R183', async (text, sentence) => {
  const { port, number, save, user, type } = await openOwnNumber()
  if (text === '') await user.clear(number)
  else await type(text)
  await user.click(save)
  expect((await screen.findByText(new RegExp(`^${sentence}`))).textContent).toBeTruthy()
  expect(port.requestCode.sent).toEqual([])
})

it('requests a code for the new number, and sends both @R050 @R128 @R129 @R320', async () => {
  const { bank, port, save, requestCode, dialog, confirm } = await openOwnNumber()
  await requestCode('+43 660 1234599')
  expect((await dialog()).textContent).toContain('Wir haben einen Code an +43\u00a0660\u00a01234599 gesendet.')
  expect(port.requestCode.sent).toEqual([{ callNumber: '6601234599' }])
  bank.callNumber = '6601234599'
  await confirm('482 913')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(port.changeCallNumber.sent).toEqual([{ callNumber: '6601234599', tanToken: '482913' }])
  expect(readAlerts()).toMatchObject([{ type: 'success', timeout: 5000 }])
  expect(isOff(save)).toBe(true)
})

it.each([
  ['', 'Code aus der SMS: Bitte angeben.'],
  ['12345', 'Der Code hat genau sechs Ziffern.'],
  ['12345a', 'Der Code hat genau sechs Ziffern.'],
])('refuses the code "%s" before it is sent @R178 @R179 @R180', async (code, sentence) => {
  const { port, user, requestCode, dialog } = await openOwnNumber()
  await requestCode('6601234599')
  const modal = within(await dialog())
  if (code !== '') await user.type(modal.getByRole('textbox'), code)
  await user.click(modal.getByRole('button', { name: 'Rufnummer ändern' }))
  expect(await modal.findByText(new RegExp(`^${sentence}`))).toBeTruthy()
  expect(port.changeCallNumber.sent).toEqual([])
})

it.each([
  [409, 'Diese Rufnummer wird bereits verwendet.'],
  [460, 'Sie haben derzeit keinen gültigen Code.'],
  [461, 'Der Code stimmt nicht.'],
  [462, 'Der Code wurde zu oft falsch eingegeben. Bitte fordern Sie einen neuen Code an.'],
  [463, 'Dieser Code gehört zu einem anderen Vorgang'],
  [464, 'Der Code ist abgelaufen.'],
] as const)('shows why a change was refused with %i @R297 @R298 @R299 @R300 @R301 @R302', async (status, sentence) => {
  const { port, requestCode, dialog, confirm } = await openOwnNumber()
  port.changeCallNumber.refuses(status)
  await requestCode('6601234599')
  await confirm('482913')
  expect((await within(await dialog()).findByRole('alert')).textContent).toContain(sentence)
  expect(readAlerts()).toEqual([])
})

it('counts down the seconds until another code can be requested @R130', async () => {
  const { port, user, requestCode, dialog } = await openOwnNumber()
  await requestCode('6601234599')
  const again = within(await dialog()).getByRole('button', { name: /^Neuen Code anfordern in (60|59)\ss$/ })
  expect(again.getAttribute('aria-disabled')).toBe('true')
  await user.click(again)
  expect(port.requestCode.sent).toHaveLength(1)
})

it('requests another code after the wait', async () => {
  const { port, user, requestCode, dialog } = await openOwnNumber()
  const over = new Date().toISOString()
  port.requestCode.succeeds({ expiresAt: over, nextRequestPossibleAt: over })
  await requestCode('6601234599')
  const modal = within(await dialog())
  port.requestCode.refuses(460, { secondsUntilCreationPossible: 30 })
  await user.click(modal.getByRole('button', { name: 'Neuen Code anfordern' }))
  expect((await modal.findByRole('alert')).textContent).toContain('Einen neuen können Sie in 30 Sekunden anfordern.')
  expect(modal.getByRole('button', { name: /^Neuen Code anfordern in (30|29)\ss$/ })).toBeTruthy()
  expect(port.requestCode.sent).toHaveLength(2)
})

it('waits after a code that was sent elsewhere, or takes it @R296 @R130', async () => {
  const { port, user, save, requestCode, dialog, confirm } = await openOwnNumber()
  port.requestCode.refuses(460, { secondsUntilCreationPossible: 42 })
  await requestCode('6601234599')
  expect(await screen.findByText(/Einen neuen können Sie in (42|41) Sekunden anfordern\.$/)).toBeTruthy()
  expect(isOff(save)).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Code eingeben' }))
  expect((await dialog()).textContent).toContain('Bitte geben Sie den Code ein, den wir Ihnen gesendet haben.')
  expect((await dialog()).textContent).not.toMatch(/660.1234599/)
  await confirm('482913')
  await waitFor(() => expect(port.changeCallNumber.sent).toEqual([{ callNumber: '6601234599', tanToken: '482913' }]))
})

it('opens the closed modal again for the same number', async () => {
  const { port, user, save, requestCode, dialog } = await openOwnNumber()
  await requestCode('6601234599')
  await user.click(within(await dialog()).getByRole('button', { name: 'Abbrechen' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  port.requestCode.refuses(460, { secondsUntilCreationPossible: 42 })
  await user.click(save)
  expect((await dialog()).textContent).toContain('+43\u00a0660\u00a01234599')
})

it('says that the code went to the number before its correction, and waits @R296 @R130', async () => {
  const { port, user, save, requestCode, dialog } = await openOwnNumber()
  await requestCode('6601234598')
  await user.click(within(await dialog()).getByRole('button', { name: 'Abbrechen' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  port.requestCode.refuses(460, { secondsUntilCreationPossible: 42 })
  await requestCode('6601234599')
  expect(await screen.findByText(/^Wir haben soeben einen Code an eine andere Rufnummer gesendet\./)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Code eingeben' })).toBeNull()
  expect(isOff(save)).toBe(true)
})

it.each([
  ['another number', '6601234599', true],
  ['the same number', '6601234598', false],
])('knows after a reload which number the code went to: %s', async (_case, next, elsewhere) => {
  const first = await openOwnNumber()
  await first.requestCode('6601234598')
  await first.dialog()
  cleanup()
  const { port, save, requestCode, dialog } = await openOwnNumber()
  port.requestCode.refuses(460, { secondsUntilCreationPossible: 42 })
  await requestCode(next)
  if (elsewhere) {
    expect(await screen.findByText(/^Wir haben soeben einen Code an eine andere Rufnummer gesendet\./)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Code eingeben' })).toBeNull()
    expect(isOff(save)).toBe(true)
  } else expect((await dialog()).textContent).toContain('Wir haben einen Code an +43\u00a0660\u00a01234598 gesendet.')
})

it('a bank employee changes the number without a code @R805', async () => {
  const { bank, port } = fakePortWithoutCode()
  const { user, save, type } = await openNumber(port)
  bank.callNumber = '6601234599'
  await type('6601234599')
  await user.click(save)
  await waitFor(() => expect(readAlerts()).toMatchObject([{ type: 'success' }]))
  expect(port.changeCallNumber.sent).toEqual([{ callNumber: '6601234599' }])
  expect(screen.queryByRole('dialog')).toBeNull()
  await waitFor(() => expect(isOff(save)).toBe(true))
})

it('tells a bank employee that a number is in use @R772', async () => {
  const { port } = fakePortWithoutCode()
  const { user, save, type } = await openNumber(port)
  port.changeCallNumber.refuses(409)
  await type('6769876502')
  await user.click(save)
  expect((await screen.findByRole('alert')).textContent).toContain('Diese Rufnummer wird bereits verwendet.')
})

it('asks nothing when the same number was stored on another device', async () => {
  const { port, requestCode, confirm } = await openOwnNumber()
  port.changeCallNumber.isOvertaken({ etag: 'v2', callNumber: '6601234599' }, 'once')
  await requestCode('6601234599')
  await confirm('482913')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(port.changeCallNumber.etags).toHaveLength(2)
})

it('asks whether to replace another number that was stored on another device', async () => {
  const { port, user, requestCode, dialog, confirm } = await openOwnNumber()
  port.changeCallNumber.isOvertaken({ etag: 'v2', callNumber: '6601234577' }, 'once')
  await requestCode('6601234599')
  await confirm('482913')
  const choice = await within(await dialog()).findByRole('radiogroup', { name: 'Rufnummer' })
  expect(choice.textContent).toContain('Jetzt gespeichert: +43\u00a0660\u00a01234577')
  await user.click(within(choice).getByRole('radio', { name: 'Ihre Eingabe: +43\u00a0660\u00a01234599' }))
  await user.click(within(await dialog()).getByRole('button', { name: 'Rufnummer ändern' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(port.changeCallNumber.sent.at(-1)).toMatchObject({ callNumber: '6601234599' })
})

it('reports success when the retry after a lost response finds the code used by the first try', async () => {
  const { port, user, requestCode, dialog, confirm } = await openOwnNumber()
  port.changeCallNumber.fails(unanswered('network'))
  await requestCode('6601234599')
  await confirm('482913')
  await within(await dialog()).findByRole('alert')
  port.changeCallNumber.isOvertaken({ etag: 'v2', callNumber: '6601234599' })
  await user.click(within(await dialog()).getByRole('button', { name: 'Rufnummer ändern' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(readAlerts()).toMatchObject([{ type: 'success' }])
})
