/** Writes made-up customers, many rows at a time. */
import { madeUpCompany } from '#sandbox/seed/made-up-companies.ts'
import { madeUpPerson } from '#sandbox/seed/made-up-people.ts'
import type { Database } from '#sandbox/storage/database.ts'
import { insertMany } from '#sandbox/storage/insert-many.ts'
import { companies } from '#sandbox/storage/tables/companies.ts'
import { accounts, customers, privateCustomers } from '#sandbox/storage/tables/people.ts'
import { bankData, privacySettings } from '#sandbox/storage/tables/personal-data.ts'
import { products } from '#sandbox/storage/tables/products.ts'

/** So many are made and told about at once. */
const rowsAtOnce = 2000

type Range = { from: number; to: number }
type Filling = { db: Database; now: Date; passwordHash: string; onProgress?: (written: number) => void }

/** Adds the people with these indexes, the last one excluded. */
export async function addMadeUpPeople({ db, now, passwordHash, onProgress }: Filling, range: Range): Promise<void> {
  for (const indexes of portions(range)) {
    const people = indexes.map((index) => madeUpPerson(index, now, passwordHash))
    const of = <Part extends keyof (typeof people)[0]>(part: Part) => people.map((person) => person[part])
    await insertMany(db, customers, of('customer'))
    await insertMany(db, privateCustomers, of('details'))
    await insertMany(db, bankData, of('bankData'))
    await insertMany(db, privacySettings, of('privacy'))
    await insertMany(db, products, of('product'))
    await insertMany(db, accounts, of('account'))
    onProgress?.(indexes.at(-1)! + 1)
  }
}

/** Adds the companies with these indexes, the last one excluded; nobody signs in for them. */
export async function addMadeUpCompanies({ db, now }: Pick<Filling, 'db' | 'now'>, range: Range): Promise<void> {
  for (const indexes of portions(range)) {
    const made = indexes.map((index) => madeUpCompany(index, now))
    const of = <Part extends keyof (typeof made)[0]>(part: Part) => made.map((company) => company[part])
    await insertMany(db, customers, of('customer'))
    await insertMany(db, companies, of('company'))
  }
}

function* portions({ from, to }: Range): Generator<number[]> {
  for (let start = from; start < to; start += rowsAtOnce) {
    yield Array.from({ length: Math.min(rowsAtOnce, to - start) }, (_none, place) => start + place)
  }
}
