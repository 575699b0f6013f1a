import type { UrlState } from '#src/shared/page/url-state.ts'
import { list } from '#src/shared/table/list-search.ts'

export const documentList = list({ sort: ['documentType', 'filename', 'addedBy', 'addedAt'] })
export const documentModals = { add: 'page', edit: 'record', delete: 'record' } as const

export type DocumentsSearch = ReturnType<typeof documentList.parse>
export type DocumentsPlace = UrlState<DocumentsSearch, typeof documentModals>
