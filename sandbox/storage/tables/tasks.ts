/** The work of the bank's systems that is not done (R461). */
import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { TaskObjectType } from '#generated/model/task-object-type.ts'
import { moment } from '#sandbox/storage/tables/moment.ts'

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
  /** When a bank employee retried it; what became of it, the time since then tells. */
  retriedAt: moment('retried_at'),
  /** Whether a retry helps. */
  heals: boolean().notNull(),
})
