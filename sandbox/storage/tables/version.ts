import { integer } from 'drizzle-orm/pg-core'

/** Counts the changes of a record; the database itself counts them up (`count_version`), nobody writes it. */
export const version = (name = 'version') => integer(name).notNull().default(1)
