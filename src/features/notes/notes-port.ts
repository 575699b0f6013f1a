import type { CreateNoteRequest } from '#generated/model/create-note-request.ts'
import type { CustomerNote } from '#generated/model/customer-note.ts'
import type { CustomerNoteList } from '#generated/model/customer-note-list.ts'
import type { Command, Query } from '#src/shared/query/port.ts'

/** What bank employees note down about one customer. */
export type NotesPort = {
  notes: (page: { page: number; limit: number }) => Query<CustomerNoteList>
  add: Command<CreateNoteRequest, CustomerNote>
}
