import { msg } from '@lingui/core/macro'
import type { Notification } from '#generated/model/notification.ts'
import type { Column } from '#src/shared/table/column.ts'
import { EmailText } from '#src/shared/elements/email-text.tsx'
import { Moment } from '#src/shared/elements/moment.tsx'
import { notificationStates } from './notification-states.ts'
import { StateBadge } from '#src/shared/elements/status-badge.tsx'
import classes from './notifications.module.css'

/** A dash until it was sent (R475). */
export const SentTime = ({ dateTimeSent }: Pick<Notification, 'dateTimeSent'>) =>
  dateTimeSent === null ? '–' : <Moment at={dateTimeSent} />

/** When, what, to whom, how far (R408). */
export const notificationColumns: readonly Column<Notification>[] = [
  {
    id: 'sentAt',
    header: msg`Sent at`,
    value: ({ dateTimeSent }) => dateTimeSent,
    cell: (row) => <SentTime dateTimeSent={row.dateTimeSent} />,
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
    cell: ({ state }) => <StateBadge state={notificationStates[state]} />,
  },
]
