import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { PersonName } from '#generated/model/person-name.ts'
import { isOff } from '../../../../tests/is-off.ts'
import { openForm } from '../shell/open-form.fake.tsx'
import { CodeField } from './typed-fields.tsx'
import { PasswordField } from './password-field.tsx'
import { PersonNameFields } from './person-name-fields.tsx'
import { TextField } from './text-field.tsx'

it('a password is shown and hidden by pointer and keyboard, and the switch names what it does', async () => {
  const { user } = await openForm(
    (control) => <PasswordField control={control} name="password" label="Secret" autoComplete="off" />,
    { schema: z.object({ password: z.string() }), values: { password: '' } },
  )
  const field = screen.getByLabelText<HTMLInputElement>(/^Secret/)
  await user.type(field, 'geheim')
  expect(field.type).toBe('password')
  await user.tab()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Show what you entered' }))
  await user.keyboard('{Enter}')
  expect([field.type, field.value]).toEqual(['text', 'geheim'])
  await user.click(screen.getByRole('button', { name: 'Hide what you entered' }))
  expect(field.type).toBe('password')
})

it('a phone neither capitalises nor corrects e-mail addresses, codes and revealed passwords, and begins names with capitals', async () => {
  const schema = z.object({
    email: z.string(),
    code: z.string(),
    password: z.string(),
    first: z.string(),
    last: z.string(),
  })
  await openForm(
    (control) => (
      <>
        <TextField control={control} name="email" label="E-mail" kind="email" autoComplete="off" />
        <CodeField control={control} name="code" label="Code" />
        <PasswordField control={control} name="password" label="Secret" autoComplete="off" />
        <PersonNameFields control={control} first="first" last="last" />
      </>
    ),
    { schema, values: { email: '', code: '', password: '', first: '', last: '' } },
  )
  const attributesOf = (label: RegExp) =>
    ['autocapitalize', 'autocorrect', 'spellcheck'].map((name) => screen.getByLabelText(label).getAttribute(name))
  for (const label of [/^E-mail/, /^Code/, /^Secret/]) expect(attributesOf(label)).toEqual(['none', 'off', 'false'])
  for (const label of [/^First name/, /^Last name/]) expect(attributesOf(label)).toEqual(['words', 'off', 'false'])
})

it('what is wrong stands below the field and is read with it @R568', async () => {
  const { send } = await openForm(
    (control) => (
      <TextField control={control} name="city" label="City" description="Where you live" autoComplete="off" />
    ),
    { schema: z.object({ city: z.string() }), values: { city: '' } },
  )
  const field = screen.getByRole('textbox', { name: /^City/ })
  await send()
  const error = await screen.findByText('City: please fill in.')
  expect(field.compareDocumentPosition(error) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  const read = (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
  expect(read.filter(Boolean).toSorted()).toEqual(['City: please fill in.', 'Where you live'])
  expect(field.getAttribute('aria-invalid')).toBe('true')
})

it('a name is taken as it was copied, with a typographic apostrophe', async () => {
  const { user, sent } = await openForm(
    (control) => (
      <>
        <PersonNameFields control={control} first="firstName" last="lastName" />
        <TextField control={control} name="note" label="Note" autoComplete="off" />
      </>
    ),
    {
      schema: z.object({ firstName: z.string(), lastName: PersonName, note: z.string() }),
      values: { firstName: 'Anna', lastName: '', note: '' },
    },
  )
  await user.click(screen.getByRole('textbox', { name: /^Last name/ }))
  await user.paste('O’Neill')
  await user.click(screen.getByRole('textbox', { name: /^Note/ }))
  await user.paste('What’s new')
  expect(await sent()).toEqual({ firstName: 'Anna', lastName: "O'Neill", note: 'What’s new' })
})

it('shows the error of a rule between fields, and sends nothing', async () => {
  const { send, command } = await openForm(
    (control) => (
      <>
        <TextField control={control} name="iban" label="IBAN" autoComplete="off" optional />
        <TextField control={control} name="phone" label="Phone" autoComplete="off" optional />
      </>
    ),
    {
      schema: z
        .object({ iban: z.nullish(z.string()), phone: z.nullish(z.string()) })
        .check(z.refine((entry) => Boolean(entry.iban ?? entry.phone), { error: 'invalid' })),
      values: { iban: '', phone: '' },
    },
  )
  await send()
  expect((await screen.findByRole('alert')).textContent).toBe('Please check this entry.')
  expect(command.sent).toEqual([])
})

it('sends loaded values only after a change, and shows the sent ones', async () => {
  const { user, button, sent } = await openForm(
    (control) => <TextField control={control} name="city" label="City" autoComplete="off" />,
    { schema: z.object({ city: z.string() }), values: { city: 'Wien' }, onlyChanged: true },
  )
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: /^City/ })
  expect(isOff(button)).toBe(true)
  await user.type(field, 'er Neustadt ')
  expect(await sent()).toEqual({ city: 'Wiener Neustadt' })
  expect(field.value).toBe('Wiener Neustadt')
})
