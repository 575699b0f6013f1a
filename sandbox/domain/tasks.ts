/** What becomes of a background task that is tried again; pure. */
import type { TaskObjectType } from '#generated/model/task-object-type.ts'
import { isWorking, workUntil } from '#sandbox/domain/customer.ts'

/** `attempts` are those before the retry that is under way; `heals` means that a retry helps. */
export type StoredTask = {
  id: string
  createdAt: Date
  objectType: TaskObjectType
  businessIdentifier: string
  taskType: string
  attempts: number
  nextAttemptAt: Date | null
  supportId: string | null
  errorMessage: string | null
  retriedAt: Date | null
  heals: boolean
}

/** When a task that failed again is tried next: an hour later. */
const nextAttempt = (end: Date) => new Date(end.getTime() + 3_600_000)

/** The task as it is now; undefined once it is done. A retry takes as long as any work (A149). */
export function taskAt(task: StoredTask, now: Date): StoredTask | undefined {
  if (task.retriedAt === null) return task
  const end = workUntil(task.retriedAt)
  if (isWorking({ taskOpenUntil: end }, now)) return { ...task, errorMessage: null, nextAttemptAt: task.retriedAt }
  if (task.heals) return undefined
  return { ...task, attempts: task.attempts + 1, nextAttemptAt: nextAttempt(end), retriedAt: null }
}
