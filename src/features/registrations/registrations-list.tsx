import { Button, Group, Stack, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import type { FieldValues } from 'react-hook-form'
import { IconButton } from '#src/shared/elements/icon-button.tsx'
import { ClientTable } from '#src/shared/table/client-table.tsx'
import { revealAddedRow } from '#src/shared/table/state/list-state.ts'
import type { Column } from '#src/shared/table/column.ts'
import type { Versioned } from '#src/shared/query/port.ts'
import type { EntryForm } from './entry-form-modals.tsx'
import { EntryModals } from './entry-modals.tsx'
import { entryName } from './entry-name.ts'
import type { Entry } from './registration-columns.tsx'
import type { RegistrationLabels } from './registration-labels.ts'
import type { RegistrationsPort } from './registrations-port.ts'
import { registrationList, type RegistrationsPlace } from './registrations-search.ts'

export type RegistrationsProps<TEntry extends Versioned, TRequest> = RegistrationsPlace & {
  port: RegistrationsPort<TEntry, TRequest>
}

type Props<TEntry extends Versioned, TRequest extends FieldValues> = RegistrationsProps<TEntry, TRequest> & {
  columns: readonly Column<TEntry>[]
  form: EntryForm<TRequest>
  labels: RegistrationLabels
}

const pageSize = 15 // R825
const idOf = ({ id }: Entry) => id
const rowsOf = <TEntry,>({ results }: { results: TEntry[] }) => results

/** One of the two lists with the ways to add, change and delete an entry (R875). */
export function RegistrationsList<TEntry extends Entry, TRequest extends FieldValues>(props: Props<TEntry, TRequest>) {
  const { port, columns, form, labels, search, onSearch, modals } = props
  const { t, i18n } = useLingui()
  const buttonsOf = (row: TEntry) => {
    const name = entryName(row)
    return (
      <>
        <IconButton
          label={t`Edit ${name}`}
          onClick={() => modals.open('edit', row.id)}
          icon={<IconPencil size={20} aria-hidden />}
        />
        <IconButton
          tone="danger"
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
        <Text c="dimmed" maw={560}>
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
        rows={rowsOf<TEntry>}
        rowId={idOf}
        columns={columns}
        pageSize={pageSize}
        list={registrationList}
        search={search}
        onSearch={onSearch}
        empty={{ title: i18n._(labels.empty), text: <Trans>Add the first entry with the button above.</Trans> }}
        actions={buttonsOf}
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
