/** What the transactions need from an area, and what they keep in the URL. */
import type { PrivateListTransactionsParams } from '#generated/model/private-list-transactions-params.ts'
import type { ProductLimit } from '#generated/model/product-limit.ts'
import type { TransactionList } from '#generated/model/transaction-list.ts'
import type { TransactionStatus } from '#generated/model/transaction-status.ts'
import type { MessageDescriptor } from '@lingui/core'
import type { UrlState } from '#src/shared/page/url-state.ts'
import type { EveryParameter } from '#src/shared/http/request.ts'
import type { Query } from '#src/shared/query/port.ts'
import {
  anyOf,
  day,
  defineList,
  type Filter,
  type ListSearch,
  numberSearch,
} from '#src/shared/table/state/list-search.ts'

/** The first and last day of transactions, YYYY-MM-DD. */
export type TransactionDays = { from: string; to: string }

/** The parameters of a page of transactions, the same in all areas. */
export type TransactionQuery = EveryParameter<PrivateListTransactionsParams>

/** Who reads the payments: a private customer, an administrator of a company, or bank staff. */
export type PaymentReader = 'customer' | 'administrator' | 'employee'

/** Why a payment was refused, as far as it is on record. */
export type RefusalReason = 'locked' | 'limit' | 'numberLimit' | 'other' | 'unknown'

/** A sentence for each state, and a second one for each reason of a refusal. */
export type PaymentWords = {
  states: Record<TransactionStatus, MessageDescriptor>
  refusals: Record<RefusalReason, MessageDescriptor>
}

export type TransactionsPort = {
  transactions: (query: TransactionQuery) => Query<TransactionList>
  /** Shows the column of phone numbers, where several can pay (R853). */
  withCallNumbers?: true
  /** The customer has one number, so that the search for a number comes after the other filters. */
  hasOneNumber?: true
  /** The limit that all numbers share, and the rest of it (R854). */
  limit?: () => Query<ProductLimit>
  /** Selects the words of the details of a payment. */
  reader: PaymentReader
}

/** The states of a payment in their usual order (R134). */
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

const sortColumns = [
  'transactionTimestamp',
  'callNumber',
  'merchantName',
  'feeTypeName',
  'amount',
  'statusName',
] as const

export type TransactionSearch = ListSearch<(typeof sortColumns)[number]> & {
  from?: string
  to?: string
  status?: TransactionStatus[]
  /** The number of a receipt: only the payments that it charges, of all days. */
  receipt?: string
}

/** The longest number that the contract allows. */
const longestNumber = 40
const receiptNumber: Filter<string> = ([first = '']) =>
  first.length > 0 && first.length <= longestNumber ? first : undefined

/** The days are no filter that "show all" could remove: there are always some. */
export const transactionList = {
  ...defineList({
    sort: sortColumns,
    search: numberSearch,
    filters: { from: day, to: day, status: anyOf(transactionStatuses), receipt: receiptNumber },
  }),
  filterNames: ['status'],
}

/** The details of a payment. */
export const transactionModals = { view: 'record' } as const

export type TransactionsUrlState = UrlState<TransactionSearch, typeof transactionModals>
