import type { BillRun } from '#generated/model/bill-run.ts'
import type { BillRunCalculation } from '#generated/model/bill-run-calculation.ts'
import type { BillRunTransactions } from '#generated/model/bill-run-transactions.ts'
import type { Command, Query } from '#src/shared/query/port.ts'

/** What was billed; without an id the newest run answers (A11). */
export type BillRunsPort = {
  calculation: (billRunId?: string) => Query<BillRunCalculation>
  transactions: (billRunId?: string) => Query<BillRunTransactions>
  /** For whoever may start a run (A12). */
  start?: Command<void, BillRun>
}
