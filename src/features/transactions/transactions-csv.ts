/** The payments of some days as a file for spreadsheets; loaded on the first export, since it needs papaparse. */
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { QueryClient } from '@tanstack/react-query'
import Papa from 'papaparse'
import type { Transaction } from '#generated/model/transaction.ts'
import { formatDateTime } from '#src/shared/format/day.ts'
import { formatMoney } from '#src/shared/format/numbers.ts'
import { statusBadges } from './transaction-states.tsx'
import type { TransactionQuery, TransactionsPort } from './transactions-port.ts'

/** The rows of a request, the most that the contract allows. */
const rowsPerRequest = 100

/** All payments on the pages of the list. A payment that arrives meanwhile moves others to the next page, so each is taken once. */
export async function loadAllPayments(
  client: QueryClient,
  port: TransactionsPort,
  query: TransactionQuery,
): Promise<Transaction[]> {
  const payments = new Map<string, Transaction>()
  for (let [offset, total] = [0, 1]; offset < total; offset += rowsPerRequest) {
    // One request at a time spares the backend.
    const page = await client.fetchQuery({
      ...port.transactions({ ...query, limit: rowsPerRequest, offset }),
      staleTime: 0,
      gcTime: 0,
    })
    total = page.meta.total
    for (const payment of page.transactions) payments.set(payment.transactionId, payment)
  }
  return [...payments.values()]
}

/** Cells that a spreadsheet would run as a formula; a plain negative amount is none. */
const formula = /^(?!-[\d.,]+$)[=+\-@\t\r\n＝＋－＠]/

const hasLabel = (status: string): status is keyof typeof statusBadges => Object.hasOwn(statusBadges, status)

/** Times without "Uhr", so that spreadsheets read them as times. */
const toTime = (timestamp: string): string => formatDateTime(timestamp).replace(/ Uhr$/, '')

/** The header and the cells of a column. */
type CsvColumn = [header: string, cell: (payment: Transaction) => string]

const callNumberColumn = (i18n: I18n): CsvColumn => [i18n._(msg`Phone number`), ({ callNumber = '' }) => callNumber]

/** Semicolons, decimal commas and a byte order mark, which spreadsheets in Austria expect; the columns of the list and the payment ID. */
export function toCsv(
  payments: readonly Transaction[],
  { i18n, withCallNumbers }: { i18n: I18n; withCallNumbers: boolean },
): string {
  const columns: readonly CsvColumn[] = [
    [i18n._(msg`Time`), ({ transactionTimestamp }) => toTime(transactionTimestamp)],
    ...(withCallNumbers ? [callNumberColumn(i18n)] : []),
    [i18n._(msg`Merchant`), ({ merchantName }) => merchantName],
    [i18n._(msg`Type`), ({ feeTypeName }) => feeTypeName],
    [i18n._(msg`Amount in euros`), ({ amount }) => formatMoney(amount)],
    [
      i18n._(msg`Status`),
      ({ statusName }) => (hasLabel(statusName) ? i18n._(statusBadges[statusName].label) : statusName),
    ],
    [i18n._(msg`Payment ID`), ({ transactionId }) => transactionId],
  ]
  const rows = [
    columns.map(([header]) => header),
    ...payments.map((payment) => columns.map(([, cell]) => cell(payment))),
  ]
  return `\ufeff${Papa.unparse(rows, { delimiter: ';', newline: '\r\n', escapeFormulae: formula })}\r\n`
}
