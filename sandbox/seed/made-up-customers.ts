/** Writes made-up customers, many rows at a time. */
import { madeUpCompany } from '#sandbox/seed/made-up-companies.ts'
import { madeUpPerson } from '#sandbox/seed/made-up-people.ts'
import type { Database } from '#sandbox/storage/database.ts'
import { companies } from '#sandbox/storage/tables/companies.ts'
import { accounts, customers, privateCustomers } from '#sandbox/storage/tables/people.ts'
import { bankData, privacySettings } from '#sandbox/storage/tables/personal-data.ts'
import { products } from '#sandbox/storage/tables/products.ts'

/** Parameters of one statement are limited to 65,535. */
const rowsAtOnce = 2000

type Range = { from: number; to: number }
type Filling = { db: Database; now: Date; passwordHash: string; onProgress?: (written: number) => void }

/** Adds the people with these indexes, the last one excluded. */
export async function addMadeUpPeople({ db, now, passwordHash, onProgress }: Filling, range: Range): Promise<void> {
  for (const indexes of portions(range)) {
    const people = indexes.map((index) => madeUpPerson(index, now, passwordHash))
    await db.insert(customers).values(people.map(({ customer }) => customer))
    await db.insert(privateCustomers).values(people.map(({ details }) => details))
    await db.insert(bankData).values(people.map((person) => person.bankData))
    await db.insert(privacySettings).values(people.map(({ privacy }) => privacy))
    await db.insert(products).values(people.map(({ product }) => product))
    await db.insert(accounts).values(people.map(({ account }) => account))
    onProgress?.(indexes.at(-1)! + 1)
  }
}

/** Adds the companies with these indexes, the last one excluded; nobody signs in for them. */
export async function addMadeUpCompanies({ db, now }: Pick<Filling, 'db' | 'now'>, range: Range): Promise<void> {
  for (const indexes of portions(range)) {
    const made = indexes.map((index) => madeUpCompany(index, now))
    await db.insert(customers).values(made.map(({ customer }) => customer))
    await db.insert(companies).values(made.map(({ company }) => company))
  }
}

function* portions({ from, to }: Range): Generator<number[]> {
  for (let start = from; start < to; start += rowsAtOnce) {
    yield Array.from({ length: Math.min(rowsAtOnce, to - start) }, (_none, place) => start + place)
  }
}
