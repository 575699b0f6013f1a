import type { ProductLimit } from '#generated/model/product-limit.ts'
import type { Transaction } from '#generated/model/transaction.ts'
import type { TransactionList } from '#generated/model/transaction-list.ts'
import { fakeQuery } from '#src/shared/query/port.fake.ts'
import type { TransactionQuery, TransactionsPort } from './transactions-port.ts'

export const somePayment: Transaction = {
  transactionId: 'T-1',
  transactionTimestamp: '2026-11-20T22:42:11Z',
  amount: 1008.6,
  feeTypeName: 'Parken',
  feeType: 'PARKING',
  merchantName: 'Parkgarage Oper',
  statusName: 'captured',
}

/** Responds to each query with `list`, and records the queries in `requests`. */
export function fakeTransactionsPort(list: TransactionList, company?: ProductLimit) {
  const requests: TransactionQuery[] = []
  const port: TransactionsPort = {
    reader: company ? 'administrator' : 'customer',
    transactions: (query) =>
      fakeQuery(['fake', 'transactions', query], () => {
        requests.push(query)
        return Promise.resolve(list)
      }),
    ...(company && {
      withCallNumbers: true as const,
      limit: () => fakeQuery(['fake', 'limit'], () => Promise.resolve(company)),
    }),
  }
  return { port, requests }
}
