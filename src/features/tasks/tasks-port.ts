import type { TaskList } from '#generated/model/task-list.ts'
import type { Command, Query } from '#src/shared/query/port.ts'

/** The work of the bank's systems that is not done. */
export type TasksPort = {
  tasks: () => Query<TaskList>
  /** Tries all failed ones again (A142). */
  retry: Command
}
