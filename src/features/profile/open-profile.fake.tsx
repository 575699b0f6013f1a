import { screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
import { useFakeUrlState } from '#src/shared/page/use-url-state.fake.ts'
import { renderScreen } from '../../../tests/render-screen.tsx'
import { ProfilePage } from './profile-page.tsx'
import { fakeProfilePort } from './profile-port.fake.ts'
import type { ProfilePort } from './profile-port.ts'
import type { profileModals } from './profile-modals.ts'

const labels = { selector: 'input' }

function Page({ port }: { port: ProfilePort }) {
  return <ProfilePage port={port} modals={useFakeUrlState<object, typeof profileModals>({}).modals} />
}

export async function open(change: (port: ReturnType<typeof fakeProfilePort>['port']) => ProfilePort = (port) => port) {
  const { bank, port } = fakeProfilePort()
  const { user } = await renderScreen(<Page port={change(port)} />, { catalog: 'profile' })
  const card = await screen.findByRole('region', { name: 'Anmeldung' })
  const openDialog = async (name: 'E-Mail-Adresse ändern' | 'Passwort ändern') => {
    await user.click(within(card).getByRole('button', { name }))
    return within(await screen.findByRole('dialog', { name }))
  }
  const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  return { bank, port, user, card, openDialog, closed }
}

export async function openPassword() {
  const page = await open()
  const modal = await page.openDialog('Passwort ändern')
  const send = modal.getByRole<HTMLButtonElement>('button', { name: 'Passwort ändern' })
  const fill = async (old: string, next: string, again = next) => {
    if (old !== '') await page.user.type(modal.getByLabelText(/^Altes Passwort/, labels), old)
    if (next !== '') await page.user.type(modal.getByLabelText(/^Neues Passwort\s*\*?$/, labels), next)
    if (again !== '') await page.user.type(modal.getByLabelText(/^Neues Passwort wiederholen/, labels), again)
    await page.user.click(send)
  }
  return { ...page, modal, send, fill }
}

export async function openEmail() {
  const page = await open()
  const modal = await page.openDialog('E-Mail-Adresse ändern')
  const request = async (email: string, again = email) => {
    if (email !== '') await page.user.type(modal.getByRole('textbox', { name: /^Neue E-Mail-Adresse\s*\*?$/ }), email)
    if (again !== '') await page.user.type(modal.getByRole('textbox', { name: /wiederholen/ }), again)
    await page.user.click(modal.getByRole('button', { name: 'Code anfordern' }))
  }
  const confirm = async (code: string) => {
    await page.user.type(await modal.findByRole('textbox', { name: /^Code aus der E-Mail/ }), code)
    await page.user.click(modal.getByRole('button', { name: 'E-Mail-Adresse ändern' }))
  }
  return { ...page, modal, request, confirm }
}
