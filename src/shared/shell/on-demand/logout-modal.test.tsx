import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { isOff } from '../../../../tests/is-off.ts'
import { renderScreen } from '../../../../tests/render-screen.tsx'
import { tokens } from '../../../../tests/tokens.ts'
import { refusal, unanswered } from '../../http/api-error.fake.ts'
import { onSessionChange, readToken, readUser, startSession } from '../../session/session.ts'
import { fakeAccount, fakeSessionPort } from '../area-shell.fake.ts'
import { AreaShell } from '../area-shell.tsx'

beforeEach(() => {
  startSession('private', tokens.private)
  startSession('bank', tokens.bank)
})

async function openPage() {
  const port = fakeSessionPort()
  const view = await renderScreen(
    <AreaShell
      area="private"
      user={readUser('private')!}
      account={fakeAccount()}
      navigation={{ entries: [] }}
      port={port}
    >
      <p>Meine Seite</p>
    </AreaShell>,
  )
  const askToLeave = async () => {
    await view.user.click(screen.getByRole('button', { name: 'Konto' }))
    await view.user.click(await screen.findByRole('menuitem', { name: 'Abmelden' }))
    return screen.findByRole('dialog', { name: 'Abmelden?' })
  }
  return { ...view, port, askToLeave }
}

it('asks for confirmation before it sends the logout @R058', async () => {
  const { port, askToLeave } = await openPage()
  await askToLeave()
  expect(port.logOut.sent).toHaveLength(0)
  expect(readToken('private')).toBe(tokens.private)
})

it.each(['Angemeldet bleiben', 'Schließen'])('stays after "%s" @R058', async (choice) => {
  const { user, port, askToLeave } = await openPage()
  const question = await askToLeave()
  await user.click(within(question).getByRole('button', { name: choice }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(port.logOut.sent).toHaveLength(0)
  expect(readToken('private')).toBe(tokens.private)
})

it('takes the focus, closes on Escape and returns the focus', async () => {
  const { user, askToLeave } = await openPage()
  const question = await askToLeave()
  await waitFor(() => expect(question.contains(document.activeElement)).toBe(true))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(readToken('private')).toBe(tokens.private)
})

it('signs out of this area only @R058 @R090 @R328', async () => {
  const listener = vi.fn()
  const stop = onSessionChange(listener)
  const { user, port, askToLeave } = await openPage()
  const finish = port.logOut.waits()
  const question = await askToLeave()
  const yes = within(question).getByRole<HTMLButtonElement>('button', { name: 'Abmelden' })
  await user.click(yes)
  await waitFor(() => expect(isOff(yes)).toBe(true))
  await user.click(yes)
  expect(readToken('private')).toBe(tokens.private)
  await act(async () => finish())
  await waitFor(() => expect(readToken('private')).toBeUndefined())
  expect(port.logOut.sent).toHaveLength(1)
  expect(readToken('bank')).toBe(tokens.bank)
  expect(listener.mock.calls).toEqual([['private', 'logout']])
  stop()
})

describe.each([
  ['refuses', refusal(500)],
  ['cannot be reached', unanswered('network')],
])('if the bank %s', (_why, error) => {
  it('still signs out on this device @R090', async () => {
    const { user, port, askToLeave } = await openPage()
    port.logOut.fails(error)
    const question = await askToLeave()
    await user.click(within(question).getByRole('button', { name: 'Abmelden' }))
    await waitFor(() => expect(readToken('private')).toBeUndefined())
  })
})
