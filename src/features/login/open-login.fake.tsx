import { screen } from '@testing-library/react'
import { vi } from 'vitest'
import type { Language } from '#src/shared/i18n/i18n.ts'
import { renderScreen } from '../../../tests/render-screen.tsx'
import { LoginPage } from './login-page.tsx'
import { fakeLoginPort } from './login-port.fake.ts'

export const anna = 'anna.gruber@mail.example'
export const goodPassword = ' Sonne-scheint-2026 '

/** Renders the login page, and gives what a person does there; the fields are found by their German labels. */
export async function openLogin(language: Language = 'de') {
  const port = fakeLoginPort()
  const onEmailAccepted = vi.fn<() => void>()
  const onSignedIn = vi.fn<(token: string) => void>()
  const { user } = await renderScreen(
    <LoginPage
      port={port}
      subtitle="Für Privatkunden"
      registration={{ href: 'https://www.bank.example/anmeldung', label: 'Jetzt registrieren' }}
      onEmailAccepted={onEmailAccepted}
      onSignedIn={onSignedIn}
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
  return {
    user,
    port,
    onEmailAccepted,
    onSignedIn,
    press,
    field,
    email,
    customerNumber,
    password,
    goToPassword,
    goToReset,
  }
}
