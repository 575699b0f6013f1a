/** What the receipts need from an area, and what they keep in the URL. */
import type { ReceiptList } from '#generated/model/receipt-list.ts'
import type { Command, Query } from '#src/shared/query/port.ts'
import { day, defineList, type Filter, type ListSearch } from '#src/shared/table/state/list-search.ts'

/** The first and last day of receipts, YYYY-MM-DD. */
export type ReceiptDays = { from: string; to: string }

export type ReceiptsPort = {
  receipts: (days: ReceiptDays) => Query<ReceiptList>
  /** The PDF or CSV with this archive reference. */
  download: Command<string, Blob>
  /** Shows the column of amounts that are not paid yet (R852). */
  withOpenAmounts?: true
}

type ReceiptField = 'invoiceNumber' | 'typeText' | 'receiptDate' | 'amount' | 'amountOpen'

export type ReceiptSearch = ListSearch<ReceiptField> & { from?: string; to?: string; period?: string }

/** A month such as 2026-10, or a year. */
const period: Filter<string> = ([first]) => /^\d{4}(-\d\d)?$/.exec(first!)?.[0]

/** The days are no filter that "show all" could remove: there are always some. */
export const receiptList = {
  ...defineList({
    sort: ['invoiceNumber', 'typeText', 'receiptDate', 'amount', 'amountOpen'],
    filters: { from: day, to: day, period },
  }),
  filterNames: ['period'],
}
