/** Customers of both kinds, with the company or the product of each. */
import { and, eq, asc } from 'drizzle-orm'
import { type Customer, isLocked } from '#sandbox/domain/customer.ts'
import type { Database } from '#sandbox/storage/database.ts'
import { customers } from '#sandbox/storage/tables/people.ts'
import type { StoredCompany } from '#sandbox/domain/company.ts'
import { companies } from '#sandbox/storage/tables/companies.ts'
import type { StoredProduct } from '#sandbox/domain/product.ts'
import { productChanges, products } from '#sandbox/storage/tables/products.ts'

/** Undefined when there is none of this kind with the id. */
export async function findCustomer(
  db: Database,
  kind: Customer['kind'],
  id: string,
  locked: boolean,
): Promise<Customer | undefined> {
  const query = db
    .select()
    .from(customers)
    .where(and(eq(customers.id, id), eq(customers.kind, kind)))
  const [customer] = locked ? await query.for('no key update') : await query
  return customer
}

export async function updateCustomer(
  db: Database,
  id: string,
  change: Partial<Omit<Customer, 'id' | 'kind' | 'bpNumber'>>,
): Promise<void> {
  await db.update(customers).set(change).where(eq(customers.id, id))
}

/** The customer number of a customer that exists; throws otherwise. */
export async function numberOfCustomer(db: Database, id: string): Promise<string> {
  const [customer] = await db.select({ bpNumber: customers.bpNumber }).from(customers).where(eq(customers.id, id))
  if (customer === undefined) throw new Error(`There is no customer ${id}`)
  return customer.bpNumber
}

/** The company of a customer; throws when there is none, which the seed and every write rule out. */
export async function companyOf(db: Database, customerId: string): Promise<StoredCompany> {
  const [company] = await db.select().from(companies).where(eq(companies.customerId, customerId))
  if (company === undefined) throw new Error(`The customer ${customerId} has no company`)
  return company
}

export async function updateCompany(
  db: Database,
  customerId: string,
  change: Partial<Omit<StoredCompany, 'customerId'>>,
): Promise<void> {
  await db.update(companies).set(change).where(eq(companies.customerId, customerId))
}

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
