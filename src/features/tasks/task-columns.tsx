import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Task } from '#generated/model/task.ts'
import { formatDateTime } from '#src/shared/format/date.ts'
import { labelOf } from '#src/shared/i18n/label-of.ts'
import type { Column } from '#src/shared/table/column.ts'
import { Copyable } from '#src/shared/elements/copyable.tsx'
import { Timestamp } from '#src/shared/elements/timestamp.tsx'
import { objectLabels, workOf } from './task-labels.ts'

/** Enough of a long identifier to tell rows apart; the whole one is copied. */
const ending = (id: string) => `…${id.slice(-8)}`

function Identifier({ value, of }: { value: string; of: 'task' | 'support' }) {
  const { t } = useLingui()
  return (
    <Copyable value={value} label={of === 'task' ? t`task id` : t`support id`}>
      <span className="amount">{ending(value)}</span>
    </Copyable>
  )
}

/** What is said of a task (R876); sorted and searched by the words that are shown. */
export const taskColumns = (i18n: I18n): readonly Column<Task>[] => [
  {
    id: 'id',
    header: msg`Task`,
    role: 'detail',
    value: ({ id }) => id,
    cell: ({ id }) => <Identifier value={id} of="task" />,
    sortable: true,
  },
  {
    id: 'creationDate',
    defaultSort: 'desc',
    header: msg`Created`,
    role: 'detail',
    value: ({ creationDate }) => creationDate,
    cell: ({ creationDate }) => <Timestamp at={creationDate} />,
    searchText: ({ creationDate }) => formatDateTime(creationDate),
    sortable: true,
  },
  {
    id: 'objectType',
    header: msg`Object`,
    role: 'subtitle',
    value: ({ objectType }) => labelOf(i18n, objectLabels, objectType),
    sortable: true,
  },
  {
    id: 'businessIdentifier',
    header: msg`Identifier`,
    role: 'subtitle',
    long: true,
    value: ({ businessIdentifier }) => businessIdentifier,
    cell: ({ businessIdentifier }) => <bdi>{businessIdentifier}</bdi>,
    sortable: true,
  },
  {
    id: 'taskType',
    header: msg`What is done`,
    role: 'title',
    value: ({ taskType }) => {
      const labels = workOf(taskType)
      return labels === undefined ? taskType : i18n._(labels)
    },
    sortable: true,
  },
  {
    id: 'attempts',
    header: msg`Attempts`,
    role: 'detail',
    value: ({ attempts }) => attempts,
    sortable: true,
    numeric: true,
    searchText: false,
  },
  {
    id: 'nextAttemptNotBefore',
    header: msg`Next attempt from`,
    role: 'detail',
    value: ({ nextAttemptNotBefore }) => nextAttemptNotBefore,
    cell: ({ nextAttemptNotBefore }) => (nextAttemptNotBefore === null ? '–' : <Timestamp at={nextAttemptNotBefore} />),
    searchText: false,
    sortable: true,
  },
  {
    id: 'supportId',
    header: msg`Support ID`,
    role: 'detail',
    value: ({ supportId }) => supportId,
    cell: ({ supportId }) => (supportId === null ? '–' : <Identifier value={supportId} of="support" />),
    sortable: true,
  },
]
