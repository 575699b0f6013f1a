import { msg } from '@lingui/core/macro'
import type { Transaction } from '#generated/model/transaction.ts'
import { formatMoney } from '#src/shared/format/money.ts'
import { formatCallNumber } from '#src/shared/format/call-number.ts'
import type { Column } from '#src/shared/table/column.ts'
import { Timestamp } from '#src/shared/elements/timestamp.tsx'
import { ValueBadge } from '#src/shared/elements/status-badge.tsx'
import { transactionStates } from './transaction-states.ts'

const time: Column<Transaction> = {
  id: 'transactionTimestamp',
  defaultSort: 'desc',
  header: msg`Time`,
  role: 'subtitle',
  value: (one) => one.transactionTimestamp,
  cell: (one) => <Timestamp at={one.transactionTimestamp} />,
  sortable: true,
}

const callNumber: Column<Transaction> = {
  id: 'callNumber',
  header: msg`Phone number`,
  role: 'detail',
  value: (one) => one.callNumber,
  cell: (one) => one.callNumber !== undefined && <span className="amount">{formatCallNumber(one.callNumber)}</span>,
  sortable: true,
}

const payment: readonly Column<Transaction>[] = [
  {
    id: 'merchantName',
    header: msg`Merchant`,
    role: 'title',
    long: true,
    value: (one) => one.merchantName,
    sortable: true,
  },
  {
    id: 'feeTypeName',
    header: msg`Service`,
    role: 'detail',
    long: true,
    value: (one) => one.feeTypeName,
    sortable: true,
  },
  {
    id: 'amount',
    header: msg`Amount in euros`,
    role: 'figure',
    unit: '€',
    value: (one) => one.amount,
    cell: (one) => formatMoney(one.amount),
    sortable: true,
    numeric: true,
  },
  {
    id: 'statusName',
    header: msg`State`,
    role: 'state',
    value: (one) => one.statusName,
    cell: ({ statusName }) => <ValueBadge states={transactionStates} value={statusName} />,
    sortable: true,
  },
]

/** The columns of R865. */
export const transactionColumns = [time, ...payment]

/** Companies see which of their numbers paid (R853). */
export const transactionColumnsWithNumbers = [time, callNumber, ...payment]
