import { Button, Group, Stack, Text } from '@mantine/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { CustomerNote } from '#generated/model/customer-note.ts'
import type { CustomerNoteList } from '#generated/model/customer-note-list.ts'
import { NoteTextMax } from '#generated/model/note-text.ts'
import { Timestamp } from '#src/shared/elements/timestamp.tsx'
import { TextareaField } from '#src/shared/form/fields/textarea-field.tsx'
import { ModalForm } from '#src/shared/form/shell/modal-form.tsx'
import { ModalSwitch } from '#src/shared/page/open-modal.tsx'
import type { Column } from '#src/shared/table/columns.tsx'
import { ServerTable } from '#src/shared/table/server-table.tsx'
import { goToPage, useListPreferences } from '#src/shared/table/state/list-state.ts'
import classes from './notes.module.css'
import { noteList, notesPageSize, type NotesPort, type NotesUrlState } from './notes-port.ts'

type Props = NotesUrlState & { port: NotesPort }

const readRows = ({ results }: CustomerNoteList) => results
const readTotal = ({ total }: CustomerNoteList) => total
/** Servers of an older contract send no id; two equal notes in one millisecond are not expected. */
const idOf = ({ id, createdAt, recordedBy, note }: CustomerNote) => id ?? `${createdAt} ${recordedBy} ${note}`

/** The notes of bank employees, newest first, and the button that adds one (R395 to R398). */
export function NotesTab({ port, search, onSearch, modals }: Props) {
  const { t } = useLingui()
  const [{ size = notesPageSize }] = useListPreferences('notes', search.layout)
  // A link from the history names a note, which may be on any page.
  const found = useQuery({
    ...port.pageOf(search.added ?? '', size),
    enabled: search.added !== undefined && search.page === undefined,
  })
  const page = search.page ?? found.data ?? 1
  return (
    <Stack gap="md">
      <Group justify="space-between" gap="sm">
        <Text c="dimmed" size="sm" maw={900} visibleFrom="sm">
          <Trans>Only the bank can see these notes. A note cannot be changed or deleted later.</Trans>
        </Text>
        <Button
          className={classes.add!}
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => modals.open('add')}
        >
          <Trans>Add note</Trans>
        </Button>
      </Group>
      <ServerTable
        name="notes"
        label={t`Notes`}
        query={port.notes({ page, limit: size })}
        rows={readRows}
        total={readTotal}
        rowId={idOf}
        columns={noteColumns}
        pageSize={size}
        defaultPageSize={notesPageSize}
        list={noteList}
        search={{ ...search, page }}
        onSearch={onSearch}
        empty={{
          title: <Trans>No notes yet</Trans>,
          text: <Trans>Write down what your colleagues should know about this customer.</Trans>,
        }}
      />
      <ModalSwitch modals={modals} modal={['add']}>
        {(opened) => (
          <AddNoteModal
            port={port}
            opened={opened}
            // A new note is the first one of the list.
            onClose={(added) => modals.close(added === undefined ? search : goToPage(search, 1))}
          />
        )}
      </ModalSwitch>
    </Stack>
  )
}

/** Time, text and author (R397). */
const noteColumns: readonly Column<CustomerNote>[] = [
  {
    id: 'createdAt',
    defaultSort: 'desc',
    header: msg`Created at`,
    width: 'moment',
    role: 'title',
    value: ({ createdAt }) => createdAt,
    cell: ({ createdAt }) => <Timestamp at={createdAt} />,
  },
  {
    id: 'note',
    header: msg`Note`,
    width: 'text',
    role: 'subtitle',
    value: ({ note }) => note,
    cell: ({ note }) => (
      <div className={classes.note} dir="auto">
        {note}
      </div>
    ),
  },
  {
    id: 'recordedBy',
    header: msg`Recorded by`,
    width: 'label',
    role: 'detail',
    value: ({ recordedBy }) => recordedBy,
    cell: ({ recordedBy }) => <bdi>{recordedBy}</bdi>,
  },
]

type AddProps = { port: NotesPort; opened: boolean; onClose: (added?: CustomerNote) => void }

const loadSchema = async () => (await import('#generated/model/create-note-request.ts')).CreateNoteRequest

/** Adds a note; the field counts the characters that are left (R391, R398). */
function AddNoteModal({ port, opened, onClose }: AddProps) {
  const { t } = useLingui()
  return (
    <ModalForm
      title={t`Add note`}
      opened={opened}
      onClose={onClose}
      command={port.add}
      schema={loadSchema}
      defaultValues={{ note: '' }}
      submitLabel={t`Add`}
      success={msg`Note added.`}
    >
      {(control) => (
        <TextareaField
          control={control}
          name="note"
          label={t`Note`}
          description={t`Only the bank can see these notes. A note cannot be changed or deleted later.`}
          max={NoteTextMax}
          rows={8}
        />
      )}
    </ModalForm>
  )
}
