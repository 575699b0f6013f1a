import { ActionIcon, Button, Group, Stack, Text } from '@mantine/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useQuery } from '@tanstack/react-query'
import { ClientTable } from '#src/shared/table/client-table.tsx'
import { showAdded } from '#src/shared/table/list-changes.ts'
import type { Column } from '#src/shared/table/column.ts'
import type { Stored } from '#src/shared/query/port.ts'
import { ConfirmChange } from '#src/shared/ui/confirm-modal.tsx'
import { AddEntryModal, EditEntryModal, type EntryForm } from './entry-form-modals.tsx'
import { entryName } from './entry-name.ts'
import type { Entry } from './registration-columns.tsx'
import type { RegistrationLabels } from './registration-labels.ts'
import type { RegistrationsPort } from './registrations-port.ts'
import { registrationList, type RegistrationsPlace } from './registrations-search.ts'

export type RegistrationsProps<TEntry extends Stored, TRequest> = RegistrationsPlace & {
  port: RegistrationsPort<TEntry, TRequest>
}

type Props<TEntry extends Stored, TRequest extends FieldValues> = RegistrationsProps<TEntry, TRequest> & {
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
  const { data } = useQuery(port.entries())
  const named = data?.results.find(({ id }) => id === modals.record)
  // A modal that closes still shows the entry that it was about.
  const [last, setLast] = useState(named)
  if (named !== undefined && named !== last) setLast(named)
  const entry = named ?? last
  const modalOf = (name: 'edit' | 'delete') => ({
    opened: named !== undefined && modals.isOpen(name, named.id),
    onClose: () => modals.close(),
  })
  const buttonsOf = (row: TEntry) => {
    const name = entryName(row)
    return (
      <>
        <ActionIcon variant="subtle" size={44} aria-label={t`Edit ${name}`} onClick={() => modals.open('edit', row.id)}>
          <IconPencil size={20} aria-hidden />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="red"
          size={44}
          aria-label={t`Delete ${name}`}
          onClick={() => modals.open('delete', row.id)}
        >
          <IconTrash size={20} aria-hidden />
        </ActionIcon>
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
      <AddEntryModal
        opened={modals.isOpen('add')}
        onClose={(added) => modals.close(showAdded(registrationList, search, added?.id))}
        port={port}
        form={form}
        labels={labels}
      />
      {entry !== undefined && (
        <>
          <EditEntryModal {...modalOf('edit')} port={port} form={form} labels={labels} id={entry.id} />
          <ConfirmChange
            {...modalOf('delete')}
            title={i18n._(labels.remove)}
            change={port.remove}
            record={entry}
            input={() => undefined}
            confirmLabel={t`Delete`}
            danger
            success={msg`The entry is deleted.`}
          >
            <Text>
              <Trans>You are deleting the entry for {entryName(entry)}.</Trans> {i18n._(labels.removed)}
            </Text>
          </ConfirmChange>
        </>
      )}
    </Stack>
  )
}
