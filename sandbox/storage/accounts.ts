/** Accounts and their passwords as the login sees them, and the people whom they belong to. */
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Account, Area } from '#sandbox/domain/account.ts'
import type { Person } from '#sandbox/domain/person.ts'
import type { LockState } from '#sandbox/domain/lockout.ts'
import type { Database } from '#sandbox/storage/database.ts'
import { companies } from '#sandbox/storage/tables/companies.ts'
import {
  accounts,
  bankEmployees,
  customers,
  previousPasswords,
  privateCustomers,
} from '#sandbox/storage/tables/people.ts'
import { bankData } from '#sandbox/storage/tables/personal-data.ts'
import { products } from '#sandbox/storage/tables/products.ts'

/** Every account of the area with this e-mail address, whatever its case. */
export function findAccounts(db: Database, area: Area, email: string): Promise<Account[]> {
  return db
    .select()
    .from(accounts)
    .where(and(eq(accounts.area, area), eq(accounts.email, email.toLowerCase())))
}

/** The account of these credentials; undefined when there is none, or several and no customer number distinguishes them. */
export async function findAccount(
  db: Database,
  area: Area,
  who: { email: string; customerNumber?: string | null },
): Promise<Account | undefined> {
  const found = await findAccounts(db, area, who.email)
  const matching = who.customerNumber ? found.filter((one) => one.customerNumber === who.customerNumber) : found
  return matching.length === 1 ? matching[0] : undefined
}

/** The account as it is now, which a session may have read a while ago. */
export async function accountOf(db: Database, id: string): Promise<Account> {
  const [account] = await db.select().from(accounts).where(eq(accounts.id, id))
  if (account === undefined) throw new Error(`There is no account ${id}`)
  return account
}

/** Reads the account and locks it until the transaction ends. */
export async function lockAccount(transaction: Database, id: string): Promise<Account | undefined> {
  const [account] = await transaction.select().from(accounts).where(eq(accounts.id, id)).for('no key update')
  return account
}

/** Changes the name or the e-mail address. */
export async function updateAccount(
  transaction: Database,
  id: string,
  change: Partial<Pick<Account, 'email' | 'firstName' | 'lastName'>>,
): Promise<void> {
  await transaction.update(accounts).set(change).where(eq(accounts.id, id))
}

/**
 * Whether another private customer, or another administrator of the same company, has the e-mail address. Parallel
 * changes wait for each other until their transactions end.
 */
export async function isEmailTaken(
  transaction: Database,
  whose: Pick<Account, 'area' | 'customerId'> & { id?: string },
  email: string,
): Promise<boolean> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtext('e-mail'))`)
  const found = await findAccounts(transaction, whose.area, email)
  return found.some(({ id, customerId }) =>
    whose.area === 'private' ? customerId !== whose.customerId : customerId === whose.customerId && id !== whose.id,
  )
}

export async function saveLockState(transaction: Database, id: string, state: LockState): Promise<void> {
  const { failedAttempts, lockedUntil } = state
  await transaction.update(accounts).set({ failedAttempts, lockedUntil }).where(eq(accounts.id, id))
}

/** Hashes of the passwords that were replaced, newest first. */
export async function previousHashes(db: Database, id: string): Promise<string[]> {
  const rows = await db
    .select({ hash: previousPasswords.hash })
    .from(previousPasswords)
    .where(eq(previousPasswords.accountId, id))
    .orderBy(desc(previousPasswords.id))
  return rows.map(({ hash }) => hash)
}

/** Replaces the password and stores the hash of the previous one. */
export async function replacePassword(transaction: Database, account: Account, hash: string, now: Date): Promise<void> {
  if (account.passwordHash !== null) {
    const replaced = { accountId: account.id, hash: account.passwordHash, replacedAt: now }
    await transaction.insert(previousPasswords).values(replaced)
  }
  await transaction.update(accounts).set({ passwordHash: hash }).where(eq(accounts.id, account.id))
}

/** The sub-roles of a bank employee; empty for other accounts. */
export async function rolesOf(db: Database, id: string): Promise<string[]> {
  const [employee] = await db.select().from(bankEmployees).where(eq(bankEmployees.accountId, id))
  return employee?.roles ?? []
}

/** The accounts with everything that belongs to them, by their ids. */
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
