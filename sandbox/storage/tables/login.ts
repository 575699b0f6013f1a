/** Sessions, codes, attempts to sign in, lockouts, and the first answers to idempotency keys. */
import { index, integer, json, pgTable, primaryKey, serial, text, uuid } from 'drizzle-orm/pg-core'
import type { OperationId } from '#generated/operations.ts'
import type { CodePurpose } from '#sandbox/domain/code.ts'
import type { AttemptKind } from '#sandbox/domain/guessing.ts'
import type { SessionEnd } from '#sandbox/domain/session.ts'
import { moment } from '#sandbox/storage/tables/columns.ts'
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

/** The last code of a person for each purpose; a new one replaces the old one. */
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

/** Attempts of the last 24 hours; older ones are deleted by the next. */
export const attempts = pgTable(
  'attempts',
  {
    id: serial().primaryKey(),
    kind: text().$type<AttemptKind>().notNull(),
    who: text().notNull(),
    /** Empty for a known origin of the person. */
    origin: text().notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    index('attempts_on_person').on(table.who, table.at),
    index('attempts_from_origin').on(table.origin, table.at),
    index('attempts_by_age').on(table.at),
  ],
)

/** Consecutive wrong passwords that do not count for the account: from a known origin, or without an account. */
export const lockouts = pgTable(
  'lockouts',
  {
    who: text().primaryKey(),
    /** When the person signed in from there last; null for an unknown address. */
    knownAt: moment('known_at'),
    failedAttempts: integer('failed_attempts').notNull(),
    lockedUntil: moment('locked_until'),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [index('lockouts_by_age').on(table.changedAt)],
)

/** Keys of the last 24 hours; older ones are deleted by the next. */
export const firstAnswers = pgTable(
  'first_answers',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    operation: text().$type<OperationId>().notNull(),
    key: uuid().notNull(),
    /** A hash of the whole request. */
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
