import { screen, waitFor, within, type queries } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect } from 'vitest'
import type { PrivateCustomer } from '#generated/model/private-customer.ts'
import { readAlerts, removeAlert } from '#src/shared/alerts/alerts.ts'
import { useFakeUrlState } from '#src/shared/page/use-url-state.fake.ts'
import { renderScreen } from '../../../../tests/render-screen.tsx'
import { fakeBusinessActions, fakePrivateActions } from '../customer-actions-port.fake.ts'
import type { CustomerModals, customerModals } from '../customer-actions-port.ts'
import { anna, bergland } from '../customers.fake.ts'
import { BusinessCustomerActions, PrivateCustomerActions } from './customer-actions.tsx'

type Render = (modals: CustomerModals) => ReactNode

type Dialog = ReturnType<typeof within<typeof queries>>

export async function openRow(render: Render) {
  for (const { id } of readAlerts()) removeAlert(id)
  function Row() {
    return render(useFakeUrlState<object, typeof customerModals>({}).modals)
  }
  const { user } = await renderScreen(<Row />, { catalog: 'customers' })
  const button = screen.getByRole('button')
  await user.click(button)
  const choose = async (name: string) => {
    await user.click(await screen.findByRole('button', { name: new RegExp(`^${name}`) }))
    return within(await screen.findByRole('dialog', { name: /Anna|Bergland/ }))
  }
  return { user, button, choose }
}

export const storedLocks = { ...anna.locks, securityLockCS: true, returnDebitLock: 'AM04' as const }

export async function openPerson(change: Partial<PrivateCustomer> = {}, port = fakePrivateActions(() => storedLocks)) {
  const row = await openRow((modals) => (
    <PrivateCustomerActions port={port} customer={{ ...anna, ...change }} modals={modals} />
  ))
  return { ...row, port }
}

export async function openCompany() {
  const port = fakeBusinessActions(() => bergland.locks)
  const row = await openRow((modals) => <BusinessCustomerActions port={port} customer={bergland} modals={modals} />)
  return { ...row, port }
}

export const optionsOf = (dialog: Dialog, name: RegExp) =>
  [...dialog.getByRole<HTMLSelectElement>('combobox', { name }).options].map(({ text, disabled }) => [text, disabled])
export const expectDone = async (button: HTMLElement) => {
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(readAlerts().map(({ type }) => type)).toEqual(['success'])
  await waitFor(() => expect(document.activeElement).toBe(button))
}
