import { act, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { EmailAddress } from '#generated/model/email-address.ts'
import { isOff } from '../../../../tests/is-off.ts'
import { renderScreen } from '../../../../tests/render-screen.tsx'
import { readAlerts, removeAlert } from '../../alerts/alerts.ts'
import { fakeCommand } from '../../query/port.fake.ts'
import { ModalForm } from './modal-form.tsx'
import { aboutForm } from '../../problem/problem-message.ts'
import { TextField } from '../fields/text-field.tsx'

const Entry = z.object({ name: z.string(), email: EmailAddress })
type Entry = z.input<typeof Entry>

beforeEach(() => {
  for (const alert of readAlerts()) removeAlert(alert.id)
})

async function openDialog({ loaded = { name: '', email: '' }, onlyChanged = false } = {}) {
  const command = fakeCommand<Entry, void, 409>('privateChangeEmail', undefined)
  const onDone = vi.fn()
  function Page() {
    const [opened, setOpened] = useState(false)
    return (
      <>
        <button type="button" onClick={() => setOpened(true)}>
          Edit
        </button>
        <ModalForm
          title="Edit person"
          opened={opened}
          onClose={() => setOpened(false)}
          command={command}
          sentences={{ 409: aboutForm({ id: 'taken', message: 'This address is taken.' }) }}
          schema={() => Promise.resolve(Entry)}
          defaultValues={loaded}
          submitLabel="Save"
          success={{ id: 'saved', message: 'Saved.' }}
          onlyChanged={onlyChanged}
          onDone={onDone}
        >
          {(control) => (
            <>
              <TextField control={control} name="name" label="Name" autoComplete="off" />
              <TextField control={control} name="email" label="E-mail" kind="email" autoComplete="off" />
            </>
          )}
        </ModalForm>
      </>
    )
  }
  const { user } = await renderScreen(<Page />, { language: 'en' })
  await user.click(screen.getByRole('button', { name: 'Edit' }))
  const dialog = await screen.findByRole('dialog', { name: 'Edit person' })
  const field = (name: string) =>
    within(dialog).getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`) })
  const button = (name: string) => within(dialog).getByRole<HTMLButtonElement>('button', { name })
  const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  return { user, command, onDone, dialog, field, button, isClosed }
}

it('the focus goes to the first field, to the first wrong one, and back @R139', async () => {
  const { user, field, button, isClosed } = await openDialog()
  await waitFor(() => expect(document.activeElement).toBe(field('Name')))
  await user.type(field('Name'), 'Anna')
  await user.click(button('Save'))
  await waitFor(() => expect(document.activeElement).toBe(field('E-mail')))
  expect(screen.getByText('E-mail: please fill in.')).toBeTruthy()
  await user.clear(field('Name'))
  await user.keyboard('{Escape}')
  await isClosed()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit' })))
})

it('a good entry is sent once, the modal stays until it is through, closes and says that it is done', async () => {
  const { user, command, onDone, field, button, isClosed, dialog } = await openDialog()
  const finish = command.waits()
  await user.type(field('Name'), 'Anna')
  await user.type(field('E-mail'), 'anna@mail.example{Enter}')
  await waitFor(() => expect(command.sent).toEqual([{ name: 'Anna', email: 'anna@mail.example' }]))
  expect([isOff(button('Save')), isOff(button('Cancel'))]).toEqual([true, true])
  await user.keyboard('{Escape}')
  await user.click(button('Close'))
  expect(screen.getByRole('dialog')).toBe(dialog)
  expect(readAlerts()).toEqual([])
  await act(async () => finish())
  await isClosed()
  expect(command.sent).toHaveLength(1)
  expect(onDone).toHaveBeenCalledTimes(1)
  expect(readAlerts()).toMatchObject([{ type: 'success', message: { message: 'Saved.' } }])
})

it('shows a refusal in the modal and keeps the entries', async () => {
  const { user, command, onDone, field, button, dialog } = await openDialog()
  command.refuses(409)
  await user.type(field('Name'), 'Anna')
  await user.type(field('E-mail'), 'anna@mail.example')
  await user.click(button('Save'))
  expect((await within(dialog).findByRole('alert')).textContent).toBe('This address is taken.')
  expect([field('Name').value, field('E-mail').value]).toEqual(['Anna', 'anna@mail.example'])
  expect(onDone).not.toHaveBeenCalled()
  expect(readAlerts()).toEqual([])
})

describe.each(['Cancel', 'Close', '{Escape}'])('closing with %s', (way) => {
  const leave = async ({ user, button }: Awaited<ReturnType<typeof openDialog>>) =>
    way.startsWith('{') ? user.keyboard(way) : user.click(button(way))

  it('does not ask without entries', async () => {
    const opened = await openDialog({ loaded: { name: 'Anna', email: '' } })
    await opened.user.type(opened.field('Name'), ' ')
    await leave(opened)
    await opened.isClosed()
  })

  it('asks for confirmation when there are entries, and stays or closes', async () => {
    const opened = await openDialog()
    const { user, field, button, isClosed, dialog } = opened
    await user.type(field('Name'), 'Anna')
    await leave(opened)
    expect((await within(dialog).findByRole('alert')).textContent).toContain('Discard your changes?')
    expect(document.activeElement).toBe(button('Keep editing'))
    await user.click(button('Keep editing'))
    expect(document.activeElement).toBe(field('Name'))
    expect(field('Name').value).toBe('Anna')
    await leave(opened)
    await user.click(button('Discard'))
    await isClosed()
    await user.click(screen.getByRole('button', { name: 'Edit' }))
    const again = await screen.findByRole('dialog')
    expect(within(again).getByRole<HTMLInputElement>('textbox', { name: /^Name/ }).value).toBe('')
  })
})

it('where only a change may be sent, the button waits for one; blanks are none', async () => {
  const { user, command, field, button, isClosed } = await openDialog({
    loaded: { name: 'Anna', email: 'anna@mail.example' },
    onlyChanged: true,
  })
  expect(isOff(button('Save'))).toBe(true)
  await user.type(field('Name'), '  {Enter}')
  expect(isOff(button('Save'))).toBe(true)
  expect(command.sent).toEqual([])
  await user.type(field('Name'), 'M.')
  expect(isOff(button('Save'))).toBe(false)
  await user.click(button('Save'))
  await isClosed()
  expect(command.sent).toEqual([{ name: 'Anna  M.', email: 'anna@mail.example' }])
})

it('on a phone the modal fills the screen', async () => {
  const media = vi.spyOn(window, 'matchMedia')
  media.mockImplementation(
    (query) => Object.assign(new EventTarget(), { matches: query.includes('35.99em'), media: query }) as never,
  )
  const { dialog } = await openDialog()
  expect(dialog.closest('[data-full-screen]')).not.toBeNull()
  media.mockRestore()
})
