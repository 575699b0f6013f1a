/** The bill runs: their days, their sums, and a new one (R739, R742, R743). */
import { randomUUID } from 'node:crypto'
import { and, asc, count, desc, eq, gte, lt, max, sql, sum } from 'drizzle-orm'
import {
  type StoredBillRun,
  billedMonth,
  daysOf,
  isScheduled,
  isSent,
  monthOf,
  toBillRunResponse,
} from '#sandbox/domain/bill-run.ts'
import { startOf } from '#contract-checks/vienna-day.ts'
import { created, handler, ok, readQuery, refuse } from '#sandbox/handlers/handler.ts'
import type { Database } from '#sandbox/storage/database.ts'
import { billRuns } from '#sandbox/storage/tables/back-office.ts'
import { transactions } from '#sandbox/storage/tables/billing.ts'
import { customers } from '#sandbox/storage/tables/people.ts'

/** Codes of the accounting system by item; companies' items have the next series. */
const sapCodes: Record<string, number> = { PARKING: 4730, TICKET: 4731, PURCHASE: 4732 }
const sapCodeOf = (item: string, kind: 'private' | 'business') =>
  `${sapCodes[item] ?? 4739}-${kind === 'private' ? 'TX' : 'TB'}`

/** The chosen run, or the newest one without a choice (A11). */
const chooseRun = (runs: StoredBillRun[], id: string | undefined) =>
  id === undefined ? runs[0] : runs.find((run) => run.id === id)
const isUnknown = (run: StoredBillRun | undefined, id: string | undefined) => run === undefined && id !== undefined

export const billRunHandlers = {
  bankCreateBillRun: handler('bankCreateBillRun', {
    handle: async ({ db, now }) => created(toBillRunResponse(await startBillRun(db, now))),
  }),
  bankGetBillRunCalculation: handler('bankGetBillRunCalculation', {
    handle: async (call) => {
      const runs = await allBillRuns(call.db)
      const id = readQuery(call.query, ({ billRunId, ...rest }) => [billRunId, rest])
      const run = chooseRun(runs, id)
      if (isUnknown(run, id)) return refuse(call, 404, 'There is no such bill run')
      const results = run
        ? daysOf(run).map((day) => ({ day, transactionsScheduled: isScheduled(run, day, call.now) }))
        : []
      return ok({ allBillRuns: runs.map(toBillRunResponse), results })
    },
  }),
  bankGetBillRunTransactions: handler('bankGetBillRunTransactions', {
    handle: async (call) => {
      const runs = await allBillRuns(call.db)
      const id = readQuery(call.query, ({ billRunId, ...rest }) => [billRunId, rest])
      const run = chooseRun(runs, id)
      if (isUnknown(run, id)) return refuse(call, 404, 'There is no such bill run')
      const sums = run ? await billedSums(call.db, run) : []
      const results = sums.map(({ day, kind, item, transactionCount, cents }) => ({
        trxDate: day,
        customerType: kind.toUpperCase(),
        sapCode: sapCodeOf(item, kind),
        itemType: item,
        count: transactionCount,
        sumAmount: cents / 100,
        sentToSap: run !== undefined && isSent(run, day, call.now),
      }))
      return ok({ allBillRuns: runs.map(toBillRunResponse), results })
    },
  }),
}

/** Newest first. */
const allBillRuns = (db: Database): Promise<StoredBillRun[]> =>
  db.select().from(billRuns).orderBy(desc(billRuns.year), desc(billRuns.month), desc(billRuns.runNumber))

/** One more run for the month before. */
async function startBillRun(transaction: Database, now: Date): Promise<StoredBillRun> {
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
function billedSums(db: Database, run: StoredBillRun) {
  const { first, next } = monthOf(run)
  const day = sql<string>`to_char(${transactions.at} at time zone 'Europe/Vienna', 'YYYY-MM-DD')`.as('day')
  return db
    .select({
      day,
      kind: customers.kind,
      item: transactions.feeType,
      transactionCount: count(),
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
