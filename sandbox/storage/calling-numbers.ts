/** Reads and writes the calling numbers of companies, and finds who has a number already. */
import { type AnyColumn, and, asc, desc, eq, ne, sql } from 'drizzle-orm'
import { atMoment, type StoredNumber } from '#sandbox/domain/calling-number.ts'
import type { Database } from '#sandbox/storage/database.ts'
import { insertMany } from '#sandbox/storage/insert-many.ts'
import { callingNumbers } from '#sandbox/storage/tables/calling-numbers.ts'
import { customers, privateCustomers } from '#sandbox/storage/tables/people.ts'
import { denyEntries } from '#sandbox/storage/tables/registrations.ts'

/** All of a company, what was added last first. */
export async function numbersOf(db: Database, customerId: string, now: Date): Promise<StoredNumber[]> {
  const found = await db
    .select()
    .from(callingNumbers)
    .where(eq(callingNumbers.customerId, customerId))
    .orderBy(desc(callingNumbers.addedAt), asc(callingNumbers.position))
  return found.map((number) => atMoment(number, now))
}

/** Undefined when this company has none with the id. */
export async function findNumber(
  db: Database,
  customerId: string,
  id: string,
  now: Date,
): Promise<StoredNumber | undefined> {
  const [found] = await db
    .select()
    .from(callingNumbers)
    .where(and(eq(callingNumbers.id, id), eq(callingNumbers.customerId, customerId)))
  return found && atMoment(found, now)
}

export const insertNumbers = (db: Database, rows: (typeof callingNumbers.$inferInsert)[]): Promise<void> =>
  insertMany(db, callingNumbers, rows)

/** Writes a whole number, so that what it has become meanwhile stays. */
export async function updateNumber(db: Database, { id, ...number }: StoredNumber): Promise<void> {
  await db.update(callingNumbers).set(number).where(eq(callingNumbers.id, id))
}

/** Who has a number: a company with its customer number, or a private customer. */
type Owner = { customerId: string; bpNumber: string; kind: 'private' | 'business' }
export type Taken = { owners: Map<string, Owner>; denied: Set<string> }

/**
 * Which of these numbers somebody has, or nobody may have. Until the transaction ends nobody else asks, so that no two
 * companies are given one number. What another company deactivated is free; the own company keeps it (R784).
 */
export async function takenOf(db: Database, customerId: string, numbers: readonly string[]): Promise<Taken> {
  await db.execute(sql`select pg_advisory_xact_lock(${asking})`)
  // One parameter: ten thousand of them take PostgreSQL seconds to read.
  const isWanted = (number: AnyColumn) =>
    sql`${number} in (select json_array_elements_text(${JSON.stringify(numbers)}::json))`
  const has = { customerId: customers.id, bpNumber: customers.bpNumber, kind: customers.kind }
  const inPrivate = await db
    .select({ number: privateCustomers.callNumber, ...has })
    .from(privateCustomers)
    .innerJoin(customers, eq(customers.id, privateCustomers.customerId))
    .where(isWanted(privateCustomers.callNumber))
  const inCompanies = await db
    .select({ number: callingNumbers.callingNumber, ...has })
    .from(callingNumbers)
    .innerJoin(customers, eq(customers.id, callingNumbers.customerId))
    .where(and(isWanted(callingNumbers.callingNumber), ne(callingNumbers.status, 'DEACTIVATED')))
  const inCompany = await db
    .select({ number: callingNumbers.callingNumber, ...has })
    .from(callingNumbers)
    .innerJoin(customers, eq(customers.id, callingNumbers.customerId))
    .where(and(isWanted(callingNumbers.callingNumber), eq(callingNumbers.customerId, customerId)))
  const denied = await db
    .select({ number: denyEntries.phoneNumber })
    .from(denyEntries)
    .where(isWanted(denyEntries.phoneNumber))
  return {
    owners: new Map([...inPrivate, ...inCompanies, ...inCompany].map(({ number, ...owner }) => [number, owner])),
    denied: new Set(denied.map(({ number }) => number!)),
  }
}

/** Any number; it only has to be the same in every process. */
const asking = 20_261_121
