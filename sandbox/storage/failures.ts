/** Failures that were ordered with /sandbox/fail-next (R910). */
import { and, asc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Database } from '#sandbox/storage/database.ts'
import { failures } from '#sandbox/storage/tables/sandbox.ts'

export type Failure = typeof failures.$inferSelect

export async function injectFailure(db: Database, failure: Omit<Failure, 'id'>): Promise<void> {
  await db.insert(failures).values(failure)
}

/** Whether any failure is injected. */
export const isFailureInjected = async (db: Database): Promise<boolean> =>
  (await db.$count(failures, gt(failures.remaining, 0))) > 0

/** Takes the oldest open order for this call, if there is one; parallel calls never take more than were ordered. */
export async function takeFailure(
  db: Database,
  operation: string,
  userEmail: string | undefined,
): Promise<Failure | undefined> {
  const mine = or(isNull(failures.userEmail), eq(failures.userEmail, userEmail?.toLowerCase() ?? ''))
  const open = and(inArray(failures.operation, [operation, '*']), mine, gt(failures.remaining, 0))
  const oldest = db.select({ id: failures.id }).from(failures).where(open).orderBy(asc(failures.id)).limit(1)
  const [taken] = await db
    .update(failures)
    .set({ remaining: sql`${failures.remaining} - 1` })
    .where(and(eq(failures.id, sql`(${oldest.for('no key update')})`), gt(failures.remaining, 0)))
    .returning()
  return taken
}
