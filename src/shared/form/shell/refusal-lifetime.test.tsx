import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { renderScreen } from '../../../../tests/render-screen.tsx'
import { readAlerts, removeAlert } from '../../alerts/alerts.ts'
import { lostChange } from '../../http/api-error.fake.ts'
import { aboutFields, aboutForm, type FormSentence } from '../../problem/problem-message.ts'
import { fakeCommand } from '../../query/port.fake.ts'
import { TextField } from '../fields/text-field.tsx'
import { account, openChange } from './open-change.fake.tsx'
import { PageForm } from './page-form.tsx'

beforeEach(() => {
  for (const alert of readAlerts()) removeAlert(alert.id)
})

const plain = { id: 'taken', message: 'This is taken.' }
const schema = z.object({ code: z.string().check(z.minLength(2, 'required')), note: z.string() })

/** A form with a code and a note that is refused with 409. */
async function openRefused(sentence: FormSentence<'code'>) {
  const command = fakeCommand<{ code: string; note: string }, void, 409>('privateCheckEmail', undefined)
  const { user } = await renderScreen(
    <PageForm
      command={command}
      sentences={{ 409: sentence }}
      schema={() => Promise.resolve(schema as never)}
      defaultValues={{ code: 'abc', note: 'n' }}
      submitLabel="Save"
    >
      {(control) => (
        <>
          <TextField control={control} name="code" label="Code" autoComplete="off" />
          <TextField control={control} name="note" label="Note" autoComplete="off" />
        </>
      )}
    </PageForm>,
    { language: 'en' },
  )
  command.refuses(409)
  const save = () => user.click(screen.getByRole('button', { name: 'Save' }))
  await save()
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('This is taken.'))
  const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(name) })
  return { user, command, save, field, refusals: () => screen.queryAllByText('This is taken.') }
}

describe('a refusal about a field', () => {
  const about = aboutFields(['code'], plain)

  it('marks the field, describes it and focuses it, once', async () => {
    const { field, refusals } = await openRefused(about)
    expect(field('Code').getAttribute('aria-invalid')).toBe('true')
    const described = field('Code').getAttribute('aria-describedby')!
    expect(document.getElementById(described)!.textContent).toBe('This is taken.')
    expect(document.activeElement).toBe(field('Code'))
    expect(refusals()).toHaveLength(1)
  })

  it('goes when the field changes, and not when another one does', async () => {
    const { user, field, refusals } = await openRefused(about)
    await user.type(field('Note'), 'x')
    expect(refusals()).toHaveLength(1)
    await user.type(field('Code'), 'x')
    await waitFor(() => expect(refusals()).toHaveLength(0))
    expect(field('Code').getAttribute('aria-invalid')).not.toBe('true')
  })
})

it('a refusal about anything in the form goes with the next entry', async () => {
  const { user, field, refusals } = await openRefused(aboutForm(plain))
  await user.type(field('Note'), 'x')
  await waitFor(() => expect(refusals()).toHaveLength(0))
})

it.each([aboutForm(plain), aboutFields(['code'], plain)])(
  'goes when the next attempt begins, also when that is not sent',
  async (sentence) => {
    const { user, command, save, field, refusals } = await openRefused(sentence)
    await user.clear(field('Code'))
    await save()
    await waitFor(() => expect(field('Code').getAttribute('aria-invalid')).toBe('true'))
    expect(refusals()).toHaveLength(0)
    expect(command.sent).toHaveLength(1)
  },
)

it('a form says below each field what is not stored after a lost answer', async () => {
  const { change, retype, save, queryClient } = await openChange('page')
  queryClient.setQueryData(['accounts'], [account])
  await retype('Name', 'Anne')
  const lost = lostChange()
  change.fails(lost)
  await save()
  expect((await screen.findByRole('alert')).textContent).toContain('Your change may not have been saved.')
  expect(screen.getAllByText('Not saved yet.')).toHaveLength(1)
  await retype('Fee', '5')
  expect(screen.getAllByText('Not saved yet.')).toHaveLength(2)
  change.succeeds(undefined)
  await save()
  await waitFor(() => expect(screen.queryByText('Not saved yet.')).toBeNull())
})
