import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { EmailAddress } from '#generated/model/email-address.ts'
import { FieldGroup } from '../fields/field-groups.tsx'
import { TextField } from '../fields/text-field.tsx'
import { openForm } from './open-form.fake.tsx'

const schema = z.object({
  name: z.string().check(z.minLength(3)),
  address: z.object({ street: z.string().check(z.minLength(1)) }),
  email: EmailAddress,
})

const open = () =>
  openForm(
    (control) => (
      <>
        <TextField control={control} name="name" label="Name" autoComplete="off" />
        <FieldGroup legend="Home">
          <TextField control={control} name="address.street" label="Street" autoComplete="off" />
        </FieldGroup>
        <TextField control={control} name="email" label="E-mail" kind="email" autoComplete="off" />
      </>
    ),
    { schema, values: { name: 'Anna', address: { street: '' }, email: 'nobody' } },
  )

const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })
const summary = () => screen.findByRole('region', { name: 'Problems in the form' })
const entries = async () => within(await summary()).getAllByRole('button')

it('more than one wrong field is summed up above them, in their order and with the legend, and each entry leads there', async () => {
  const { user, send } = await open()
  await send()
  const [street, email] = await entries()
  expect((await summary()).textContent).toContain('Please check 2 entries')
  expect(street!.textContent).toBe('Home: Street: please fill in.')
  expect(email!.textContent).toBe('E-mail: Please enter a valid e-mail address.')
  expect((await summary()).compareDocumentPosition(field(/^Name/))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(document.activeElement).toBe(field(/^Street/))
  email!.focus()
  await user.keyboard('{Enter}')
  expect(document.activeElement).toBe(field(/^E-mail/))
})

it('removes a corrected field from the summary, and lists the errors of the next try', async () => {
  const { user, send, sent } = await open()
  await send()
  await user.type(field(/^Street/), 'Ring 1')
  await waitFor(async () => expect(await entries()).toHaveLength(1))
  await user.clear(field(/^Name/))
  await send()
  await waitFor(async () => expect((await entries())[0]!.textContent).toBe('Name: please fill in.'))
  // A query by text finds the message of the field, and not the one of the summary.
  expect(screen.getByText('Name: please fill in.').closest('button')).toBeNull()
  await user.type(field(/^Name/), 'Anna')
  await user.type(field(/^E-mail/), '@mail.example')
  expect(await sent()).toMatchObject({ email: 'nobody@mail.example' })
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull())
})

it('shows no summary for a single invalid field', async () => {
  const { user, send } = await open()
  await user.type(field(/^Street/), 'Ring 1')
  await send()
  await screen.findByText('Please enter a valid e-mail address.')
  expect(document.activeElement).toBe(field(/^E-mail/))
  expect(screen.queryByRole('region')).toBeNull()
})
