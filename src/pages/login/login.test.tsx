import { act, screen, waitFor } from '@testing-library/react'
import { expect, it, onTestFinished } from 'vitest'
import { allWaysToSend, waysToSend } from '#src/shared/form/shell/ways-to-send.fake.ts'
import { unanswered } from '#src/shared/http/api-error.fake.ts'
import { isOff } from '../../../tests/is-off.ts'
import { anna, goodPassword, openLogin } from './open-login.fake.tsx'
import { liveRegions } from '../../../tests/live-region.ts'

it('the login asks for the e-mail address only, and is ready for it @R107', async () => {
  const { email } = await openLogin()
  expect(screen.getByRole('heading', { name: 'Anmelden' })).toBeTruthy()
  expect(document.querySelectorAll('input')).toHaveLength(1)
  expect(document.activeElement).toBe(await email())
  expect((await email()).autocomplete).toBe('username')
})

it('an accepted address leads to the password @R108', async () => {
  const { port, goToPassword } = await openLogin()
  await goToPassword()
  expect(port.checkEmail.sent).toEqual([{ email: anna, customerNumber: null }])
  expect(screen.getByText(anna)).toBeTruthy()
})

it('preloads the files of the area once only the password is missing', async () => {
  const files = JSON.stringify({ area: ['/assets/ports.js'] })
  document.head.insertAdjacentHTML('beforeend', `<script type="application/json" id="page-files">${files}</script>`)
  onTestFinished(() => document.head.querySelectorAll('link, #page-files').forEach((element) => element.remove()))
  const { goToPassword } = await openLogin()
  const preloaded = () => document.head.querySelector('link[rel=modulepreload]')?.getAttribute('href')
  expect(preloaded()).toBeUndefined()
  await goToPassword()
  expect(preloaded()).toBe('/assets/ports.js')
})

it.each([
  ['', 'E-Mail-Adresse: Bitte angeben.'],
  ['   ', 'E-Mail-Adresse: Bitte angeben.'],
  ['anna', 'Bitte geben Sie eine gültige E-Mail-Adresse ein.'],
])('the entry %j is refused at the field and not sent @R148 @R195', async (typed, sentence) => {
  const { user, port, email, press } = await openLogin()
  if (typed !== '') await user.type(await email(), typed)
  await press('Weiter')
  expect(await screen.findByText(sentence)).toBeTruthy()
  expect(document.activeElement).toBe(await email())
  expect(port.checkEmail.sent).toEqual([])
})

it('blanks around the address are not sent', async () => {
  const { user, port, email } = await openLogin()
  await user.type(await email(), `  ${anna} {Enter}`)
  await waitFor(() => expect(port.checkEmail.sent).toMatchObject([{ email: anna }]))
})

it('an address of several customers asks for the customer number and keeps what was typed @R110 @R196 @R283', async () => {
  const { user, port, email, customerNumber, press, password } = await openLogin()
  port.checkEmail.refuses(463)
  await user.type(await email(), anna)
  await press('Weiter')
  expect((await customerNumber()).getAttribute('aria-required')).toBe('true')
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

it('an unknown customer number is refused and stays to be corrected @R281', async () => {
  const { user, port, email, customerNumber, press } = await openLogin()
  port.checkEmail.refuses(463)
  await user.type(await email(), `${anna}{Enter}`)
  await user.type(await customerNumber(), '1199999999')
  port.checkEmail.refuses(461)
  await press('Weiter')
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Wir kennen diese Kundennummer nicht\./)
  expect([(await email()).value, (await customerNumber()).value]).toEqual([anna, '1199999999'])
})

it('shows an error when the number is required although it was sent @R283', async () => {
  const { user, port, email, customerNumber, press } = await openLogin()
  port.checkEmail.refuses(463)
  await user.type(await email(), `${anna}{Enter}`)
  await user.type(await customerNumber(), '1100234501')
  await press('Weiter')
  expect((await screen.findByRole('alert')).textContent).toBe('Bitte geben Sie auch die Kundennummer ein.')
})

it('a person without a password reads so and sets one next @R109 @R282', async () => {
  const { user, port, email, press } = await openLogin()
  port.checkEmail.refuses(462)
  await user.type(await email(), anna)
  const [live] = liveRegions() // rendered before, so that its text is announced
  expect(live!.textContent).toBe('')
  await press('Weiter')
  expect(await screen.findByRole('heading', { name: 'Neues Passwort festlegen' })).toBeTruthy()
  expect(live!.isConnected && live!.textContent).toBe('Sie haben noch kein Passwort. Bitte legen Sie jetzt eines fest.')
  expect(await screen.findByRole('button', { name: 'Code senden' })).toBe(document.activeElement)
  await press('Code senden')
  await waitFor(() => expect(live!.textContent).toBe(''))
  await waitFor(() => expect(port.requestCode.sent).toEqual([{ email: anna, customerNumber: null }]))
})

it('a failed connection is shown and the address stays', async () => {
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

it('nothing is sent twice while the answer is pending', async () => {
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

it('the login is in English for people who chose it @R009', async () => {
  const { user } = await openLogin('en')
  expect(screen.getByRole('heading', { name: 'Sign in' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Next' }))
  expect(await screen.findByText('E-mail address: please fill in.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /Deutsch/ }))
  expect(await screen.findByText('E-Mail-Adresse: Bitte angeben.')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Anmelden' })).toBeTruthy()
})

type Login = Awaited<ReturnType<typeof openLogin>>

const code = ({ field }: Login) => field(/^Code aus der E-Mail/)

/** Each step of the login: how it is reached and filled in, its button and field, and its command. */
const steps = {
  'the e-mail address': {
    fill: async ({ user, email }: Login) => user.type(await email(), anna),
    button: 'Weiter',
    field: ({ email }: Login) => email(),
    command: ({ port }: Login) => port.checkEmail,
  },
  'the password': {
    fill: async ({ user, goToPassword }: Login) => user.type(await goToPassword(), goodPassword),
    button: 'Anmelden',
    field: ({ password }: Login) => password(),
    command: ({ port }: Login) => port.logIn,
  },
  'the request of a code': {
    fill: async ({ goToReset }: Login) => void (await goToReset()),
    button: 'Code senden',
    field: undefined,
    command: ({ port }: Login) => port.requestCode,
  },
  'the new password': {
    fill: async (login: Login) => {
      await login.goToReset()
      await login.press('Code senden')
      await login.user.type(await code(login), '482913')
      await login.user.type(await login.field(/^Neues Passwort \*/), goodPassword)
      await login.user.type(await login.field(/^Neues Passwort wiederholen/), goodPassword)
    },
    button: 'Passwort festlegen',
    field: code,
    command: ({ port }: Login) => port.resetPassword,
  },
} as const

const cases = Object.entries(steps).flatMap(([name, step]) =>
  allWaysToSend
    .filter((way) => way !== 'Enter in a field' || step.field !== undefined)
    .map((way) => [name, way, step] as const),
)

it.each(cases)('after a refusal of %s, sent with %s, the focus is where it was', async (_name, way, step) => {
  const login = await openLogin()
  await step.fill(login)
  step.command(login).fails(unanswered('network'))
  const button = await screen.findByRole('button', { name: step.button })
  const field = await step.field?.(login)
  await waysToSend[way]({ user: login.user, button, field })
  expect(await screen.findByRole('alert')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(way === 'Enter in a field' ? field : button))
})

it.each(allWaysToSend)('the password gets the focus after the e-mail address was sent with %s', async (way) => {
  const login = await openLogin()
  await login.user.type(await login.email(), anna)
  const finish = login.port.checkEmail.waits()
  const sending = {
    user: login.user,
    button: screen.getByRole('button', { name: 'Weiter' }),
    field: await login.email(),
  }
  await waysToSend[way](sending)
  await waysToSend[way](sending)
  await waitFor(() => expect(login.port.checkEmail.sent).toHaveLength(1))
  await act(async () => finish())
  const password = await login.password()
  await waitFor(() => expect(document.activeElement).toBe(password))
  expect(login.port.checkEmail.sent).toHaveLength(1)
})
