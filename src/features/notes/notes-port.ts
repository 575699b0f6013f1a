import { bankListNotesParamsLimitDefault } from '#generated/model/bank-list-notes-params.ts'
import type { CreateNoteRequest } from '#generated/model/create-note-request.ts'
import type { CustomerNote } from '#generated/model/customer-note.ts'
import type { CustomerNoteList } from '#generated/model/customer-note-list.ts'
import type { UrlState } from '#src/shared/page/url-state.ts'
import type { Command, Query } from '#src/shared/query/port.ts'
import { defineList } from '#src/shared/table/state/list-search.ts'

/** The notes of bank employees about one customer. */
export type NotesPort = {
  notes: (page: { page: number; limit: number }) => Query<CustomerNoteList>
  /** The page of the list that a note is on; the first one when it is on none. */
  pageOf: (note: string, limit: number) => Query<number>
  add: Command<CreateNoteRequest, CustomerNote>
}

/** Notes cannot be sorted (R396). */
export const noteList = defineList({})
/** Rows of a page (R830). */
export const notesPageSize = bankListNotesParamsLimitDefault

export const noteModals = { add: 'page' } as const

export type NotesSearch = ReturnType<typeof noteList.parse>
export type NotesUrlState = UrlState<NotesSearch, typeof noteModals>
