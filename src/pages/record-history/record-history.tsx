import type { ComponentProps } from 'react'
import { HistoryAction } from '#src/features/history/history-action.tsx'
import { loadCatalog } from '#src/shared/i18n/i18n.ts'
import { loadable } from '#src/shared/ui/loadable.tsx'

/** The features whose words appear in changed fields. */
const catalogs = ['address', 'calling-numbers', 'company', 'customers', 'documents', 'fees', 'record-fields'] as const

const Entries = loadable(async () => {
  const [{ RecordHistoryContents }] = await Promise.all([
    import('./record-history-contents.tsx'),
    ...catalogs.map((catalog) => loadCatalog(catalog)),
  ])
  return RecordHistoryContents
})

/** The history of a customer, a calling number or an administrator, with the changed fields in words. */
export const RecordHistory = (props: Omit<ComponentProps<typeof HistoryAction>, 'Entries'>) => (
  <HistoryAction {...props} Entries={Entries} />
)
