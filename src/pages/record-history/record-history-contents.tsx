/** The list of a history with the words of all records; loaded with the first history that is opened. */
import { HistoryEntries, type HistoryEntriesProps } from '#src/features/history/history-entries.tsx'
import { describeChange } from '#src/features/record-fields/describe-change.ts'
import { valueLabels } from './value-labels.tsx'

const describe: HistoryEntriesProps['describe'] = (i18n, change) => describeChange(i18n, change, valueLabels)

export const RecordHistoryContents = (props: Omit<HistoryEntriesProps, 'describe'>) => (
  <HistoryEntries {...props} describe={describe} />
)
