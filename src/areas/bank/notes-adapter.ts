import {
  bankCreateNote,
  getBankListNotesQueryKey,
  getBankListNotesSuspenseQueryOptions,
} from '#generated/api/bank-notes/bank-notes.ts'
import type { NotesPort } from '#src/features/notes/notes-port.ts'
import { command } from '#src/shared/query/port.ts'

export const bankNotes = (customerId: string): NotesPort => ({
  notes: (page) => getBankListNotesSuspenseQueryOptions(customerId, page),
  add: command('bankCreateNote', (note) => bankCreateNote(customerId, note), [getBankListNotesQueryKey(customerId)]),
})
