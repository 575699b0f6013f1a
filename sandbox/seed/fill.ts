/** `--customers <count>`: so many made-up private customers and a tenth as many companies, for tests under load. */
import { between, max, sql } from 'drizzle-orm'
import { hashPassword } from '#sandbox/domain/password-hash.ts'
import { firstCompany } from '#sandbox/seed/made-up-companies.ts'
import { addMadeUpCompanies, addMadeUpPeople } from '#sandbox/seed/made-up-customers.ts'
import { firstPerson } from '#sandbox/seed/made-up-people.ts'
import { password } from '#sandbox/seed/person.ts'
import type { Log } from '#sandbox/server/log.ts'
import type { Database } from '#sandbox/storage/database.ts'
import { writeDirectoryOnce } from '#sandbox/storage/directory-once.ts'
import { customers } from '#sandbox/storage/tables/people.ts'

/** More would reach the customer numbers of the cast. */
export const mostCustomers = 200_000

/** Goes on behind the last one that is there; who is there stays as they are. Runs in a transaction. */
export async function fill(db: Database, wanted: number, passwordCost: number, log: Log): Promise<void> {
  const people = { from: await nextIndex(db, firstPerson), to: wanted }
  const companies = { from: await nextIndex(db, firstCompany), to: Math.floor(wanted / 10) }
  if (people.from >= people.to && companies.from >= companies.to) return
  const filling = {
    db,
    now: new Date(),
    passwordHash: await hashPassword(password, passwordCost),
    onProgress: (written: number) => log.info(`${written} of ${wanted} customers are written`),
  }
  await writeDirectoryOnce(db, async () => {
    await addMadeUpPeople(filling, people)
    await addMadeUpCompanies(filling, companies)
  })
}

/** Afterwards the planner knows what there is, and an index answers alone. Not in a transaction. */
export async function tidy(db: Database): Promise<void> {
  await db.execute(sql`vacuum analyze`)
}

async function nextIndex(db: Database, first: number): Promise<number> {
  const [found] = await db
    .select({ last: max(customers.bpNumber) })
    .from(customers)
    .where(between(customers.bpNumber, String(first), String(first + mostCustomers - 1)))
  return found!.last === null ? 0 : Number(found!.last) - first + 1
}
