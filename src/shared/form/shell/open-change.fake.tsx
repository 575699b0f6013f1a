import { screen, within } from '@testing-library/react'
import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { renderScreen } from '../../../../tests/render-screen.tsx'
import type { Language } from '../../i18n/i18n.ts'
import { fakeChange } from '../../query/port.fake.ts'
import type { Versioned } from '../../query/port.ts'
import { CheckboxField, CheckboxGroupField } from '../fields/checkbox-field.tsx'
import { DateField } from '../fields/date-field.tsx'
import { FieldGroup } from '../fields/field-groups.tsx'
import { NumberField } from '../fields/typed-fields.tsx'
import { SelectField } from '../fields/select-field.tsx'
import { TextField } from '../fields/text-field.tsx'
import { ruleBetween } from '../rules/validation.ts'
import type { FormControl } from '../fields/use-bound-field.ts'
import { ChangeForm } from './change-form.tsx'
import { aboutForm } from '../../problem/problem-message.ts'
import { ChangeModal } from './modal-form.tsx'

type Values = {
  name: string
  fee: number | null
  since: string
  reason: string | null
  active: boolean
  roles: string[]
  home: { street: string }
}
export type Account = Versioned & Values & { owner: string }

export const account: Account = {
  etag: 'v1',
  name: 'Anna',
  fee: 9.9,
  since: '2026-01-31',
  reason: 'MOVED',
  active: true,
  roles: ['READ'],
  home: { street: 'Allee 1' },
  owner: 'Bank',
}

const valuesOf = ({ etag: _etag, owner: _owner, ...values }: Account): Values => values
const plain = z.looseObject({ name: z.string() })
/** A rule between two fields: name and street begin with the same letter. */
const withRule = plain.check(
  ruleBetween<{ name: string; home?: unknown }>(
    ['home', 'street'],
    ({ name, home }) => ((home as Values['home']).street?.[0] === name[0] ? undefined : 'invalid'),
    ['name', 'home'],
  ),
)

type Options = { language?: Language; onlyChanged?: boolean; rule?: boolean; danger?: boolean }

/** A form for changes with a field of each kind, on a page or in a modal; `read` is a newer record behind it. */
export async function openChange(
  where: 'page' | 'modal' = 'modal',
  { language = 'en', onlyChanged = false, rule = false, danger = false }: Options = {},
) {
  const change = fakeChange<Account, Values, void, 409>('bankUpdateEmployee', undefined, [['accounts']])
  let read: (record: Account) => void = () => {}
  function Page() {
    const [record, setRecord] = useState(account)
    const [opened, setOpened] = useState(where === 'page')
    useEffect(() => {
      read = setRecord
    }, [])
    const form = {
      change,
      record,
      values: valuesOf,
      sentences: { 409: aboutForm({ id: 'taken', message: 'This is taken.' }) },
      schema: () => Promise.resolve((rule ? withRule : plain) as never),
      submitLabel: 'Save',
      success: { id: 'saved', message: 'Saved.' },
      onlyChanged,
    }
    const fields = (control: FormControl<Values>, { owner }: Account) => (
      <>
        <p>Owned by {owner}</p>
        <TextField control={control} name="name" label="Name" autoComplete="off" />
        <NumberField control={control} name="fee" label="Fee" decimals={2} optional />
        <DateField control={control} name="since" label="Since" optional />
        <SelectField
          control={control}
          name="reason"
          label="Reason"
          options={[
            { value: 'MOVED', label: 'Has moved' },
            { value: 'MARRIED', label: 'Has married' },
          ]}
          optional
        />
        <CheckboxField control={control} name="active" label="Active" />
        <CheckboxGroupField
          control={control}
          name="roles"
          label="Roles"
          options={[
            { value: 'READ', label: 'May read' },
            { value: 'WRITE', label: 'May write' },
          ]}
          optional
        />
        <FieldGroup legend="Home">
          <TextField control={control} name="home.street" label="Street" autoComplete="off" optional={!rule} />
        </FieldGroup>
      </>
    )
    if (where === 'page') return <ChangeForm {...form}>{fields}</ChangeForm>
    return (
      <>
        <button type="button" onClick={() => setOpened(true)}>
          Edit
        </button>
        <ChangeModal
          {...form}
          danger={danger}
          title="Edit account"
          opened={opened}
          onClose={() => setOpened(false)}
          notPossible={({ owner }) =>
            owner === '' ? { id: 'closed', message: 'Nobody owns it any more.' } : undefined
          }
        >
          {fields}
        </ChangeModal>
      </>
    )
  }
  const view = await renderScreen(<Page />, { language })
  const { user } = view
  const open = async () => {
    await user.click(screen.getByRole('button', { name: 'Edit' }))
    await screen.findByRole('dialog')
  }
  if (where === 'modal') await open()
  const field = (name: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}`), { selector: 'input' })
  const retype = async (name: string, text: string) => {
    await user.clear(field(name))
    await user.type(field(name), text)
  }
  const save = () => user.click(screen.getByRole('button', { name: 'Save' }))
  const heading = language === 'en' ? 'Something was changed in the meantime' : 'Inzwischen wurde etwas geändert'
  const notice = () => screen.findByRole('region', { name: heading })
  /** The choices below fields: the name of the field, the stored value, the value in the form. */
  const choices = async () => {
    await notice()
    return screen.queryAllByRole('radiogroup').map((group) => [
      group.getAttribute('aria-label') ?? document.getElementById(group.getAttribute('aria-labelledby')!)?.textContent,
      ...within(group)
        .getAllByRole('radio')
        .map((radio) => (radio as HTMLInputElement).labels![0]!.textContent),
    ])
  }
  const choose = (name: string, option: RegExp) =>
    user.click(within(screen.getByRole('radiogroup', { name })).getByRole('radio', { name: option }))
  return {
    ...view,
    change,
    read: (record: Account) => read(record),
    open,
    field,
    retype,
    save,
    notice,
    choices,
    choose,
  }
}
