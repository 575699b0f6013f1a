import { desc, eq } from 'drizzle-orm'
import { type StoredTask, taskAt } from '#sandbox/domain/tasks.ts'
import type { Database } from '#sandbox/storage/database.ts'
import { tasks } from '#sandbox/storage/tables/tasks.ts'

/** The tasks that are not done, newest first, as they are now. */
export async function openTasks(db: Database, now: Date): Promise<StoredTask[]> {
  const stored = await db.select().from(tasks).orderBy(desc(tasks.createdAt), desc(tasks.id))
  return stored.flatMap((task) => taskAt(task, now) ?? [])
}

/** Tries the task again; its attempts so far are kept. */
export async function retryTask(db: Database, { id, attempts }: StoredTask, supportId: string, now: Date) {
  await db.update(tasks).set({ attempts, supportId, retriedAt: now }).where(eq(tasks.id, id))
}
