/** Columns that several tables have. */
import { integer, timestamp } from 'drizzle-orm/pg-core'

/** A moment in UTC with milliseconds; what JavaScript's Date can hold. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

/** Counts the changes of a record; the database itself counts them up (`count_version`), nobody writes it. */
export const version = (name = 'version') => integer(name).notNull().default(1)
