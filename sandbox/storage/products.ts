/** What belongs to one private customer: the product, its changes and the number it is tied to. */
import { and, asc, eq, gt } from 'drizzle-orm'
import type { CustomerCallNumber } from '#generated/model/customer-call-number.ts'
import { type Customer, isLocked } from '#sandbox/domain/customer.ts'
import { withEtag } from '#sandbox/domain/etag.ts'
import type { StoredProduct } from '#sandbox/domain/product.ts'
import type { Database } from '#sandbox/storage/database.ts'
import { privateCustomers } from '#sandbox/storage/tables/people.ts'
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

export async function savePremiumLimit(db: Database, customerId: string, premiumLimitCents: number): Promise<void> {
  await db.update(products).set({ premiumLimitCents }).where(eq(products.customerId, customerId))
}

export async function planChange(db: Database, change: typeof productChanges.$inferInsert): Promise<void> {
  await db.insert(productChanges).values(change)
}

export async function cancelChange(db: Database, id: string): Promise<void> {
  await db.update(productChanges).set({ cancelled: true }).where(eq(productChanges.id, id))
}

/** True when a change was still planned for a day after this one. */
export async function cancelChangesAfter(db: Database, customerId: string, day: string): Promise<boolean> {
  const { customerId: whose, activationDate, cancelled } = productChanges
  const later = and(eq(whose, customerId), gt(activationDate, day), eq(cancelled, false))
  const changes = await db.update(productChanges).set({ cancelled: true }).where(later).returning()
  return changes.length > 0
}

/** The mobile number of a customer, without +43. */
export async function callNumberOf(db: Database, customerId: string): Promise<CustomerCallNumber> {
  const [customer] = await db.select().from(privateCustomers).where(eq(privateCustomers.customerId, customerId))
  if (customer === undefined) throw new Error(`There is no customer ${customerId}`)
  const { callNumber, callNumberVersion } = customer
  return withEtag(callNumberVersion, { callNumber })
}
