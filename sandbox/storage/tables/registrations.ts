/** Who may register although a check would refuse it, who may not, and which numbers may not be used (R457). */
import { date, pgTable, serial, text, uuid } from 'drizzle-orm/pg-core'
import { version } from '#sandbox/storage/tables/version.ts'

export const allowEntries = pgTable('allow_entries', {
  id: uuid().primaryKey(),
  /** The order in which they were added. */
  number: serial().notNull(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  birthdate: date().notNull(),
  /** Without +43. */
  phoneNumber: text('phone_number').notNull(),
  note: text(),
  version: version(),
})

export const denyEntries = pgTable('deny_entries', {
  id: uuid().primaryKey(),
  number: serial().notNull(),
  firstName: text('first_name'),
  lastName: text('last_name'),
  birthdate: date(),
  /** Without +43. */
  phoneNumber: text('phone_number'),
  iban: text(),
  note: text(),
  version: version(),
})
