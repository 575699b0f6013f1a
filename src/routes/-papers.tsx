import type { ReactNode } from 'react'
import type { DocumentsPort } from '#src/features/documents/documents-port.ts'
import { documentsSearch } from '#src/features/documents/documents-search.ts'
import { DocumentsTab } from '#src/features/documents/documents-tab.tsx'
import type { FeesPort } from '#src/features/fees/fees-port.ts'
import { feesSearch } from '#src/features/fees/fees-search.ts'
import { FeesTab } from '#src/features/fees/fees-tab.tsx'
import type { NotesPort } from '#src/features/notes/notes-port.ts'
import { notesSearch } from '#src/features/notes/notes-search.ts'
import { NotesTab } from '#src/features/notes/notes-tab.tsx'
import type { NotificationsPort } from '#src/features/notifications/notifications-port.ts'
import { notificationsSearch } from '#src/features/notifications/notifications-search.ts'
import { NotificationsTab } from '#src/features/notifications/notifications-tab.tsx'
import type { PapersSearch } from './-papers-search.ts'

type Options = {
  ports: { notes: NotesPort; documents: DocumentsPort; fees: FeesPort; notifications: NotificationsPort }
  /** Whether the employee may delete documents for good (R677). */
  mayRemove: boolean
  search: PapersSearch
  onSearch: (next: PapersSearch) => void
}

function documentsPort({ ports, mayRemove }: Options): DocumentsPort {
  const { removeForGood: _removeForGood, ...others } = ports.documents
  return mayRemove ? ports.documents : others
}

/** What the bank keeps with a customer of either kind: four tabs of the administration. */
export const papers = (
  options: Options,
): Record<'notes' | 'documents' | 'fees-credits' | 'notifications', ReactNode> => {
  const { ports, search, onSearch } = options
  return {
    notes: <NotesTab port={ports.notes} search={notesSearch(search)} onSearch={onSearch} />,
    documents: <DocumentsTab port={documentsPort(options)} search={documentsSearch(search)} onSearch={onSearch} />,
    'fees-credits': <FeesTab port={ports.fees} search={feesSearch(search)} onSearch={onSearch} />,
    notifications: (
      <NotificationsTab port={ports.notifications} search={notificationsSearch(search)} onSearch={onSearch} />
    ),
  }
}
