/** What a sign-in leaves behind: sessions, and codes on their way. */
import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { CodePurpose } from '#sandbox/domain/code.ts'
import type { SessionEnd } from '#sandbox/domain/session.ts'
import { moment } from '#sandbox/storage/tables/moment.ts'
import { accounts } from '#sandbox/storage/tables/people.ts'

export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    lastSeenAt: moment('last_seen_at').notNull(),
    endedAt: moment('ended_at'),
    endReason: text('end_reason').$type<SessionEnd>(),
  },
  (table) => [index('sessions_of_account').on(table.accountId)],
)

/** The last code of a person for each purpose; a new one takes the place of the old one. */
export const codes = pgTable(
  'codes',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    purpose: text().$type<CodePurpose>().notNull(),
    code: text().notNull(),
    boundTo: text('bound_to'),
    wrongTries: integer('wrong_tries').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.purpose] })],
)
