/** Mobile numbers: each belongs to one customer at most. */
import { and, eq, ne, sql } from 'drizzle-orm'
import type { Database } from '#sandbox/storage/database.ts'
import { privateCustomers } from '#sandbox/storage/tables/people.ts'

/** Whether somebody else has the number. Parallel changes wait for each other until their transactions end. */
export async function isCallNumberTaken(db: Database, callNumber: string, customerId: string): Promise<boolean> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('call-number'))`)
  const others = await db
    .select({ id: privateCustomers.customerId })
    .from(privateCustomers)
    .where(and(eq(privateCustomers.callNumber, callNumber), ne(privateCustomers.customerId, customerId)))
    .limit(1)
  return others.length > 0
}

export async function saveCallNumber(db: Database, callNumber: string, customerId: string): Promise<void> {
  await db.update(privateCustomers).set({ callNumber }).where(eq(privateCustomers.customerId, customerId))
}
