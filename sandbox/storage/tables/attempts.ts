/** What was tried at the login; people and places stand in them as digests, which nobody reads back. */
import { index, integer, pgTable, serial, text } from 'drizzle-orm/pg-core'
import type { AttemptKind } from '#sandbox/domain/guessing.ts'
import { moment } from '#sandbox/storage/tables/moment.ts'

/** Attempts of the last 24 hours; older ones are deleted by the next. */
export const attempts = pgTable(
  'attempts',
  {
    id: serial().primaryKey(),
    kind: text().$type<AttemptKind>().notNull(),
    who: text().notNull(),
    /** Empty where the person is known. */
    origin: text().notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    index('attempts_on_person').on(table.who, table.at),
    index('attempts_from_origin').on(table.origin, table.at),
    index('attempts_by_age').on(table.at),
  ],
)

/** Wrong passwords in a row where they do not count for the account: where a person is known, and where there is none. */
export const lockouts = pgTable(
  'lockouts',
  {
    who: text().primaryKey(),
    /** When the person signed in from there last; null for an address that nobody has. */
    knownAt: moment('known_at'),
    failedAttempts: integer('failed_attempts').notNull(),
    lockedUntil: moment('locked_until'),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [index('lockouts_by_age').on(table.changedAt)],
)
