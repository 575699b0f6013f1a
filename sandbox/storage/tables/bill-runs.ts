/** The runs that bill a month (R464); what they bill are the payments and fees of that month. */
import { date, integer, pgTable, unique, uuid } from 'drizzle-orm/pg-core'
import { moment } from '#sandbox/storage/tables/moment.ts'

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
