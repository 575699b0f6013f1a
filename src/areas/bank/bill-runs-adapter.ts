import {
  bankCreateBillRun,
  getBankGetBillRunCalculationQueryKey,
  getBankGetBillRunCalculationSuspenseQueryOptions,
  getBankGetBillRunTransactionsQueryKey,
  getBankGetBillRunTransactionsSuspenseQueryOptions,
} from '#generated/api/bank-bill-runs/bank-bill-runs.ts'
import type { BillRunsPort } from '#src/features/bill-runs/bill-runs-port.ts'
import { idempotentCommand } from '#src/shared/query/write-commands.ts'
import type { May } from './permissions.ts'

const start = idempotentCommand('bankCreateBillRun', (_, headers) => bankCreateBillRun(headers), [
  getBankGetBillRunCalculationQueryKey(),
  getBankGetBillRunTransactionsQueryKey(),
])

/** All bank staff can read bill runs; the command to start one needs a permission (A12). */
export const bankBillRuns = (may: May): BillRunsPort => ({
  calculation: (billRunId) => getBankGetBillRunCalculationSuspenseQueryOptions({ billRunId }),
  transactions: (billRunId) => getBankGetBillRunTransactionsSuspenseQueryOptions({ billRunId }),
  ...(may('bankCreateBillRun') && { start }),
})
