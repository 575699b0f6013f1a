import { defineList } from '#src/shared/table/state/list-search.ts'
import type { UrlState } from '#src/shared/page/url-state.ts'

/** Notes cannot be sorted (R396). */
export const noteList = defineList({})
/** Rows of a page (R830). */
export const notesPageSize = 25

export const noteModals = { add: 'page' } as const

export type NotesSearch = ReturnType<typeof noteList.parse>
export type NotesPlace = UrlState<NotesSearch, typeof noteModals>
