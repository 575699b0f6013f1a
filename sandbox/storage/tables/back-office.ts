/** Background tasks, bill runs, and the allow and the deny list of registrations. */
import { boolean, date, integer, pgTable, serial, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { TaskObjectType } from '#generated/model/task-object-type.ts'
import { moment, version } from '#sandbox/storage/tables/columns.ts'

export const tasks = pgTable('tasks', {
  id: uuid().primaryKey(),
  createdAt: moment('created_at').notNull(),
  objectType: text('object_type').$type<TaskObjectType>().notNull(),
  businessIdentifier: text('business_identifier').notNull(),
  taskType: text('task_type').notNull(),
  /** Before the retry that is under way. */
  attempts: integer().notNull(),
  /** Null when nothing is planned until somebody retries it. */
  nextAttemptAt: moment('next_attempt_at'),
  /** Trace id of the last attempt. */
  supportId: uuid('support_id'),
  /** Null when the task has not failed. */
  errorMessage: text('error_message'),
  /** When a bank employee retried it; the result follows from the time since then. */
  retriedAt: moment('retried_at'),
  /** Whether a retry helps. */
  heals: boolean().notNull(),
})

export const billRuns = pgTable(
  'bill_runs',
  {
    id: uuid().primaryKey(),
    year: integer().notNull(),
    /** From 1. */
    month: integer().notNull(),
    /** Counts the runs of the month from 1. */
    runNumber: integer('run_number').notNull(),
    startedAt: moment('started_at').notNull(),
    /** The day at which the run got stuck; null when it goes on to the end. */
    stuckAt: date('stuck_at'),
  },
  (table) => [unique('bill_runs_of_month').on(table.year, table.month, table.runNumber)],
)

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
