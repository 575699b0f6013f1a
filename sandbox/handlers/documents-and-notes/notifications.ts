/** The messages to a customer. */
import type { Notification } from '#generated/model/notification.ts'
import type { Operations } from '#generated/operations.ts'
import type { Customer } from '#sandbox/domain/customer.ts'
import type { Database } from '#sandbox/storage/database.ts'
import { type StoredNotification, notificationsOf } from '#sandbox/storage/documents-and-notes.ts'

type Listing = { db: Database; query: Operations['bankListNotifications']['query'] }

const outside = ({ customerId: _customerId, sentAt, ...told }: StoredNotification): Notification => ({
  ...told,
  dateTimeSent: sentAt === null ? null : sentAt.toISOString(),
})

export async function listNotifications({ db, query }: Listing, { id }: Customer) {
  const { page = 1, limit = 25, sortBy = 'sentAt', sortOrder = 'desc' } = query
  const found = await notificationsOf(db, id, { page, limit, sortBy, sortOrder })
  return { status: 200 as const, body: { results: found.page.map(outside), total: found.total } }
}
