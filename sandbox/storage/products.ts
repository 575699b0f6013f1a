/** What belongs to one private customer: the product and the number it is tied to. */
import { eq } from 'drizzle-orm'
import type { Database } from '#sandbox/storage/database.ts'
import type { Customer } from '#sandbox/storage/customers.ts'
import { privateCustomers } from '#sandbox/storage/tables/people.ts'
import { products } from '#sandbox/storage/tables/products.ts'

/** With the termination of its customer. */
export type StoredProduct = typeof products.$inferSelect & Pick<Customer, 'terminationDate' | 'terminationReason'>

/** The product of a customer; throws when there is none, which the seed and every write rule out. */
export async function productOf(db: Database, customer: Customer): Promise<StoredProduct> {
  const [product] = await db.select().from(products).where(eq(products.customerId, customer.id))
  if (product === undefined) throw new Error(`The customer ${customer.id} has no product`)
  const { terminationDate, terminationReason } = customer
  return { ...product, terminationDate, terminationReason }
}

/** The mobile number of a customer, without +43. */
export async function callNumberOf(db: Database, customerId: string): Promise<string> {
  const [customer] = await db.select().from(privateCustomers).where(eq(privateCustomers.customerId, customerId))
  if (customer === undefined) throw new Error(`There is no customer ${customerId}`)
  return customer.callNumber
}
