import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { BillRunTransaction } from '#generated/model/bill-run-transaction.ts'
import { formatDate } from '#src/shared/format/date.ts'
import { formatMoney } from '#src/shared/format/money.ts'
import type { Column } from '#src/shared/table/column.ts'
import { yesOrNo } from './yes-or-no.tsx'

const customerLabels: Record<string, MessageDescriptor> = {
  PRIVATE: msg`Private customers`,
  BUSINESS: msg`Business customers`,
  CALL_NUMBER: msg`Calling numbers`,
}

/** Whose sum it is; a code without words is shown as it is (A143). */
function customersOf(i18n: I18n, code: string): string {
  const labels = Object.hasOwn(customerLabels, code) ? customerLabels[code] : undefined
  return labels === undefined ? code : i18n._(labels)
}

const whole = new Intl.NumberFormat('de-DE')

/** What is said of a sum (R879); items and codes are those of the accounting system. */
export const sumColumns = (i18n: I18n): readonly Column<BillRunTransaction>[] => [
  {
    id: 'trxDate',
    header: msg`Day`,
    role: 'title',
    value: ({ trxDate }) => trxDate,
    cell: ({ trxDate }) => <span className="amount">{formatDate(trxDate)}</span>,
    sortable: true,
  },
  {
    id: 'customerType',
    header: msg`Customers`,
    role: 'subtitle',
    value: ({ customerType }) => customersOf(i18n, customerType),
    sortable: true,
  },
  { id: 'sapCode', header: msg`SAP code`, role: 'detail', value: ({ sapCode }) => sapCode, sortable: true },
  { id: 'itemType', header: msg`Item`, role: 'detail', value: ({ itemType }) => itemType, sortable: true },
  {
    id: 'count',
    header: msg`Number`,
    role: 'detail',
    value: ({ count }) => count,
    cell: ({ count }) => whole.format(count),
    sortable: true,
    numeric: true,
  },
  {
    id: 'sumAmount',
    header: msg`Sum in euros`,
    role: 'figure',
    unit: '€',
    value: ({ sumAmount }) => sumAmount,
    cell: ({ sumAmount }) => formatMoney(sumAmount),
    sortable: true,
    numeric: true,
  },
  {
    id: 'sentToSap',
    header: msg`Sent to SAP`,
    role: 'detail',
    value: ({ sentToSap }) => sentToSap,
    cell: ({ sentToSap }) => yesOrNo(sentToSap),
    sortable: true,
  },
]
