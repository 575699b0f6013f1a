import { list, type ListSearch } from '#src/shared/table/list-search.ts'

/** Notes cannot be sorted (R396). */
export const noteList = list({})
/** Rows of a page (R830). */
export const notesPageSize = 25

/** The page, and whether the window to add a note is open. */
export type NotesSearch = ListSearch<never> & { note?: 'new' }

export const notesSearch = (given: Record<string, unknown>): NotesSearch => ({
  ...noteList.parse(given),
  ...(given.note === 'new' && { note: 'new' }),
})
