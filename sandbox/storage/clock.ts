/** The sandbox's own time: the machine's clock plus an offset that lies in the database, so that processes agree. */
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#sandbox/storage/database.ts'
import { clock } from '#sandbox/storage/tables/sandbox.ts'

/** What time it is in the sandbox. */
export async function readClock(db: Database): Promise<Date> {
  const [found] = await db.select({ offsetMs: clock.offsetMs }).from(clock)
  return new Date(Date.now() + (found?.offsetMs ?? 0))
}

/** Puts the clock forward (or back, below 0); parallel calls add up. */
export async function advanceClock(db: Database, seconds: number): Promise<void> {
  const offsetMs = Math.round(seconds * 1000)
  await setOffset(db, offsetMs, sql`${clock.offsetMs} + ${offsetMs}`)
}

/** Sets the clock to a moment, from which it goes on; undefined is the machine's time. */
export async function setClock(db: Database, moment: Date | undefined): Promise<void> {
  const offsetMs = moment === undefined ? 0 : moment.getTime() - Date.now()
  await setOffset(db, offsetMs, offsetMs)
}

/** `changed` is the offset where there is one already. */
async function setOffset(db: Database, offsetMs: number, changed: number | SQL): Promise<void> {
  const row = { id: 1, offsetMs }
  await db
    .insert(clock)
    .values(row)
    .onConflictDoUpdate({ target: clock.id, set: { offsetMs: changed } })
}
