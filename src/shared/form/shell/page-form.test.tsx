import { act, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { EmailAddress } from '#generated/model/email-address.ts'
import { isOff } from '../../../../tests/is-off.ts'
import { renderScreen } from '../../../../tests/render-screen.tsx'
import { refusal, unanswered } from '../../http/api-error.fake.ts'
import { switchLanguage } from '../../i18n/i18n.ts'
import { fakeCommand } from '../../query/port.fake.ts'
import { PageForm } from './page-form.tsx'
import { aboutForm } from '../../problem/problem-message.ts'
import { TextField } from '../fields/text-field.tsx'

const Entry = z.object({ name: z.string().check(z.minLength(3), z.maxLength(6)), email: EmailAddress })
type Entry = z.input<typeof Entry>

async function openForm(onRefused?: () => boolean, schema = () => Promise.resolve(Entry)) {
  const save = fakeCommand<Entry, void, 409>('privateCheckEmail', undefined)
  const onDone = vi.fn()
  const { user } = await renderScreen(
    <PageForm
      command={save}
      sentences={{ 409: aboutForm({ id: 'taken', message: 'This name is taken.' }) }}
      schema={schema}
      defaultValues={{ name: '', email: '' }}
      submitLabel="Save"
      onDone={onDone}
      {...(onRefused && { onRefused })}
    >
      {(control) => (
        <>
          <TextField control={control} name="name" label="Name" autoComplete="off" />
          <TextField control={control} name="email" label="E-mail" kind="email" autoComplete="email" />
        </>
      )}
    </PageForm>,
    { language: 'en' },
  )
  const name = screen.getByRole<HTMLInputElement>('textbox', { name: /^Name/ })
  const email = screen.getByRole('textbox', { name: /^E-mail/ })
  const submit = screen.getByRole<HTMLButtonElement>('button', { name: 'Save' })
  return { user, save, onDone, name, email, submit }
}

const errorOf = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-describedby')?.split(' ')[0] ?? 'none')?.textContent ?? ''
const isWrong = (field: HTMLElement) => field.getAttribute('aria-invalid') === 'true'

it('nothing is checked before the person submits @R137', async () => {
  const { user, name, email, save } = await openForm()
  await user.type(name, 'ab')
  await user.type(email, 'nobody')
  await user.tab()
  expect([isWrong(name), isWrong(email)]).toEqual([false, false])
  expect(save.sent).toEqual([])
})

it('reports that the schema could not be loaded, keeps the entries and sends them later', async () => {
  let isOffline = true
  const schema = () => (isOffline ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(Entry))
  const { user, name, email, submit, save } = await openForm(undefined, schema)
  await user.type(name, 'Anna')
  await user.type(email, 'anna@mail.example')
  await user.click(submit)
  expect((await screen.findByRole('alert')).textContent).toContain('We could not reach the bank.')
  expect([name.value, save.sent]).toEqual(['Anna', []])
  isOffline = false
  await user.click(submit)
  await waitFor(() => expect(save.sent).toHaveLength(1))
  expect(screen.queryByRole('alert')).toBeNull()
})

it('a form with wrong entries sends nothing and goes to the first of them @R139', async () => {
  const { user, name, email, submit, save } = await openForm()
  await user.type(name, 'Anna')
  await user.click(submit)
  expect(await screen.findByText('E-mail: please fill in.')).toBeTruthy()
  expect(document.activeElement).toBe(email)
  await user.clear(name)
  await user.click(submit)
  await waitFor(() => expect(document.activeElement).toBe(name))
  expect([errorOf(name), errorOf(email)]).toEqual(['Name: please fill in.', 'E-mail: please fill in.'])
  expect(save.sent).toEqual([])
})

it('after the first try each key is checked at once @R138', async () => {
  const { user, name, submit } = await openForm()
  await user.click(submit)
  await screen.findByText('Name: please fill in.')
  await user.type(name, 'ab')
  expect(await screen.findByText('Please enter at least 3 characters.')).toBeTruthy()
  await user.type(name, 'c')
  await waitFor(() => expect(isWrong(name)).toBe(false))
  await user.type(name, 'defg')
  expect(await screen.findByText('Please enter at most 6 characters.')).toBeTruthy()
})

it('translates error texts when the language is switched', async () => {
  const { user, submit } = await openForm()
  await user.click(submit)
  await screen.findByText('Name: please fill in.')
  await act(() => switchLanguage('de'))
  expect(screen.getByText('Name: Bitte angeben.')).toBeTruthy()
})

it('a good entry is sent trimmed, once, and the form says that it is under way', async () => {
  const { user, name, email, submit, save, onDone } = await openForm()
  const finish = save.waits()
  await user.type(name, ' Anna ')
  await user.type(email, 'anna@mail.example{Enter}')
  await waitFor(() => expect(save.sent).toEqual([{ name: 'Anna', email: 'anna@mail.example' }]))
  expect(isOff(submit)).toBe(true)
  await user.click(submit)
  await user.type(email, '{Enter}')
  expect(onDone).not.toHaveBeenCalled()
  await act(async () => finish())
  await waitFor(() => expect(isOff(submit)).toBe(false))
  expect(save.sent).toHaveLength(1)
  expect(onDone.mock.calls).toEqual([[undefined, { name: 'Anna', email: 'anna@mail.example' }]])
})

it('shows a refusal in the form and keeps the entries', async () => {
  const { user, name, email, submit, save, onDone } = await openForm()
  save.refuses(409)
  await user.type(name, 'Anna')
  await user.type(email, 'anna@mail.example')
  await user.click(submit)
  expect((await screen.findByRole('alert')).textContent).toBe('This name is taken.')
  expect([name, email]).toMatchObject([{ value: 'Anna' }, { value: 'anna@mail.example' }])
  expect(onDone).not.toHaveBeenCalled()
  save.fails(unanswered('network'))
  await user.click(submit)
  expect(await screen.findByText(/^We could not reach the bank/)).toBeTruthy()
  save.succeeds()
  await user.click(submit)
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1))
  expect(screen.queryByRole('alert')).toBeNull()
})

it('a refusal that is another step is no error', async () => {
  const dealtWith = vi.fn(() => true)
  const { user, name, email, submit, save } = await openForm(dealtWith)
  save.refuses(409)
  await user.type(name, 'Anna')
  await user.type(email, 'anna@mail.example')
  await user.click(submit)
  await waitFor(() => expect(dealtWith).toHaveBeenCalledWith(refusal(409), save.sent[0]))
  expect(screen.queryByRole('alert')).toBeNull()
})
