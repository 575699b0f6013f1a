import { screen, within } from '@testing-library/react'
import { vi } from 'vitest'
import type { CompanyData } from '#generated/model/company-data.ts'
import { renderScreen } from '../../../tests/render-screen.tsx'
import { AddCompanyPage } from './add-company-page.tsx'
import { bergland, fakeBankCompanyPort, fakeNewCompanyPort } from './company-port.fake.ts'
import { CompanyTab } from './company-tab.tsx'

export async function openEdit(data: CompanyData = bergland) {
  const port = fakeBankCompanyPort(data)
  const { user } = await renderScreen(<CompanyTab port={port} />, { catalog: 'company' })
  const save = await screen.findByRole<HTMLButtonElement>('button', { name: 'Speichern' })
  return { user, port, save }
}

export async function openAdd() {
  const port = fakeNewCompanyPort()
  const onAdded = vi.fn()
  const { user } = await renderScreen(<AddCompanyPage port={port} onAdded={onAdded} />, { catalog: 'company' })
  return { user, port, onAdded, add: screen.getByRole('button', { name: 'Anlegen' }) }
}

export const group = (name: string) => within(screen.getByRole('group', { name }))
export const text = (part: string, name: RegExp) => group(part).getByRole<HTMLInputElement>('textbox', { name })
export const select = (part: string, name: RegExp) => group(part).getByRole<HTMLSelectElement>('combobox', { name })
export const same = () => group('Rechnungsadresse').getByRole('checkbox', { name: 'Gleich wie die Vertragsadresse' })
const { customerNumber: _number, etag: _etag, ...rest } = bergland
export const loaded = rest
