/** A company's administrators: accounts of the business area that carry the company's number. */
import { randomUUID } from 'node:crypto'
import { and, asc, eq, isNull, ne } from 'drizzle-orm'
import type { CreateBusinessAdminRequest } from '#generated/model/create-business-admin-request.ts'
import type { Account } from '#sandbox/domain/account.ts'
import type { Customer } from '#sandbox/domain/customer.ts'
import type { Database } from '#sandbox/storage/database.ts'
import { accounts } from '#sandbox/storage/tables/people.ts'

/** By last and first name. */
export const administratorsOf = (db: Database, company: Customer): Promise<Account[]> =>
  db
    .select()
    .from(accounts)
    .where(and(eq(accounts.customerId, company.id), eq(accounts.area, 'business')))
    .orderBy(asc(accounts.lastName), asc(accounts.firstName), asc(accounts.id))

/** Held until the transaction ends; undefined when the company has no such administrator. */
export async function findAdministrator(
  transaction: Database,
  companyId: string,
  id: string,
): Promise<Account | undefined> {
  const mine = and(eq(accounts.id, id), eq(accounts.customerId, companyId), eq(accounts.area, 'business'))
  const [account] = await transaction.select().from(accounts).where(mine).for('no key update')
  return account
}

/** Whether somebody else in the company has this e-mail address, whatever its case. */
export async function isAddressTaken(db: Database, company: Customer, email: string, besides?: string) {
  const same = and(eq(accounts.customerId, company.id), eq(accounts.email, email.toLowerCase()))
  const [other] = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(besides === undefined ? same : and(same, ne(accounts.id, besides)))
  return other !== undefined
}

/** Whether the company has nobody else who is active. The company has to be held, so that two do not leave at once. */
export async function isLastAdministrator(db: Database, company: Customer, { id, deactivatedAt }: Account) {
  const others = and(eq(accounts.customerId, company.id), ne(accounts.id, id), isNull(accounts.deactivatedAt))
  return deactivatedAt === null && (await db.$count(accounts, others)) === 0
}

/** Somebody without a password yet. */
export async function addAdministrator(
  db: Database,
  company: Customer,
  { email, firstName, lastName }: CreateBusinessAdminRequest,
  taskOpenUntil: Date,
): Promise<Account> {
  const [account] = await db
    .insert(accounts)
    .values({
      id: randomUUID(),
      area: 'business',
      email: email.toLowerCase(),
      customerNumber: company.bpNumber,
      customerId: company.id,
      firstName,
      lastName,
      taskOpenUntil,
    })
    .returning()
  return account!
}

export async function updateAdministrator(
  db: Database,
  id: string,
  change: Pick<Account, 'email' | 'firstName' | 'lastName' | 'deactivatedAt'>,
): Promise<void> {
  await db
    .update(accounts)
    .set({ ...change, email: change.email.toLowerCase() })
    .where(eq(accounts.id, id))
}
