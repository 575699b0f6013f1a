/** What was answered to whom for which key; the same key again gets the same answer. */
import { index, json, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { OperationId } from '#generated/operations.ts'
import { moment } from '#sandbox/storage/tables/moment.ts'
import { accounts } from '#sandbox/storage/tables/people.ts'

/** Keys of the last 24 hours; older ones are deleted by the next. */
export const firstAnswers = pgTable(
  'first_answers',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    operation: text().$type<OperationId>().notNull(),
    key: uuid().notNull(),
    /** A hash of everything that the call asks for. */
    request: text().notNull(),
    /** Null only inside the transaction of the first call. As text, so that the fields keep their order. */
    answer: json().$type<{ status: number; body?: unknown }>(),
    at: moment('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.operation, table.key] }),
    index('first_answers_by_age').on(table.at),
  ],
)
