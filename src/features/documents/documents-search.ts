import { defineList } from '#src/shared/table/state/list-search.ts'
import type { UrlState } from '#src/shared/page/url-state.ts'

export const documentList = defineList({ sort: ['documentType', 'filename', 'addedBy', 'addedAt'] })
export const documentModals = { add: 'page', edit: 'record', delete: 'record' } as const

export type DocumentsSearch = ReturnType<typeof documentList.parse>
export type DocumentsUrlState = UrlState<DocumentsSearch, typeof documentModals>
