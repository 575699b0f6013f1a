/** The messages that were sent to a customer. */
import { asc, desc, eq, sql } from 'drizzle-orm'
import type { Notification } from '#generated/model/notification.ts'
import type { Operations } from '#generated/operations.ts'
import type { Customer } from '#sandbox/domain/customer.ts'
import { type Handlers, type UnparsedQuery, forAnyCustomer, ok, readQuery } from '#sandbox/handlers/handler.ts'
import type { Database } from '#sandbox/storage/database.ts'
import { notifications } from '#sandbox/storage/tables/documents-and-notes.ts'

type StoredNotification = typeof notifications.$inferSelect
type Listing = { db: Database; query: UnparsedQuery<Operations['bankListNotifications']['query']> }

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
  const wanted = readQuery(query, ({ page = 1, limit = 25, sortBy = 'sentAt', sortOrder = 'desc', ...rest }) => [
    { limit, offset: (page - 1) * limit, column: sortColumns[sortBy], direction: sortOrder === 'asc' ? asc : desc },
    rest,
  ])
  const ofCustomer = eq(notifications.customerId, id)
  const found = await db
    .select()
    .from(notifications)
    .where(ofCustomer)
    .orderBy(wanted.direction(wanted.column), desc(notifications.sentAt), desc(notifications.id))
    .limit(wanted.limit)
    .offset(wanted.offset)
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
