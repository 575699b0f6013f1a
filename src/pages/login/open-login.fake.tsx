import { act, screen } from '@testing-library/react'
import { onTestFinished } from 'vitest'
import { fakeLoginPort } from '#src/features/login/login-port.fake.ts'
import type { Language } from '#src/shared/i18n/i18n.ts'
import { endSession, onSessionChange, readToken } from '#src/shared/session/session.ts'
import { renderScreen } from '../../../tests/render-screen.tsx'
import { LoginPage } from './login.tsx'

export const anna = 'anna.gruber@mail.example'
export const goodPassword = ' Sonne-scheint-2026 '

/** Renders the login page, and gives what a person does there; the fields are found by their German labels. */
export async function openLogin(language: Language = 'de') {
  const port = fakeLoginPort()
  /** The tokens of the sessions that were started. */
  const sessions: (string | undefined)[] = []
  const stop = onSessionChange((area) => sessions.push(readToken(area)))
  onTestFinished(() => {
    stop()
    endSession('private', 'logout')
  })
  const { user, router } = await renderScreen(
    <LoginPage
      area="private"
      port={port}
      subtitle="Für Privatkunden"
      registration={{ href: 'https://www.bank.example/anmeldung', label: 'Jetzt registrieren' }}
    />,
    { language, catalog: 'login' },
  )
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }))
  const field = (label: RegExp) => screen.findByLabelText<HTMLInputElement>(label, { selector: 'input' })
  const email = () => field(/^E-Mail-Adresse/)
  const customerNumber = () => field(/^Kundennummer/)
  const password = () => field(/^Passwort/)
  const goToPassword = async () => {
    await user.type(await email(), anna)
    await press('Weiter')
    return password()
  }
  const goToReset = async () => {
    await goToPassword()
    await press('Passwort vergessen?')
    return screen.findByRole('heading', { name: 'Neues Passwort festlegen' })
  }
  /** Presses the Back button of the browser. */
  const goBack = () => act(async () => router.history.back())
  return {
    user,
    goBack,
    port,
    sessions,
    press,
    field,
    email,
    customerNumber,
    password,
    goToPassword,
    goToReset,
  }
}
