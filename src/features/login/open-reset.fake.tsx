import { screen } from '@testing-library/react'
import { goodPassword, openLogin } from './open-login.fake.tsx'

export const note = async () => (await screen.findByRole('alert')).textContent ?? ''

export async function openReset() {
  const page = await openLogin()
  const code = () => page.field(/^Code aus der E-Mail/)
  const newPassword = () => page.field(/^Neues Passwort\s*\*?$/)
  const again = () => page.field(/^Neues Passwort wiederholen/)
  await page.goToReset()
  const fill = async (entries: { code?: string; first?: string; second?: string } = {}) => {
    await page.user.type(await code(), entries.code ?? '123456')
    await page.user.type(await newPassword(), entries.first ?? goodPassword)
    await page.user.type(await again(), entries.second ?? entries.first ?? goodPassword)
    await page.press('Passwort festlegen')
  }
  return { ...page, code, newPassword, again, fill }
}

export const announced = () =>
  screen
    .getAllByRole('status')
    .map((place) => place.textContent)
    .join('')
