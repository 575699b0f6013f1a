import { Button, Group, Stack, Text } from '@mantine/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import type { FieldValues } from 'react-hook-form'
import { IconButton } from '#src/shared/elements/icon-button.tsx'
import { formatCallNumber } from '#src/shared/format/numbers.ts'
import { formatDate } from '#src/shared/format/date.ts'
import type { Versioned } from '#src/shared/query/port.ts'
import { ClientTable } from '#src/shared/table/client/client-table.tsx'
import type { Column } from '#src/shared/table/columns.tsx'
import { revealAddedRow } from '#src/shared/table/state/list-state.ts'
import { EntryModals, entryName, type Entry, type EntryForm, type RegistrationLabels } from './entry-modals.tsx'
import { registrationList, type RegistrationsPort, type RegistrationsUrlState } from './registrations-port.ts'

/** A value, or a dash for a missing one. */
export const renderValue = (value: string | null, format = (text: string) => text) => (
  <span className="amount">{value === null ? '–' : format(value)}</span>
)

export const personColumns: readonly Column<Entry>[] = [
  {
    id: 'firstName',
    header: msg`First name`,
    role: 'title',
    value: ({ firstName }) => firstName,
    cell: ({ firstName }) => renderValue(firstName),
    sortable: true,
  },
  {
    id: 'lastName',
    header: msg`Last name`,
    role: 'title',
    value: ({ lastName }) => lastName,
    cell: ({ lastName }) => renderValue(lastName),
    sortable: true,
  },
  {
    id: 'birthdate',
    header: msg`Date of birth`,
    role: 'subtitle',
    value: ({ birthdate }) => birthdate,
    cell: ({ birthdate }) => renderValue(birthdate, formatDate),
    sortable: true,
  },
  {
    id: 'phoneNumber',
    header: msg`Phone number`,
    role: 'detail',
    value: ({ phoneNumber }) => phoneNumber,
    cell: ({ phoneNumber }) => renderValue(phoneNumber, formatCallNumber),
    sortable: true,
  },
]

export const noteColumn: Column<Entry> = {
  id: 'note',
  header: msg`Note`,
  role: 'detail',
  long: true,
  value: ({ note }) => note,
  cell: ({ note }) => note ?? '–',
  sortable: true,
}

export type RegistrationsProps<TEntry extends Versioned, TRequest> = RegistrationsUrlState & {
  port: RegistrationsPort<TEntry, TRequest>
}

type Props<TEntry extends Versioned, TRequest extends FieldValues> = RegistrationsProps<TEntry, TRequest> & {
  columns: readonly Column<TEntry>[]
  form: EntryForm<TRequest>
  labels: RegistrationLabels
}

const pageSize = 15 // R825
const getId = ({ id }: Entry) => id
const getRows = <TEntry,>({ results }: { results: TEntry[] }) => results

/** One of the two lists, with buttons to add, change and delete an entry (R875). */
export function RegistrationsList<TEntry extends Entry, TRequest extends FieldValues>(props: Props<TEntry, TRequest>) {
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
        rows={getRows<TEntry>}
        rowId={getId}
        columns={columns}
        pageSize={pageSize}
        list={registrationList}
        search={search}
        onSearch={onSearch}
        empty={{ title: i18n._(labels.empty), text: <Trans>Please add the first entry.</Trans> }}
        actions={renderActions}
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
