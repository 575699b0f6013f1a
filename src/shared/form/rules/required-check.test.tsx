import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { BankRoles } from '#generated/model/bank-roles.ts'
import { openForm } from '../shell/open-form.fake.tsx'
import { TextField } from '../fields/text-field.tsx'
import { wrongAsterisks } from './required-check.ts'

const bound = (name: string, required: boolean) => ({ ref: {}, name, required })
const Entry = z.object({ name: z.string(), title: z.nullish(z.string()), address: z.object({ city: z.string() }) })
const accepted = { name: 'Anna', title: null, address: { city: 'Wien' } }

it('accepts asterisks that match the schema', () => {
  const fields = {
    name: bound('name', true),
    title: bound('title', false),
    address: { city: bound('address.city', true) },
  }
  expect(wrongAsterisks(Entry, accepted, fields)).toEqual([])
})

it('reports superfluous and missing asterisks', () => {
  const fields = {
    name: bound('name', false),
    title: bound('title', true),
    address: { city: bound('address.city', false) },
  }
  expect(wrongAsterisks(Entry, accepted, fields)).toEqual([
    '"name" has no asterisk, but must not be empty',
    '"title" has an asterisk, but may be empty',
    '"address.city" has no asterisk, but must not be empty',
  ])
})

it('a rule across fields counts as it is at that moment', () => {
  const Billing = z
    .object({ same: z.boolean(), city: z.nullish(z.string()) })
    .check(z.refine((billing) => billing.same || Boolean(billing.city), { path: ['city'], error: 'required' }))
  const boundFields = { city: bound('city', true) }
  expect(wrongAsterisks(Billing, { same: false, city: 'Wien' }, boundFields)).toEqual([])
  expect(wrongAsterisks(Billing, { same: true, city: 'Wien' }, boundFields)).toEqual([
    '"city" has an asterisk, but may be empty',
  ])
})

it('empties lists, and skips fields without a claim', () => {
  const Roles = z.object({ roles: BankRoles, consent: z.boolean() })
  const fields = { roles: bound('roles', true), consent: { ref: {}, name: 'consent' } }
  expect(wrongAsterisks(Roles, { roles: ['RISK'], consent: true }, fields)).toEqual([])
})

it('a form whose asterisks contradict its schema fails every test that sends it @R567', async () => {
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { user, sent } = await openForm(
    (control) => (
      <>
        <TextField control={control} name="name" label="Name" autoComplete="off" optional />
        <TextField control={control} name="title" label="Title" autoComplete="off" optional />
      </>
    ),
    { schema: z.object({ name: z.string(), title: z.nullish(z.string()) }), values: { name: '', title: '' } },
  )
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Anna')
  await sent()
  expect(complaint.mock.calls).toEqual([['The form\'s field "name" has no asterisk, but must not be empty']])
  complaint.mockClear()
})

it('a required field shows an asterisk, an optional and a read-only one do not @R567', async () => {
  await openForm(
    (control) => (
      <>
        <TextField control={control} name="name" label="Name" autoComplete="off" />
        <TextField control={control} name="title" label="Title" autoComplete="off" optional />
        <TextField control={control} name="city" label="City" autoComplete="off" readOnly />
      </>
    ),
    { schema: z.object({}), values: { name: '', title: '', city: 'Wien' } },
  )
  const inputs = screen.getAllByRole<HTMLInputElement>('textbox')
  expect(inputs.map((input) => input.getAttribute('aria-required'))).toEqual(['true', null, null])
  expect(
    inputs.every(({ validity }) => validity.valid),
    'an empty field is not called invalid before a submit',
  ).toBe(true)
  expect(inputs.map((input) => input.labels?.[0]?.textContent)).toEqual(['Name *', 'Title', 'City'])
})
