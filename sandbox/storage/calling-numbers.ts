/** Reads and writes the calling numbers of companies, and finds who has a number already. */
import { and, asc, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import { atMoment, type StoredNumber } from '#sandbox/domain/calling-number.ts'
import type { Database } from '#sandbox/storage/database.ts'
import { callingNumbers } from '#sandbox/storage/tables/calling-numbers.ts'
import { customers, privateCustomers } from '#sandbox/storage/tables/people.ts'
import { denyEntries } from '#sandbox/storage/tables/registrations.ts'

/** PostgreSQL takes 65,535 values in one statement. */
const rowsAtOnce = 2000

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

export async function insertNumbers(db: Database, rows: (typeof callingNumbers.$inferInsert)[]): Promise<void> {
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    await db.insert(callingNumbers).values(rows.slice(at, at + rowsAtOnce))
  }
}

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
  const wanted = [...numbers]
  const has = { customerId: customers.id, bpNumber: customers.bpNumber, kind: customers.kind }
  const inPrivate = await db
    .select({ number: privateCustomers.callNumber, ...has })
    .from(privateCustomers)
    .innerJoin(customers, eq(customers.id, privateCustomers.customerId))
    .where(inArray(privateCustomers.callNumber, wanted))
  const inCompanies = await db
    .select({ number: callingNumbers.callingNumber, ...has })
    .from(callingNumbers)
    .innerJoin(customers, eq(customers.id, callingNumbers.customerId))
    .where(and(inArray(callingNumbers.callingNumber, wanted), ne(callingNumbers.status, 'DEACTIVATED')))
  const inCompany = await db
    .select({ number: callingNumbers.callingNumber, ...has })
    .from(callingNumbers)
    .innerJoin(customers, eq(customers.id, callingNumbers.customerId))
    .where(and(inArray(callingNumbers.callingNumber, wanted), eq(callingNumbers.customerId, customerId)))
  const denied = await db
    .select({ number: denyEntries.phoneNumber })
    .from(denyEntries)
    .where(inArray(denyEntries.phoneNumber, wanted))
  return {
    owners: new Map([...inPrivate, ...inCompanies, ...inCompany].map(({ number, ...owner }) => [number, owner])),
    denied: new Set(denied.map(({ number }) => number!)),
  }
}

/** Any number; it only has to be the same in every process. */
const asking = 20_261_121
