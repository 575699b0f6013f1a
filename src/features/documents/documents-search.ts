import type { Place } from '#src/shared/page/place.ts'
import { defineList } from '#src/shared/table/state/list-search.ts'

export const documentList = defineList({ sort: ['documentType', 'filename', 'addedBy', 'addedAt'] })
export const documentModals = { add: 'page', edit: 'record', delete: 'record' } as const

export type DocumentsSearch = ReturnType<typeof documentList.parse>
export type DocumentsPlace = Place<DocumentsSearch, typeof documentModals>
