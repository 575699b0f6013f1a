import type { NotificationList } from '#generated/model/notification-list.ts'
import type { NotificationSortField } from '#generated/model/notification-sort-field.ts'
import type { SortOrder } from '#generated/model/sort-order.ts'
import type { Command, Query } from '#src/shared/query/port.ts'

type NotificationQuery = { page: number; limit: number; sortBy: NotificationSortField; sortOrder: SortOrder }

/** The messages to one customer. */
export type NotificationsPort = {
  notifications: (query: NotificationQuery) => Query<NotificationList>
  /** The bill that came with a message, by its archive reference. */
  downloadBill: Command<string, Blob>
  /** The customer document that came with it, by its id. */
  downloadDocument: Command<string, Blob>
}
