import {
  bankCreateBillRun,
  getBankGetBillRunCalculationQueryKey,
  getBankGetBillRunCalculationSuspenseQueryOptions,
  getBankGetBillRunTransactionsQueryKey,
  getBankGetBillRunTransactionsSuspenseQueryOptions,
} from '#generated/api/bank-bill-runs/bank-bill-runs.ts'
import type { BillRunsPort } from '#src/features/bill-runs/bill-runs-port.ts'
import { idempotentCommand } from '#src/shared/query/idempotent-command.ts'
import type { May } from './permissions.ts'

const chosen = (billRunId: string | undefined) => (billRunId === undefined ? undefined : { billRunId })

const start = idempotentCommand('bankCreateBillRun', (_, headers) => bankCreateBillRun(headers), [
  getBankGetBillRunCalculationQueryKey(),
  getBankGetBillRunTransactionsQueryKey(),
])

/** Everybody at the bank may look at bill runs; who may start one has the command for it (A12). */
export const bankBillRuns = (may: May): BillRunsPort => ({
  calculation: (billRunId) => getBankGetBillRunCalculationSuspenseQueryOptions(chosen(billRunId)),
  transactions: (billRunId) => getBankGetBillRunTransactionsSuspenseQueryOptions(chosen(billRunId)),
  ...(may('bankCreateBillRun') && { start }),
})
