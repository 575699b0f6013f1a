import { Button, Group, Stack, Text } from '@mantine/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { type FieldValues, useWatch } from 'react-hook-form'
import { IconButton } from '#src/shared/elements/icon-button.tsx'
import { formatCallNumber, formatIban } from '#src/shared/format/numbers.ts'
import { formatDate, viennaToday } from '#src/shared/format/day.ts'
import type { Versioned } from '#src/shared/query/port.ts'
import { ClientTable } from '#src/shared/table/client/client-table.tsx'
import { type Column, idOf, resultsOf } from '#src/shared/table/columns.tsx'
import { revealAddedRow } from '#src/shared/table/state/list-state.ts'
import { EntryModals, entryName, type Entry, type EntryForm, type RegistrationLabels } from './entry-modals.tsx'
import { registrationList, type RegistrationsPort, type RegistrationsUrlState } from './registrations-port.ts'
import { registrationsPageSize } from '#generated/model/constants.ts'
import type { AllowEntry } from '#generated/model/allow-entry.ts'
import type { AllowEntryRequest } from '#generated/model/allow-entry-request.ts'
import { NoteTextMax } from '#generated/model/note-text.ts'
import type { FormControl } from '#src/shared/form/fields/use-bound-field.ts'
import { DateField } from '#src/shared/form/fields/date-field.tsx'
import { PersonNameFields } from '#src/shared/form/fields/person-name-fields.tsx'
import { TextareaField } from '#src/shared/form/fields/textarea-field.tsx'
import { CallNumberField, IbanField } from '#src/shared/form/fields/typed-fields.tsx'
import { earliestBirthdate } from '#src/shared/form/rules/date-rules.ts'
import type { DenyEntry } from '#generated/model/deny-entry.ts'
import type { DenyEntryRequest } from '#generated/model/deny-entry-request.ts'

/** A value, or a dash for a missing one. */
const renderValue = (value: string | null, format = (text: string) => text) => (
  <span className="amount">{value === null ? '–' : format(value)}</span>
)

const personColumns: readonly Column<Entry>[] = [
  {
    id: 'firstName',
    header: msg`First name`,
    width: 'firstName',
    role: 'title',
    value: ({ firstName }) => firstName,
    cell: ({ firstName }) => firstName ?? '–',
    sortable: true,
  },
  {
    id: 'lastName',
    header: msg`Last name`,
    width: 'lastName',
    role: 'title',
    value: ({ lastName }) => lastName,
    cell: ({ lastName }) => lastName ?? '–',
    sortable: true,
  },
  {
    id: 'birthdate',
    header: msg`Date of birth`,
    width: 'day',
    role: 'subtitle',
    value: ({ birthdate }) => birthdate,
    cell: ({ birthdate }) => renderValue(birthdate, formatDate),
    sortable: true,
  },
  {
    id: 'phoneNumber',
    header: msg`Phone number`,
    width: 'phone',
    role: 'detail',
    value: ({ phoneNumber }) => phoneNumber,
    cell: ({ phoneNumber }) => renderValue(phoneNumber, formatCallNumber),
    sortable: true,
  },
]

const noteColumn: Column<Entry> = {
  id: 'note',
  header: msg`Note`,
  width: 'text',
  role: 'detail',
  long: true,
  value: ({ note }) => note,
  cell: ({ note }) => note ?? '–',
  sortable: true,
}

type RegistrationsProps<TEntry extends Versioned, TRequest> = RegistrationsUrlState & {
  port: RegistrationsPort<TEntry, TRequest>
}

type Props<TEntry extends Versioned, TRequest extends FieldValues> = RegistrationsProps<TEntry, TRequest> & {
  columns: readonly Column<TEntry>[]
  form: EntryForm<TRequest>
  labels: RegistrationLabels
}

/** One of the two lists, with buttons to add, change and delete an entry (R875). */
function RegistrationsList<TEntry extends Entry, TRequest extends FieldValues>(props: Props<TEntry, TRequest>) {
  const { port, columns, form, labels, search, onSearch, modals } = props
  const { t, i18n } = useLingui()
  const renderActions = (row: TEntry) => {
    const name = entryName(row)
    return (
      <>
        <IconButton
          title={t`Edit`}
          label={t`Edit ${name}`}
          onClick={() => modals.open('edit', row.id)}
          icon={<IconPencil size={20} aria-hidden />}
        />
        <IconButton
          tone="danger"
          title={t`Delete`}
          label={t`Delete ${name}`}
          onClick={() => modals.open('delete', row.id)}
          icon={<IconTrash size={20} aria-hidden />}
        />
      </>
    )
  }
  return (
    <Stack gap="md">
      <Group justify="space-between" gap="sm">
        <Text c="dimmed" size="sm" maw={900}>
          {i18n._(labels.about)}
        </Text>
        <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => modals.open('add')}>
          <Trans>Add entry</Trans>
        </Button>
      </Group>
      <ClientTable
        name="registrations"
        label={i18n._(labels.list)}
        query={port.entries()}
        rows={resultsOf}
        rowId={idOf}
        columns={columns}
        pageSize={registrationsPageSize}
        list={registrationList}
        search={search}
        onSearch={onSearch}
        empty={{ title: i18n._(labels.empty), text: <Trans>Please add the first entry.</Trans> }}
        actions={renderActions}
        actionsWidth={{ icons: 2 }}
      />
      <EntryModals
        port={port}
        modals={modals}
        form={form}
        labels={labels}
        onClose={(added) => modals.close(revealAddedRow(registrationList, search, added?.id))}
      />
    </Stack>
  )
}

const allowLabels: RegistrationLabels = {
  list: msg`Allow list`,
  about: msg`These people may register as private customers, even if a check would refuse them.`,
  empty: msg`The allow list is empty`,
  add: msg`Add to the allow list`,
  edit: msg`Edit entry of the allow list`,
  remove: msg`Delete from the allow list?`,
  removed: msg`When this person registers, all checks apply again.`,
}

const allowColumns: readonly Column<AllowEntry>[] = [...personColumns, noteColumn]

const allowForm: EntryForm<AllowEntryRequest> = {
  schema: async () => (await import('./registration-schemas.ts')).allowSchema,
  empty: { firstName: '', lastName: '', birthdate: '', phoneNumber: '', note: '' },
  fields: (control) => <AllowFields control={control} />,
}

/** Who may register although a check would refuse it (R384). */
export function AllowListTab(props: RegistrationsProps<AllowEntry, AllowEntryRequest>) {
  return <RegistrationsList {...props} columns={allowColumns} form={allowForm} labels={allowLabels} />
}

/** Everything but the note is needed (R584). */
function AllowFields({ control }: { control: FormControl<AllowEntryRequest> }) {
  const { t } = useLingui()
  return (
    <>
      <PersonNameFields control={control} first="firstName" last="lastName" />
      <DateField
        control={control}
        name="birthdate"
        label={t`Date of birth`}
        min={earliestBirthdate()}
        max={viennaToday()}
      />
      <CallNumberField control={control} name="phoneNumber" label={t`Phone number`} />
      <TextareaField control={control} name="note" label={t`Note`} max={NoteTextMax} optional />
    </>
  )
}

const denyLabels: RegistrationLabels = {
  list: msg`Deny list`,
  about: msg`These people, phone numbers and accounts cannot be registered as private customers.`,
  empty: msg`The deny list is empty`,
  add: msg`Add to the deny list`,
  edit: msg`Edit entry of the deny list`,
  remove: msg`Delete from the deny list?`,
  removed: msg`After that, a registration is possible again.`,
}

const denyColumns: readonly Column<DenyEntry>[] = [
  ...personColumns,
  {
    id: 'iban',
    header: msg`IBAN`,
    width: 'iban',
    role: 'detail',
    value: ({ iban }) => iban,
    cell: ({ iban }) => renderValue(iban, formatIban),
    sortable: true,
  },
  noteColumn,
]

const denyForm: EntryForm<DenyEntryRequest> = {
  schema: async () => (await import('./registration-schemas.ts')).denySchema,
  empty: { firstName: '', lastName: '', birthdate: '', phoneNumber: '', iban: '', note: '' },
  fields: (control) => <DenyFields control={control} />,
  hint: (
    <Trans>Enter a person with name and date of birth, a phone number or an IBAN. You can also combine them.</Trans>
  ),
}

/** Who may not register, and which numbers and accounts may not be used (R383). */
export function DenyListTab(props: RegistrationsProps<DenyEntry, DenyEntryRequest>) {
  return <RegistrationsList {...props} columns={denyColumns} form={denyForm} labels={denyLabels} />
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
