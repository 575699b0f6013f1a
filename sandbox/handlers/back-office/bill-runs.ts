/** The bill runs: their days, their sums, and a new one (R739, R742, R743). */
import { type StoredBillRun, billRunOutside, daysOf, isScheduled, isSent } from '#sandbox/domain/bill-run.ts'
import { handler } from '#sandbox/handlers/handler.ts'
import { refuse } from '#sandbox/handlers/problem.ts'
import { allBillRuns, billedSums, startBillRun } from '#sandbox/storage/bill-runs.ts'

/** Codes of the accounting system by item; companies' items have the next series. */
const sapCodes: Record<string, number> = { PARKING: 4730, TICKET: 4731, PURCHASE: 4732 }
const sapCodeOf = (item: string, kind: 'private' | 'business') =>
  `${sapCodes[item] ?? 4739}-${kind === 'private' ? 'TX' : 'TB'}`

/** The chosen run, or the newest one without a choice (A11). */
const chosen = (runs: StoredBillRun[], id: string | undefined) =>
  id === undefined ? runs[0] : runs.find((run) => run.id === id)
const unknown = (run: StoredBillRun | undefined, id: string | undefined) => run === undefined && id !== undefined

export const billRunHandlers = {
  bankCreateBillRun: handler('bankCreateBillRun', {
    handle: async ({ db, now }) => ({ status: 201, body: billRunOutside(await startBillRun(db, now)) }),
  }),
  bankGetBillRunCalculation: handler('bankGetBillRunCalculation', {
    handle: async (call) => {
      const runs = await allBillRuns(call.db)
      const run = chosen(runs, call.query.billRunId)
      if (unknown(run, call.query.billRunId)) return refuse(call, 404, 'There is no such bill run')
      const results = run
        ? daysOf(run).map((day) => ({ day, transactionsScheduled: isScheduled(run, day, call.now) }))
        : []
      return { status: 200, body: { allBillRuns: runs.map(billRunOutside), results } }
    },
  }),
  bankGetBillRunTransactions: handler('bankGetBillRunTransactions', {
    handle: async (call) => {
      const runs = await allBillRuns(call.db)
      const run = chosen(runs, call.query.billRunId)
      if (unknown(run, call.query.billRunId)) return refuse(call, 404, 'There is no such bill run')
      const sums = run ? await billedSums(call.db, run) : []
      const results = sums.map(({ day, kind, item, count, cents }) => ({
        trxDate: day,
        customerType: kind.toUpperCase(),
        sapCode: sapCodeOf(item, kind),
        itemType: item,
        count,
        sumAmount: cents / 100,
        sentToSap: run !== undefined && isSent(run, day, call.now),
      }))
      return { status: 200, body: { allBillRuns: runs.map(billRunOutside), results } }
    },
  }),
}
