import { Stack, Text } from '@mantine/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Notification } from '#generated/model/notification.ts'
import type { NotificationList } from '#generated/model/notification-list.ts'
import { EmailText } from '#src/shared/elements/email-text.tsx'
import { ValueBadge } from '#src/shared/elements/status-badge.tsx'
import { ModalSwitch } from '#src/shared/page/open-modal.tsx'
import { type Column, idOf, resultsOf } from '#src/shared/table/columns.tsx'
import { ServerTable } from '#src/shared/table/server-table.tsx'
import { useListPreferences, splitSort } from '#src/shared/table/state/list-state.ts'
import {
  notificationList,
  notificationsPageSize,
  type NotificationsPort,
  type NotificationsUrlState,
} from './notifications-port.ts'
import { notificationStates, SentTime, ViewNotification } from './view-notification.tsx'

/** When, what, to whom, how far (R408). */
const columns: readonly Column<Notification>[] = [
  {
    id: 'sentAt',
    defaultSort: 'desc',
    header: msg`Sent at`,
    width: 'moment',
    role: 'subtitle',
    value: ({ dateTimeSent }) => dateTimeSent,
    cell: (row) => <SentTime dateTimeSent={row.dateTimeSent} />,
    sortable: true,
  },
  {
    id: 'subject',
    header: msg`Subject`,
    width: 'text',
    role: 'title',
    long: true,
    value: ({ subject }) => subject,
    cell: ({ subject }) => <bdi>{subject}</bdi>,
    sortable: true,
  },
  {
    id: 'recipient',
    header: msg`Recipient`,
    width: 'email',
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
    header: msg`Status`,
    width: 'state',
    role: 'state',
    value: ({ state }) => state,
    cell: ({ state }) => <ValueBadge states={notificationStates} value={state} />,
  },
]

type Props = NotificationsUrlState & { port: NotificationsPort }

const getTotal = ({ total }: NotificationList) => total

/** The messages to the customer, the newest first unless sorted otherwise (R405 to R409). */
export function NotificationsTab({ port, search, onSearch, modals }: Props) {
  const { t } = useLingui()
  const [{ size = notificationsPageSize }] = useListPreferences('notifications', search.layout)
  const { field = 'sentAt', order = 'desc' } = splitSort(search.sort) ?? {}
  const renderActions = (row: Notification) => (
    <ModalSwitch modals={modals} modal={['view', row.id]}>
      {(opened) => (
        <ViewNotification
          port={port}
          notification={row}
          opened={opened}
          onOpen={() => modals.open('view', row.id)}
          onClose={() => modals.close()}
        />
      )}
    </ModalSwitch>
  )
  return (
    <Stack gap="md">
      <Text c="dimmed" size="sm" maw={900}>
        <Trans>E-mails from the bank to this customer, with their attachments.</Trans>
      </Text>
      <ServerTable
        name="notifications"
        label={t`Notifications`}
        query={port.notifications({
          page: search.page ?? 1,
          limit: size,
          sortBy: field,
          sortOrder: order,
        })}
        rows={resultsOf}
        total={getTotal}
        rowId={idOf}
        columns={columns}
        pageSize={size}
        defaultPageSize={notificationsPageSize}
        list={notificationList}
        search={search}
        onSearch={onSearch}
        empty={{
          title: <Trans>No notifications yet</Trans>,
          text: <Trans>Messages from the bank to this customer will appear here.</Trans>,
        }}
        actions={renderActions}
        actionsWidth={{ icons: 1 }}
      />
    </Stack>
  )
}
