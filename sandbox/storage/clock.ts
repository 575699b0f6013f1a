/** The sandbox's own time: the machine's clock plus an offset that lies in the database, so that processes agree. */
import { sql } from 'drizzle-orm'
import type { Database } from '#sandbox/storage/database.ts'
import { clock } from '#sandbox/storage/tables/sandbox.ts'

const row = { id: 1 }

/** What time it is in the sandbox. */
export async function readClock(db: Database): Promise<Date> {
  const [found] = await db.select({ offsetMs: clock.offsetMs }).from(clock)
  return new Date(Date.now() + (found?.offsetMs ?? 0))
}

/** Puts the clock forward (or back, below 0); parallel calls add up. */
export async function advanceClock(db: Database, seconds: number): Promise<void> {
  const offsetMs = Math.round(seconds * 1000)
  await db
    .insert(clock)
    .values({ ...row, offsetMs })
    .onConflictDoUpdate({ target: clock.id, set: { offsetMs: sql`${clock.offsetMs} + ${offsetMs}` } })
}

/** Sets the clock to a moment, from which it goes on; undefined is the machine's time. */
export async function setClock(db: Database, moment: Date | undefined): Promise<void> {
  const offsetMs = moment === undefined ? 0 : moment.getTime() - Date.now()
  await db
    .insert(clock)
    .values({ ...row, offsetMs })
    .onConflictDoUpdate({ target: clock.id, set: { offsetMs } })
}
