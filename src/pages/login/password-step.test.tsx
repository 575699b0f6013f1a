import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { unanswered } from '#src/shared/http/api-error.fake.ts'
import { isOff } from '../../../tests/is-off.ts'
import { anna, openLogin } from './open-login.fake.tsx'

afterEach(() => vi.useRealTimers())

const note = async () => (await screen.findByRole('alert')).textContent ?? ''

it("a customer's password is sent exactly as typed and starts a session with the token of the answer @R111 @R220", async () => {
  const { user, port, sessions, goToPassword, press } = await openLogin()
  port.logIn.succeeds({ token: 'the.new.token' })
  await user.type(await goToPassword(), '  geheim wort ')
  await press('Anmelden')
  await waitFor(() => expect(sessions).toEqual(['the.new.token']))
  expect(port.logIn.sent).toEqual([{ email: anna, customerNumber: null, password: '  geheim wort ' }])
})

it('the customer number is sent with the password @R111', async () => {
  const { user, port, email, customerNumber, password } = await openLogin()
  port.checkEmail.refuses(463)
  await user.type(await email(), `${anna}{Enter}`)
  const number = await customerNumber()
  port.checkEmail.succeeds()
  await user.type(number, '1100234501{Enter}')
  await user.type(await password(), 'geheim{Enter}')
  await waitFor(() => expect(port.logIn.sent).toMatchObject([{ customerNumber: '1100234501' }]))
})

it('the password is hidden, may come from a password manager, and is ready to be typed', async () => {
  const { goToPassword } = await openLogin()
  const password = await goToPassword()
  expect([password.type, password.autocomplete]).toEqual(['password', 'current-password'])
  expect(document.activeElement).toBe(password)
  const userName = password.closest('form')?.querySelector<HTMLInputElement>('input[name=username]')
  expect([userName?.type, userName?.autocomplete, userName?.value]).toEqual(['text', 'username', anna])
})

it('a missing password is shown at its field @R148 @R197', async () => {
  const { port, goToPassword, press } = await openLogin()
  const password = await goToPassword()
  await press('Anmelden')
  expect(await screen.findByText('Passwort: Bitte angeben.')).toBeTruthy()
  expect(document.activeElement).toBe(password)
  expect(port.logIn.sent).toEqual([])
})

it.each([401, 458] as const)('a wrong password (%i) is refused in the form and stays there @R284', async (status) => {
  const { user, port, sessions, goToPassword, press } = await openLogin()
  port.logIn.refuses(status)
  const password = await goToPassword()
  await user.type(password, 'falsch')
  await press('Anmelden')
  expect(await note()).toMatch(/^Die E-Mail-Adresse oder das Passwort stimmt nicht\./)
  expect(password.value).toBe('falsch')
  expect(screen.getByText(anna)).toBeTruthy()
  expect(sessions).toEqual([])
})

it.each([
  [{ accountLockedUntil: '2026-11-20T12:14:30Z' }, 'in 15 Minuten'],
  [{ accountLockedUntil: '2026-11-20T12:00:20Z' }, 'in 1 Minute '],
  [{ accountLockedUntil: 12 }, 'in 12 Minuten'],
  [{ accountLockedUntil: 'bald' }, 'in 99 Minuten'],
  [{}, 'in 99 Minuten'],
  [undefined, 'in 99 Minuten'],
])('a locked account with %j shows %j @R270 @R286', async (body, minutes) => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T12:00:00Z'), toFake: ['Date'] })
  const { user, port, goToPassword } = await openLogin()
  port.logIn.refuses(462, body)
  await user.type(await goToPassword(), 'geheim{Enter}')
  expect(await note()).toContain(`Ihr Konto ist gesperrt. Bitte versuchen Sie es ${minutes}`)
})

it('shows the minutes in English too', async () => {
  const { user, port, field } = await openLogin('en')
  port.logIn.refuses(462)
  await user.type(await field(/^E-mail address/), `${anna}{Enter}`)
  await user.type(await field(/^Password/), 'geheim{Enter}')
  expect(await note()).toMatch(/your account is locked\. Please try again in 99 minutes\.$/)
})

it.each([
  ['private', /^Ihr Konto wurde deaktiviert, .* Nur die Bank kann es wieder aktivieren\./],
  ['business', /^Ihr Zugang wurde deaktiviert, .* Jemand anderer mit Zugang zur Firma oder die Bank/],
  ['bank', /^Ihr Zugang wurde deaktiviert, .* Jemand mit der Rolle Administrator kann/],
])('a deactivated account (%s) is refused with the reason and who can help @R285', async (area, sentence) => {
  window.history.replaceState(null, '', `/${area}/login`)
  const { user, port, goToPassword } = await openLogin()
  port.logIn.refuses(468)
  await user.type(await goToPassword(), 'geheim{Enter}')
  expect(await note()).toMatch(sentence)
})

it('a failed connection is shown, and the next try signs in', async () => {
  const { user, port, sessions, goToPassword, press } = await openLogin()
  port.logIn.fails(unanswered('network'))
  const password = await goToPassword()
  await user.type(password, 'geheim{Enter}')
  expect(await note()).toMatch(/^Wir konnten die Bank nicht erreichen\./)
  expect(password.value).toBe('geheim')
  port.logIn.succeeds({ token: 'a.token' })
  await press('Anmelden')
  await waitFor(() => expect(sessions).toEqual(['a.token']))
  expect(screen.queryByRole('alert')).toBeNull()
})

it('a double click signs in once', async () => {
  const { user, port, sessions, goToPassword } = await openLogin()
  const finish = port.logIn.waits({ token: 'a.token' })
  await user.type(await goToPassword(), 'geheim')
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Anmelden' })
  await user.dblClick(button)
  await waitFor(() => expect(isOff(button)).toBe(true))
  await act(async () => finish())
  await waitFor(() => expect(sessions).toEqual(['a.token']))
  expect(port.logIn.sent).toHaveLength(1)
})

it('a person can go back to change the address', async () => {
  const { goToPassword, press, email } = await openLogin()
  await goToPassword()
  await press('Ändern')
  expect(await email()).toBeTruthy()
})

it('a person who forgot the password can set a new one @R113', async () => {
  const { goToReset } = await openLogin()
  expect(await goToReset()).toBeTruthy()
})
