import {
  bankCreateBillRun,
  getBankGetBillRunCalculationQueryKey,
  getBankGetBillRunCalculationSuspenseQueryOptions,
  getBankGetBillRunTransactionsQueryKey,
  getBankGetBillRunTransactionsSuspenseQueryOptions,
} from '#generated/api/bank-bill-runs/bank-bill-runs.ts'
import type { BillRunsPort } from '#src/features/bill-runs/bill-runs-port.ts'
import { command } from '#src/shared/query/port.ts'

const chosen = (billRunId: string | undefined) => (billRunId === undefined ? undefined : { billRunId })

/** For whoever may look at bill runs; `startingBillRunsAdapter` for whoever may start one too (A12). */
export const billRunsAdapter: BillRunsPort = {
  calculation: (billRunId) => getBankGetBillRunCalculationSuspenseQueryOptions(chosen(billRunId)),
  transactions: (billRunId) => getBankGetBillRunTransactionsSuspenseQueryOptions(chosen(billRunId)),
}

export const startingBillRunsAdapter: BillRunsPort = {
  ...billRunsAdapter,
  start: command('bankCreateBillRun', () => bankCreateBillRun(), [
    getBankGetBillRunCalculationQueryKey(),
    getBankGetBillRunTransactionsQueryKey(),
  ]),
}
