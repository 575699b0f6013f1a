/** What private customers and companies share: who they are, whether work runs, whether the contract goes on. */
import { and, eq } from 'drizzle-orm'
import type { Customer } from '#sandbox/domain/customer.ts'
import type { Database } from '#sandbox/storage/database.ts'
import { customers } from '#sandbox/storage/tables/people.ts'

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

/** The number of a customer by whom it is known already. */
export async function numberOfCustomer(db: Database, id: string): Promise<string> {
  const [customer] = await db.select({ bpNumber: customers.bpNumber }).from(customers).where(eq(customers.id, id))
  if (customer === undefined) throw new Error(`There is no customer ${id}`)
  return customer.bpNumber
}
