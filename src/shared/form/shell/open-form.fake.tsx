import { screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { ZodMiniType } from 'zod/mini'
import { renderScreen } from '../../../../tests/render-screen.tsx'
import type { Language } from '../../i18n/i18n.ts'
import { fakeCommand } from '../../query/port.fake.ts'
import type { FormControl } from '../fields/use-bound-field.ts'
import { aboutForm } from '../../problem/problem-message.ts'
import { PageForm } from './page-form.tsx'

type Options = { schema: ZodMiniType; values: FieldValues; language?: Language; onlyChanged?: boolean }

/** A form around the fields of a test; `send` presses its button, `command.sent` is what reached the bank. */
export async function openForm(
  fields: (control: FormControl<FieldValues>) => ReactNode,
  { schema, values, language = 'en', onlyChanged = false }: Options,
) {
  const command = fakeCommand<FieldValues, void, 409>('privateCheckEmail', undefined)
  const view = await renderScreen(
    <PageForm
      command={command}
      sentences={{ 409: aboutForm({ id: 'taken', message: 'This is taken.' }) }}
      schema={() => Promise.resolve(schema as ZodMiniType<FieldValues>)}
      defaultValues={values}
      submitLabel="Save"
      onlyChanged={onlyChanged}
    >
      {fields}
    </PageForm>,
    { language },
  )
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Save' })
  const send = () => view.user.click(button)
  /** Sends, and gives what was sent. */
  const sent = async () => {
    const before = command.sent.length
    await send()
    await waitFor(() => {
      if (command.sent.length === before) throw new Error('nothing was sent')
    })
    return command.sent.at(-1)
  }
  return { ...view, command, button, send, sent }
}
