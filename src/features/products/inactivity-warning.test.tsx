import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { readAlerts, removeAlert } from '#src/shared/alerts/alerts.ts'
import { refusal } from '#src/shared/http/api-error.fake.ts'
import { renderScreen } from '../../../tests/render-screen.tsx'
import { MyProductsTab } from './my-products-tab.tsx'
import { bankLabels, type ProductLabels } from './product-labels.ts'
import { annasAnswers, fakeProductsPort } from './products-port.fake.ts'

beforeEach(() => {
  for (const alert of readAlerts()) removeAlert(alert.id)
})

const locked = () => ({
  ...annasAnswers(),
  inactivityLock: () => Promise.resolve({ etag: 'inactivity-1', inactivityLock: true }),
})

async function openTab(answers = locked(), labels?: ProductLabels) {
  const port = fakeProductsPort(answers)
  const tab = (
    <MyProductsTab port={port} callNumberLink={<a href="/n">n</a>} lastPayments={null} {...(labels && { labels })} />
  )
  const view = await renderScreen(tab, { catalog: 'products', language: 'de' })
  await screen.findAllByRole('article')
  return { ...view, port }
}
const openModal = (user: { click: (element: Element) => Promise<void> }) =>
  user
    .click(screen.getByRole('button', { name: 'Sperre aufheben' }))
    .then(() => screen.findByRole('dialog', { name: 'Inaktivitätssperre aufheben?' }))
const alerts = () => readAlerts().map(({ type, message }) => [type, message.message])

it('shows nothing without a lock @R045', async () => {
  await openTab(annasAnswers())
  expect(screen.queryByRole('region', { name: 'Ihre paybox ist gesperrt' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Sperre aufheben' })).toBeNull()
})

it('removes the lock after the customer has checked number and account @R045 @R124 @R125 @R126 @R321', async () => {
  const answers = locked()
  const { user, port } = await openTab(answers)
  expect(screen.getByRole('region', { name: 'Ihre paybox ist gesperrt' })).toBeTruthy()
  const question = await openModal(user)
  expect(await within(question).findByText('AT61 1904 3002 3457 3201')).toBeTruthy()
  expect(within(question).getByText('+43 664 1234501')).toBeTruthy()
  expect(within(question).getByText('Anna Gruber')).toBeTruthy()
  expect(port.removeInactivityLock.sent).toEqual([])
  answers.inactivityLock = annasAnswers().inactivityLock
  await user.click(within(question).getByRole('button', { name: 'Sperre aufheben' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Ihre paybox ist gesperrt' })).toBeNull())
  expect(port.removeInactivityLock.sent).toHaveLength(1)
  expect(alerts()).toEqual([['success', 'Lock removed. You can pay again.']])
})

it('does not promise payments with a locked product that has ended', async () => {
  await openTab({ ...annasAnswers({ terminationDate: '2026-06-30' }), inactivityLock: locked().inactivityLock })
  expect(screen.getByText(/^Das Produkt ist beendet/)).toBeTruthy()
  expect(screen.queryByText(/wieder bezahlen/)).toBeNull()
  expect(screen.queryByRole('button', { name: 'Sperre aufheben' })).toBeNull()
})

it('cannot be confirmed without the data to check, and says why', async () => {
  const reported = vi.spyOn(console, 'error').mockImplementation(() => {}) // React reports what a boundary shows
  const answers = locked()
  const good = answers.bankData
  answers.bankData = () => Promise.reject(refusal(502))
  const { user } = await openTab(answers)
  const question = await openModal(user)
  expect((await within(question).findByRole('alert')).textContent).toContain('hat zu lange gedauert')
  expect(within(question).queryByRole('button', { name: 'Sperre aufheben' })).toBeNull()
  answers.bankData = good
  await user.click(within(question).getByRole('button', { name: 'Noch einmal versuchen' }))
  expect(await within(question).findByRole('button', { name: 'Sperre aufheben' })).toBeTruthy()
  reported.mockClear()
})

it('shows a refusal in the modal and leaves the lock @R275', async () => {
  const { user, port } = await openTab()
  port.removeInactivityLock.fails(refusal(423))
  const question = await openModal(user)
  await user.click(await within(question).findByRole('button', { name: 'Sperre aufheben' }))
  expect((await within(question).findByRole('alert')).textContent).toContain('wird noch bearbeitet')
  expect(alerts()).toEqual([])
})

it('has its own texts for bank staff @R127 @R532 @R806', async () => {
  const answers = locked()
  const { user } = await openTab(answers, bankLabels)
  expect(screen.getByRole('region', { name: 'Inaktivitätssperre' }).textContent).not.toContain('Sie haben')
  const question = await openModal(user)
  expect(await within(question).findByText(/mit der Kundin oder dem Kunden/)).toBeTruthy()
  answers.inactivityLock = annasAnswers().inactivityLock
  await user.click(within(question).getByRole('button', { name: 'Sperre aufheben' }))
  await waitFor(() => expect(alerts()).toEqual([['success', bankLabels.lockRemoved.message]]))
  expect(screen.queryByText(/Ihr Tarif|Ihr Produkt|bezahlen Sie/)).toBeNull()
})
