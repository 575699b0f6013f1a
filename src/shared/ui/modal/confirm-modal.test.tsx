import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { act, screen, waitFor, within } from '@testing-library/react'
import { useState, type ReactNode } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { isOff } from '../../../../tests/is-off.ts'
import { renderScreen } from '../../../../tests/render-screen.tsx'
import { readAlerts, removeAlert } from '../../alerts/alerts.ts'
import { refusal, unanswered } from '../../http/api-error.fake.ts'
import { fakeCommand } from '../../query/port.fake.ts'
import { ConfirmModal } from './confirm-modal.tsx'

beforeEach(() => {
  for (const alert of readAlerts()) removeAlert(alert.id)
})

async function ask(children: ReactNode = 'The number is blocked at once.') {
  const command = fakeCommand<string, void, 409>('businessBlockCallingNumber', undefined)
  function Page() {
    const [opened, setOpened] = useState(false)
    return (
      <>
        <button type="button" onClick={() => setOpened(true)}>
          Block
        </button>
        <ConfirmModal
          title="Block the number?"
          opened={opened}
          onClose={() => setOpened(false)}
          command={command}
          input="number-1"
          sentences={{ 409: { id: 'blocked', message: 'It is blocked already.' } }}
          confirmLabel="Block it"
          success={{ id: 'done', message: 'The number is blocked.' }}
          skeleton={<p>loading</p>}
        >
          {children}
        </ConfirmModal>
      </>
    )
  }
  const { user } = await renderScreen(<Page />, { language: 'en' })
  const opener = screen.getByRole('button', { name: 'Block' })
  await user.click(opener)
  const dialog = await screen.findByRole('dialog', { name: 'Block the number?' })
  const button = (name: string) => within(dialog).getByRole<HTMLButtonElement>('button', { name })
  const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  return { user, command, opener, dialog, button, isClosed }
}

it('shows one success message after the modal has closed', async () => {
  const { user, command, button, isClosed } = await ask()
  const finish = command.waits()
  await user.click(button('Block it'))
  expect(isOff(button('Block it'))).toBe(true)
  await user.keyboard('{Escape}')
  await user.click(button('Close'))
  expect(screen.queryByRole('dialog')).toBeTruthy()
  expect(readAlerts()).toEqual([])
  await act(async () => finish())
  await isClosed()
  expect(command.sent).toEqual(['number-1'])
  expect(readAlerts().map(({ type, message }) => [type, message.message])).toEqual([
    ['success', 'The number is blocked.'],
  ])
})

it.each(['Cancel', 'Close', '{Escape}'])('does nothing when closed with "%s"', async (way) => {
  const { user, command, button, isClosed, opener } = await ask()
  if (way.startsWith('{')) await user.keyboard(way)
  else await user.click(button(way))
  await isClosed()
  expect(command.sent).toEqual([])
  await waitFor(() => expect(document.activeElement).toBe(opener))
})

it('shows an error in the modal only, and clears it on reopening', async () => {
  const { user, command, dialog, button, isClosed, opener } = await ask()
  command.refuses(409)
  await user.click(button('Block it'))
  expect((await within(dialog).findByRole('alert')).textContent).toBe('It is blocked already.')
  expect(readAlerts()).toEqual([])
  command.fails(unanswered('network'))
  await user.click(button('Block it'))
  expect((await within(dialog).findByText(/could not reach the bank/)).textContent).toBeTruthy()
  await user.click(button('Cancel'))
  await isClosed()
  await user.click(opener)
  expect(within(await screen.findByRole('dialog')).queryByRole('alert')).toBeNull()
})

it('allows no confirmation before the content is loaded or when it failed to load', async () => {
  const reported = vi.spyOn(console, 'error').mockImplementation(() => {}) // React reports the error that a boundary shows
  let answer = Promise.withResolvers<string>()
  const query = queryOptions({ queryKey: ['account'], queryFn: () => answer.promise })
  const Account = () => useSuspenseQuery(query).data
  const { user, dialog, button } = await ask(<Account />)
  expect(within(dialog).getByText('loading')).toBeTruthy()
  expect(within(dialog).queryByRole('button', { name: 'Block it' })).toBeNull()
  await act(async () => answer.reject(refusal(500)))
  expect(await within(dialog).findByRole('alert')).toBeTruthy()
  expect(within(dialog).queryByRole('button', { name: 'Block it' })).toBeNull()
  answer = Promise.withResolvers<string>()
  await user.click(button('Try again'))
  await act(async () => answer.resolve('AT61'))
  expect(await within(dialog).findByText('AT61')).toBeTruthy()
  expect(button('Block it')).toBeTruthy()
  reported.mockClear()
})
