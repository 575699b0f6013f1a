/** Customers with everything that the bank's lists show of them. */
import { and, eq, inArray } from 'drizzle-orm'
import type { FoundCompany, FoundPerson } from '#sandbox/domain/customer.ts'
import type { Database } from '#sandbox/storage/database.ts'
import { companies } from '#sandbox/storage/tables/companies.ts'
import { accounts, customers, privateCustomers } from '#sandbox/storage/tables/people.ts'

/** A private customer has one account, which is the customer's own. */
const readPeople = (db: Database, numbers: string[]) =>
  db
    .select({ customer: customers, details: privateCustomers, account: accounts })
    .from(customers)
    .innerJoin(privateCustomers, eq(privateCustomers.customerId, customers.id))
    .innerJoin(accounts, and(eq(accounts.customerId, customers.id), eq(accounts.area, 'private')))
    .where(inArray(customers.bpNumber, numbers))

const readCompanies = (db: Database, numbers: string[]) =>
  db
    .select({ customer: customers, company: companies })
    .from(customers)
    .innerJoin(companies, eq(companies.customerId, customers.id))
    .where(inArray(customers.bpNumber, numbers))

/** Undefined when there is no private customer with this number. */
export async function personWithNumber(db: Database, bpNumber: string): Promise<FoundPerson | undefined> {
  return (await readPeople(db, [bpNumber]))[0]
}

/** Undefined when there is no company with this number. */
export async function companyWithNumber(db: Database, bpNumber: string): Promise<FoundCompany | undefined> {
  return (await readCompanies(db, [bpNumber]))[0]
}

/** In the order of the numbers. */
export async function peopleWithNumbers(db: Database, numbers: string[]): Promise<FoundPerson[]> {
  return inOrder(numbers, await readPeople(db, numbers))
}

/** In the order of the numbers. */
export async function companiesWithNumbers(db: Database, numbers: string[]): Promise<FoundCompany[]> {
  return inOrder(numbers, await readCompanies(db, numbers))
}

function inOrder<Row extends { customer: { bpNumber: string } }>(numbers: string[], rows: Row[]): Row[] {
  const places = new Map(numbers.map((number, place) => [number, place]))
  return rows.toSorted((one, other) => places.get(one.customer.bpNumber)! - places.get(other.customer.bpNumber)!)
}
