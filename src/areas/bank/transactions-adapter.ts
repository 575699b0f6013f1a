import { getBankGetBusinessLimitSuspenseQueryOptions } from '#generated/api/bank-business-customers/bank-business-customers.ts'
import {
  getBankListBusinessTransactionsSuspenseQueryOptions,
  getBankListPrivateTransactionsSuspenseQueryOptions,
} from '#generated/api/bank-transactions/bank-transactions.ts'
import type { TransactionsPort } from '#src/features/transactions/transactions-port.ts'

export const bankPrivateTransactions = (customerId: string): TransactionsPort => ({
  transactions: (query) => getBankListPrivateTransactionsSuspenseQueryOptions(customerId, query),
  reader: 'employee',
})

export const bankBusinessTransactions = (customerId: string): TransactionsPort => ({
  transactions: (query) => getBankListBusinessTransactionsSuspenseQueryOptions(customerId, query),
  reader: 'employee',
  withCallNumbers: true,
  limit: () => getBankGetBusinessLimitSuspenseQueryOptions(customerId),
})
