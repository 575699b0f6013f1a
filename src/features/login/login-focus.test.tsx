import { act, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { everyWay, waysToSend } from '#src/shared/form/shell/ways-to-send.fake.ts'
import { unanswered } from '#src/shared/http/api-error.fake.ts'
import { anna, goodPassword, openLogin } from './open-login.fake.tsx'

type Login = Awaited<ReturnType<typeof openLogin>>

const code = ({ field }: Login) => field(/^Code aus der E-Mail/)

/** Each step of the way in: how one gets there and fills it in, its button and field, and what it sends. */
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
  everyWay
    .filter((way) => way !== 'Enter in a field' || step.field !== undefined)
    .map((way) => [name, way, step] as const),
)

it.each(cases)('who sends %s with %s and is refused is where they were', async (_name, way, step) => {
  const login = await openLogin()
  await step.fill(login)
  step.command(login).fails(unanswered('network'))
  const button = await screen.findByRole('button', { name: step.button })
  const field = await step.field?.(login)
  await waysToSend[way]({ user: login.user, button, field })
  expect(await screen.findByRole('alert')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(way === 'Enter in a field' ? field : button))
})

it.each(everyWay)('who sends the e-mail address with %s goes on in the field for the password', async (way) => {
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
