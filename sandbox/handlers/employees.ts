/** Bank employees; for administrators only (R737, R738, R887). */
import { randomUUID } from 'node:crypto'
import { and, arrayContains, asc, eq, isNull, sql } from 'drizzle-orm'
import type { BankEmployee } from '#generated/model/bank-employee.ts'
import type { BankRole } from '#generated/model/bank-role.ts'
import type { CreateBankEmployeeRequest } from '#generated/model/create-bank-employee-request.ts'
import type { Account } from '#sandbox/domain/account.ts'
import { withEtag } from '#sandbox/domain/etag.ts'
import { mailTo } from '#sandbox/domain/message.ts'
import { handler, okList, refuse, created, noContent } from '#sandbox/handlers/handler.ts'
import { findAccounts } from '#sandbox/storage/accounts.ts'
import type { Database } from '#sandbox/storage/database.ts'
import { send } from '#sandbox/storage/outbox.ts'
import { accounts, bankEmployees } from '#sandbox/storage/tables/people.ts'

const toEmployeeResponse = ({ account, roles, roleVersion }: BankAccount): BankEmployee =>
  withEtag(account.version + roleVersion, {
    id: account.id,
    email: account.email,
    firstName: account.firstName,
    lastName: account.lastName,
    roles: roles as BankRole[],
    active: account.deactivatedAt === null,
  })

const welcomeMail = (account: Account, now: Date) =>
  mailTo(account, now, {
    subject: 'Ihr Zugang zum Portal der Bank',
    lines: [
      'Sie haben ab jetzt einen Zugang zum Portal der Bank.',
      'Damit Sie sich anmelden können, legen Sie bitte Ihr Passwort fest: Geben Sie auf der Anmeldeseite Ihre E-Mail-Adresse ein und folgen Sie den Schritten.',
    ],
  })

export const employeeHandlers = {
  bankListEmployees: handler('bankListEmployees', {
    handle: async ({ db }) => okList((await bankAccounts(db)).map(toEmployeeResponse)),
  }),
  bankCreateEmployee: handler('bankCreateEmployee', {
    handle: async (call) => {
      const { db, now, body } = call
      const added = await addBankAccount(db, body)
      if (added === undefined) return refuse(call, 409, 'Another bank employee has this e-mail address')
      await send(db, welcomeMail(added.account, now))
      return created(toEmployeeResponse(added))
    },
  }),
  /** A deactivated employee is signed out everywhere (server/write-transaction.ts) and cannot sign in again (468). */
  bankUpdateEmployee: handler('bankUpdateEmployee', {
    resource: ({ db, params }) => findBankAccount(db, params.bankEmployeeId),
    handle: async (call, account) => {
      const { db, now } = call
      const { roles, active } = call.body
      const staysAdministrator = active && roles.includes('ADMINISTRATOR')
      if (!staysAdministrator && (await isLastBankAdministrator(db, account.id))) {
        return refuse(call, 409, 'The last active administrator of the bank keeps role and access')
      }
      const deactivatedAt = active ? null : (account.deactivatedAt ?? now)
      await db.update(accounts).set({ deactivatedAt }).where(eq(accounts.id, account.id))
      await db.update(bankEmployees).set({ roles }).where(eq(bankEmployees.accountId, account.id))
      return noContent
    },
  }),
}

type BankAccount = { account: Account; roles: string[]; roleVersion: number }

const selected = { account: accounts, roles: bankEmployees.roles, roleVersion: bankEmployees.version }
const isBankAccount = eq(accounts.area, 'bank')

/** By last and first name. */
const bankAccounts = (db: Database): Promise<BankAccount[]> =>
  db
    .select(selected)
    .from(accounts)
    .innerJoin(bankEmployees, eq(bankEmployees.accountId, accounts.id))
    .where(isBankAccount)
    .orderBy(asc(accounts.lastName), asc(accounts.firstName), asc(accounts.id))

/** Held until the transaction ends. */
async function findBankAccount(db: Database, id: string): Promise<Account | undefined> {
  const [account] = await db
    .select()
    .from(accounts)
    .where(and(isBankAccount, eq(accounts.id, id)))
    .for('no key update')
  return account
}

/** Inserts an employee without a password; undefined when the e-mail address is taken. */
async function addBankAccount(
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
 * Whether no other active employee has the role ADMINISTRATOR. Locked until the transaction ends, so that two do
 * not give it up at once.
 */
async function isLastBankAdministrator(transaction: Database, id: string): Promise<boolean> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtext('bank administrators'))`)
  const active = await transaction
    .select({ id: accounts.id })
    .from(accounts)
    .innerJoin(bankEmployees, eq(bankEmployees.accountId, accounts.id))
    .where(and(isBankAccount, isNull(accounts.deactivatedAt), arrayContains(bankEmployees.roles, ['ADMINISTRATOR'])))
  return active.length === 1 && active[0]?.id === id
}
