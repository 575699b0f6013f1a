import { msg } from '@lingui/core/macro'
import type { Receipt } from '#generated/model/receipt.ts'
import { formatDate } from '#src/shared/format/date.ts'
import { formatMoney } from '#src/shared/format/money.ts'
import type { Column } from '#src/shared/table/column.ts'

/** The columns of R862. */
export const receiptColumns: readonly Column<Receipt>[] = [
  {
    id: 'invoiceNumber',
    header: msg`Receipt number`,
    role: 'detail',
    value: (one) => one.invoiceNumber,
    sortable: true,
  },
  { id: 'typeText', header: msg`Kind`, role: 'title', value: (one) => one.typeText, sortable: true },
  {
    id: 'receiptDate',
    defaultSort: 'desc',
    header: msg`Date`,
    role: 'subtitle',
    value: (one) => one.receiptDate,
    cell: (one) => <span className="amount">{formatDate(one.receiptDate)}</span>,
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
]

/** Companies see what is still to be paid (R852). */
export const receiptColumnsWithOpen: readonly Column<Receipt>[] = [
  ...receiptColumns,
  {
    id: 'amountOpen',
    header: msg`Open in euros`,
    role: 'detail',
    value: (one) => one.amountOpen,
    cell: (one) => one.amountOpen !== undefined && formatMoney(one.amountOpen),
    sortable: true,
    numeric: true,
  },
]
