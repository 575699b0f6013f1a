import { msg } from '@lingui/core/macro'
import type { Notification } from '#generated/model/notification.ts'
import type { Column } from '#src/shared/table/column.ts'
import { EmailText } from '#src/shared/elements/email-text.tsx'
import { Timestamp } from '#src/shared/elements/timestamp.tsx'
import { notificationStates } from './notification-states.ts'
import { ValueBadge } from '#src/shared/elements/status-badge.tsx'

/** A dash until it was sent (R475). */
export const SentTime = ({ dateTimeSent }: Pick<Notification, 'dateTimeSent'>) =>
  dateTimeSent === null ? '–' : <Timestamp at={dateTimeSent} />

/** When, what, to whom, how far (R408). */
export const notificationColumns: readonly Column<Notification>[] = [
  {
    id: 'sentAt',
    defaultSort: 'desc',
    header: msg`Sent at`,
    role: 'subtitle',
    value: ({ dateTimeSent }) => dateTimeSent,
    cell: (row) => <SentTime dateTimeSent={row.dateTimeSent} />,
    sortable: true,
  },
  {
    id: 'subject',
    header: msg`Subject`,
    role: 'title',
    long: true,
    value: ({ subject }) => subject,
    cell: ({ subject }) => <bdi>{subject}</bdi>,
    sortable: true,
  },
  {
    id: 'recipient',
    header: msg`Recipient`,
    role: 'detail',
    long: true,
    value: ({ recipient }) => recipient,
    cell: ({ recipient }) => (
      <bdi>
        <EmailText>{recipient}</EmailText>
      </bdi>
    ),
  },
  {
    id: 'state',
    header: msg`State`,
    role: 'state',
    value: ({ state }) => state,
    cell: ({ state }) => <ValueBadge states={notificationStates} value={state} />,
  },
]
