import {
  bankRetryTasks,
  getBankListTasksQueryKey,
  getBankListTasksSuspenseQueryOptions,
} from '#generated/api/bank-tasks/bank-tasks.ts'
import type { TasksPort } from '#src/features/tasks/tasks-port.ts'
import { command } from '#src/shared/query/port.ts'

export const tasksAdapter: TasksPort = {
  tasks: () => getBankListTasksSuspenseQueryOptions(),
  retry: command('bankRetryTasks', () => bankRetryTasks(), [getBankListTasksQueryKey()]),
}
