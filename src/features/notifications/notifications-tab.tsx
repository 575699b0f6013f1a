import { Stack, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Notification } from '#generated/model/notification.ts'
import type { NotificationList } from '#generated/model/notification-list.ts'
import { splitSort } from '#src/shared/table/state/list-state.ts'
import { useListPreferences } from '#src/shared/table/state/list-preferences.ts'
import { ModalSwitch } from '#src/shared/page/open-modal.tsx'
import { ServerTable } from '#src/shared/table/server-table.tsx'
import { notificationColumns } from './notification-columns.tsx'
import { notificationList, notificationsPageSize, type NotificationsPlace } from './notifications-search.ts'
import type { NotificationsPort } from './notifications-port.ts'
import { ViewNotification } from './view-notification.tsx'

type Props = NotificationsPlace & { port: NotificationsPort }

const rowsOf = ({ results }: NotificationList) => results
const totalOf = ({ total }: NotificationList) => total
const idOf = ({ id }: Notification) => id

/** The messages to the customer, the newest first unless sorted otherwise (R405 to R409). */
export function NotificationsTab({ port, search, onSearch, modals }: Props) {
  const { t } = useLingui()
  const [{ size = notificationsPageSize }] = useListPreferences('notifications')
  const { field = 'sentAt', order = 'desc' } = splitSort(search.sort) ?? {}
  const buttonsOf = (row: Notification) => (
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
      <Text c="dimmed" maw={560}>
        <Trans>E-mails from the bank to this customer, with what was attached.</Trans>
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
        rows={rowsOf}
        total={totalOf}
        rowId={idOf}
        columns={notificationColumns}
        pageSize={size}
        defaultPageSize={notificationsPageSize}
        list={notificationList}
        search={search}
        onSearch={onSearch}
        empty={{
          title: <Trans>There are no notifications yet</Trans>,
          text: <Trans>As soon as the bank writes to this customer, the message stands here.</Trans>,
        }}
        actions={buttonsOf}
      />
    </Stack>
  )
}
