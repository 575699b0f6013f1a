import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { CustomerNote } from '#generated/model/customer-note.ts'
import { NoteTextMax } from '#generated/model/note-text.ts'
import { ModalForm } from '#src/shared/form/shell/modal-form.tsx'
import { TextareaField } from '#src/shared/form/fields/textarea-field.tsx'
import type { NotesPort } from './notes-port.ts'

type Props = { port: NotesPort; opened: boolean; onClose: (added?: CustomerNote) => void }

const loadSchema = async () => (await import('#generated/model/create-note-request.ts')).CreateNoteRequest

/** A text with a count of the characters that are left (R391, R398). */
export function AddNoteModal({ port, opened, onClose }: Props) {
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
      success={msg`The note is added.`}
    >
      {(control) => <TextareaField control={control} name="note" label={t`Note`} max={NoteTextMax} rows={8} />}
    </ModalForm>
  )
}
