import { msg } from '@lingui/core/macro'
import type { CustomerNote } from '#generated/model/customer-note.ts'
import type { Column } from '#src/shared/table/column.ts'
import { Timestamp } from '#src/shared/elements/timestamp.tsx'
import classes from './notes.module.css'

/** When, what and who (R397). */
export const noteColumns: readonly Column<CustomerNote>[] = [
  {
    id: 'createdAt',
    defaultSort: 'desc',
    header: msg`Created at`,
    role: 'title',
    value: ({ createdAt }) => createdAt,
    cell: ({ createdAt }) => <Timestamp at={createdAt} />,
  },
  {
    id: 'note',
    header: msg`Note`,
    role: 'subtitle',
    value: ({ note }) => note,
    cell: ({ note }) => (
      <div className={classes.note} dir="auto">
        {note}
      </div>
    ),
  },
  {
    id: 'recordedBy',
    header: msg`Recorded by`,
    role: 'detail',
    value: ({ recordedBy }) => recordedBy,
    cell: ({ recordedBy }) => <bdi>{recordedBy}</bdi>,
  },
]
