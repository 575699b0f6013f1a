import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useWatch } from 'react-hook-form'
import type { DenyEntry } from '#generated/model/deny-entry.ts'
import type { DenyEntryRequest } from '#generated/model/deny-entry-request.ts'
import { NoteTextMax } from '#generated/model/note-text.ts'
import type { FormControl } from '#src/shared/form/fields/use-bound-field.ts'
import { viennaToday } from '#src/shared/day/vienna-day.ts'
import { DateField } from '#src/shared/form/fields/date-field.tsx'
import { PersonNameFields } from '#src/shared/form/fields/person-name-fields.tsx'
import { TextareaField } from '#src/shared/form/fields/textarea-field.tsx'
import { CallNumberField, IbanField } from '#src/shared/form/fields/typed-fields.tsx'
import { earliestBirthdate } from '#src/shared/form/rules/date-rules.ts'
import { formatIban } from '#src/shared/format/numbers.ts'
import type { Column } from '#src/shared/table/columns.tsx'
import type { EntryForm, RegistrationLabels } from './entry-modals.tsx'
import {
  noteColumn,
  personColumns,
  RegistrationsList,
  renderValue,
  type RegistrationsProps,
} from './registrations-list.tsx'

const labels: RegistrationLabels = {
  list: msg`Deny list`,
  about: msg`These people, phone numbers and accounts cannot be registered as private customers.`,
  empty: msg`The deny list is empty`,
  add: msg`Add to the deny list`,
  edit: msg`Edit entry of the deny list`,
  remove: msg`Delete from the deny list?`,
  removed: msg`After that, a registration is possible again.`,
}

const columns: readonly Column<DenyEntry>[] = [
  ...personColumns,
  {
    id: 'iban',
    header: msg`IBAN`,
    role: 'detail',
    value: ({ iban }) => iban,
    cell: ({ iban }) => renderValue(iban, formatIban),
    sortable: true,
  },
  noteColumn,
]

const form: EntryForm<DenyEntryRequest> = {
  schema: async () => (await import('./registration-schemas.ts')).denySchema,
  empty: { firstName: '', lastName: '', birthdate: '', phoneNumber: '', iban: '', note: '' },
  fields: (control) => <DenyFields control={control} />,
  hint: (
    <Trans>Enter a person with name and date of birth, a phone number or an IBAN. You can also combine them.</Trans>
  ),
}

/** Who may not register, and which numbers and accounts may not be used (R383). */
export function DenyListTab(props: RegistrationsProps<DenyEntry, DenyEntryRequest>) {
  return <RegistrationsList {...props} columns={columns} form={form} labels={labels} />
}

const person: ['firstName', 'lastName', 'birthdate'] = ['firstName', 'lastName', 'birthdate']

/** A person, a number or an account; of a person all three as soon as there is one of them (R586, R587). */
function DenyFields({ control }: { control: FormControl<DenyEntryRequest> }) {
  const { t } = useLingui()
  const optional = !useWatch({ control, name: person }).some(Boolean)
  const shared = { control, optional, revalidates: person }
  return (
    <>
      <PersonNameFields {...shared} first="firstName" last="lastName" />
      <DateField {...shared} name="birthdate" label={t`Date of birth`} min={earliestBirthdate()} max={viennaToday()} />
      <CallNumberField control={control} name="phoneNumber" label={t`Phone number`} optional />
      <IbanField control={control} name="iban" label={t`IBAN`} optional />
      <TextareaField control={control} name="note" label={t`Note`} max={NoteTextMax} optional />
    </>
  )
}
