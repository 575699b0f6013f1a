import {
  bankCreateNote,
  getBankListNotesQueryKey,
  getBankListNotesSuspenseQueryOptions,
} from '#generated/api/bank-notes/bank-notes.ts'
import type { NotesPort } from '#src/features/notes/notes-port.ts'
import { idempotentCommand } from '#src/shared/query/write-commands.ts'

export const bankNotes = (customerId: string): NotesPort => ({
  notes: (page) => getBankListNotesSuspenseQueryOptions(customerId, page),
  add: idempotentCommand('bankCreateNote', (note, headers) => bankCreateNote(customerId, note, headers), [
    getBankListNotesQueryKey(customerId),
  ]),
})
