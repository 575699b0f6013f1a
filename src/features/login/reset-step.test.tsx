import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { readAlerts, removeAlert } from '#src/shared/alerts/alerts.ts'
import { unanswered } from '#src/shared/http/api-error.fake.ts'
import { bankNow } from '#src/shared/format/bank-time.ts'
import { anna, goodPassword } from './open-login.fake.tsx'
import { announced, note, openReset } from './open-reset.fake.tsx'

beforeEach(() => {
  for (const alert of readAlerts()) removeAlert(alert.id)
})

it('first a code is requested by e-mail, then it is asked for with the new password, twice @R114 @R115', async () => {
  const { port, press, code, newPassword, again } = await openReset()
  expect((await screen.findByText(/^Wir senden einen Code mit sechs Ziffern an/)).textContent).toContain(anna)
  expect(document.querySelectorAll('form')).toHaveLength(0)
  await press('Code senden')
  await waitFor(() => expect(announced()).toContain(`Wir haben einen Code an ${anna} gesendet.`))
  expect(port.requestCode.sent).toEqual([{ email: anna, customerNumber: null }])
  expect((await code()).autocomplete).toBe('one-time-code')
  for (const field of [await newPassword(), await again()]) {
    expect([field.type, field.autocomplete]).toEqual(['password', 'new-password'])
  }
})

it('a code that was sent just before may be used up: the person enters it, or waits a minute for another @R288', async () => {
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
  'a code that is refused with %i says why, and can be asked for again @R287 @R295',
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

it('the next code can be asked for when its time has come, and until then the button counts down @R288', async () => {
  const { port, press, code } = await openReset()
  const soon = new Date(bankNow() + 2000).toISOString()
  port.requestCode.succeeds({ expiresAt: soon, nextRequestPossibleAt: soon })
  await press('Code senden')
  await code()
  await press((await screen.findByRole('button', { name: /^Neuen Code anfordern in [12] s$/ })).textContent)
  expect(port.requestCode.sent).toHaveLength(1)
  await screen.findByRole('button', { name: 'Neuen Code anfordern' }, { timeout: 4000 })
  await press('Neuen Code anfordern')
  await waitFor(() => expect(port.requestCode.sent).toHaveLength(2))
})

it('who was sent a code just before waits a minute for another one @R288', async () => {
  const { port, press, code } = await openReset()
  port.requestCode.refuses(461)
  await press('Code senden')
  await code()
  expect(await screen.findByRole('button', { name: /^Neuen Code anfordern in (60|59|58) s$/ })).toBeTruthy()
})

it('each step names the address that it is about, and leads back to another one', async () => {
  const { press, email, code } = await openReset()
  expect(screen.getByTitle(anna).textContent).toBe(anna)
  await press('Ich habe schon einen Code')
  await code()
  expect(screen.getByTitle(anna).textContent).toBe(anna)
  const known = document.querySelector<HTMLInputElement>('input[autocomplete=username]')!
  expect([known.value, known.type, known.tabIndex, known.readOnly]).toEqual([anna, 'text', -1, true])
  await press('Ändern')
  expect(await email()).toBeTruthy()
})

it('the checklist says per rule whether the password keeps it @R188', async () => {
  const { user, press, newPassword } = await openReset()
  await press('Code senden')
  const password = await newPassword()
  const list = screen.getByRole('list', { name: 'Regeln für das Passwort' })
  const kept = () => [...list.querySelectorAll('li')].filter((rule) => rule.textContent?.endsWith(': erfüllt')).length
  const seen: number[] = [kept()]
  for (const typed of ['a', 'B', '1', '-', 'abcdefghijk']) {
    await user.type(password, typed)
    seen.push(kept())
  }
  expect(seen).toEqual([0, 1, 2, 3, 4, 5])
})

it('everything missing is told, and the first is ready to be filled in @R178', async () => {
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
  [{ second: 'Sonne-scheint-2027' }, 'Die beiden neuen Passwörter sind nicht gleich.'],
  [{ second: 'Kurz-1' }, 'Die beiden neuen Passwörter sind nicht gleich.'],
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
  expect((await screen.findByRole('alert')).textContent).toBe('Die beiden neuen Passwörter sind nicht gleich.')
  expect(document.activeElement).toBe(await again())
  expect((await again()).getAttribute('aria-invalid')).toBe('true')
  expect(screen.queryByText(/mindestens 15 Zeichen/)).toBeNull()
  await user.clear(await newPassword())
  await user.type(await newPassword(), 'Kurz-1') // the first of them may be the one that was meant otherwise
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

it('a new password is set as typed, told, and the person may sign in with it @R115 @R220 @R327', async () => {
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
