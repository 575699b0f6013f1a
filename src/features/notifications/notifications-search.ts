import { defineList } from '#src/shared/table/state/list-search.ts'
import type { UrlState } from '#src/shared/page/url-state.ts'

/** Only these two columns can be sorted (R406). */
export const notificationList = defineList({ sort: ['sentAt', 'subject'] })
/** Rows on a page (R405, R831). */
export const notificationsPageSize = 25

export const notificationModals = { view: 'record' } as const

export type NotificationsSearch = ReturnType<typeof notificationList.parse>
export type NotificationsUrlState = UrlState<NotificationsSearch, typeof notificationModals>
