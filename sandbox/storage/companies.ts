/** Companies: their data, and new ones. The rules are in domain/company-rules.ts. */
import { randomUUID } from 'node:crypto'
import { eq, max, sql } from 'drizzle-orm'
import type { CreateCompanyRequest } from '#generated/model/create-company-request.ts'
import { newColumns, type StoredCompany } from '#sandbox/domain/company.ts'
import type { Customer } from '#sandbox/domain/customer.ts'
import type { Database } from '#sandbox/storage/database.ts'
import { companies } from '#sandbox/storage/tables/companies.ts'
import { customers } from '#sandbox/storage/tables/people.ts'

/** Any number; it only has to be the same in every process. */
const numbering = 20_261_121

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

/** Runs in a transaction: until it ends nobody else takes a customer number. */
export async function addCompany(transaction: Database, sent: CreateCompanyRequest): Promise<Customer> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${numbering})`)
  const [newest] = await transaction
    .select({ bpNumber: max(customers.bpNumber) })
    .from(customers)
    .where(eq(customers.kind, 'business'))
  const bpNumber = String(Number(newest?.bpNumber ?? '1200000000') + 1)
  const [customer] = await transaction
    .insert(customers)
    .values({ id: randomUUID(), kind: 'business', bpNumber })
    .returning()
  await transaction.insert(companies).values(newColumns(customer!.id, sent))
  return customer!
}
