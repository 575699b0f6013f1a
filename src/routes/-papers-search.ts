import { administratorsSearch } from '#src/features/administrators/administrators-search.ts'
import { documentsSearch, type DocumentsSearch } from '#src/features/documents/documents-search.ts'
import { feesSearch, type FeesSearch } from '#src/features/fees/fees-search.ts'
import { notesSearch, type NotesSearch } from '#src/features/notes/notes-search.ts'
import { notificationsSearch, type NotificationsSearch } from '#src/features/notifications/notifications-search.ts'
import { loadCatalog } from '#src/shared/i18n/i18n.ts'

// Searches and loaders are part of the first file: nothing of a screen may be imported here (docs/decisions/005).

/** Page, sort and open window of each tab; each reads its own. */
export type PapersSearch = Omit<NotesSearch & DocumentsSearch & FeesSearch & NotificationsSearch, 'sort'> & {
  sort?: string
}

export const papersSearch = (given: Record<string, unknown>): PapersSearch => ({
  ...notesSearch(given),
  ...documentsSearch(given),
  ...feesSearch(given),
  ...notificationsSearch(given),
})

/** The same with that of the list of administrators. */
export const companyPapersSearch = (given: Record<string, unknown>) => ({
  ...papersSearch(given),
  ...administratorsSearch(given),
})

export const loadPapersWords = () =>
  Promise.all(['customer-administration', 'notes', 'documents', 'fees', 'notifications', 'table'].map(loadCatalog))
