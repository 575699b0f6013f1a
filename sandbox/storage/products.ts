/** What belongs to one private customer: the product, its changes and the number it is tied to. */
import { asc, eq } from 'drizzle-orm'
import { type Customer, isLocked } from '#sandbox/domain/customer.ts'
import type { StoredProduct } from '#sandbox/domain/product.ts'
import type { Database } from '#sandbox/storage/database.ts'
import { productChanges, products } from '#sandbox/storage/tables/products.ts'

/** The product of a customer; throws when there is none, which the seed and every write rule out. */
export async function productOf(db: Database, customer: Customer): Promise<StoredProduct> {
  const [product] = await db.select().from(products).where(eq(products.customerId, customer.id))
  if (product === undefined) throw new Error(`The customer ${customer.id} has no product`)
  const changes = await db
    .select()
    .from(productChanges)
    .where(eq(productChanges.customerId, customer.id))
    .orderBy(asc(productChanges.activationDate))
  const { terminationDate, terminationReason, inactivityLock } = customer
  const locked = isLocked(customer)
  return { ...product, changes, terminationDate, terminationReason, inactivityLock, locked }
}
