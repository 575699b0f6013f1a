import { msg } from '@lingui/core/macro'
import type { Notification } from '#generated/model/notification.ts'
import { formatDateTime } from '#src/shared/format/date-time.ts'
import type { Column } from '#src/shared/table/column.ts'
import { EmailText } from '#src/shared/ui/email-text.tsx'
import { NotificationState } from './notification-state.tsx'
import classes from './notifications.module.css'

/** A dash until it was sent (R475). */
export const sentTime = ({ dateTimeSent }: Notification): string =>
  dateTimeSent === null ? '–' : formatDateTime(dateTimeSent)

/** When, what, to whom, how far (R408). */
export const notificationColumns: readonly Column<Notification>[] = [
  {
    id: 'sentAt',
    header: msg`Sent at`,
    value: ({ dateTimeSent }) => dateTimeSent,
    cell: (row) => <span className={classes.when}>{sentTime(row)}</span>,
    sortable: true,
  },
  {
    id: 'subject',
    header: msg`Subject`,
    value: ({ subject }) => subject,
    cell: ({ subject }) => <bdi className={classes.long}>{subject}</bdi>,
    sortable: true,
  },
  {
    id: 'recipient',
    header: msg`Recipient`,
    value: ({ recipient }) => recipient,
    cell: ({ recipient }) => (
      <bdi className={classes.long}>
        <EmailText>{recipient}</EmailText>
      </bdi>
    ),
  },
  {
    id: 'state',
    header: msg`State`,
    value: ({ state }) => state,
    cell: ({ state }) => <NotificationState state={state} />,
  },
]
