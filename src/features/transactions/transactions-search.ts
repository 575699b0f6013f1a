import type { TransactionStatus } from '#generated/model/transaction-status.ts'
import { anyOf, day, defineList, type ListSearch, numberSearch } from '#src/shared/table/state/list-search.ts'

/** The states of R134, in the order of a payment's life. */
export const transactionStatuses = [
  'reserved',
  'reserveFailed',
  'captured',
  'captureFailed',
  'cancelled',
  'cancelFailed',
  'refund',
  'refundFailed',
] as const satisfies TransactionStatus[]

const fields = ['transactionTimestamp', 'callNumber', 'merchantName', 'feeTypeName', 'amount', 'statusName'] as const

/** The state of the transactions as it stands in the URL. */
export type TransactionSearch = ListSearch<(typeof fields)[number]> & {
  from?: string
  to?: string
  status?: TransactionStatus[]
}

/** There are always days, so they hide nothing that "show all" could bring back. */
export const transactionList = {
  ...defineList({
    sort: fields,
    search: numberSearch,
    filters: { from: day, to: day, status: anyOf(transactionStatuses) },
  }),
  filterNames: ['status'],
}
