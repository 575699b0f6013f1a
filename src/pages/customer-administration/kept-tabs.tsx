import { useLingui } from '@lingui/react/macro'
import type { DocumentsPort } from '#src/features/documents/documents-port.ts'
import { DocumentsTab } from '#src/features/documents/documents-tab.tsx'
import type { DocumentsSearch } from '#src/features/documents/documents-search.ts'
import type { FeesPort } from '#src/features/fees/fees-port.ts'
import type { FeesSearch } from '#src/features/fees/fees-search.ts'
import { FeesTab } from '#src/features/fees/fees-tab.tsx'
import type { NotesPort } from '#src/features/notes/notes-port.ts'
import type { NotesSearch } from '#src/features/notes/notes-search.ts'
import { NotesTab } from '#src/features/notes/notes-tab.tsx'
import type { NotificationsSearch } from '#src/features/notifications/notifications-search.ts'
import type { NotificationsPort } from '#src/features/notifications/notifications-port.ts'
import { NotificationsTab } from '#src/features/notifications/notifications-tab.tsx'
import type { OpenTabs, Place } from '#src/shared/page/use-page.ts'

export type KeptPorts = { notes: NotesPort; documents: DocumentsPort; fees: FeesPort; notifications: NotificationsPort }
type Shared = { notes: NotesSearch; 'fees-credits': FeesSearch; notifications: NotificationsSearch }

/** What the bank keeps with a customer of either kind: four tabs of the administration. */
export function useKeptTabs(ports: KeptPorts, place: OpenTabs<Shared>['place'], documents: Place<DocumentsSearch>) {
  const { t } = useLingui()
  return {
    notes: { label: t`Notes`, content: <NotesTab port={ports.notes} {...place('notes')} /> },
    documents: { label: t`Documents`, content: <DocumentsTab port={ports.documents} {...documents} /> },
    'fees-credits': { label: t`Fees and credits`, content: <FeesTab port={ports.fees} {...place('fees-credits')} /> },
    notifications: {
      label: t`Notifications`,
      content: <NotificationsTab port={ports.notifications} {...place('notifications')} />,
    },
  }
}
