import {
  getBusinessGetLimitSuspenseQueryOptions,
  getBusinessListTransactionsSuspenseQueryOptions,
} from '#generated/api/business-transactions/business-transactions.ts'
import type { TransactionsPort } from '#src/features/transactions/transactions-port.ts'

export const transactionsAdapter: TransactionsPort = {
  transactions: (query) => getBusinessListTransactionsSuspenseQueryOptions(query),
  withCallNumbers: true,
  limit: () => getBusinessGetLimitSuspenseQueryOptions(),
  reader: 'administrator',
}
