/** Fills an empty database with the people of the README, and resets it to them. */
import { sql } from 'drizzle-orm'
import type { Area } from '#sandbox/domain/account.ts'
import { hashPassword } from '#sandbox/domain/password.ts'
import { allowEntries, billRuns, denyEntries, tasks } from '#sandbox/seed/back-office.ts'
import { bankPeople } from '#sandbox/seed/bank-people.ts'
import { fillBilling } from '#sandbox/seed/billing.ts'
import { administrators, businessCustomers, companies, staff } from '#sandbox/seed/business-people.ts'
import { seededNumbers } from '#sandbox/seed/calling-numbers.ts'
import { seededDocuments } from '#sandbox/seed/documents.ts'
import { seededNotes } from '#sandbox/seed/notes.ts'
import { seededFees, seededFormerProducts } from '#sandbox/seed/fees.ts'
import { seededHistory } from '#sandbox/seed/history.ts'
import { hostileBills, hostileTransactions } from '#sandbox/seed/hostile.ts'
import {
  addMadeUpCompanies,
  addMadeUpPeople,
  seededCompanyCount,
  seededPeopleCount,
} from '#sandbox/seed/made-up-customers.ts'
import { seededNotifications } from '#sandbox/seed/notifications.ts'
import { type Person, accountOf, codesOf, earlierPassword, password } from '#sandbox/seed/person.ts'
import {
  plannedChanges,
  privateBankData,
  privateCustomers,
  privateDetails,
  privatePeople,
  privatePrivacy,
  privateProducts,
} from '#sandbox/seed/private-people.ts'
import { readClock } from '#sandbox/storage/clock.ts'
import type { Database } from '#sandbox/storage/database.ts'
import { insertMissing, insertRows } from '#sandbox/storage/insert-many.ts'
import { isSeeded, makeSigningKey, markSeeded } from '#sandbox/storage/settings.ts'
import {
  allowEntries as allowTable,
  billRuns as billRunTable,
  denyEntries as denyTable,
  tasks as taskTable,
} from '#sandbox/storage/tables/back-office.ts'
import { receipts, transactions } from '#sandbox/storage/tables/billing.ts'
import { callingNumbers } from '#sandbox/storage/tables/calling-numbers.ts'
import { companies as companyTable } from '#sandbox/storage/tables/companies.ts'
import { documents, notes, notifications } from '#sandbox/storage/tables/documents-and-notes.ts'
import { history } from '#sandbox/storage/tables/history.ts'
import { codes } from '#sandbox/storage/tables/login.ts'
import {
  accounts,
  bankEmployees,
  customers,
  previousPasswords,
  privateCustomers as privateCustomerTable,
} from '#sandbox/storage/tables/people.ts'
import { bankData, privacySettings } from '#sandbox/storage/tables/personal-data.ts'
import { fees, formerProducts, productChanges, products } from '#sandbox/storage/tables/products.ts'

/** The people of the seed whom the README describes; the hotel's staff only makes a long list. */
export const people: Record<Area, Person[]> = {
  private: privatePeople,
  business: administrators,
  bank: bankPeople,
}

/** Seeds a database that has not been seeded; one that has gets the payments since its last start. Runs in a transaction. */
export async function seedOnce(transaction: Database, passwordCost: number): Promise<void> {
  if (!(await isSeeded(transaction))) return seed(transaction, passwordCost)
  await fillBilling(transaction, await readClock(transaction))
}

/** Empties all tables and seeds them: sessions, codes, mails, orders and the clock are reset. Runs in a transaction. */
export async function reset(transaction: Database, passwordCost: number): Promise<void> {
  await emptyEverything(transaction)
  await seed(transaction, passwordCost)
}

async function seed(db: Database, passwordCost: number): Promise<void> {
  const now = new Date()
  // One hash for all, because hashing is slow and the password is public.
  const [hash, earlierHash] = await Promise.all([
    hashPassword(password, passwordCost),
    hashPassword(earlierPassword, passwordCost),
  ])
  const everybody = (Object.keys(people) as Area[]).flatMap((area) => people[area].map((person) => ({ area, person })))
  const rows = [...everybody, ...staff.map((person) => ({ area: 'business' as const, person }))].map(
    ({ area, person }) => accountOf(area, person, hash, now),
  )
  const earlier = rows.filter(({ passwordHash }) => passwordHash !== null)
  const employees = bankPeople.map(({ id, roles = [] }) => ({ accountId: id, roles }))

  await makeSigningKey(db)
  await insertRows(db, customers, [...privateCustomers(now), ...businessCustomers(now)])
  await insertRows(db, privateCustomerTable, privateDetails)
  await insertRows(db, bankData, privateBankData)
  await insertRows(db, privacySettings, privatePrivacy)
  await insertRows(db, products, privateProducts(now))
  await insertRows(db, productChanges, plannedChanges(now))
  await insertRows(db, formerProducts, seededFormerProducts)
  await insertRows(db, fees, seededFees(now))
  await insertRows(db, companyTable, companies(now))
  const numbers = seededNumbers(now)
  await insertRows(db, callingNumbers, numbers)
  await insertRows(db, history, seededHistory(numbers, now))
  await insertRows(db, allowTable, allowEntries)
  await insertRows(db, denyTable, denyEntries)
  await insertRows(db, taskTable, tasks(now))
  await insertRows(db, billRunTable, billRuns(now))
  await insertRows(db, accounts, rows)
  await addMadeUpPeople({ db, now, passwordHash: hash }, { from: 0, to: seededPeopleCount })
  await addMadeUpCompanies({ db, now }, { from: 0, to: seededCompanyCount })
  const replaced = earlier.map(({ id }) => ({ accountId: id, hash: earlierHash, replacedAt: now }))
  await insertRows(db, previousPasswords, replaced)
  await insertRows(db, bankEmployees, employees)
  await insertRows(
    db,
    codes,
    everybody.flatMap(({ area, person }) => codesOf(area, person, now)),
  )
  await fillBilling(db, now)
  await insertRows(db, transactions, hostileTransactions(now))
  await insertRows(db, receipts, hostileBills(now))
  await insertRows(db, notes, seededNotes(now))
  await db.insert(documents).values(seededDocuments(now)) // Bytes cannot go through JSON.
  await insertMissing(db, notifications, await seededNotifications(db, now))
  await markSeeded(db, now)
}

/** In bytes, of one table with what was deleted and not yet swept. */
const large = 8_000_000

/**
 * Empties every table. A new file for each table and index is what takes the time of `truncate`, so small tables are emptied
 * row by row, until they have grown by what that leaves behind. Runs in a transaction.
 */
async function emptyEverything(transaction: Database): Promise<void> {
  const found = await transaction
    .select({
      name: sql<string>`relname`,
      bytes: sql<number>`pg_relation_size(pg_class.oid)::integer`,
    })
    .from(sql`pg_class`)
    .where(sql`relkind = 'r' and relnamespace = 'public'::regnamespace`)
    // Who refers to others goes first, so that little is left to be deleted along with them.
    .orderBy(sql`(select count(*) from pg_constraint where confrelid = pg_class.oid)`)
  const tables = found.map(({ name }) => sql.identifier(name))
  if (found.some(({ bytes }) => bytes > large)) {
    await transaction.execute(sql`truncate ${sql.join(tables, sql`, `)} restart identity`)
    return
  }
  for (const table of tables) await transaction.execute(sql`delete from ${table}`)
  const counting = await transaction
    .select({ name: sql<string>`sequencename` })
    .from(sql`pg_sequences`)
    .where(sql`schemaname = 'public' and last_value is not null`)
  for (const { name } of counting) await transaction.execute(sql`alter sequence ${sql.identifier(name)} restart`)
}
