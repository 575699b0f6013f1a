/** Bank employees: accounts of the bank area with their sub-roles. */
import { randomUUID } from 'node:crypto'
import { and, arrayContains, asc, eq, isNull, sql } from 'drizzle-orm'
import type { CreateBankEmployeeRequest } from '#generated/model/create-bank-employee-request.ts'
import type { Account } from '#sandbox/domain/account.ts'
import { findAccounts } from '#sandbox/storage/accounts.ts'
import type { Database } from '#sandbox/storage/database.ts'
import { accounts, bankEmployees } from '#sandbox/storage/tables/people.ts'

export type BankAccount = { account: Account; roles: string[]; roleVersion: number }

const selected = { account: accounts, roles: bankEmployees.roles, roleVersion: bankEmployees.version }
const ofBank = eq(accounts.area, 'bank')

/** By last and first name. */
export const bankAccounts = (db: Database): Promise<BankAccount[]> =>
  db
    .select(selected)
    .from(accounts)
    .innerJoin(bankEmployees, eq(bankEmployees.accountId, accounts.id))
    .where(ofBank)
    .orderBy(asc(accounts.lastName), asc(accounts.firstName), asc(accounts.id))

/** Held until the transaction ends. */
export async function findBankAccount(db: Database, id: string): Promise<Account | undefined> {
  const [account] = await db
    .select()
    .from(accounts)
    .where(and(ofBank, eq(accounts.id, id)))
    .for('no key update')
  return account
}

/** Somebody without a password yet; undefined when a bank employee has the e-mail address. */
export async function addBankAccount(
  transaction: Database,
  { email, firstName, lastName, roles }: CreateBankEmployeeRequest,
): Promise<BankAccount | undefined> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtext('e-mail'))`)
  if ((await findAccounts(transaction, 'bank', email)).length > 0) return undefined
  const values = { id: randomUUID(), area: 'bank' as const, email: email.toLowerCase(), firstName, lastName }
  const [account] = await transaction.insert(accounts).values(values).returning()
  const [employee] = await transaction.insert(bankEmployees).values({ accountId: values.id, roles }).returning()
  return { account: account!, roles, roleVersion: employee!.version }
}

/**
 * Whether nobody else who is active has the role ADMINISTRATOR. Until the transaction ends nobody else asks, so that two do
 * not give it up at once.
 */
export async function isLastBankAdministrator(transaction: Database, id: string): Promise<boolean> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtext('bank administrators'))`)
  const active = await transaction
    .select({ id: accounts.id })
    .from(accounts)
    .innerJoin(bankEmployees, eq(bankEmployees.accountId, accounts.id))
    .where(and(ofBank, isNull(accounts.deactivatedAt), arrayContains(bankEmployees.roles, ['ADMINISTRATOR'])))
  return active.length === 1 && active[0]?.id === id
}

export async function updateBankAccount(
  db: Database,
  id: string,
  { roles, deactivatedAt }: { roles: string[]; deactivatedAt: Date | null },
): Promise<void> {
  await db.update(accounts).set({ deactivatedAt }).where(eq(accounts.id, id))
  await db.update(bankEmployees).set({ roles }).where(eq(bankEmployees.accountId, id))
}
