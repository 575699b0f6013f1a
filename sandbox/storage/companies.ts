/** Companies: their data, and new ones. The rules are in domain/company.ts. */
import { eq } from 'drizzle-orm'
import type { StoredCompany } from '#sandbox/domain/company.ts'
import type { Database } from '#sandbox/storage/database.ts'
import { companies } from '#sandbox/storage/tables/companies.ts'

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
