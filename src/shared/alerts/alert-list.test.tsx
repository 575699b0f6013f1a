import { msg } from '@lingui/core/macro'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderScreen } from '../../../tests/render-screen.tsx'
import { switchLanguage } from '../i18n/i18n.ts'
import { AlertList } from './alert-list.tsx'
import { addAlert, addSuccess, readAlerts, removeAlert } from './alerts.ts'

const signedOut = msg`You are signed out. See you soon.`
const expired = msg`Your login has expired, please log in again.`

beforeEach(async () => {
  for (const alert of readAlerts()) removeAlert(alert.id)
  await renderScreen(<AlertList />)
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

const later = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))
const barOf = (alert: HTMLElement) => alert.querySelector<HTMLElement>('[role=progressbar]')!

it('a success is seen for five seconds @R097', () => {
  act(() => void addSuccess(signedOut))
  later(4999)
  expect(screen.getByRole('status').textContent).toBe('Sie sind abgemeldet. Bis bald!')
  later(1)
  expect(screen.queryByRole('status')).toBeNull()
})

it('its bar moves every half second @R101', () => {
  act(() => void addSuccess(signedOut))
  const bar = () => Number(barOf(screen.getByRole('status')).getAttribute('aria-valuenow'))
  const seen = [bar()]
  for (let step = 0; step < 4; step += 1) {
    later(499)
    seen.push(bar())
    later(1)
    seen.push(bar())
  }
  expect(seen).toEqual([100, 100, 90, 90, 80, 80, 70, 70, 60])
})

it('two successes each have their own five seconds', () => {
  act(() => void addSuccess(signedOut))
  later(3000)
  act(() => void addSuccess(signedOut))
  later(2000)
  expect(screen.getAllByRole('status')).toHaveLength(1)
  later(3000)
  expect(screen.queryAllByRole('status')).toHaveLength(0)
})

it('an error stays, without a bar, until the person closes it @R098', () => {
  act(() => void addAlert({ message: expired }))
  act(() => void addAlert({ message: msg`You are signed out. Please sign in again.` }))
  later(600_000)
  const [first] = screen.getAllByRole('alert')
  expect(barOf(first!)).toBeNull()
  fireEvent.click(within(first!).getByRole('button', { name: 'Meldung schließen' }))
  expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toEqual([
    'Sie sind abgemeldet. Bitte melden Sie sich wieder an.',
  ])
})

it('a success can be closed early @R098', () => {
  act(() => void addSuccess(signedOut))
  fireEvent.click(screen.getByRole('button', { name: 'Meldung schließen' }))
  expect(screen.queryByRole('status')).toBeNull()
  later(10_000)
})

it('an alert may lead somewhere, in a new tab @R099', () => {
  act(
    () =>
      void addAlert({ message: expired, link: { href: 'https://www.bank.example/kontakt', label: msg`Try again` } }),
  )
  const link = screen.getByRole('link', { name: 'Noch einmal versuchen' })
  expect(link.getAttribute('href')).toBe('https://www.bank.example/kontakt')
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener'])
})

it('the trace id of a failed call is told as the support id @R100', () => {
  act(() => void addAlert({ message: expired, traceId: '0f8fad5b-d9cb-469f-a165-70867728950e' }))
  expect(screen.getByText('Support-ID: 0f8fad5b-d9cb-469f-a165-70867728950e')).toBeTruthy()
})

it('an alert that is open speaks the language that the person switches to', async () => {
  act(() => void addAlert({ message: expired }))
  expect(screen.getByRole('alert').textContent).toContain('Ihre Anmeldung ist abgelaufen')
  await act(() => switchLanguage('en'))
  expect(screen.getByRole('alert').textContent).toContain('Your login has expired, please log in again.')
})
