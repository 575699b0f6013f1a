import { getPrivateListTransactionsSuspenseQueryOptions } from '#generated/api/private-transactions/private-transactions.ts'
import type { TransactionsPort } from '#src/features/transactions/transactions-port.ts'

export const transactionsAdapter: TransactionsPort = {
  transactions: (query) => getPrivateListTransactionsSuspenseQueryOptions(query),
  hasOneNumber: true,
  reader: 'customer',
}
