/** The history (A154). */
import { boolean, index, jsonb, pgTable, serial, text, uuid } from 'drizzle-orm/pg-core'
import type { HistoryChange } from '#generated/model/history-change.ts'
import type { HistoryObjectType } from '#generated/model/history-object-type.ts'
import type { UserType } from '#generated/model/user-type.ts'
import type { StoredSubject } from '#sandbox/domain/history-target.ts'
import { moment } from '#sandbox/storage/tables/columns.ts'

export const history = pgTable(
  'history',
  {
    id: serial().primaryKey(),
    objectType: text('object_type').$type<HistoryObjectType>().notNull(),
    /** A customer, a calling number or an administrator, by the type. */
    objectId: uuid('object_id').notNull(),
    at: moment('at').notNull(),
    /** Name of a bank employee, else the e-mail address, as it was then. */
    author: text().notNull(),
    userType: text('user_type').$type<UserType>().notNull(),
    loginActivity: boolean('login_activity').notNull().default(false),
    activity: text().notNull(),
    /** The named thing that was changed. */
    subject: jsonb().$type<StoredSubject>(),
    /** Null when no field that a history may contain has changed. */
    changes: jsonb().$type<HistoryChange[]>(),
  },
  (table) => [index('history_of_object').on(table.objectType, table.objectId, table.at)],
)
