import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { readAlerts, removeAlert } from '#src/shared/alerts/alerts.ts'
import { unanswered } from '#src/shared/http/api-error.fake.ts'
import { isOff } from '../../../tests/is-off.ts'
import { anna, goodPassword } from './open-login.fake.tsx'
import { note, openReset } from './open-reset.fake.tsx'

beforeEach(() => {
  for (const alert of readAlerts()) removeAlert(alert.id)
})

it.each([
  [461, /^Für Sie gibt es keinen Code\./],
  [462, /^Der Code ist nicht richtig\./],
  [463, /^Der Code wurde zu oft falsch eingegeben\./],
  [464, /^Dieser Code wurde für etwas anderes gesendet\./],
  [465, /^Der Code ist abgelaufen\./],
  [466, /^Dieses Passwort ist nicht erlaubt/],
  [467, /^Das Passwort enthält Ihren Vornamen oder Nachnamen\./],
  [468, /^Ihr Konto wurde deaktiviert/],
] as const)(
  'a reset refused with %i says why and keeps what was typed @R289 @R290 @R291 @R292 @R293 @R294 @R295',
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

it('while the bank thinks, the code is requested once', async () => {
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

it('who changes their mind goes back to the sign-in, where their address still stands', async () => {
  const { press, email } = await openReset()
  await press('Zurück zur Anmeldung')
  expect((await email()).value).toBe(anna)
})

it('a refused code gives way to what came of the request of a new one, and that to the next refusal', async () => {
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

it('why no code was sent is forgotten by whoever has one already', async () => {
  const { port, press, fill } = await openReset()
  port.requestCode.fails(unanswered('network'))
  await press('Code senden')
  expect(await note()).toMatch(/^Wir konnten die Bank nicht erreichen/)
  await press('Ich habe schon einen Code')
  port.resetPassword.refuses(462)
  await fill()
  await waitFor(() =>
    expect(screen.queryAllByRole('alert').map((alert) => alert.textContent)).toEqual([
      expect.stringMatching(/^Der Code ist nicht richtig\./),
    ]),
  )
})
