/** The bill runs, and the sums of what they bill. */
import { randomUUID } from 'node:crypto'
import { and, asc, count, desc, eq, gte, lt, max, sql, sum } from 'drizzle-orm'
import { type StoredBillRun, billedMonth, monthOf } from '#sandbox/domain/bill-run.ts'
import { startOf } from '#sandbox/domain/vienna.ts'
import type { Database } from '#sandbox/storage/database.ts'
import { billRuns } from '#sandbox/storage/tables/bill-runs.ts'
import { transactions } from '#sandbox/storage/tables/billing.ts'
import { customers } from '#sandbox/storage/tables/people.ts'

/** Newest first. */
export const allBillRuns = (db: Database): Promise<StoredBillRun[]> =>
  db.select().from(billRuns).orderBy(desc(billRuns.year), desc(billRuns.month), desc(billRuns.runNumber))

/** One more run for the month before. */
export async function startBillRun(transaction: Database, now: Date): Promise<StoredBillRun> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtext('bill run'))`)
  const { year, month } = billedMonth(now)
  const [last] = await transaction
    .select({ number: max(billRuns.runNumber) })
    .from(billRuns)
    .where(and(eq(billRuns.year, year), eq(billRuns.month, month)))
  const values = { id: randomUUID(), year, month, runNumber: (last?.number ?? 0) + 1, startedAt: now }
  const [run] = await transaction.insert(billRuns).values(values).returning()
  return run!
}

/** What was captured in the run's month, by Vienna's day, kind of customer and item; amounts in cents. */
export function billedSums(db: Database, run: StoredBillRun) {
  const { first, next } = monthOf(run)
  const day = sql<string>`to_char(${transactions.at} at time zone 'Europe/Vienna', 'YYYY-MM-DD')`.as('day')
  return db
    .select({
      day,
      kind: customers.kind,
      item: transactions.feeType,
      count: count(),
      cents: sum(transactions.amountCents).mapWith(Number),
    })
    .from(transactions)
    .innerJoin(customers, eq(customers.id, transactions.customerId))
    .where(
      and(
        eq(transactions.status, 'captured'),
        gte(transactions.at, startOf(first)),
        lt(transactions.at, startOf(next)),
      ),
    )
    .groupBy(day, customers.kind, transactions.feeType)
    .orderBy(asc(day), asc(customers.kind), asc(transactions.feeType))
}
