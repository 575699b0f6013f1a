/** Who may not register, and which numbers may not be used (R457). */
import { date, pgTable, text, uuid } from 'drizzle-orm/pg-core'

export const denyEntries = pgTable('deny_entries', {
  id: uuid().primaryKey(),
  firstName: text('first_name'),
  lastName: text('last_name'),
  birthdate: date(),
  /** Without +43. */
  phoneNumber: text('phone_number'),
  iban: text(),
  note: text(),
})
