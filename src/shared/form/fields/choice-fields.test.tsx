import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { BankRoles } from '#generated/model/bank-roles.ts'
import { PrivateMonthlyLimit } from '#generated/model/private-monthly-limit.ts'
import { CheckboxField, CheckboxGroupField } from './checkbox-field.tsx'
import { openForm } from '../shell/open-form.fake.tsx'
import { RadioField, YesNoField } from './radio-field.tsx'
import { SelectField } from './select-field.tsx'

const limits = [50, 100].map((value) => ({ value, label: `€ ${value}` }))

describe('a choice from a list', () => {
  it('starts with "please choose", which cannot be chosen again, and must be made @R149 @R567 @R578', async () => {
    const { user, send, sent } = await openForm(
      (control) => <SelectField control={control} name="limit" label="Limit" options={limits} />,
      { schema: z.object({ limit: PrivateMonthlyLimit }), values: { limit: null } },
    )
    const list = screen.getByRole<HTMLSelectElement>('combobox', { name: /^Limit/ })
    const nothing = within(list).getByRole<HTMLOptionElement>('option', { name: 'Please choose' })
    expect([nothing.selected, nothing.disabled, list.getAttribute('aria-required')]).toEqual([true, true, 'true'])
    await send()
    expect(await screen.findByText('Limit: please fill in.')).toBeTruthy()
    expect(document.activeElement).toBe(list)
    await user.selectOptions(list, '€ 100')
    await waitFor(() => expect(screen.queryByText('Limit: please fill in.')).toBeNull())
    expect(await sent()).toEqual({ limit: 100 })
  })

  it('that is optional can be taken back', async () => {
    const titles = [{ value: 'Dr.', label: 'Dr.' }]
    const { user, sent } = await openForm(
      (control) => <SelectField control={control} name="title" label="Title" options={titles} optional />,
      { schema: z.object({ title: z.nullish(z.string()) }), values: { title: 'Dr.' } },
    )
    const list = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Title' })
    expect(list.value).toBe('Dr.')
    await user.selectOptions(list, 'No selection')
    expect(await sent()).toEqual({ title: null })
  })

  it('shows a stored value that is newer than the list as it came, and keeps it', async () => {
    const titles = [{ value: 'Dr.', label: 'Dr.' }]
    const { user, sent } = await openForm(
      (control) => <SelectField control={control} name="title" label="Title" options={titles} />,
      { schema: z.object({ title: z.string() }), values: { title: 'Prof.' } },
    )
    const list = screen.getByRole<HTMLSelectElement>('combobox', { name: /^Title/ })
    expect(list.selectedOptions[0]!.text).toBe('Prof.')
    expect(await sent()).toEqual({ title: 'Prof.' })
    await user.selectOptions(list, 'Dr.')
    expect(within(list).queryByRole('option', { name: 'Prof.' })).toBeNull()
  })
})

it('a box is ticked or not, and never missing', async () => {
  const { user, sent } = await openForm(
    (control) => (
      <CheckboxField control={control} name="contactViaSms" label="By SMS" description="At most one a month" />
    ),
    { schema: z.object({ contactViaSms: z.boolean() }), values: { contactViaSms: false } },
  )
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'By SMS' })
  await user.click(screen.getByText('By SMS'))
  expect(box.checked).toBe(true)
  expect(await sent()).toEqual({ contactViaSms: true })
  await user.click(box)
  expect(await sent()).toEqual({ contactViaSms: false })
})

it('requires one of several checkboxes, and sends them in their order @R149', async () => {
  const options = [
    { value: 'RISK', label: 'Risk' },
    { value: 'BACKOFFICE', label: 'Back office' },
  ]
  const { user, send, sent } = await openForm(
    (control) => <CheckboxGroupField control={control} name="roles" label="Roles" options={options} />,
    { schema: z.object({ roles: BankRoles }), values: { roles: [] } },
  )
  await send()
  expect(await screen.findByText('Roles: please fill in.')).toBeTruthy()
  expect(document.activeElement).toBe(
    screen.getByRole('checkbox', { name: 'Risk', description: 'Roles: please fill in.' }),
  )
  await user.click(screen.getByRole('checkbox', { name: 'Back office' }))
  await waitFor(() => expect(screen.queryByText('Roles: please fill in.')).toBeNull())
  await user.click(screen.getByRole('checkbox', { name: 'Risk' }))
  expect(await sent()).toEqual({ roles: ['RISK', 'BACKOFFICE'] })
})

it('yes or no must be chosen; nothing is chosen before', async () => {
  const { user, send, sent } = await openForm(
    (control) => <YesNoField control={control} name="consent" label="Advertising" />,
    { schema: z.object({ consent: z.boolean() }), values: { consent: null } },
  )
  const group = screen.getByRole('radiogroup', { name: /^Advertising/ })
  const [yes, no] = within(group).getAllByRole<HTMLInputElement>('radio')
  expect([yes?.checked, no?.checked]).toEqual([false, false])
  expect(
    [yes, no].map((choice) => choice?.getAttribute('aria-required')),
    'a reader hears that it must be chosen',
  ).toEqual(['true', 'true'])
  await send()
  expect(await screen.findByText('Advertising: please fill in.')).toBeTruthy()
  expect(document.activeElement).toBe(yes)
  expect(within(group).getByRole('radio', { description: 'Advertising: please fill in.' })).toBe(yes)
  await user.click(within(group).getByRole('radio', { name: 'No' }))
  expect(await sent()).toEqual({ consent: false })
})

it('keeps the type of an option, and read-only values', async () => {
  const options = [14, 30].map((value) => ({ value, label: `${value} days` }))
  const { user, sent } = await openForm(
    (control) => (
      <>
        <RadioField control={control} name="condition" label="Payment" options={options} />
        <RadioField control={control} name="fixed" label="Fixed" options={options} readOnly />
      </>
    ),
    { schema: z.object({ condition: z.number(), fixed: z.number() }), values: { condition: 14, fixed: 30 } },
  )
  await user.click(within(screen.getByRole('radiogroup', { name: /^Payment/ })).getByRole('radio', { name: '30 days' }))
  await user.click(within(screen.getByRole('radiogroup', { name: 'Fixed' })).getByRole('radio', { name: '14 days' }))
  expect(await sent()).toEqual({ condition: 30, fixed: 30 })
})
