import { useLingui } from '@lingui/react/macro'
import type { DocumentsPort } from '#src/features/documents/documents-port.ts'
import { DocumentsTab } from '#src/features/documents/documents-tab.tsx'
import type { DocumentsPlace } from '#src/features/documents/documents-search.ts'
import type { FeesPort } from '#src/features/fees/fees-port.ts'
import type { FeesPlace } from '#src/features/fees/fees-search.ts'
import { FeesTab } from '#src/features/fees/fees-tab.tsx'
import type { NotesPort } from '#src/features/notes/notes-port.ts'
import type { NotesPlace } from '#src/features/notes/notes-search.ts'
import { NotesTab } from '#src/features/notes/notes-tab.tsx'
import type { NotificationsPlace } from '#src/features/notifications/notifications-search.ts'
import type { NotificationsPort } from '#src/features/notifications/notifications-port.ts'
import { NotificationsTab } from '#src/features/notifications/notifications-tab.tsx'

export type KeptPorts = { notes: NotesPort; documents: DocumentsPort; fees: FeesPort; notifications: NotificationsPort }
type KeptPlaces = { notes: NotesPlace; documents: DocumentsPlace; fees: FeesPlace; notifications: NotificationsPlace }

/** What the bank keeps with a customer of either kind: four tabs of the administration. */
export function useKeptTabs(ports: KeptPorts, places: KeptPlaces) {
  const { t } = useLingui()
  return {
    notes: { label: t`Notes`, content: <NotesTab port={ports.notes} {...places.notes} /> },
    documents: { label: t`Documents`, content: <DocumentsTab port={ports.documents} {...places.documents} /> },
    'fees-credits': { label: t`Fees and credits`, content: <FeesTab port={ports.fees} {...places.fees} /> },
    notifications: {
      label: t`Notifications`,
      content: <NotificationsTab port={ports.notifications} {...places.notifications} />,
    },
  }
}
