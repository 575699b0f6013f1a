import {
  bankRetryTasks,
  getBankListTasksQueryKey,
  getBankListTasksSuspenseQueryOptions,
} from '#generated/api/bank-tasks/bank-tasks.ts'
import type { TasksPort } from '#src/features/tasks/tasks-port.ts'
import { idempotentCommand } from '#src/shared/query/write-commands.ts'

export const tasksAdapter: TasksPort = {
  tasks: () => getBankListTasksSuspenseQueryOptions(),
  retry: idempotentCommand('bankRetryTasks', (_, header) => bankRetryTasks(header), [getBankListTasksQueryKey()]),
}
