/** The background tasks: listed, and all failed ones tried again (R735, R736). */
import { desc, eq } from 'drizzle-orm'
import type { Task } from '#generated/model/task.ts'
import { type StoredTask, taskAt } from '#sandbox/domain/tasks.ts'
import { noContent, handler, okList } from '#sandbox/handlers/handler.ts'
import type { Database } from '#sandbox/storage/database.ts'
import { tasks } from '#sandbox/storage/tables/back-office.ts'

const toTaskResponse = (task: StoredTask): Task => ({
  id: task.id,
  creationDate: task.createdAt.toISOString(),
  objectType: task.objectType,
  businessIdentifier: task.businessIdentifier,
  taskType: task.taskType,
  attempts: task.attempts,
  nextAttemptNotBefore: task.nextAttemptAt?.toISOString() ?? null,
  supportId: task.supportId,
  errorMessage: task.errorMessage,
})

export const taskHandlers = {
  bankListTasks: handler('bankListTasks', {
    handle: async ({ db, now }) => okList((await openTasks(db, now)).map(toTaskResponse)),
  }),
  bankRetryTasks: handler('bankRetryTasks', {
    handle: async ({ db, now, traceId }) => {
      const failed = (await openTasks(db, now)).filter(({ errorMessage }) => errorMessage !== null)
      // Its attempts so far remain.
      for (const { id, attempts } of failed)
        await db.update(tasks).set({ attempts, supportId: traceId, retriedAt: now }).where(eq(tasks.id, id))
      return noContent
    },
  }),
}

/** The tasks that are not done, newest first, as they are now. */
async function openTasks(db: Database, now: Date): Promise<StoredTask[]> {
  const stored = await db.select().from(tasks).orderBy(desc(tasks.createdAt), desc(tasks.id))
  return stored.flatMap((task) => taskAt(task, now) ?? [])
}
