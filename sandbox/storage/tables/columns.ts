/** Columns that several tables have. */
import { integer, timestamp } from 'drizzle-orm/pg-core'

/** A moment in UTC with milliseconds; what JavaScript's Date can hold. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

/** Counts the changes of a record; a trigger of the database increments it (`count_version`), no code writes it. */
export const version = (name = 'version') => integer(name).notNull().default(1)
