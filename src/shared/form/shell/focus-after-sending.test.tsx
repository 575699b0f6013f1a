import { act, waitFor, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { allWaysToSend, waysToSend, type WayToSend } from './ways-to-send.fake.ts'
import { useState, type ReactNode } from 'react'
import * as z from 'zod/mini'
import { renderScreen } from '../../../../tests/render-screen.tsx'
import { fakeCommand } from '../../query/port.fake.ts'
import { ConfirmModal } from '../../ui/modal/confirm-modal.tsx'
import { FileField } from '../fields/file-field.tsx'
import type { FormControl } from '../fields/use-bound-field.ts'
import { FormModal, ModalForm, ModalFormStep } from './modal-form.tsx'
import { PageForm } from './page-form.tsx'
import { aboutForm } from '../../problem/problem-message.ts'
import { TextField } from '../fields/text-field.tsx'

type Entry = { name: string; file: File | null }

const schema = () => Promise.resolve(z.object({ name: z.string().check(z.minLength(3)), file: z.any() }))
const fileSchema = () => Promise.resolve(z.object({ name: z.any(), file: z.instanceof(File) }))
const sentences = { 409: aboutForm({ id: 'refused', message: 'It is refused.' }) }
const defaultValues: Entry = { name: '', file: null }
const success = { id: 'done', message: 'It is done.' }

const finalConfirmation = { confirmLabel: 'Send for good', facts: [] }

/** Every shell that sends something. */
const shells = {
  'a form on a page': { takesEnter: true, canBeWrong: true, needsConfirmation: false, danger: false },
  'a form with a final confirmation': { takesEnter: true, canBeWrong: true, needsConfirmation: true, danger: false },
  'a form that waits for a change': { takesEnter: true, canBeWrong: false, needsConfirmation: false, danger: false },
  'a form in a modal': { takesEnter: true, canBeWrong: true, needsConfirmation: false, danger: false },
  'a modal with a final confirmation': { takesEnter: true, canBeWrong: true, needsConfirmation: true, danger: false },
  'a step of a modal': { takesEnter: true, canBeWrong: true, needsConfirmation: false, danger: false },
  'a modal with a file': { takesEnter: false, canBeWrong: true, needsConfirmation: false, danger: false },
  'a confirmation': { takesEnter: false, canBeWrong: false, needsConfirmation: false, danger: false },
  'a form in a modal that cannot be taken back': {
    takesEnter: true,
    canBeWrong: true,
    needsConfirmation: false,
    danger: true,
  },
  'a confirmation that cannot be taken back': {
    takesEnter: false,
    canBeWrong: false,
    needsConfirmation: false,
    danger: true,
  },
} as const

const onPages: readonly string[] = [
  'a form on a page',
  'a form with a final confirmation',
  'a form that waits for a change',
] satisfies (keyof typeof shells)[]

type Shell = keyof typeof shells

/** A shell with one field (a confirmation has none), open, and what a person does in it. */
async function openShell(shell: Shell) {
  const command = fakeCommand<Entry, void, 409>('privateCheckEmail', undefined)
  const { takesEnter, canBeWrong, needsConfirmation, danger } = shells[shell]
  const form = {
    command,
    sentences,
    defaultValues,
    submitLabel: 'Send',
    success,
    ...(needsConfirmation && { final: () => finalConfirmation }),
  }
  const text = (label: string) => (control: FormControl<Entry>) => (
    <TextField control={control} name="name" label={label} autoComplete="off" />
  )
  const inModal = !onPages.includes(shell)

  function Around({ opened, onClose }: { opened: boolean; onClose: () => void }): ReactNode {
    const [second, setSecond] = useState(false)
    const modal = { title: 'Window', opened, onClose, danger }
    if (!takesEnter && !canBeWrong)
      return (
        <ConfirmModal {...modal} {...form} input={defaultValues} confirmLabel="Send">
          Really?
        </ConfirmModal>
      )
    if (shell === 'a modal with a file')
      return (
        <ModalForm {...modal} {...form} schema={fileSchema}>
          {(control) => <FileField control={control} name="file" label="Entry" accept=".csv" />}
        </ModalForm>
      )
    if (shell === 'a step of a modal')
      return (
        <FormModal {...modal}>
          {second ? (
            <ModalFormStep key="second" {...modal} {...form} schema={schema}>
              {text('Next entry')}
            </ModalFormStep>
          ) : (
            <ModalFormStep key="first" {...modal} {...form} schema={schema} keepOpen onDone={() => setSecond(true)}>
              {text('Entry')}
            </ModalFormStep>
          )}
        </FormModal>
      )
    return (
      <ModalForm {...modal} {...form} schema={schema}>
        {text('Entry')}
      </ModalForm>
    )
  }

  function Page() {
    const [opened, setOpened] = useState(false)
    return (
      <>
        <h1 tabIndex={-1}>Page</h1>
        {inModal ? (
          <>
            <button type="button" onClick={() => setOpened(true)}>
              Open
            </button>
            <Around opened={opened} onClose={() => setOpened(false)} />
          </>
        ) : (
          <PageForm {...form} schema={schema} onlyChanged={shell === 'a form that waits for a change'}>
            {text('Entry')}
          </PageForm>
        )}
      </>
    )
  }

  const { user } = await renderScreen(<Page />, { language: 'en' })
  const opener = () => screen.getByRole('button', { name: 'Open' })
  if (inModal) {
    await user.click(opener())
    await waitFor(() => within(screen.getByRole('dialog')).getByRole('button', { name: 'Send' }))
  }
  const entry = () => screen.getByLabelText<HTMLInputElement>(/^Entry/, { selector: 'input' })
  const hasField = takesEnter || canBeWrong
  return {
    user,
    command,
    /** Sends the entries, or confirms them while the final confirmation is shown. */
    button: () =>
      screen.queryByRole<HTMLButtonElement>('button', { name: finalConfirmation.confirmLabel }) ??
      screen.getByRole<HTMLButtonElement>('button', { name: 'Send' }),
    back: () => screen.queryByRole('button', { name: 'Back' }),
    cancel: () => screen.getByRole('button', { name: 'Cancel' }),
    field: takesEnter ? entry : undefined,
    wrongField: canBeWrong ? entry : undefined,
    fill: async () => {
      if (!hasField) return
      if (shell === 'a modal with a file') fireEvent.change(entry(), { target: { files: [new File(['x'], 'x.csv')] } })
      else await user.type(entry(), 'Anna')
      if (!needsConfirmation) return
      await user.click(screen.getByRole('button', { name: 'Send' }))
      await screen.findByRole('button', { name: finalConfirmation.confirmLabel })
    },
    problem: () => screen.findByText(/It is refused\./),
    /** Where a reader goes on; undefined is where they sent it from. */
    afterwards: () => {
      if (shell === 'a step of a modal') return screen.getByRole('textbox', { name: /^Next entry/ })
      return inModal ? opener() : undefined
    },
    done: () => {
      if (shell === 'a step of a modal') return screen.queryByRole('textbox', { name: /^Next entry/ }) !== null
      return !inModal || screen.queryByRole('dialog') === null
    },
  }
}

const ways = (shell: Shell): WayToSend[] =>
  allWaysToSend.filter((way) => way !== 'Enter in a field' || shells[shell].takesEnter)

const cases = (Object.keys(shells) as Shell[]).flatMap((shell) => ways(shell).map((way) => [shell, way] as const))

const focused = (wanted: () => HTMLElement) => waitFor(() => expect(document.activeElement).toBe(wanted()))

describe.each(cases)('%s, sent by %s', (shell, way) => {
  const open = async () => {
    const opened = await openShell(shell)
    const send = () => waysToSend[way]({ user: opened.user, button: opened.button(), field: opened.field?.() })
    const sender = () => (way === 'Enter in a field' ? opened.field!() : opened.button())
    return { ...opened, send, sender }
  }

  const { danger, needsConfirmation } = shells[shell]
  const isRed = danger && way !== 'Enter in a field'

  it(`puts the focus ${isRed ? 'on the harmless button' : 'back where it was sent'} when it is refused`, async () => {
    const { fill, send, sender, cancel, command, problem } = await open()
    await fill()
    command.refuses(409)
    await send()
    expect(await problem()).toBeTruthy()
    await focused(isRed ? cancel : sender)
  })

  if (shells[shell].canBeWrong)
    it('puts it into the first wrong field when something is wrong', async () => {
      const { send, wrongField, command } = await open()
      await send()
      await waitFor(() => expect(wrongField!().getAttribute('aria-invalid')).toBe('true'))
      await focused(wrongField!)
      expect(command.sent).toEqual([])
    })

  it('puts it where a reader goes on when it is done', async () => {
    const { fill, send, sender, command, afterwards, done } = await open()
    await fill()
    await send()
    await waitFor(() => expect(command.sent).toHaveLength(1))
    await waitFor(() => expect(done()).toBe(true))
    await focused(() => afterwards() ?? sender())
  })

  if (needsConfirmation)
    it('puts it on the harmless button of the final confirmation', async () => {
      const { fill, back } = await open()
      await fill()
      await focused(() => back()!)
    })

  if (danger && !shells[shell].takesEnter)
    it('opens with the focus on the harmless button', async () => {
      const { cancel } = await open()
      await focused(cancel)
    })

  const goesBack = needsConfirmation && way !== 'Enter in a field'
  if (goesBack)
    it('gives it back to the button of the form when the final confirmation is cancelled', async () => {
      const { fill, user, button, back, command } = await open()
      await fill()
      await waysToSend[way]({ user, button: back()! })
      await waitFor(() => expect(back()).toBeNull())
      await focused(button)
      expect(command.sent).toEqual([])
    })

  if (needsConfirmation)
    it('leaves it in the field whose change removes the final confirmation', async () => {
      const { fill, user, field, back } = await open()
      await fill()
      await user.type(field!(), 'a')
      await waitFor(() => expect(back()).toBeNull())
      await focused(field!)
    })

  it('keeps it while it is on its way, and sends nothing twice', async () => {
    const { fill, send, sender, command } = await open()
    await fill()
    const finish = command.waits()
    await send()
    await waitFor(() => expect(command.sent).toHaveLength(1))
    await focused(sender)
    await send()
    await focused(sender)
    await act(async () => finish())
    expect(command.sent).toHaveLength(1)
  })
})
