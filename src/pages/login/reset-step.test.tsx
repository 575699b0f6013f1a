import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { readAlerts, removeAlert } from '#src/shared/alerts/alerts.ts'
import { unanswered } from '#src/shared/http/api-error.fake.ts'
import { bankNow } from '#src/shared/format/bank-time.ts'
import { isOff } from '../../../tests/is-off.ts'
import { anna, goodPassword, openLogin } from './open-login.fake.tsx'
import { liveRegions } from '../../../tests/live-region.ts'

const note = async () => (await screen.findByRole('alert')).textContent ?? ''

async function openReset() {
  const page = await openLogin()
  const code = () => page.field(/^Code aus der E-Mail/)
  const newPassword = () => page.field(/^Neues Passwort\s*\*?$/)
  const again = () => page.field(/^Neues Passwort wiederholen/)
  await page.goToReset()
  const fill = async (entries: { code?: string; first?: string; second?: string } = {}) => {
    await page.user.type(await code(), entries.code ?? '123456')
    await page.user.type(await newPassword(), entries.first ?? goodPassword)
    await page.user.type(await again(), entries.second ?? entries.first ?? goodPassword)
    await page.press('Passwort festlegen')
  }
  return { ...page, code, newPassword, again, fill }
}

const announced = () =>
  liveRegions()
    .map((place) => place.textContent)
    .join('')

beforeEach(() => {
  for (const alert of readAlerts()) removeAlert(alert.id)
})

it('requests a code by e-mail, then the code and the new password, twice @R114 @R115', async () => {
  const { port, press, code, newPassword, again } = await openReset()
  expect((await screen.findByText(/^Wir senden einen sechsstelligen Code an/)).textContent).toContain(anna)
  expect(document.querySelectorAll('form')).toHaveLength(0)
  const explanation = document.getElementById(document.activeElement!.getAttribute('aria-describedby')!)
  expect(explanation?.textContent, 'what the focused button does is read with it').toContain(anna)
  await press('Code senden')
  await waitFor(() => expect(announced()).toContain(`Wir haben einen Code an ${anna} gesendet.`))
  expect(port.requestCode.sent).toEqual([{ email: anna, customerNumber: null }])
  expect((await code()).autocomplete).toBe('one-time-code')
  for (const field of [await newPassword(), await again()]) {
    expect([field.type, field.autocomplete]).toEqual(['password', 'new-password'])
  }
})

it('a code that was sent just before can be entered, or another requested after a minute @R288', async () => {
  const { port, press, code } = await openReset()
  port.requestCode.refuses(461)
  await press('Code senden')
  expect(await code()).toBeTruthy()
  expect(announced()).toMatch(
    /^Wir haben Ihnen soeben einen Code gesendet\. Bitte geben Sie ihn ein, oder fordern Sie in einer Minute/,
  )
})

it.each([
  [460, /^Zu dieser E-Mail-Adresse gibt es kein Konto\./],
  [468, /^Ihr Konto wurde deaktiviert/],
] as const)(
  'shows why requesting a code was refused with %i, and allows another request @R287 @R295',
  async (status, sentence) => {
    const { port, press, code } = await openReset()
    port.requestCode.refuses(status)
    await press('Code senden')
    expect(await note()).toMatch(sentence)
    port.requestCode.fails(unanswered('network'))
    await press('Code senden')
    expect(await screen.findByText(/^Wir konnten die Bank nicht erreichen/)).toBeTruthy()
    port.requestCode.succeeds({ expiresAt: '2026-11-20T12:05:00Z', nextRequestPossibleAt: '2026-11-20T12:01:00Z' })
    await press('Code senden')
    expect(await code()).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  },
)

it('the button for the next code counts down until it can be requested @R288', async () => {
  const { port, press, code } = await openReset()
  const soon = new Date(bankNow() + 2000).toISOString()
  port.requestCode.succeeds({ expiresAt: soon, nextRequestPossibleAt: soon })
  await press('Code senden')
  await code()
  await press((await screen.findByRole('button', { name: /^Neuen Code anfordern in [12]\ss$/ })).textContent)
  expect(port.requestCode.sent).toHaveLength(1)
  await screen.findByRole('button', { name: 'Neuen Code anfordern' }, { timeout: 4000 })
  await press('Neuen Code anfordern')
  await waitFor(() => expect(port.requestCode.sent).toHaveLength(2))
})

it('after a code was sent just before, another one can be requested after a minute @R288', async () => {
  const { port, press, code } = await openReset()
  port.requestCode.refuses(461)
  await press('Code senden')
  await code()
  expect(await screen.findByRole('button', { name: /^Neuen Code anfordern in (60|59|58)\ss$/ })).toBeTruthy()
})

it('each step shows the address that it is about, and leads back to change it', async () => {
  const { press, email, code } = await openReset()
  expect(screen.getByTitle(anna).textContent).toBe(anna)
  await press('Ich habe schon einen Code')
  await code()
  expect(screen.getByTitle(anna).textContent).toBe(anna)
  const userName = document.querySelector<HTMLInputElement>('input[autocomplete=username]')!
  expect([userName.value, userName.type, userName.tabIndex, userName.readOnly]).toEqual([anna, 'text', -1, true])
  await press('Ändern')
  expect(await email()).toBeTruthy()
})

it('the checklist shows for each rule whether the password fulfils it @R188', async () => {
  const { user, press, newPassword } = await openReset()
  await press('Code senden')
  const password = await newPassword()
  const list = screen.getByRole('list', { name: 'Regeln für das Passwort' })
  const fulfilled = () =>
    [...list.querySelectorAll('li')].filter((rule) => rule.textContent?.endsWith(': erfüllt')).length
  const seen: number[] = [fulfilled()]
  for (const typed of ['a', 'B', '1', '-', 'abcdefghijk']) {
    await user.type(password, typed)
    seen.push(fulfilled())
  }
  expect(seen).toEqual([0, 1, 2, 3, 4, 5])
})

it('everything missing is shown, and the first field has the focus @R178', async () => {
  const { port, press, code } = await openReset()
  await press('Code senden')
  const first = await code()
  await press('Passwort festlegen')
  expect(await screen.findByText('Code aus der E-Mail: Bitte angeben.')).toBeTruthy()
  expect(screen.getByText('Neues Passwort: Bitte angeben.')).toBeTruthy()
  expect(document.activeElement).toBe(first)
  expect(port.resetPassword.sent).toEqual([])
})

it.each([
  [{ code: '12345' }, 'Der Code hat genau sechs Ziffern.'],
  [{ code: '12345a' }, 'Der Code hat genau sechs Ziffern.'],
  [{ first: 'Sonne-1' }, 'Bitte geben Sie mindestens 15 Zeichen ein.'],
  [{ first: 'sonne scheint heute' }, 'Das Passwort erfüllt noch nicht alle Regeln.'],
  [{ second: 'Sonne-scheint-2027' }, 'Die beiden neuen Passwörter stimmen nicht überein.'],
  [{ second: 'Kurz-1' }, 'Die beiden neuen Passwörter stimmen nicht überein.'],
])('with %j nothing is sent: %s @R179 @R180 @R186 @R187 @R189', async (entries, sentence) => {
  const { port, press, fill } = await openReset()
  await press('Code senden')
  await fill(entries)
  expect((await screen.findAllByText(sentence)).length).toBeGreaterThan(0)
  expect(port.resetPassword.sent).toEqual([])
})

it('passwords that differ are an alert at the repetition, gone once they are the same @R189', async () => {
  const { press, fill, user, again, newPassword } = await openReset()
  await press('Code senden')
  await fill({ second: 'Kurz-1' })
  expect((await screen.findByRole('alert')).textContent).toBe('Die beiden neuen Passwörter stimmen nicht überein.')
  expect(document.activeElement).toBe(await again())
  expect((await again()).getAttribute('aria-invalid')).toBe('true')
  expect(screen.queryByText(/mindestens 15 Zeichen/)).toBeNull()
  await user.clear(await newPassword())
  await user.type(await newPassword(), 'Kurz-1') // the first one may be the wrong one
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

it('a new password is set as typed and confirmed, and the person can sign in with it @R115 @R220 @R327', async () => {
  const { port, press, fill, password } = await openReset()
  await press('Code senden')
  await fill({ code: ' 123456 ' })
  expect(await password()).toBeTruthy()
  expect(port.resetPassword.sent).toEqual([
    {
      email: anna,
      customerNumber: null,
      tanToken: '123456',
      newPassword: goodPassword,
      newPasswordConfirm: goodPassword,
    },
  ])
  expect(readAlerts().map(({ type, message }) => [type, message.message])).toEqual([
    ['success', 'Your new password is set. You can sign in with it now.'],
  ])
})

it.each([
  [461, /^Sie haben derzeit keinen gültigen Code\./],
  [462, /^Der Code stimmt nicht\./],
  [463, /^Der Code wurde zu oft falsch eingegeben\./],
  [464, /^Dieser Code gehört zu einem anderen Vorgang\./],
  [465, /^Der Code ist abgelaufen\./],
  [466, /^Dieses Passwort ist nicht erlaubt/],
  [467, /^Das Passwort enthält Ihren Vornamen oder Nachnamen\./],
  [468, /^Ihr Konto wurde deaktiviert/],
] as const)(
  'shows why a reset was refused with %i, and keeps what was typed @R289 @R290 @R291 @R292 @R293 @R294 @R295',
  async (status, sentence) => {
    const { port, press, fill, code, newPassword, again } = await openReset()
    await press('Code senden')
    port.resetPassword.refuses(status)
    await fill()
    expect(await note()).toMatch(sentence)
    expect([(await code()).value, (await newPassword()).value, (await again()).value]).toEqual([
      '123456',
      goodPassword,
      goodPassword,
    ])
  },
)

it('a new code can be requested while what was typed stays', async () => {
  const { user, port, press, code, newPassword } = await openReset()
  await press('Code senden')
  await user.type(await newPassword(), goodPassword)
  await press('Neuen Code anfordern')
  await waitFor(() => expect(port.requestCode.sent).toHaveLength(2))
  port.requestCode.refuses(468)
  await press('Neuen Code anfordern')
  expect(await note()).toMatch(/^Ihr Konto wurde deaktiviert/)
  port.requestCode.refuses(461)
  await press('Neuen Code anfordern')
  expect(
    await screen.findByText(
      /^Wir haben Ihnen soeben einen Code gesendet\. Bitte geben Sie ihn ein, oder fordern Sie in einer Minute/,
    ),
  ).toBeTruthy()
  expect((await newPassword()).value).toBe(goodPassword)
  expect(await code()).toBeTruthy()
})

it('the code is requested once while the answer is pending', async () => {
  const { port, code } = await openReset()
  const user = userEvent.setup() // a browser makes two tasks of two clicks
  const finish = port.requestCode.waits({ expiresAt: '', nextRequestPossibleAt: '' })
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Code senden' })
  await user.dblClick(button)
  await waitFor(() => expect(isOff(button)).toBe(true))
  await act(async () => finish())
  expect(await code()).toBeTruthy()
  expect(port.requestCode.sent).toHaveLength(1)

  const finishAgain = port.requestCode.waits({ expiresAt: '', nextRequestPossibleAt: '' })
  const again = screen.getByRole<HTMLButtonElement>('button', { name: 'Neuen Code anfordern' })
  await user.dblClick(again)
  await waitFor(() => expect(isOff(again)).toBe(true))
  await act(async () => finishAgain())
  await waitFor(() => expect(isOff(again)).toBe(false))
  expect(port.requestCode.sent).toHaveLength(2)
})

it('the way back leads to the sign-in, where the address still is', async () => {
  const { press, email } = await openReset()
  await press('Zurück zur Anmeldung')
  expect((await email()).value).toBe(anna)
})

it('shows only the latest problem: of the code, of the request of a new one, or of the next code', async () => {
  const { port, press, fill } = await openReset()
  const alerts = () => screen.queryAllByRole('alert').map((alert) => alert.textContent)
  await press('Code senden')
  port.resetPassword.refuses(463)
  await fill()
  expect(await note()).toMatch(/^Der Code wurde zu oft falsch eingegeben\./)
  port.requestCode.fails(unanswered('network'))
  await press('Neuen Code anfordern')
  await waitFor(() => expect(alerts()).toEqual([expect.stringMatching(/^Wir konnten die Bank nicht erreichen/)]))
  port.resetPassword.refuses(465)
  await press('Passwort festlegen')
  await waitFor(() => expect(alerts()).toEqual([expect.stringMatching(/^Der Code ist abgelaufen\./)]))
  port.requestCode.succeeds({ expiresAt: '2026-11-20T12:05:00Z', nextRequestPossibleAt: '2026-11-20T12:01:00Z' })
  await press('Neuen Code anfordern')
  expect(await screen.findByText('Ein neuer Code ist unterwegs.')).toBeTruthy()
  expect(alerts()).toEqual([])
})

it('the reason why no code was sent disappears for people who already have one', async () => {
  const { port, press, fill } = await openReset()
  port.requestCode.fails(unanswered('network'))
  await press('Code senden')
  expect(await note()).toMatch(/^Wir konnten die Bank nicht erreichen/)
  await press('Ich habe schon einen Code')
  port.resetPassword.refuses(462)
  await fill()
  await waitFor(() =>
    expect(screen.queryAllByRole('alert').map((alert) => alert.textContent)).toEqual([
      expect.stringMatching(/^Der Code stimmt nicht\./),
    ]),
  )
})

it('each step is a step of the history, and Back shows the one before with the address', async () => {
  const { goBack, press, code, email, password } = await openReset()
  await press('Code senden')
  expect(await code()).toBeTruthy()
  await goBack()
  expect(await screen.findByRole('button', { name: 'Code senden' })).toBeTruthy()
  await goBack()
  expect(await password()).toBeTruthy()
  await goBack()
  expect((await email()).value).toBe(anna)
})

it('Back after a new password does not lead to the used code', async () => {
  const { goBack, press, fill, email, password } = await openReset()
  await press('Code senden')
  await fill()
  expect(await password()).toBeTruthy()
  await goBack()
  expect((await email()).value).toBe(anna)
})
