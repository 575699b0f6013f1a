import { day, defineList, type Filter, type ListSearch } from '#src/shared/table/state/list-search.ts'

type ReceiptField = 'invoiceNumber' | 'typeText' | 'receiptDate' | 'amount' | 'amountOpen'

/** The state of the receipts as it stands in the URL. */
export type ReceiptSearch = ListSearch<ReceiptField> & { from?: string; to?: string; period?: string }

/** A month such as 2026-10, or a year. It is read in the first file, so it is short. */
const period: Filter<string> = ([first]) => /^\d{4}(-\d\d)?$/.exec(first!)?.[0]

/** There are always days, so they hide nothing that "show all" could bring back. */
export const receiptList = {
  ...defineList({
    sort: ['invoiceNumber', 'typeText', 'receiptDate', 'amount', 'amountOpen'],
    filters: { from: day, to: day, period },
  }),
  filterNames: ['period'],
}
