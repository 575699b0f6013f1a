/** The background tasks: listed, and all failed ones tried again (R735, R736). */
import type { Task } from '#generated/model/task.ts'
import type { StoredTask } from '#sandbox/domain/tasks.ts'
import { handler } from '#sandbox/handlers/handler.ts'
import { openTasks, retryTask } from '#sandbox/storage/tasks.ts'

const outside = (task: StoredTask): Task => ({
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
    handle: async ({ db, now }) => {
      const results = (await openTasks(db, now)).map(outside)
      return { status: 200, body: { results, total: results.length } }
    },
  }),
  bankRetryTasks: handler('bankRetryTasks', {
    handle: async ({ db, now, traceId }) => {
      const failed = (await openTasks(db, now)).filter(({ errorMessage }) => errorMessage !== null)
      for (const task of failed) await retryTask(db, task, traceId, now)
      return { status: 204 }
    },
  }),
}
