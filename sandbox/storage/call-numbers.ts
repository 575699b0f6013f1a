/** Mobile numbers of private customers: each belongs to one customer at most, companies included. */
import { eq } from 'drizzle-orm'
import { takenOf } from '#sandbox/storage/calling-numbers.ts'
import type { Database } from '#sandbox/storage/database.ts'
import { privateCustomers } from '#sandbox/storage/tables/people.ts'

/** Whether somebody else has the number. Parallel changes wait for each other until their transactions end. */
export async function isCallNumberTaken(db: Database, callNumber: string, customerId: string): Promise<boolean> {
  const { owners } = await takenOf(db, customerId, [callNumber])
  const owner = owners.get(callNumber)
  return owner !== undefined && owner.customerId !== customerId
}

export async function saveCallNumber(db: Database, callNumber: string, customerId: string): Promise<void> {
  await db.update(privateCustomers).set({ callNumber }).where(eq(privateCustomers.customerId, customerId))
}
