import { bankListNotificationsParamsLimitDefault } from '#generated/model/bank-list-notifications-params.ts'
import type { NotificationList } from '#generated/model/notification-list.ts'
import type { NotificationSortField } from '#generated/model/notification-sort-field.ts'
import type { SortOrder } from '#generated/model/sort-order.ts'
import type { UrlState } from '#src/shared/page/url-state.ts'
import type { Command, Query } from '#src/shared/query/port.ts'
import { defineList } from '#src/shared/table/state/list-search.ts'

type NotificationQuery = { page: number; limit: number; sortBy: NotificationSortField; sortOrder: SortOrder }

/** The messages to one customer. */
export type NotificationsPort = {
  notifications: (query: NotificationQuery) => Query<NotificationList>
  /** The bill that came with a message, by its archive reference. */
  downloadBill: Command<string, Blob>
  /** The customer document that came with it, by its id. */
  downloadDocument: Command<string, Blob>
}

/** Only these two columns can be sorted (R406). */
export const notificationList = defineList({ sort: ['sentAt', 'subject'] })
/** Rows on a page (R405, R831). */
export const notificationsPageSize = bankListNotificationsParamsLimitDefault

export const notificationModals = { view: 'record' } as const

export type NotificationsSearch = ReturnType<typeof notificationList.parse>
export type NotificationsUrlState = UrlState<NotificationsSearch, typeof notificationModals>
