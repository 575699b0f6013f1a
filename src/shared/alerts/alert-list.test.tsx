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
  await renderScreen(
    <>
      <AlertList />
      <h1 tabIndex={-1}>Profil</h1>
      <button type="button">Speichern</button>
    </>,
  )
  const first = addSuccess(signedOut)
  await screen.findByRole('status') // an alert is loaded with the first one
  act(() => removeAlert(first))
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

const later = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))
const say = (...args: Parameters<typeof addAlert>) => act(() => void addAlert(...args))
const succeed = () => act(() => void addSuccess(signedOut))
const frame = () => screen.getByRole('region', { name: 'Meldungen' })
const items = () => within(frame()).queryAllByRole('group')
const texts = () => items().map((item) => item.querySelector('[role=alert], [role=status]')!.textContent)
const closeOf = (item: HTMLElement) => within(item).getByRole('button', { name: 'Meldung schließen' })
const bar = () => frame().querySelector<HTMLElement>('[role=progressbar]')

it('a success is seen for five seconds @R097', () => {
  succeed()
  later(4999)
  expect(screen.getByRole('status').textContent).toBe('Sie sind abgemeldet. Bis bald!')
  later(1)
  expect(screen.queryByRole('status')).toBeNull()
})

it('its bar moves every half second @R101', () => {
  succeed()
  const left = () => Number(bar()!.getAttribute('aria-valuenow'))
  const seen = [left()]
  for (let step = 0; step < 4; step += 1) {
    later(499)
    seen.push(left())
    later(1)
    seen.push(left())
  }
  expect(seen).toEqual([100, 100, 90, 90, 80, 80, 70, 70, 60])
})

it.each([
  ['points at it', fireEvent.pointerEnter, fireEvent.pointerLeave],
  ['is in it with the keyboard', fireEvent.focus, fireEvent.blur],
])('its time stands still while a person %s', (_what, enter, leave) => {
  succeed()
  later(1700)
  const item = items()[0]!
  enter(item)
  later(60_000)
  expect(bar()!.getAttribute('aria-valuenow')).toBe('70')
  leave(item)
  later(3299)
  expect(items()).toHaveLength(1)
  later(1)
  expect(items()).toHaveLength(0)
})

it('two successes each have their own five seconds', () => {
  succeed()
  later(3000)
  succeed()
  later(2000)
  expect(items()).toHaveLength(1)
  later(3000)
  expect(items()).toHaveLength(0)
})

it('an error stays, without a bar, until the person closes it @R098', () => {
  say({ message: expired })
  say({ message: msg`You are signed out. Please sign in again.` })
  later(600_000)
  expect(bar()).toBeNull()
  fireEvent.click(closeOf(items()[0]!))
  expect(texts()).toEqual(['Sie sind abgemeldet. Bitte melden Sie sich wieder an.'])
})

it('a success can be closed early @R098', () => {
  succeed()
  fireEvent.click(closeOf(items()[0]!))
  expect(items()).toHaveLength(0)
  later(10_000)
})

it('an alert may lead somewhere, in a new tab @R099', () => {
  say({ message: expired, link: { href: 'https://www.bank.example/kontakt', label: msg`Try again` } })
  const link = screen.getByRole('link', { name: 'Noch einmal versuchen' })
  expect(link.getAttribute('href')).toBe('https://www.bank.example/kontakt')
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener'])
})

it('an alert that is open speaks the language that the person switches to', async () => {
  say({ message: expired })
  expect(screen.getByRole('alert').textContent).toContain('Ihre Anmeldung ist abgelaufen')
  await act(() => switchLanguage('en'))
  expect(screen.getByRole('alert').textContent).toContain('Your login has expired, please log in again.')
})

it('each kind is called by a word too, not by its colour alone @R060', () => {
  say({ message: expired })
  succeed()
  say({ type: 'info', message: msg`Try again` })
  expect(items().map((item) => item.getAttribute('aria-label'))).toEqual(['Fehler', 'Erledigt', 'Hinweis'])
})

it('announces each alert once: the live regions exist before, and an error has the role alert', () => {
  const places = () => [...frame().children].map((place) => place.getAttribute('aria-live'))
  expect(places()).toEqual([null, 'polite'])
  const [errors, notes] = frame().children
  say({ message: expired, traceId: '0f8fad5b-d9cb-469f-a165-70867728950e' })
  succeed()
  expect([...frame().children]).toEqual([errors, notes])
  expect(
    within(errors as HTMLElement)
      .getByRole('alert')
      .querySelector('button'),
  ).toBeNull()
  expect(within(notes as HTMLElement).queryByRole('alert')).toBeNull()
  expect(bar()!.closest('[aria-hidden=true]')).not.toBeNull()
})

it('Escape closes the alert that has the focus, which goes to its neighbour and at last to where it was', () => {
  const save = screen.getByRole('button', { name: 'Speichern' })
  act(() => save.focus())
  say({ message: expired })
  say({ message: signedOut })
  act(() => closeOf(items()[1]!).focus())
  fireEvent.keyDown(document.activeElement!, { key: 'Escape' })
  expect(texts()).toEqual(['Ihre Anmeldung ist abgelaufen, bitte melden Sie sich wieder an.'])
  expect(document.activeElement).toBe(closeOf(items()[0]!))
  fireEvent.keyDown(document.activeElement!, { key: 'Enter' })
  expect(items()).toHaveLength(1)
  fireEvent.keyDown(document.activeElement!, { key: 'Escape' })
  expect(items()).toHaveLength(0)
  expect(document.activeElement).toBe(save)
})

it('when the place the person came from is gone, the focus goes to the title of the page', () => {
  const menu = document.body.appendChild(document.createElement('button'))
  menu.focus()
  say({ message: expired })
  act(() => closeOf(items()[0]!).focus())
  menu.remove()
  fireEvent.click(document.activeElement!)
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Profil' }))
})

it('does not move the focus from elsewhere when an alert closes', () => {
  const save = screen.getByRole('button', { name: 'Speichern' })
  act(() => save.focus())
  say({ message: expired })
  fireEvent.click(closeOf(items()[0]!))
  expect(document.activeElement).toBe(save)
  fireEvent.keyDown(save, { key: 'Escape' })
})
