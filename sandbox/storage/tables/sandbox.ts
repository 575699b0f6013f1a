/** Tables of the sandbox itself: messages that are not sent, the clock, injected failures. */
import { bigint, boolean, index, integer, json, pgTable, serial, text } from 'drizzle-orm/pg-core'
import { moment } from '#sandbox/storage/tables/columns.ts'

export const outbox = pgTable(
  'outbox',
  {
    id: serial().primaryKey(),
    channel: text().$type<'MAIL' | 'SMS'>().notNull(),
    recipient: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    /** The code in the text, for tests and for copying; null when there is none. */
    code: text(),
    sentAt: moment('sent_at').notNull(),
  },
  (table) => [index('outbox_of_recipient').on(table.recipient)],
)

/** One row: by how many milliseconds the sandbox is ahead of the machine's clock. */
export const clock = pgTable('clock', {
  id: integer().primaryKey(),
  offsetMs: bigint('offset_ms', { mode: 'number' }).notNull(),
})

export const failures = pgTable('failures', {
  id: serial().primaryKey(),
  /** An operationId, or * for any. */
  operation: text().notNull(),
  /** Only calls that carry this X-User-Email; null for all calls. */
  userEmail: text('user_email'),
  /** Null only delays the call. */
  status: integer(),
  remaining: integer().notNull(),
  body: json(),
  unparsable: boolean().notNull(),
  delayMs: integer('delay_ms').notNull(),
})

/** Single values: the signing key of the tokens, and that the seed is in. */
export const settings = pgTable('settings', {
  name: text().primaryKey(),
  value: text().notNull(),
})
