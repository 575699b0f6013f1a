/** The fees and credits of private customers and companies. */
import { and, asc, desc, eq } from 'drizzle-orm'
import type { FormerProduct } from '#sandbox/domain/fee-products.ts'
import type { StoredFee } from '#sandbox/domain/fee.ts'
import type { Database } from '#sandbox/storage/database.ts'
import { fees, formerProducts } from '#sandbox/storage/tables/fees.ts'

/** Those that begin last stand first. */
export const feesOf = (db: Database, customerId: string): Promise<StoredFee[]> =>
  db
    .select()
    .from(fees)
    .where(eq(fees.customerId, customerId))
    .orderBy(desc(fees.startDate), asc(fees.transactionText), asc(fees.id))

/** Undefined when the customer has no such fee. */
export async function findFee(db: Database, customerId: string, id: string): Promise<StoredFee | undefined> {
  const [fee] = await db
    .select()
    .from(fees)
    .where(and(eq(fees.id, id), eq(fees.customerId, customerId)))
  return fee
}

export async function addFee(db: Database, fee: typeof fees.$inferInsert): Promise<StoredFee> {
  const [added] = await db.insert(fees).values(fee).returning()
  return added!
}

export async function planEndOfFee(db: Database, id: string, plannedEndDate: string | null): Promise<void> {
  await db.update(fees).set({ plannedEndDate }).where(eq(fees.id, id))
}

export async function deleteFee(db: Database, id: string): Promise<void> {
  await db.delete(fees).where(eq(fees.id, id))
}

export const formerProductsOf = (db: Database, customerId: string): Promise<FormerProduct[]> =>
  db.select().from(formerProducts).where(eq(formerProducts.customerId, customerId))
