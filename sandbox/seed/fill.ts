/** Adds many made-up customers, for tests under load. */
import { between, getTableColumns, max, sql } from 'drizzle-orm'
import { hashPassword } from '#sandbox/domain/password.ts'
import {
  addMadeUpCompanies,
  addMadeUpPeople,
  firstCompany,
  firstPerson,
  seededCompanyCount,
  seededPeopleCount,
} from '#sandbox/seed/made-up-customers.ts'
import { password } from '#sandbox/seed/person.ts'
import type { Database } from '#sandbox/storage/database.ts'
import type { Log } from '#sandbox/storage/log.ts'
import { readFillTime, markFilledSince } from '#sandbox/storage/settings.ts'
import { companies } from '#sandbox/storage/tables/companies.ts'
import { directory } from '#sandbox/storage/tables/directory.ts'
import { accounts, customers, privateCustomers } from '#sandbox/storage/tables/people.ts'

/** More would reach the customer numbers of the seed people. */
export const mostCustomers = 200_000

/** Adds customers after the highest number that was ever filled, so that deleted ones are not added again. Runs in a transaction. */
export async function fill(db: Database, wanted: number, passwordCost: number, log: Log): Promise<void> {
  const people = { from: await nextIndex(db, firstPerson, seededPeopleCount), to: wanted }
  const firms = { from: await nextIndex(db, firstCompany, seededCompanyCount), to: Math.floor(wanted / 10) }
  if (people.from >= people.to && firms.from >= firms.to) return
  const filling = {
    db,
    now: new Date(),
    passwordHash: await hashPassword(password, passwordCost),
    onProgress: (written: number) => log.info(`${written} of ${wanted} customers are written`),
  }
  await writeDirectoryOnce(db, async () => {
    await addMadeUpPeople(filling, people)
    await addMadeUpCompanies(filling, firms)
  })
  await markFilledSince(db, firstPerson, Math.max(people.from, people.to))
  await markFilledSince(db, firstCompany, Math.max(firms.from, firms.to))
}

/** Updates the planner's statistics and the visibility map, for index-only scans. Not in a transaction. */
export async function analyzeTables(db: Database): Promise<void> {
  await db.execute(sql`vacuum analyze`)
}

/** After those of the seed, those of an earlier filling, and the last one that exists. */
async function nextIndex(db: Database, first: number, usual: number): Promise<number> {
  const [found] = await db
    .select({ last: max(customers.bpNumber) })
    .from(customers)
    .where(between(customers.bpNumber, String(first), String(first + mostCustomers - 1)))
  const there = found!.last === null ? 0 : Number(found!.last) - first + 1
  return Math.max(usual, await readFillTime(db, first), there)
}

const sources = [customers, privateCustomers, accounts, companies]

/**
 * For adding many thousands of customers: the directory takes them over at the end, all at once, and the index of the
 * search is rebuilt. Many times faster than its triggers. Runs in a transaction; there are no other writes meanwhile.
 */
async function writeDirectoryOnce(db: Database, add: () => Promise<void>): Promise<void> {
  const [index] = await db
    .select({ definition: sql<string>`indexdef` })
    .from(sql`pg_indexes`)
    .where(sql`indexname = 'directory_by_searched'`)
  for (const table of sources) await db.execute(sql`alter table ${table} disable trigger user`)
  await db.execute(sql`drop index directory_by_searched`)
  await add()
  const columns = sql.join(
    Object.values(getTableColumns(directory)).map(({ name }) => sql.identifier(name)),
    sql`, `,
  )
  await db.execute(
    sql`insert into directory (${columns}) select ${columns} from directory_source on conflict do nothing`,
  )
  await db.execute(sql.raw(index!.definition))
  for (const table of sources) await db.execute(sql`alter table ${table} enable trigger user`)
}
