import { Button, Group, Stack, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconPlus } from '@tabler/icons-react'
import type { CustomerNote } from '#generated/model/customer-note.ts'
import type { CustomerNoteList } from '#generated/model/customer-note-list.ts'
import { goToPage, useListPreferences } from '#src/shared/table/state/list-state.ts'
import { ModalSwitch } from '#src/shared/page/open-modal.tsx'
import { ServerTable } from '#src/shared/table/server-table.tsx'
import { AddNoteModal } from './add-note-modal.tsx'
import { noteColumns } from './note-columns.tsx'
import type { NotesPort } from './notes-port.ts'
import { noteList, notesPageSize, type NotesPlace } from './notes-search.ts'

type Props = NotesPlace & { port: NotesPort }

const rowsOf = ({ results }: CustomerNoteList) => results
const totalOf = ({ total }: CustomerNoteList) => total
/** A note has no id; nobody writes the same one twice in a millisecond. */
const idOf = ({ createdAt, recordedBy, note }: CustomerNote) => `${createdAt} ${recordedBy} ${note}`

/** What bank employees noted down, newest first, and the way to add something (R395 to R398). */
export function NotesTab({ port, search, onSearch, modals }: Props) {
  const { t } = useLingui()
  const [{ size = notesPageSize }] = useListPreferences('notes')
  return (
    <Stack gap="md">
      <Group justify="space-between" gap="sm">
        <Text c="dimmed" maw={560}>
          <Trans>Only bank employees see these notes. A note cannot be changed or deleted later.</Trans>
        </Text>
        <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => modals.open('add')}>
          <Trans>Add note</Trans>
        </Button>
      </Group>
      <ServerTable
        name="notes"
        label={t`Notes`}
        query={port.notes({ page: search.page ?? 1, limit: size })}
        rows={rowsOf}
        total={totalOf}
        rowId={idOf}
        columns={noteColumns}
        pageSize={size}
        defaultPageSize={notesPageSize}
        list={noteList}
        search={search}
        onSearch={onSearch}
        empty={{
          title: <Trans>There are no notes yet</Trans>,
          text: <Trans>Add what your colleagues should know about this customer.</Trans>,
        }}
      />
      <ModalSwitch modals={modals} modal={['add']}>
        {(opened) => (
          <AddNoteModal
            port={port}
            opened={opened}
            // A new note is the first one of all.
            onClose={(added) => modals.close(added === undefined ? search : goToPage(search, 1))}
          />
        )}
      </ModalSwitch>
    </Stack>
  )
}
