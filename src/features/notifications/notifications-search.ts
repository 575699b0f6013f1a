import { list, type ListSearch } from '#src/shared/table/list-search.ts'

/** Only these two columns can be sorted (R406). */
export const notificationList = list({ sort: ['sentAt', 'subject'] })
/** Rows of a page (R405, R831). */
export const notificationsPageSize = 25

/** The list, and the message that is open. */
export type NotificationsSearch = ListSearch & ReturnType<typeof notificationList.parse> & { notification?: string }

export function notificationsSearch(given: Record<string, unknown>): NotificationsSearch {
  const { notification } = given
  return {
    ...notificationList.parse(given),
    ...(typeof notification === 'string' && notification !== '' && { notification }),
  }
}
