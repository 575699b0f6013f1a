import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderScreen } from '../../../tests/render-screen.tsx'
import { tokens } from '../../../tests/tokens.ts'
import { unanswered } from '../http/api-error.fake.ts'
import { recordCall, recordLogin } from '../session/activity.ts'
import { endSession, onSessionChange, readToken, startSession } from '../session/session.ts'
import { Modal } from '../ui/modal/modal.tsx'
import { fakeSessionPort } from './area-shell.fake.ts'
import { SessionWarning } from './session-warning.tsx'

const minute = 60_000
const listener = vi.fn()
let stop = () => {}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  listener.mockClear()
  recordLogin('private', Date.now(), 900)
  startSession('private', tokens.private)
  stop = onSessionChange(listener)
})
afterEach(() => {
  cleanup()
  stop()
  endSession('private', 'logout')
  vi.useRealTimers()
})

const passes = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)))

function FormInWindow() {
  const [opened, setOpened] = useState(true)
  return (
    <Modal title="Change limit" opened={opened} onClose={() => setOpened(false)}>
      <input aria-label="Note" data-autofocus />
    </Modal>
  )
}

async function openPage({ language = 'de' as 'de' | 'en', form = false } = {}) {
  const port = fakeSessionPort()
  const view = await renderScreen(
    <>
      {form && <FormInWindow />}
      <SessionWarning area="private" port={port} />
    </>,
    { language },
  )
  return { ...view, port }
}

const name = 'Sind Sie noch da?'
const dialog = () => screen.getByRole('dialog', { name })
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog', { name })).toBeNull())
const heard = () => within(dialog()).getByRole('alert').textContent

it('warns two minutes before the end, with a visible countdown and three announcements', async () => {
  await openPage()
  await passes(13 * minute - 2000)
  expect(screen.queryByRole('dialog')).toBeNull()
  await passes(3000)
  await waitFor(() => expect(dialog().textContent).toContain('Zu Ihrer Sicherheit melden wir Sie ab'))
  const all = new Set<string | null>()
  const seen = new Set<string | undefined>()
  for (let left = 118; left > 2; left -= 1) {
    all.add(heard())
    const shown = dialog().querySelector('[aria-hidden]')?.textContent ?? ''
    expect(shown).toMatch(/^Sie werden in (\d+ Sekunden?|[1-9]:\d\d Minuten) abgemeldet\.$/)
    seen.add(shown)
    await passes(1000)
  }
  expect(seen.size).toBeGreaterThan(100)
  expect([...all].at(-2)).toBe('Sie werden in 1 Minute abgemeldet.')
  expect([...all].at(-1)).toBe('Sie werden in 20 Sekunden abgemeldet.')
  expect(all.size).toBe(3)
})

it('in English too', async () => {
  await openPage({ language: 'en' })
  await passes(14 * minute)
  const warning = screen.getByRole('dialog', { name: 'Are you still there?' })
  expect(within(warning).getByRole('alert').textContent).toBe('You will be signed out in 1 minute.')
})

it('hides the ticking countdown from screen readers', async () => {
  await openPage()
  await passes(14 * minute)
  const ticking = within(dialog()).getByText(/1:00|59 Sek/)
  expect(ticking.closest('[aria-hidden=true]')).not.toBeNull()
  expect(ticking.closest('[role=alert], [aria-live]')).toBeNull()
})

describe.each([
  ['the button', (user: Awaited<ReturnType<typeof openPage>>['user']) => user.keyboard('{Enter}')],
  ['Escape', (user: Awaited<ReturnType<typeof openPage>>['user']) => user.keyboard('{Escape}')],
])('staying with %s', (_key, press) => {
  it('returns the focus to the unchanged form below', async () => {
    const { user, port } = await openPage({ form: true })
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Note' })
    await waitFor(() => expect(document.activeElement).toBe(field))
    await user.keyboard('half a sent')
    port.stay.mutationFn = () => {
      recordCall('private', Date.now())
      return Promise.resolve({})
    }
    await passes(14 * minute)
    await waitFor(() =>
      expect(document.activeElement).toBe(within(dialog()).getByRole('button', { name: 'Angemeldet bleiben' })),
    )
    await press(user)
    await isClosed()
    await waitFor(() => expect(document.activeElement).toBe(field))
    expect(field.value).toBe('half a sent')
    expect(screen.getByRole('dialog', { name: 'Change limit' })).toBeTruthy()
    expect(listener).not.toHaveBeenCalled()
  })
})

it('traps the focus in the warning', async () => {
  const { user } = await openPage({ form: true })
  await passes(14 * minute)
  const buttons = within(dialog()).getAllByRole('button')
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['Angemeldet bleiben', 'Abmelden'])
  await waitFor(() => expect(document.activeElement).toBe(buttons[0]))
  for (const next of [buttons[1], buttons[0], buttons[1]]) {
    await user.tab()
    expect(document.activeElement).toBe(next)
  }
})

it('shows that the bank is unreachable and allows a retry during the countdown', async () => {
  const { user, port } = await openPage()
  port.stay.fails(unanswered('network'))
  await passes(14 * minute)
  await user.click(within(dialog()).getByRole('button', { name: 'Angemeldet bleiben' }))
  await waitFor(() => expect(within(dialog()).getAllByRole('alert')).toHaveLength(2))
  expect(within(dialog()).getByRole('button', { name: 'Angemeldet bleiben' })).toBeTruthy()
})

it('signs out on request', async () => {
  const { user, port } = await openPage()
  await passes(14 * minute)
  await user.click(within(dialog()).getByRole('button', { name: 'Abmelden' }))
  await waitFor(() => expect(listener.mock.calls).toEqual([['private', 'logout']]))
  expect(port.logOut.sent).toHaveLength(1)
})

it('signs out at the end of the countdown, also at the bank, and records the reason', async () => {
  const { port } = await openPage()
  await passes(15 * minute + 1000)
  await waitFor(() => expect(listener.mock.calls).toEqual([['private', 'idle']]))
  expect(port.logOut.sent).toHaveLength(1)
  expect(port.stay.sent).toHaveLength(0)
})

it('ends the session without a response from the bank, but no later session', async () => {
  const { port } = await openPage()
  port.logOut.waits()
  await passes(15 * minute + 500)
  expect(readToken('private')).toBe(tokens.private)
  await passes(3500)
  expect(readToken('private')).toBeUndefined()
  startSession('private', tokens.private)
  await passes(minute)
  expect(readToken('private')).toBe(tokens.private)
})
