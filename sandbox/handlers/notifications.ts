/** The messages that were sent to a customer. */
import { asc, desc, eq, sql } from 'drizzle-orm'
import type { Notification } from '#generated/model/notification.ts'
import type { Operations } from '#generated/operations.ts'
import type { Customer } from '#sandbox/domain/customer.ts'
import { type Handlers, ok, forAnyCustomer } from '#sandbox/handlers/handler.ts'
import type { Database } from '#sandbox/storage/database.ts'
import { notifications } from '#sandbox/storage/tables/documents-and-notes.ts'

type StoredNotification = typeof notifications.$inferSelect
type Listing = { db: Database; query: Operations['bankListNotifications']['query'] }

const toNotificationResponse = ({
  customerId: _customerId,
  sentAt,
  ...notification
}: StoredNotification): Notification => ({
  ...notification,
  dateTimeSent: sentAt === null ? null : sentAt.toISOString(),
})

/** One page and the number of all; what was not sent yet counts as newest, PostgreSQL's own order of null. */
async function listNotifications({ db, query }: Listing, { id }: Customer) {
  const { page = 1, limit = 25, sortBy = 'sentAt', sortOrder = 'desc' } = query
  const ofCustomer = eq(notifications.customerId, id)
  const direction = sortOrder === 'asc' ? asc : desc
  const found = await db
    .select()
    .from(notifications)
    .where(ofCustomer)
    .orderBy(direction(sortColumns[sortBy]), desc(notifications.sentAt), desc(notifications.id))
    .limit(limit)
    .offset((page - 1) * limit)
  const total = await db.$count(notifications, ofCustomer)
  return ok({ results: found.map(toNotificationResponse), total })
}

const sortColumns = {
  sentAt: notifications.sentAt,
  /** As in a dictionary, on every storage. */
  subject: sql`translate(lower(${notifications.subject}), 'äöüß', 'aous') collate "C"`,
}

export const notificationHandlers = {
  bankListNotifications: forAnyCustomer.read(listNotifications),
} satisfies Partial<Handlers>
