import type { ComponentProps } from 'react'
import { HistoryAction } from '#src/features/history/history-action.tsx'
import type { HistoryEntriesProps } from '#src/features/history/history-entries.tsx'
import { loadCatalog } from '#src/shared/i18n/i18n.ts'
import { loadable } from '#src/shared/ui/loadable.tsx'

/** The features whose words appear in changed fields. */
const catalogs = ['address', 'calling-numbers', 'company', 'customers', 'documents', 'fees', 'record-fields'] as const

/** Loaded with the first history that is opened, since no other screen needs the words of all fields. */
const Entries = loadable<Omit<HistoryEntriesProps, 'describe'>>(async () => {
  const [{ HistoryEntries }, { describeChange }, { valueLabels }] = await Promise.all([
    import('#src/features/history/history-entries.tsx'),
    import('#src/features/record-fields/describe-change.ts'),
    import('./value-labels.ts'),
    ...catalogs.map(loadCatalog),
  ])
  const describe: HistoryEntriesProps['describe'] = (i18n, change) => describeChange(i18n, change, valueLabels)
  return (props) => <HistoryEntries {...props} describe={describe} />
})

/** The history of a customer, a calling number or an administrator, with the changed fields in words. */
export const RecordHistory = (props: Omit<ComponentProps<typeof HistoryAction>, 'Entries'>) => (
  <HistoryAction {...props} Entries={Entries} />
)
