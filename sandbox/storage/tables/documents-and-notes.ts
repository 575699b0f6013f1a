/** What the bank keeps with a customer: notes, documents with their files, and the messages that were sent. */
import { boolean, customType, index, pgTable, serial, text, uuid } from 'drizzle-orm/pg-core'
import type { DocumentType } from '#generated/model/document-type.ts'
import type { NotificationState } from '#generated/model/notification-state.ts'
import { moment, version } from '#sandbox/storage/tables/columns.ts'
import { customers } from '#sandbox/storage/tables/people.ts'

const customerId = () =>
  uuid('customer_id')
    .notNull()
    .references(() => customers.id, { onDelete: 'cascade' })

const bytes = customType<{ data: Uint8Array<ArrayBuffer>; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  toDriver: (data) => Buffer.from(data),
  fromDriver: (data) => new Uint8Array(data),
})

export const notes = pgTable(
  'notes',
  {
    /** Orders the notes of one moment. */
    id: serial().primaryKey(),
    publicId: uuid('public_id').notNull().defaultRandom(),
    customerId: customerId(),
    createdAt: moment('created_at').notNull(),
    note: text().notNull(),
    recordedBy: text('recorded_by').notNull(),
  },
  (table) => [index('notes_of_customer').on(table.customerId, table.createdAt)],
)

export const documents = pgTable(
  'documents',
  {
    id: uuid().primaryKey(),
    customerId: customerId(),
    documentType: text('document_type').$type<DocumentType>().notNull(),
    filename: text().notNull(),
    /** As the browser sent it (A27). */
    mimetype: text().notNull(),
    addedBy: text('added_by').notNull(),
    addedAt: moment('added_at').notNull(),
    comment: text(),
    /** Marked as deleted; the file stays (R546). */
    deleted: boolean().notNull().default(false),
    content: bytes().notNull(),
    version: version(),
  },
  (table) => [index('documents_of_customer').on(table.customerId, table.addedAt)],
)

export const notifications = pgTable(
  'notifications',
  {
    id: uuid().primaryKey(),
    customerId: customerId(),
    /** Null until it was sent (R475). */
    sentAt: moment('sent_at'),
    subject: text().notNull(),
    recipient: text().notNull(),
    state: text().$type<NotificationState>().notNull(),
    content: text().notNull(),
    /** The error of the mail server. */
    replyMessage: text('reply_message'),
    /** Archive reference of a bill, and id of a document (A25). */
    attachmentId: text('attachment_id'),
    attachmentDocumentId: uuid('attachment_document_id'),
  },
  (table) => [index('notifications_of_customer').on(table.customerId, table.sentAt)],
)
