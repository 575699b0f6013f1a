import { msg } from '@lingui/core/macro'
import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { renderScreen } from '../../../tests/render-screen.tsx'
import { refusal, unanswered } from '../http/api-error.fake.ts'
import { fakeCommand } from './command.fake.ts'
import { AlertList } from '../alerts/alert-list.tsx'
import { readAlerts, removeAlert } from '../alerts/alerts.ts'
import { useAction } from './use-action.ts'

beforeEach(() => {
  for (const alert of readAlerts()) removeAlert(alert.id)
})

type Cancel = ReturnType<typeof fakeCommand<string, void, 409>>

function CancelButton({ command }: { command: Cancel }) {
  const cancel = useAction(command, {
    sentences: { 409: msg`Loading` },
    done: msg`You are signed out. See you soon.`,
  })
  return (
    <button type="button" aria-busy={cancel.isPending} onClick={() => cancel.run('change-1')}>
      Storno
    </button>
  )
}

async function open() {
  const command: Cancel = fakeCommand<string, void, 409>('privateCreateProductChange', undefined)
  const view = await renderScreen(
    <>
      <AlertList />
      <CancelButton command={command} />
    </>,
  )
  const button = screen.getByRole('button', { name: 'Storno' })
  return { ...view, command, press: () => view.user.click(button), button }
}

it('what is done is said @R767', async () => {
  const { command, press } = await open()
  await press()
  expect((await screen.findByRole('status')).textContent).toBe('Sie sind abgemeldet. Bis bald!')
  expect(command.sent).toEqual(['change-1'])
})

it.each([
  [refusal(500), 'Bei uns ist etwas schiefgegangen.'],
  [unanswered('network'), 'Wir konnten die Bank nicht erreichen.'],
])('what failed without a form raises exactly one alert: %s @R277 @R278', async (error, sentence) => {
  const { command, press } = await open()
  command.fails(error)
  await press()
  expect((await screen.findByRole('alert')).textContent).toContain(sentence)
  expect(screen.getByRole('link', { name: 'Kontakt aufnehmen' })).toBeTruthy()
  expect(screen.getByText(`Support-ID: ${error.traceId}`)).toBeTruthy()
  expect(readAlerts()).toHaveLength(1)
})

it("a refusal has the screen's sentence @R279", async () => {
  const { command, press } = await open()
  command.refuses(409)
  await press()
  expect((await screen.findByRole('alert')).textContent).toBe('Wird geladen')
})

it('a second press while it runs does nothing, a later one acts again', async () => {
  const { command, press, button } = await open()
  const finish = command.waits()
  await press()
  await press()
  expect(command.sent).toHaveLength(1)
  expect(button.getAttribute('aria-busy')).toBe('true')
  await act(async () => finish())
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('false'))
  await press()
  expect(command.sent).toHaveLength(2)
})

it('who has left the screen meanwhile is told all the same', async () => {
  const { command, press, unmount } = await open()
  const finish = command.waits()
  await press()
  unmount()
  await act(async () => finish())
  await waitFor(() => expect(readAlerts()).toHaveLength(1))
})
