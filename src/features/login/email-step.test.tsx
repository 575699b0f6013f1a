import { act, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { unanswered } from '#src/shared/http/api-error.fake.ts'
import { isOff } from '../../../tests/is-off.ts'
import { anna, openLogin } from './open-login.fake.tsx'

it('the login asks for the e-mail address only, and is ready for it @R107', async () => {
  const { email } = await openLogin()
  expect(screen.getByRole('heading', { name: 'Anmelden' })).toBeTruthy()
  expect(document.querySelectorAll('input')).toHaveLength(1)
  expect(document.activeElement).toBe(await email())
  expect((await email()).autocomplete).toBe('username')
})

it('an address that the bank accepts leads to the password @R108', async () => {
  const { port, onNearlyIn, goToPassword } = await openLogin()
  expect(onNearlyIn).not.toHaveBeenCalled()
  await goToPassword()
  expect(onNearlyIn).toHaveBeenCalledOnce()
  expect(port.checkEmail.sent).toEqual([{ email: anna, customerNumber: null }])
  expect(screen.getByText(anna)).toBeTruthy()
})

it.each([
  ['', 'E-Mail-Adresse: Bitte angeben.'],
  ['   ', 'E-Mail-Adresse: Bitte angeben.'],
  ['anna', 'Bitte geben Sie eine gültige E-Mail-Adresse ein.'],
])('the entry %j is told at the field and not sent @R148 @R195', async (typed, sentence) => {
  const { user, port, email, press } = await openLogin()
  if (typed !== '') await user.type(await email(), typed)
  await press('Weiter')
  expect(await screen.findByText(sentence)).toBeTruthy()
  expect(document.activeElement).toBe(await email())
  expect(port.checkEmail.sent).toEqual([])
})

it('blanks around the address do not matter', async () => {
  const { user, port, email } = await openLogin()
  await user.type(await email(), `  ${anna} {Enter}`)
  await waitFor(() => expect(port.checkEmail.sent).toMatchObject([{ email: anna }]))
})

it('an address of several customers asks for the customer number and keeps what was typed @R110 @R196 @R283', async () => {
  const { user, port, email, customerNumber, press, password } = await openLogin()
  port.checkEmail.refuses(463)
  await user.type(await email(), anna)
  await press('Weiter')
  expect((await customerNumber()).required).toBe(true)
  expect((await email()).value).toBe(anna)
  expect(document.activeElement).toBe(await customerNumber())
  expect(screen.queryByRole('alert')).toBeNull()

  await press('Weiter')
  expect(await screen.findByText('Kundennummer: Bitte angeben.')).toBeTruthy()
  await user.type(await customerNumber(), '99')
  expect(await screen.findByText(/^Eine Kundennummer besteht nur aus Ziffern/)).toBeTruthy()
  expect(port.checkEmail.sent).toHaveLength(1)

  port.checkEmail.succeeds()
  await user.clear(await customerNumber())
  await user.type(await customerNumber(), '1100234501')
  await press('Weiter')
  await password()
  expect(port.checkEmail.sent.at(-1)).toEqual({ email: anna, customerNumber: '1100234501' })
})

it('a customer number that nobody has is told and stays to be corrected @R281', async () => {
  const { user, port, email, customerNumber, press } = await openLogin()
  port.checkEmail.refuses(463)
  await user.type(await email(), `${anna}{Enter}`)
  await user.type(await customerNumber(), '1199999999')
  port.checkEmail.refuses(461)
  await press('Weiter')
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Wir kennen diese Kundennummer nicht\./)
  expect([(await email()).value, (await customerNumber()).value]).toEqual([anna, '1199999999'])
})

it('the number that is asked for again although it was sent is told @R283', async () => {
  const { user, port, email, customerNumber, press } = await openLogin()
  port.checkEmail.refuses(463)
  await user.type(await email(), `${anna}{Enter}`)
  await user.type(await customerNumber(), '1100234501')
  await press('Weiter')
  expect((await screen.findByRole('alert')).textContent).toBe('Bitte geben Sie auch die Kundennummer ein.')
})

it('who has no password yet is told so and goes on to set one @R109 @R282', async () => {
  const { user, port, email, press } = await openLogin()
  port.checkEmail.refuses(462)
  await user.type(await email(), anna)
  const [live] = screen.getAllByRole('status') // was there before, so that the news are announced
  expect(live!.textContent).toBe('')
  await press('Weiter')
  expect(await screen.findByRole('heading', { name: 'Neues Passwort festlegen' })).toBeTruthy()
  expect(live!.isConnected && live!.textContent).toBe('Sie haben noch kein Passwort. Bitte legen Sie jetzt eines fest.')
  expect(await screen.findByRole('button', { name: 'Code senden' })).toBe(document.activeElement)
  await press('Code senden')
  await waitFor(() => expect(live!.textContent).toBe(''))
  await waitFor(() => expect(port.requestCode.sent).toEqual([{ email: anna, customerNumber: null }]))
})

it('a connection that fails is told and the address stays', async () => {
  const { user, port, email, press, password } = await openLogin()
  port.checkEmail.fails(unanswered('network'))
  await user.type(await email(), anna)
  await press('Weiter')
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Wir konnten die Bank nicht erreichen\./)
  expect((await email()).value).toBe(anna)
  port.checkEmail.succeeds()
  await press('Weiter')
  expect(await password()).toBeTruthy()
})

it('while the bank thinks, nothing is sent twice', async () => {
  const { user, port, email } = await openLogin()
  const finish = port.checkEmail.waits()
  await user.type(await email(), `${anna}{Enter}{Enter}`)
  const next = screen.getByRole<HTMLButtonElement>('button', { name: 'Weiter' })
  await waitFor(() => expect(isOff(next)).toBe(true))
  await user.click(next)
  await act(async () => finish())
  expect(await screen.findByText(anna)).toBeTruthy()
  expect(port.checkEmail.sent).toHaveLength(1)
})

it('the login speaks English to who chose it @R009', async () => {
  const { user } = await openLogin('en')
  expect(screen.getByRole('heading', { name: 'Sign in' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Next' }))
  expect(await screen.findByText('E-mail address: please fill in.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /Deutsch/ }))
  expect(await screen.findByText('E-Mail-Adresse: Bitte angeben.')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Anmelden' })).toBeTruthy()
})
