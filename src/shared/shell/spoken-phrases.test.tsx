import { virtual } from '@guidepup/virtual-screen-reader'
import { act, screen, waitFor, within } from '@testing-library/react'
import { useState, type ReactNode } from 'react'
import { afterEach, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { EmailAddress } from '#generated/model/email-address.ts'
import { renderScreen } from '../../../tests/render-screen.tsx'
import { AlertList } from '../alerts/alert-list.tsx'
import { addAlert } from '../alerts/alerts.ts'
import { TextField } from '../form/fields/text-field.tsx'
import { openForm } from '../form/shell/open-form.fake.tsx'
import { ModalForm } from '../form/shell/modal-form.tsx'
import { fakeCommand } from '../query/port.fake.ts'
import { aboutForm } from '../problem/problem-message.ts'
import { ConfirmModal } from '../ui/modal/confirm-modal.tsx'

afterEach(() => virtual.stop())

const listen = () => virtual.start({ container: document.body })

/** The phrases so far, in one line, so that a part of them can be expected. */
const spoken = async () => (await virtual.spokenPhraseLog()).join(' | ')

/** What the reader says from the beginning of this part to its end. */
async function readAloud(container: HTMLElement): Promise<string> {
  await virtual.stop()
  await virtual.start({ container })
  const first = await virtual.lastSpokenPhrase()
  do await virtual.next()
  while (![first, `end of ${first}`].includes(await virtual.lastSpokenPhrase()))
  return spoken()
}

/** A button that opens a modal beside the alerts of the portal. */
async function renderOpener(modal: (opened: boolean, onClose: () => void) => ReactNode) {
  function Page() {
    const [opened, setOpened] = useState(false)
    return (
      <>
        <AlertList />
        <button type="button" onClick={() => setOpened(true)}>
          Edit
        </button>
        {modal(opened, () => setOpened(false))}
      </>
    )
  }
  const { user } = await renderScreen(<Page />, { language: 'en' })
  const openModal = async () => {
    await user.click(screen.getByRole('button', { name: 'Edit' }))
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
    return dialog
  }
  return { user, openModal }
}

const Entry = z.object({ name: z.string().check(z.minLength(1)), email: EmailAddress })
type Entry = z.input<typeof Entry>

function renderForm() {
  const command = fakeCommand<Entry, void, 409>('privateChangeEmail', undefined)
  return renderOpener((opened, onClose) => (
    <ModalForm
      title="Edit person"
      opened={opened}
      onClose={onClose}
      command={command}
      sentences={{ 409: aboutForm({ id: 'taken', message: 'This address is taken.' }) }}
      schema={() => Promise.resolve(Entry)}
      defaultValues={{ name: 'Anna', email: 'anna@mail.example' }}
      submitLabel="Save"
      success={{ id: 'saved', message: 'Saved.' }}
    >
      {(control) => <TextField control={control} name="name" label="Name" autoComplete="off" />}
    </ModalForm>
  ))
}

function renderQuestion() {
  const command = fakeCommand<string, void, 409>('businessBlockCallingNumber', undefined)
  command.refuses(409)
  return renderOpener((opened, onClose) => (
    <ConfirmModal
      title="Block the number?"
      opened={opened}
      onClose={onClose}
      command={command}
      input="number-1"
      sentences={{ 409: { id: 'blocked', message: 'It is blocked already.' } }}
      confirmLabel="Block it"
      success={{ id: 'done', message: 'The number is blocked.' }}
    >
      The number is blocked at once.
    </ConfirmModal>
  ))
}

it('says the name and the consequences of a question, and what the focus is on', async () => {
  const { openModal } = await renderQuestion()
  await listen()
  await openModal()
  await waitFor(async () => expect(await virtual.lastSpokenPhrase()).toMatch(/^button, /))
  expect(await spoken()).toMatch(/dialog, Block the number\?, The number is blocked at once\. [^|]*, modal \| button, /)
})

it('says the name of a modal with a form, and its first field', async () => {
  const { openModal } = await renderForm()
  await listen()
  await openModal()
  await waitFor(async () =>
    expect(await spoken()).toMatch(/dialog, Edit person, [^|]*modal \| textbox, Name, Anna, required/),
  )
})

it('says that a call was refused as an alert', async () => {
  const { user, openModal } = await renderQuestion()
  const dialog = await openModal()
  await user.click(within(dialog).getByRole('button', { name: 'Block it' }))
  await within(dialog).findByText('It is blocked already.')
  expect(await readAloud(dialog)).toContain(
    'alert | paragraph | It is blocked already. | end of paragraph | end of alert',
  )
})

it('says an error of the page as an alert', async () => {
  await renderOpener(() => null)
  act(() => void addAlert({ message: { id: 'lost', message: 'The connection is lost.' } }))
  await screen.findByText('The connection is lost.')
  expect(await readAloud(document.body)).toContain(
    'region, Messages | group, Error | alert | The connection is lost. | end of alert',
  )
})

it('says politely that something was saved', async () => {
  const { user, openModal } = await renderForm()
  const dialog = await openModal()
  await listen()
  await user.click(within(dialog).getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await screen.findByText('Saved.')
  await waitFor(async () => expect(await spoken()).toContain('polite: Done'))
  expect(await readAloud(document.body)).toContain('group, Done | status | Saved. | end of status')
})

it('says which entries of a form are wrong, above the fields and at each field', async () => {
  const { send, container } = await openForm(
    (control) => (
      <>
        <TextField control={control} name="name" label="Name" autoComplete="off" />
        <TextField control={control} name="email" label="E-mail" kind="email" autoComplete="off" />
      </>
    ),
    { schema: Entry, values: { name: '', email: 'nobody' } },
  )
  await listen()
  await send()
  await screen.findByText(/^Please check/)
  expect(await spoken()).toContain('textbox, Name') // the focus
  const phrases = await readAloud(container)
  expect(phrases).toContain('region, Problems in the form | paragraph | Please check 2 entries')
  expect(phrases).toContain('button, Name: please fill in.')
  expect(phrases).toMatch(/textbox, Name, Name: please fill in\.,[^|]* invalid/)
  expect(phrases).toMatch(/textbox, E-mail, nobody, Please enter a valid e-mail address\.,[^|]* invalid/)
})
