import { screen, within } from '@testing-library/react'
import { renderScreen } from '../../../tests/render-screen.tsx'
import { fakePortWithCode } from './call-number-port.fake.ts'
import type { CallNumberPort } from './call-number-port.ts'
import { CallNumberTab } from './call-number-tab.tsx'
import { OwnCallNumberTab } from './number-form-with-code.tsx'

/** Renders the tab of the reader for whom the port is. */
export const openNumber = async (port: CallNumberPort) => {
  const tab = port.requestCode === undefined ? <CallNumberTab port={port} /> : <OwnCallNumberTab port={port} />
  const { user } = await renderScreen(tab, { catalog: 'call-number' })
  const number = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Rufnummer/ })
  const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Speichern' })
  const type = async (text: string) => {
    await user.clear(number)
    await user.type(number, text)
  }
  return { user, number, save, type }
}

/** Renders the tab of a customer, which asks for a code. */
export async function openOwnNumber() {
  const { bank, port } = fakePortWithCode()
  const page = await openNumber(port)
  const requestCode = async (text: string) => {
    await page.type(text)
    await page.user.click(page.save)
  }
  const dialog = () => screen.findByRole('dialog', { name: 'Neue Rufnummer bestätigen' })
  const confirm = async (code: string) => {
    const modal = within(await dialog())
    await page.user.type(modal.getByRole('textbox', { name: /^Code aus der SMS/ }), code)
    await page.user.click(modal.getByRole('button', { name: 'Rufnummer ändern' }))
  }
  return { ...page, bank, port, requestCode, dialog, confirm }
}
