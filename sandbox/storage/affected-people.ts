/** The people whom a call may be about, as they are before it and after it. */
import { and, asc, eq, inArray, or } from 'drizzle-orm'
import type { Area } from '#sandbox/domain/account.ts'
import type { Person } from '#sandbox/domain/person.ts'
import type { Database } from '#sandbox/storage/database.ts'
import { companies } from '#sandbox/storage/tables/companies.ts'
import { accounts, bankEmployees, customers, privateCustomers } from '#sandbox/storage/tables/people.ts'
import { bankData } from '#sandbox/storage/tables/personal-data.ts'
import { products } from '#sandbox/storage/tables/products.ts'

/** Accounts and customers by their ids, other ids are nobody's; or who signs in with an address. */
export type AccountSelector = { ids: string[]; login?: { area: Area; email: string } }

/** Locks these accounts until the transaction ends, always in the same order, and resolves to their ids. */
export async function lockAffectedAccounts(transaction: Database, { ids, login }: AccountSelector): Promise<string[]> {
  const signingIn = login && and(eq(accounts.area, login.area), eq(accounts.email, login.email.toLowerCase()))
  const byId = ids.length > 0 ? or(inArray(accounts.id, ids), inArray(accounts.customerId, ids)) : undefined
  const selector = or(byId, signingIn)
  if (selector === undefined) return []
  const rows = await transaction
    .select({ id: accounts.id })
    .from(accounts)
    .where(selector)
    .orderBy(asc(accounts.id))
    .for('no key update')
  return rows.map(({ id }) => id)
}

export async function peopleOfAccounts(db: Database, ids: readonly string[]): Promise<Map<string, Person>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select()
    .from(accounts)
    .leftJoin(bankEmployees, eq(bankEmployees.accountId, accounts.id))
    .leftJoin(customers, eq(customers.id, accounts.customerId))
    .leftJoin(privateCustomers, eq(privateCustomers.customerId, accounts.customerId))
    .leftJoin(bankData, eq(bankData.customerId, accounts.customerId))
    .leftJoin(products, eq(products.customerId, accounts.customerId))
    .leftJoin(companies, eq(companies.customerId, accounts.customerId))
    .where(inArray(accounts.id, [...ids]))
  return new Map(rows.map((row) => [row.accounts.id, row]))
}
