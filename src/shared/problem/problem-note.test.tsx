import { act, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderScreen } from '../../../tests/render-screen.tsx'
import { refusal, unanswered } from '../http/api-error.fake.ts'
import { ApiError } from '../http/api-error.ts'
import { switchLanguage } from '../i18n/i18n.ts'
import { externalLinks } from '../settings/external-links.ts'
import { ProblemNote } from './problem-note.tsx'

it('shows the message, the contact link and the support id in the current language @R277', async () => {
  await renderScreen(<ProblemNote error={refusal(500)} />)
  const note = screen.getByRole('alert')
  expect(within(note).getByRole('link').getAttribute('href')).toBe(externalLinks.contact)
  expect(note.textContent).toContain('Bei uns ist etwas schiefgegangen.')
  await screen.findByText(/^Support-ID/)
  expect(note.textContent).toContain('Support-ID: 0f8fad5b-d9cb-469f-a165-70867728950e')
  await act(() => switchLanguage('en'))
  expect(note.textContent).toContain('Something went wrong on our side.')
  expect(note.textContent).toContain('Support ID: 0f8fad5b-d9cb-469f-a165-70867728950e')
})

it.each([400, 409, 500, 503])('shows the contact link for status %i @R277', async (status) => {
  await renderScreen(<ProblemNote error={refusal(status)} />)
  expect(await screen.findByText('Support-ID: 0f8fad5b-d9cb-469f-a165-70867728950e')).toBeTruthy()
  const contact = screen.getByRole<HTMLAnchorElement>('link', { name: 'Kontakt aufnehmen' })
  expect([contact.href, contact.target]).toEqual(['https://www.bank.example/kontakt', '_blank'])
})

it('so does a connection that failed @R278', async () => {
  await renderScreen(<ProblemNote error={unanswered('network')} />)
  expect(await screen.findByText('Support-ID: 0f8fad5b-d9cb-469f-a165-70867728950e')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Kontakt aufnehmen' })).toBeTruthy()
})

it('without a connection it offers no support id, since no bank has seen it', async () => {
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await renderScreen(<ProblemNote error={new ApiError({ failure: 'network', call: 'GET /test' })} />)
  expect(screen.getByRole('alert').textContent).toMatch(/^Sie sind gerade offline/)
  expect(screen.queryByText(/Support-ID/)).toBeNull()
  line.mockRestore()
})

it.each([
  [503, 'Gerade melden sich sehr viele Leute an. Bitte versuchen Sie es in 5 Sekunden noch einmal.'],
  [429, 'Zu viele Versuche. Bitte versuchen Sie es in 5 Sekunden noch einmal.'],
])('status %i shows when to try again, in the current language', async (status, german) => {
  await renderScreen(<ProblemNote error={refusal(status, undefined, 5)} />)
  const note = screen.getByRole('alert')
  expect(note.textContent).toBe(german)
  await act(() => switchLanguage('en'))
  expect(note.textContent).toMatch(/Please try again in 5 seconds\.$/)
})

it('a complete sentence stands alone', async () => {
  await renderScreen(<ProblemNote error={refusal(403)} />)
  expect(screen.getByRole('alert').textContent).not.toContain('Support-ID')
})

it.each([
  ['/bank/tasks', 'Für diesen Datensatz läuft noch eine Aufgabe.'],
  ['/private/profile', 'Eine Änderung Ihrer Daten wird noch bearbeitet.'],
])('an ongoing task on %s reads: %s @R275 @R276', async (path, sentence) => {
  window.history.replaceState(null, '', path)
  await renderScreen(<ProblemNote error={refusal(423)} />)
  expect(screen.getByRole('alert').textContent).toContain(sentence)
  window.history.replaceState(null, '', '/')
})
