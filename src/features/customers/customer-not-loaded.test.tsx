import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { refusal, unanswered } from '#src/shared/http/api-error.fake.ts'
import { renderScreen } from '../../../tests/render-screen.tsx'
import { CustomerNotLoaded } from './customer-not-loaded.tsx'

const link = <a href="/bank/business-customers">…</a>
const open = (error: unknown, onRetry = () => {}) =>
  renderScreen(<CustomerNotLoaded error={error} onRetry={onRetry} listLink={link} />, { catalog: 'customers' })

it('leads back to the list from an unknown customer number @R378', async () => {
  await open(refusal(404))
  const title = screen.getByRole('heading', { level: 1, name: 'Kundin oder Kunde nicht gefunden' })
  await waitFor(() => expect(document.activeElement).toBe(title))
  expect(screen.getByText(/Mit dieser Nummer gibt es niemanden/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Zurück zur Kundenliste' }).getAttribute('href')).toBe(
    '/bank/business-customers',
  )
  expect(screen.queryByRole('button', { name: 'Noch einmal versuchen' })).toBeNull()
})

it('offers a retry and the list when a customer could not be loaded @R378', async () => {
  const onRetry = vi.fn<() => void>()
  const { user } = await open(unanswered('network'), onRetry)
  expect(screen.getByRole('heading', { level: 1, name: 'Die Kundendaten konnten nicht geladen werden' })).toBeTruthy()
  expect(screen.getByText(/Wir konnten die Bank nicht erreichen/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Zurück zur Kundenliste' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }))
  expect(onRetry).toHaveBeenCalledOnce()
})

it('does not call a customer unknown when the backend lacks the operation', async () => {
  await open(refusal(404, { error: 'Not Found' }))
  expect(screen.getByRole('heading', { level: 1, name: 'Die Kundendaten konnten nicht geladen werden' })).toBeTruthy()
  expect(screen.getByText('Das ist noch nicht verfügbar. Wir arbeiten daran.')).toBeTruthy()
})
