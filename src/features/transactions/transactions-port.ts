import type { PrivateListTransactionsParams } from '#generated/model/private-list-transactions-params.ts'
import type { ProductLimit } from '#generated/model/product-limit.ts'
import type { TransactionList } from '#generated/model/transaction-list.ts'
import type { Query } from '#src/shared/query/port.ts'

/** Which page of which transactions is asked for; the same in all areas. */
export type TransactionQuery = PrivateListTransactionsParams

/** What the transactions of one customer need; the customer's own area and the bank answer in their own way. */
export type TransactionsPort = {
  transactions: (query: TransactionQuery) => Query<TransactionList>
  /** Several numbers may pay: which one it was has a column of its own (R853). */
  withCallNumbers?: true
  /** The limit that all numbers share, and what is left of it (R854). */
  limit?: () => Query<ProductLimit>
}
