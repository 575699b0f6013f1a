/** What belongs to one private customer: the product and the number it is tied to. */
import { eq } from 'drizzle-orm'
import type { Database } from '#sandbox/storage/database.ts'
import { customers } from '#sandbox/storage/tables/people.ts'
import { products } from '#sandbox/storage/tables/products.ts'

export type StoredProduct = typeof products.$inferSelect

/** The product of a customer; throws when there is none, which the seed and every write rule out. */
export async function productOf(db: Database, customerId: string): Promise<StoredProduct> {
  const [product] = await db.select().from(products).where(eq(products.customerId, customerId))
  if (product === undefined) throw new Error(`The customer ${customerId} has no product`)
  return product
}

/** The mobile number of a customer, without +43. */
export async function callNumberOf(db: Database, customerId: string): Promise<string> {
  const [customer] = await db.select().from(customers).where(eq(customers.id, customerId))
  if (customer === undefined) throw new Error(`There is no customer ${customerId}`)
  return customer.callNumber
}
